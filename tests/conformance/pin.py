"""Write the node counts of a ruleset: `python -m tests.conformance.pin RULESET`, after its rules changed on purpose."""

import json
import sys

from tests.conformance.play import BASIC
from tests.conformance.test_material import _folder, node_counts


def main(name):
    cases = [case for case in BASIC if case.ruleset.meta.name == name]
    path = _folder(cases[0].ruleset) / "node_counts.json"
    path.write_text(json.dumps({str(case): node_counts(case) for case in cases}, indent=1) + "\n")
    print(f"wrote {path.name} for {len(cases)} cases")


if __name__ == "__main__":
    main(sys.argv[1])
