"""Pictures of Murano."""

from service.pictures.murano.board import svg
from service.pictures.murano.chart import text

__all__ = ["svg", "text"]
