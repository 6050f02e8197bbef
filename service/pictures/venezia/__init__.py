"""Pictures of Venezia."""

from service.pictures.venezia.board import svg
from service.pictures.venezia.chart import text
from service.pictures.venezia.wording import story

__all__ = ["story", "svg", "text"]
