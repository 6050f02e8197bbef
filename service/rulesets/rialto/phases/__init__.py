"""The phases of a round, a module each: cards, stage turns, stage actions, blue buildings."""
