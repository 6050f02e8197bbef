"""The rulesets of this build. A new room is added here, and nowhere else."""

from typing import Final

from service.engine.registry import Registry
from service.rulesets.gondola.ruleset import RULESET as GONDOLA
from service.rulesets.murano.ruleset import RULESET as MURANO
from service.rulesets.rialto.ruleset import RULESET as RIALTO
from service.rulesets.venezia.ruleset import RULESET as VENEZIA

REGISTRY: Final = Registry([GONDOLA, VENEZIA, RIALTO, MURANO])
