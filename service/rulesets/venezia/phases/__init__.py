"""The parts of a turn of Venezia, one module each."""
