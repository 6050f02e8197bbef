"""Pictures of Venezia."""

from service.pictures.venezia.board import svg
from service.pictures.venezia.chart import text

__all__ = ["svg", "text"]
