"""The rulesets of this build. A new room is added here, and nowhere else."""

from typing import Final

from service.engine.registry import Registry

REGISTRY: Final = Registry([])
