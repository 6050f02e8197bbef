"""All documents of the API as frozen dataclasses, and the unions and enums made of them."""

from serenissima._generated.models import *  # noqa: F403  # pyright: ignore[reportWildcardImportFromLibrary]
