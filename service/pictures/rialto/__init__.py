"""Pictures of Rialto."""

from service.pictures.rialto.board import svg
from service.pictures.rialto.chart import text

__all__ = ["svg", "text"]
