"""The worker process: computes AI moves and suggestions."""
