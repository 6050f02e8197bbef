"""What the traits of Rialto's decisions weigh (rialto_habits.py), in nats.

Each constant is the number of the first trait of a row; a row has one trait, or one for each stage, card, building or level as its comment says.
Rounds left are counted in fifths of the game. The weights were learned, as `make learn RULESET=rialto` does it, from 51 games of two players with
150 simulations a decision.
"""

from typing import Final

#: The strength of a play, by stage.
STRENGTH: Final = 0
#: To play nothing, by stage.
PASS: Final = 6
#: Jokers in it, by stage.
JOKERS: Final = 12
#: It is the strongest so far, by stage.
LEADS: Final = 18
#: It is the strongest, and nobody comes after it, by stage.
LEADS_LAST: Final = 24
#: The strength in the last round, by stage.
END_STRENGTH: Final = 30
#: Jokers played in the last round.
END_JOKERS: Final = 36
#: Stage C: the strength reaches 1, 2, 3, 4, 5.
LEVEL: Final = 37
#: Strength that moves no councillor, in stages E and F.
WASTED: Final = 42
#: To activate a yellow building, by kind.
YELLOW: Final = 44
#: The same in the last round, by kind.
YELLOW_END: Final = 48
#: The same, by stage.
YELLOW_STAGE: Final = 52
#: A card to be converted, by card.
CONVERT: Final = 58
#: How many of that card are held.
CONVERT_HELD: Final = 64
#: It takes the last gold.
YELLOW_LAST_GOLD: Final = 65
#: To discard a card, by card.
DISCARD: Final = 66
#: Rounds left, by card.
DISCARD_REST: Final = 73
#: How many of it are held, by card.
DISCARD_HELD: Final = 80
#: Cards in a row, by card.
ROW: Final = 87
#: The same times the rounds left, by card.
ROW_REST: Final = 94
#: The same times those in hand, by card.
ROW_HELD: Final = 101
#: The same squared, by card.
ROW_SQUARE: Final = 108
#: To activate a green building, by kind.
GREENS: Final = 115
#: To take a face-up card by it, by card.
GREEN_TAKE: Final = 119
#: To activate a blue building, by kind.
BLUES: Final = 126
#: The same times the rounds left, by kind.
BLUES_REST: Final = 130
#: To activate no more green buildings.
END_GREEN: Final = 134
#: Gold kept by ending.
END_GOLD: Final = 135
#: Yellow and blue buildings that gold is kept for.
END_WANTED: Final = 136
#: To activate no more blue buildings.
END_BLUE: Final = 137
#: To take a building, by kind.
TAKE: Final = 138
#: The same times the rounds left, by kind.
TAKE_REST: Final = 150
#: How many of it are owned.
TAKE_OWNED: Final = 162
#: Its value, where one has to be returned for it.
TAKE_FULL: Final = 163
#: To take none.
DECLINE: Final = 164
#: To return a building, by kind.
RETURN: Final = 165
#: The same times the rounds left, by kind.
RETURN_REST: Final = 177
#: What a councillor gains where it goes.
MOVE_TO: Final = 189
#: What it loses in the district that it leaves.
MOVE_FROM: Final = 190
#: It leaves a district.
MOVE_DISTRICT: Final = 191
#: It is the first of its seat there.
MOVE_FIRST: Final = 192
#: To place no more councillors.
STOP: Final = 193
#: Lead in the districts of a gondola's link.
GONDOLA_FAVOUR: Final = 194
#: What a councillor gains there.
GONDOLA_GAIN: Final = 195
#: Own councillors there.
GONDOLA_MINE: Final = 196
#: Councillors will still be placed there.
GONDOLA_LATER: Final = 197
#: The value at each end of a bridge, times the lead there.
BRIDGE_FAVOUR: Final = 198
#: The same times own councillors, three at most.
BRIDGE_MINE: Final = 199
#: The same times those of the strongest other, three at most.
BRIDGE_THEIRS: Final = 200
#: The same where councillors will still be placed.
BRIDGE_LATER: Final = 201
#: The councillors of the strongest other at a gondola's link.
GONDOLA_THEIRS: Final = 202

#: The weight of each trait, row by row.
LEARNED: Final[list[float]] = [
    # STRENGTH
    1.228,
    1.642,
    1.467,
    1.312,
    1.855,
    0.459,
    # PASS
    0.048,
    0.294,
    -0.319,
    -1.255,
    -0.431,
    -1.319,
    # JOKERS
    -2.262,
    -2.859,
    -2.334,
    -2.271,
    -2.627,
    -0.961,
    # LEADS
    0.317,
    0.998,
    0.181,
    0.274,
    0.116,
    0.736,
    # LEADS_LAST
    1.659,
    0.482,
    0.607,
    1.039,
    0.541,
    0.078,
    # END_STRENGTH
    -0.458,
    0.214,
    -0.494,
    0.501,
    0.416,
    -0.034,
    # END_JOKERS
    -0.113,
    # LEVEL
    0.445,
    0.714,
    0.939,
    0.316,
    -0.64,
    # WASTED
    -0.034,
    -0.306,
    # YELLOW
    0.483,
    -0.106,
    0.463,
    -0.018,
    # YELLOW_END
    0.597,
    -0.018,
    0.463,
    -0.018,
    # YELLOW_STAGE
    -0.763,
    0.54,
    -0.126,
    0.317,
    0.577,
    0.278,
    # CONVERT
    0.0,
    -0.008,
    0.05,
    -0.03,
    -0.089,
    -0.047,
    # CONVERT_HELD
    -0.003,
    # YELLOW_LAST_GOLD
    0.116,
    # DISCARD
    2.661,
    -0.009,
    0.018,
    -0.423,
    0.007,
    -1.635,
    -0.62,
    # DISCARD_REST
    -0.989,
    0.426,
    -0.421,
    0.531,
    -1.182,
    1.616,
    0.02,
    # DISCARD_HELD
    0.555,
    0.782,
    0.62,
    1.558,
    0.794,
    1.231,
    0.167,
    # ROW
    -1.086,
    -0.504,
    0.293,
    -0.575,
    0.002,
    2.428,
    -0.557,
    # ROW_REST
    -0.079,
    -0.11,
    0.233,
    -0.424,
    0.412,
    0.259,
    -0.292,
    # ROW_HELD
    -0.032,
    0.0,
    0.0,
    0.0,
    -0.357,
    -1.811,
    0.114,
    # ROW_SQUARE
    -0.409,
    -0.276,
    -0.406,
    -0.438,
    -0.448,
    -1.168,
    -0.07,
    # GREENS
    0.0,
    -0.094,
    -0.711,
    2.09,
    # GREEN_TAKE
    -4.083,
    -3.17,
    -2.531,
    -3.805,
    -2.242,
    -2.623,
    -2.216,
    # BLUES
    -2.436,
    1.1,
    -0.587,
    2.319,
    # BLUES_REST
    -0.422,
    0.034,
    1.001,
    0.06,
    # END_GREEN
    -1.285,
    # END_GOLD
    -0.151,
    # END_WANTED
    -2.05,
    # END_BLUE
    -0.396,
    # TAKE
    -3.167,
    -0.794,
    1.535,
    3.207,
    -2.543,
    -0.336,
    -0.266,
    0.747,
    -1.499,
    0.908,
    1.097,
    2.268,
    # TAKE_REST
    -2.993,
    -0.925,
    2.16,
    4.493,
    -0.999,
    -1.304,
    -0.596,
    -0.237,
    0.596,
    0.312,
    1.207,
    -0.453,
    # TAKE_OWNED
    -0.177,
    # TAKE_FULL
    0.272,
    # DECLINE
    -3.593,
    # RETURN
    0.115,
    -0.171,
    -2.919,
    0.369,
    1.486,
    -0.079,
    -0.077,
    0.0,
    0.993,
    -0.279,
    -1.705,
    -0.17,
    # RETURN_REST
    0.002,
    0.0,
    -0.21,
    0.0,
    -0.32,
    -0.013,
    0.0,
    0.0,
    -0.84,
    1.639,
    -0.68,
    0.0,
    # MOVE_TO
    5.543,
    # MOVE_FROM
    3.15,
    # MOVE_DISTRICT
    0.594,
    # MOVE_FIRST
    -1.049,
    # STOP
    -0.582,
    # GONDOLA_FAVOUR
    -0.595,
    # GONDOLA_GAIN
    -0.032,
    # GONDOLA_MINE
    -0.52,
    # GONDOLA_LATER
    -0.406,
    # BRIDGE_FAVOUR
    0.724,
    # BRIDGE_MINE
    -0.01,
    # BRIDGE_THEIRS
    -0.027,
    # BRIDGE_LATER
    -0.02,
    # GONDOLA_THEIRS
    0.337,
]
