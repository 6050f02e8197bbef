"""What a board of Venezia offers to those who build: for each kind the best place now, and the best that draining may bring.

But for pontes nothing reaches over a canal (V-5), so each district is looked at by itself and kept in mind: a search meets the same
districts again and again, and a decision changes one of them. Hexes of a district are bits of an int: 28 at most.
"""

from typing import Final, final

from service.rulesets.venezia.components import (
    AROUND,
    BASILICA,
    CAMPO,
    CASA,
    DISTRICT_OF,
    DISTRICTS,
    EMPTY,
    FIRST,
    FIRST_DISTRICT,
    FOOTPRINTS,
    HEX_COUNT,
    HEXES_IN,
    KINDS,
    PALAZZO,
    PONTE,
    SECOND_DISTRICT,
)
from service.rulesets.venezia.scoring import SAME_EVERYWHERE

#: More swamp than any place has: a building stands there.
_IMPOSSIBLE: Final = 4

_BITS_OF_HALF: Final = 14
_HALF: Final = (1 << _BITS_OF_HALF) - 1
_COUNTS: Final = [n.bit_count() for n in range(1 << _BITS_OF_HALF)]
#: More than the hexes of any district.
_DISTRICT_BITS: Final = 28

#: The place of each hex in its district, which is its bit there.
_PLACE: Final = [HEXES_IN[DISTRICT_OF[h]].index(h) for h in range(HEX_COUNT)]


def _mask(hexes: list[int]) -> int:
    return sum(1 << _PLACE[h] for h in hexes)


def _masks(kind: int, of: list[list[int]]) -> list[list[int]]:
    """Return by district the hexes `of` each footprint of a kind."""
    numbers = range(FIRST[kind], FIRST[kind + 1])
    return [[_mask(of[f]) for f in numbers if FIRST_DISTRICT[f] == d] for d in range(len(DISTRICTS))]


#: By kind and district: the hexes of the footprints, and those around them. Those of pontes are not used.
_FEET: Final = [_masks(kind, FOOTPRINTS) for kind in range(KINDS)]
_RINGS: Final = [_masks(kind, AROUND) for kind in range(KINDS)]

#: The kinds whose places lie in one district.
_WITHIN: Final = [CASA, PALAZZO, CAMPO, BASILICA]


def _count(hexes: int) -> int:
    """Return how many hexes of a district there are in `hexes`."""
    return _COUNTS[hexes & _HALF] + _COUNTS[hexes >> _BITS_OF_HALF]


def _score(kind: int, ring: int, built: int) -> int:
    """Return what a building scores with the hexes of `ring` around it (V-34)."""
    if kind == PALAZZO:
        return _count(ring & ~built)
    if kind == CAMPO:
        return _count(ring & built)
    return SAME_EVERYWHERE[kind]


@final
class Ground:
    """What a district offers: for each kind the points of its best place now, and of the best that may come.

    `built` and `swamp` are the hexes where a building stands or a token lies; `drained` is what may yet be had of points by the tokens
    in the way.
    """

    def __init__(self, district: int, built: int, swamp: int, drained: list[float]) -> None:
        self.district: Final = district
        self.built: Final = built
        self.swamp: Final = swamp
        self.drained: Final = drained
        self.now: Final = [0.0] * KINDS
        self.later: Final = [0.0] * KINDS
        self._opens: list[list[float]] = []
        for kind in _WITHIN:
            self._look(kind)

    def _look(self, kind: int) -> None:
        feet = _FEET[kind][self.district]
        rings = _RINGS[kind][self.district]
        built = self.built
        swamp = self.swamp
        drained = self.drained
        now = 0
        later = 0.0
        for i in range(len(feet)):
            foot = feet[i]
            if foot & built:
                continue
            points = _score(kind, rings[i], built)
            swamps = _count(foot & swamp)
            if swamps == 0:
                now = max(now, points)
            later = max(later, points * drained[swamps])
        self.now[kind] = float(now)
        self.later[kind] = later

    def opens(self) -> list[list[float]]:
        """Return by kind and place of a hex in the district what the best building is worth that its draining brings nearer.

        To remove a token leaves one less in the way.
        """
        if not self._opens:
            self._opens = [self._opened(kind) if kind in _WITHIN else [] for kind in range(KINDS)]
        return self._opens

    def _opened(self, kind: int) -> list[float]:
        feet = _FEET[kind][self.district]
        rings = _RINGS[kind][self.district]
        best = [0.0] * len(HEXES_IN[self.district])
        for i in range(len(feet)):
            foot = feet[i]
            left = foot & self.swamp
            if left == 0 or foot & self.built:
                continue
            value = self.drained[_count(left) - 1] * _score(kind, rings[i], self.built)
            for place in range(len(best)):
                if (foot >> place) & 1:
                    best[place] = max(best[place], value)
        return best


@final
class Land:
    """What the board offers: for each kind the points of its best place now, and of the best that may come; and the ground of each district."""

    def __init__(self, board: list[int], grounds: list[Ground], houses: list[int], drained: list[float]) -> None:
        self.grounds: Final = grounds
        self.houses: Final = houses
        self.now: Final = [0.0] * KINDS
        self.later: Final = [0.0] * KINDS
        #: Of the bridge lines that draining opens: the footprint, and what the ponte is worth with one token less in the way.
        self._lines: Final[list[tuple[int, float]]] = []
        for kind in _WITHIN:
            for ground in grounds:
                self.now[kind] = max(self.now[kind], ground.now[kind])
                self.later[kind] = max(self.later[kind], ground.later[kind])
        for f in range(FIRST[PONTE], FIRST[PONTE + 1]):
            swamps = _swamps_on(board, FOOTPRINTS[f])
            if swamps < _IMPOSSIBLE:
                points = self.bridged(f)
                if swamps == 0:
                    self.now[PONTE] = max(self.now[PONTE], points)
                else:
                    self._lines.append((f, drained[swamps - 1] * points))
                self.later[PONTE] = max(self.later[PONTE], points * drained[swamps])

    def bridged(self, f: int) -> float:
        """Return what a ponte on footprint `f` scores: the casas of the better district (V-34)."""
        return float(max(self.houses[FIRST_DISTRICT[f]], self.houses[SECOND_DISTRICT[f]]))

    def opens(self, wishes: list[float]) -> list[float]:
        """Return for each hex how much the best place that its draining brings nearer is worth, with a wish for each kind."""
        best = [0.0] * HEX_COUNT
        for ground in self.grounds:
            opens = ground.opens()
            hexes = HEXES_IN[ground.district]
            for place in range(len(hexes)):
                value = 0.0
                for kind in _WITHIN:
                    value = max(value, wishes[kind] * opens[kind][place])
                best[hexes[place]] = value
        for f, worth in self._lines:
            for h in FOOTPRINTS[f]:
                best[h] = max(best[h], wishes[PONTE] * worth)
        return best


def _swamps_on(board: list[int], hexes: list[int]) -> int:
    """Return how many swamp tokens lie on the hexes of a footprint, _IMPOSSIBLE if a building stands on one of them."""
    swamps = 0
    for h in hexes:
        lies = board[h]
        if lies > EMPTY:
            return _IMPOSSIBLE
        swamps -= lies
    return swamps


#: Districts, and boards, that are kept in mind, at most; they take some 20 MB.
_MOST_GROUNDS: Final = 4096
_MOST_LANDS: Final = 4096


@final
class Lands:
    """What boards offer, by what their districts do; both are kept in mind. `drained` is as in Ground."""

    def __init__(self, drained: list[float]) -> None:
        self._drained: Final = drained
        self._known: Final[dict[tuple[int, ...], Land]] = {}
        self._grounds: Final[list[dict[int, Ground]]] = [{} for _ in DISTRICTS]

    def of(self, board: list[int]) -> Land:
        """Return what `board` offers."""
        key = tuple(board)
        land = self._known.get(key)
        if land is None:
            if len(self._known) >= _MOST_LANDS:
                self._known.clear()
            land = self._look(board)
            self._known[key] = land
        return land

    def _look(self, board: list[int]) -> Land:
        grounds: list[Ground] = []
        houses: list[int] = []
        for d in range(len(DISTRICTS)):
            built = 0
            swamp = 0
            casas = 0
            bit = 1
            for h in HEXES_IN[d]:
                lies = board[h]
                if lies > EMPTY:
                    built |= bit
                    # The footprints of casas are the first ones.
                    if lies <= HEX_COUNT:
                        casas += 1
                elif lies < EMPTY:
                    swamp |= bit
                bit <<= 1
            grounds.append(self._ground(d, built, swamp))
            houses.append(casas)
        return Land(board, grounds, houses, self._drained)

    def _ground(self, district: int, built: int, swamp: int) -> Ground:
        known = self._grounds[district]
        key = built << _DISTRICT_BITS | swamp
        ground = known.get(key)
        if ground is None:
            if len(known) >= _MOST_GROUNDS // len(DISTRICTS):
                known.clear()
            ground = Ground(district, built, swamp, self._drained)
            known[key] = ground
        return ground
