"""The queue: enqueue, cancel and watch the worker's jobs."""
