"""The files of the table: types, policy, and that they need nothing but this server."""

import re

import pytest

from service.rulesets.catalogue import REGISTRY
from service.table import serve
from tests.api.contract import ContractClient

FILES = serve.found_files()
TYPES = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
}
#: Names of XML are no addresses.
NAMESPACE = "http://www.w3.org/2000/svg"


def test_the_page_has_a_strict_policy(client: ContractClient) -> None:
    policy = client.get("/table/").headers["Content-Security-Policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in policy
    assert rules["frame-ancestors"] == rules["base-uri"] == rules["form-action"] == "'none'"


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_served_with_its_type(client: ContractClient, name: str) -> None:
    response = client.get(f"/table/{name}")
    assert response.status_code == 200
    assert response.headers["Content-Type"] == TYPES[name.rpartition(".")[2]]
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Cache-Control"] == "no-cache"
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    again = client.get(f"/table/{name}", headers={"If-None-Match": response.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize("name", FILES)
def test_no_file_names_another_host(name: str) -> None:
    text = FILES[name].body.decode().replace(NAMESPACE, "")
    assert not re.search(r"""(https?:|wss?:)//|["'(]//""", text)


def test_the_page_has_no_inline_script_or_style() -> None:
    page = FILES["index.html"].body.decode()
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", page)
    for tag in re.findall(r"<script[^>]*>", page):
        assert "src=" in tag


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".js")])
def test_no_module_parses_markup_or_runs_text(name: str) -> None:
    text = FILES[name].body.decode()
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|\.style\b|\"style\"", text)


def test_every_file_that_another_names_is_there() -> None:
    for name, file in FILES.items():
        text = file.body.decode()
        folder = name.rpartition("/")[0]
        named = [path.removeprefix("/table/") for path in re.findall(r'"(/table/[\w./-]+\.\w+)"', text)]
        named += [f"{folder}/{path}".lstrip("/") for path in re.findall(r'from "\./([\w./-]+)"', text)]
        assert set(named) <= set(FILES), name


def test_every_ruleset_has_places_and_a_picture() -> None:
    for name in REGISTRY.names():
        assert f"places/{name}.js" in FILES
        assert f"examples/{name}.svg" in FILES


@pytest.mark.parametrize("name", REGISTRY.names())
def test_places_name_only_kinds_of_actions_that_there_are(name: str) -> None:
    tags = {kind.tag for kind in REGISTRY[name].meta.vocabulary.kinds}
    text = FILES[f"places/{name}.js"].body.decode()
    named = set(re.findall(rf'"({name}\.\w+)"', text))
    assert named
    assert named <= tags


def test_the_root_leads_to_the_table(client: ContractClient) -> None:
    for path in ("/", "/table"):
        response = client.get(path)
        assert (response.status_code, response.headers["Location"]) == (308, "/table/")


def test_nothing_else_is_served(client: ContractClient) -> None:
    for path in ("/table/serve.py", "/table/..%2fserve.py", "/table/static/main.js", "/table/no.js"):
        assert client.get(path).status_code == 404
