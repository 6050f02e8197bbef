"""Ask the API on this machine whether it is ready. Imports little: the launcher's own start is on everybody's way."""

import http.client
import json


def workers_alive(address: str) -> int:
    """Return how many workers the API at `address` (host:port) knows to live; -1 if it is not ready itself."""
    connection = http.client.HTTPConnection(address, timeout=2)
    try:
        connection.request("GET", "/readyz")
        response = connection.getresponse()
        answer = json.load(response)
    except (http.client.HTTPException, OSError, ValueError):
        return -1
    finally:
        connection.close()
    return int(answer["workers"]) if response.status == http.client.OK else -1
