"""Murano: build up the glass makers' islands, and place gondoliers where character cards score."""
