"""Rialto: cards, councillors and bridges on both banks of the Grand Canal."""
