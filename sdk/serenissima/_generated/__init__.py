"""Generated from openapi.json. Never edit it by hand: `make sdk` writes it."""
