"""One room per game, all with the same doors. Rooms never import each other."""
