"""Pinned refusals: for every place in a room that refuses, and every rule that it may name, a position, an action, and the refusal word by word.

They lie in tests/rulesets/<ruleset>/refusals.json; tests/conformance/test_refusals.py holds the rooms to them. `python -m tests.refusals RULESET [GAMES [SEED]]` looks for those that
are missing, in random games and with actions made up from listed ones, and adds them. What it writes is to be read before it is committed: the text
must say what the rule says, with the right numbers. Positions are those of the codec. Some were bent by hand from one that was found, where games hardly
ever come there (an empty bag, no stock left): they need not be reachable, only well formed.
"""

import ast
import itertools
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from service.build import build_kind
from service.engine.form import FormError
from service.engine.rejection import Rejection
from service.engine.rng import Rng
from service.rulesets.catalogue import REGISTRY
from tests.conformance.play import CASES, _choices, play
from tests.conformance.test_actions import _random_action, _value

ROOT = Path(__file__).parents[1]
#: No game is begun after so long.
SECONDS = 80


def path_of(name: str) -> Path:
    return ROOT / "tests" / "rulesets" / name / "refusals.json"


def pinned(name: str) -> list[dict]:
    path = path_of(name)
    return json.loads(path.read_text()) if path.exists() else []


class Sites:
    """The places in a room's source where a Rejection is made, and the rules that its refusing modules name."""

    def __init__(self, name: str) -> None:
        self.folder = ROOT / "service" / "rulesets" / name
        self.rules: set[str] = set()
        self._lines: dict[str, list[tuple[int, int, str]]] = {}
        for file in sorted(self.folder.rglob("*.py")):
            self._read(file)

    @property
    def names(self) -> list[str]:
        return [site for found in self._lines.values() for _, _, site in found]

    def _read(self, file: Path) -> None:
        tree = ast.parse(file.read_text())
        found = []
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            calls = [c for c in ast.walk(function) if isinstance(c, ast.Call) and getattr(c.func, "id", "") == "Rejection"]
            ordered = sorted(calls, key=lambda call: (call.lineno, call.col_offset))
            where = f"{file.relative_to(self.folder)}:{function.name}"
            found += [(c.lineno, c.end_lineno or c.lineno, f"{where}#{n}") for n, c in enumerate(ordered)]
        if found:
            self._lines[str(file)] = found
            meta = REGISTRY[self.folder.name].meta
            letter = meta.vocabulary.kinds[0].rules[0].partition("-")[0]
            texts = (c.value for c in ast.walk(tree) if isinstance(c, ast.Constant) and isinstance(c.value, str))
            self.rules |= {text for text in texts if text.startswith(f"{letter}-") and text.partition("-")[2].isdigit()}

    def at(self, file: str, line: int) -> str | None:
        return next((site for first, last, site in self._lines.get(file, []) if first <= line <= last), None)


@contextmanager
def watched(sites: Sites) -> Iterator[list[str | None]]:
    """Note where the Rejections are made meanwhile. Plain Python only: compiled code has no frames."""
    assert build_kind() == "plain"
    made: list[str | None] = []
    whole = Rejection.__init__

    def noting(self, *args, **named):
        frame = sys._getframe(1)
        made.append(sites.at(frame.f_code.co_filename, frame.f_lineno))
        whole(self, *args, **named)

    with mock.patch.object(Rejection, "__init__", noting):
        yield made


def told(ruleset, rejection) -> dict:
    """Return a refusal word by word."""
    instead = None if rejection.instead is None else ruleset.meta.vocabulary.to_text(rejection.instead)
    return {
        "rule": rejection.rule,
        "message": rejection.message,
        "needed": rejection.needed,
        "present": rejection.present,
        "instead": instead,
    }


def _changed(vocabulary, value, seen, rng):
    """Return the JSON of an action with one member changed: at random, to what another action has there, or in its order."""
    kind = next(kind for kind in vocabulary.kinds if kind.tag == value["type"])
    member = kind.fields[rng.below(len(kind.fields))]
    others = [other[member.name] for other in seen if member.name in other]
    present = value.get(member.name)
    how = rng.below(3)
    if how == 0 and others:
        new = others[rng.below(len(others))]
    elif how == 1 and isinstance(present, list) and len(present) > 1:
        new = present[::-1] if rng.below(2) else [present[0], *present[:-1]]
    else:
        new = _value(member.spec, rng)
    return {**value, member.name: new}


def _all_small(vocabulary):
    """Return every action of the kinds that have few."""
    found = []
    for kind in vocabulary.kinds:
        choices = [_choices(field.spec) for field in kind.fields]
        if all(choices) and math.prod(map(len, choices)) <= 100:
            names = [field.name for field in kind.fields]
            found += [{"type": kind.tag, **dict(zip(names, values, strict=True))} for values in itertools.product(*choices)]
    return found


def _strangers(vocabulary, listed, seen, rng, many):
    made = []
    seen = [vocabulary.to_json(action) for action in seen]
    listed = [vocabulary.to_json(action) for action in listed]
    for _ in range(20 if many else 4):
        made.append(vocabulary.to_json(_random_action(vocabulary, rng)))
        for known in (listed, seen):
            if known:
                one = known[rng.below(len(known))]
                made.append(one)
                if len(one) > 1:
                    made.append(_changed(vocabulary, one, [*seen, *listed], rng))
    if many:
        made += _all_small(vocabulary)
    for value in made:
        try:
            yield vocabulary.from_json(value)
        except FormError:
            continue


def search(name: str, games: int, first: int) -> list[dict]:
    """Return a pinned refusal for each place and rule that random games from seed `first` on bring up, and those that there are."""
    ruleset, sites = REGISTRY[name], Sites(name)
    found = {(p["site"], p["rule"]): p for p in pinned(name)}
    rng = Rng(first)
    often: Counter[str] = Counter()
    end = time.monotonic() + SECONDS
    cases = [case for case in CASES if case.ruleset is ruleset]
    with watched(sites) as made:
        for seed in range(games):
            if time.monotonic() > end:
                break
            seen: list = []
            for number, moment in enumerate(play(cases[seed % len(cases)], first + seed)):
                state = moment.after
                listed = ruleset.legal_actions(state)
                # What is decided seldom is looked at closely.
                kinds = {action.tag for action in listed}
                many = number % 7 == 0 or any(often[kind] < 60 for kind in kinds)
                often.update(kinds if many else ())
                for action in _strangers(ruleset.meta.vocabulary, listed, seen[-60:], rng, many):
                    made.clear()
                    rejection = ruleset.check(state, action)
                    if rejection is None or made[-1] is None or (made[-1], rejection.rule) in found:
                        continue
                    text = ruleset.meta.vocabulary.to_text(action)
                    entry = {"site": made[-1], "action": text, **told(ruleset, rejection), "state": ruleset.encode(state)}
                    found[made[-1], rejection.rule] = entry
                    print(f"{entry['site']} {rejection.rule}: {rejection.message}")
                seen += listed[:: max(1, len(listed) // 4)]
    return list(found.values())


def main(name: str, games: int, first: int) -> None:
    found = sorted(search(name, games, first), key=lambda p: (p["site"], p["rule"]))
    path_of(name).write_text("[\n" + ",\n".join(json.dumps(p) for p in found) + "\n]\n")
    sites = Sites(name)
    print("missing:", sorted(set(sites.names) - {p["site"] for p in found}), sorted(sites.rules - {p["rule"] for p in found}))


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[2:] if word.isdigit()]
    main(sys.argv[1], *numbers[:2], *(40, 100)[len(numbers) :])
