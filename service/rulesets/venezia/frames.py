"""What a game waits for or does next: frames on a stack, each of five numbers.

At the bottom lies one frame that says how far the turn is; above it lie the constructions that this part of
the turn has begun, so that they return to where they came from.
"""

from typing import Final

# Parts of a turn, at the bottom of the stack.
PLAYING: Final = 0  # V-21: the player may play cards.
BUILDING: Final = 1  # V-30: complete buildings are built one after the other.
EXCESS: Final = 2  # V-40: joint cards of too many types.
RECLAIMING: Final = 3  # V-50. Argument 1: how many tokens may still be taken.
DRAWING: Final = 4  # V-60: one card is due, or a hand card is offered.
DRAWING_THREE: Final = 5  # V-60 (b). Argument 1: how many cards are due; 2: the kind of the card just laid.
IMAGINARY: Final = 6  # V-70: the imaginary player's card, if it is still due.
CLOSING: Final = 7  # V-45: the last conversions of the turn; then V-63.
EXCHANGE: Final = 8  # V-66. Argument 1: how many seats have had their turn of changing gold.
OVER: Final = 9

# Parts of a construction, above it.
PLACING: Final = 10  # V-31. Argument 1: kind; 2: mode.
RAISING: Final = 11  # V-36. Argument 1: footprint; 2: mode; 3: points; 4: steps done (see phases/construction.py).
WINDOW: Final = 12  # V-45: the player to move may change gold before the construction goes on.
