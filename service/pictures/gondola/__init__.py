"""Pictures of Gondola."""

from service.pictures.gondola.board import svg
from service.pictures.gondola.chart import text

__all__ = ["svg", "text"]
