"""The API document and what is generated from it."""
