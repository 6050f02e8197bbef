"""Pictures of Gondola."""

from service.pictures.gondola.board import svg
from service.pictures.gondola.chart import text
from service.pictures.gondola.wording import story

__all__ = ["story", "svg", "text"]
