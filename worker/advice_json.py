"""The search's answer as JSON: the `result` of a suggestion."""

import orjson

from service.engine.contract import Ruleset
from service.engine.tagged import Action
from worker.search.advice import Advice, Choice

_DIGITS = 4


def advice_json(ruleset: Ruleset, advice: Advice, top: int) -> bytes:
    """Return `{choices, simulations, nodes, seconds}`: the best `top` choices, best first.

    Apart from `seconds` it depends on the advice alone, so that equal advice is told in equal words.
    """
    return orjson.dumps(
        {
            "choices": [_choice(ruleset, choice) for choice in advice.choices[:top]],
            "simulations": advice.simulations,
            "nodes": advice.nodes,
            "seconds": round(advice.seconds, 3),
        }
    )


def _choice(ruleset: Ruleset, choice: Choice) -> dict[str, object]:
    return {
        **_told(ruleset, choice.action),
        "visits": choice.visits,
        "share": round(choice.share, _DIGITS),
        "expected": _rounded(choice.expected),
        "error": _rounded(choice.error),
        "win_chance": _rounded(choice.chances),
        "win_error": _rounded(choice.chances_error),
        "line": [_told(ruleset, action) for action in choice.line],
    }


def _rounded(values: list[float]) -> list[float]:
    return [round(value, _DIGITS) for value in values]


def _told(ruleset: Ruleset, action: Action) -> dict[str, object]:
    vocabulary = ruleset.meta.vocabulary
    return {"action": vocabulary.to_json(action), "text": vocabulary.to_text(action), "english": ruleset.describe(action)}
