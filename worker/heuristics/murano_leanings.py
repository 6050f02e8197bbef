"""What the traits of Murano's decisions weigh (murano_habits.py), in nats.

Each constant is the number of the first trait of a row; a row has one trait, or one for each kind of decision (code) or of space. Turns left are
counted in 88ths, coins in tens. The weights were learned, as `make learn RULESET=murano` does it, from 27 games of two players with 60 to 80
simulations a decision.
"""

from typing import Final

#: The kind of decision, by code.
CODE: Final = 0
#: What it gains at a glance in victory points, by code.
CODE_GAIN: Final = 33
#: The turns left, by code.
CODE_LEFT: Final = 66
#: What it gains at a glance, whatever its kind.
GAIN: Final = 99
#: A move to a space, by the kind of space.
KIND: Final = 100
#: The same times the turns left.
KIND_LEFT: Final = 111
#: What a move costs.
PRICE: Final = 122
#: Coins at hand when a move costs something.
PRICE_COINS: Final = 123
#: Coins at hand when passing.
PASS_COINS: Final = 124
#: Cards at hand when passing.
PASS_CARDS: Final = 125
#: It is the red gondola that moves.
RED: Final = 126
#: A move to a space times the coins at hand, by the kind of space.
KIND_COINS: Final = 127

#: The weight of each trait, row by row.
LEARNED: Final[list[float]] = [
    # CODE
    -0.288,
    0.953,
    0.9,
    -0.323,
    0.086,
    0.568,
    -0.916,
    -1.005,
    0.0,
    0.0,
    -0.21,
    0.514,
    -0.318,
    0.318,
    -0.016,
    0.329,
    -0.0,
    0.312,
    0.721,
    -0.138,
    0.107,
    0.0,
    -0.645,
    -0.159,
    -0.058,
    -0.01,
    0.01,
    0.0,
    -0.865,
    0.802,
    -0.669,
    -0.023,
    0.023,
    # CODE_GAIN
    0.398,
    0.505,
    -0.328,
    -0.057,
    0.08,
    0.138,
    -0.703,
    0.025,
    0.0,
    0.0,
    -0.242,
    -0.615,
    0.395,
    0.0,
    0.675,
    0.099,
    0.576,
    0.088,
    0.058,
    0.378,
    0.061,
    0.382,
    -0.843,
    0.608,
    -0.099,
    -0.041,
    -0.005,
    0.0,
    0.335,
    -0.379,
    0.335,
    -0.405,
    -0.069,
    # CODE_LEFT
    -0.027,
    2.112,
    -0.144,
    0.767,
    -0.039,
    0.107,
    -0.483,
    -0.757,
    0.0,
    0.0,
    -0.171,
    -0.993,
    -0.355,
    0.355,
    0.173,
    0.316,
    -0.0,
    1.041,
    -1.177,
    -0.612,
    0.177,
    0.0,
    -0.322,
    -0.087,
    0.05,
    0.009,
    -0.009,
    0.0,
    -0.411,
    -0.518,
    0.998,
    0.0,
    0.0,
    # GAIN
    1.349,
    # KIND
    0.469,
    -0.097,
    -0.014,
    0.08,
    -0.585,
    0.024,
    -0.018,
    0.267,
    0.443,
    -0.528,
    -0.329,
    # KIND_LEFT
    1.491,
    -0.011,
    -1.062,
    -0.399,
    1.204,
    -1.322,
    -2.069,
    0.318,
    -0.98,
    0.04,
    2.763,
    # PRICE
    -0.574,
    # PRICE_COINS
    -0.355,
    # PASS_COINS
    -1.309,
    # PASS_CARDS
    -0.439,
    # RED
    0.029,
    # KIND_COINS
    -0.21,
    -0.022,
    0.981,
    1.079,
    0.027,
    0.506,
    0.483,
    -0.775,
    -0.614,
    0.216,
    -0.717,
]
