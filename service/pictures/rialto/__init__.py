"""Pictures of Rialto."""

from service.pictures.rialto.board import svg
from service.pictures.rialto.chart import text
from service.pictures.rialto.wording import story

__all__ = ["story", "svg", "text"]
