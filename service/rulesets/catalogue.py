"""The rulesets of this build. A new room is added here, and nowhere else."""

from typing import Final

from service.engine.registry import Registry
from service.rulesets.gondola.ruleset import RULESET as GONDOLA

REGISTRY: Final = Registry([GONDOLA])
