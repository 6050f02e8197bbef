"""Generate the SDK's models and operations from openapi.json. `make sdk` calls it; a test finds drift."""
