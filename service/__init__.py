"""The API process, and everything that knows rules or storage."""
