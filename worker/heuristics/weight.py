"""The weights of a heuristic: numbers that are guesses, open to tuning by self-play."""

from typing import Final, final


@final
class Weight:
    """One weight: its name, the value that it has unless another is given, and the least and the greatest that make sense."""

    def __init__(self, name: str, default: float, low: float, high: float) -> None:
        if not low <= default <= high or low == high:
            raise ValueError(f"{name}: {default} must lie between {low} and {high}, which differ")
        self.name: Final = name
        self.default: Final = default
        self.low: Final = low
        self.high: Final = high


def defaults(weights: list[Weight]) -> list[float]:
    """Return the value of each weight unless another is given."""
    return [weight.default for weight in weights]


def row(prefix: str, names: str, values: list[float], low: float, high: float) -> list[Weight]:
    """Return weights of one kind, with the same bounds: named `prefix` and one of the words of `names` each."""
    words = names.split()
    if len(words) != len(values):
        raise ValueError(f"{prefix}: {len(words)} names for {len(values)} values")
    return [Weight(f"{prefix}.{words[i]}", values[i], low, high) for i in range(len(values))]
