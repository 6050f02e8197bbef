"""A browser and the whole service. Without Playwright or Chromium these tests are skipped: `make test-browser` brings the one, the system the other."""

import os
import shutil
from pathlib import Path

import pytest

from tests.e2e.house import Client, House

try:
    from playwright.sync_api import sync_playwright
except ImportError:
    sync_playwright = None

ARTEFACTS = Path(__file__).parents[2] / "build" / "browser"


def chromium():
    """Return the path of the system's browser, or None."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="session")
def browser():
    if sync_playwright is None:
        pytest.skip("Playwright is not installed: `make test-browser` installs it")
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine (CHROMIUM names one)")
    with sync_playwright() as playwright:
        # Containers often forbid the sandbox; the pages are our own.
        launched = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def house(browser, tmp_path_factory):  # noqa: ARG001 - without a browser nothing is started
    made = House(tmp_path_factory.mktemp("house"))
    try:
        made.run()
        yield made
    finally:
        made.close()


@pytest.fixture
def client(house):
    return Client(house.base)


class Watched:
    """A page of a context of its own that notes what it complains of and what it asks for."""

    def __init__(self, browser, house, *, refused, **options):
        self.base = options.pop("base_url", house.base)
        self.context = browser.new_context(base_url=self.base, **options)
        self.page = self.context.new_page()
        self.complaints = []
        self.requests = []
        self.refused = refused
        self.page.on("console", self._told)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.set_default_timeout(20_000)

    def _told(self, message):
        # The browser notes every bad status by itself.
        expected = self.refused and message.text.startswith("Failed to load resource")
        if message.type in {"error", "warning"} and not expected:
            self.complaints.append(message.text)


@pytest.fixture
def opened(browser, house):
    """Return a function that opens a watched page; all of them are closed, and none may have complained or asked another host.

    `refused`: the server's refusals are expected.
    """
    watched = []

    def open_page(*, refused=False, **options):
        watched.append(Watched(browser, house, refused=refused, **options))
        return watched[-1].page

    yield open_page
    for one in watched:
        one.context.close()
        assert one.complaints == []
        assert [url for url in one.requests if not url.startswith((one.base, "data:", "blob:"))] == []
        assert [url for url in one.requests if "token=" in url.partition("#")[0] or "seat_" in url.partition("#")[0]] == []


@pytest.fixture
def artefact():
    """Return a function that names a file among the artefacts of the browser tests."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    return lambda name: str(ARTEFACTS / name)
