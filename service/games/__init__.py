"""Use cases: what can be done with a game, written against ports."""
