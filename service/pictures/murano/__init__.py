"""Pictures of Murano."""

from service.pictures.murano.board import svg
from service.pictures.murano.chart import text
from service.pictures.murano.wording import story

__all__ = ["story", "svg", "text"]
