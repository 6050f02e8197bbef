"""Venezia: build the city together or alone, and row to the sixtieth space first."""
