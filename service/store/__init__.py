"""Games in Redis: every key, every script."""
