"""The example pictures of the README look like what the product draws now."""

from xml.etree import ElementTree as ET

import pytest

from service.rulesets.catalogue import REGISTRY
from tests.pictures.examples import FOLDER, example

SVG = "{http://www.w3.org/2000/svg}"


def style(drawn):
    """What does not depend on the position."""
    return ET.fromstring(drawn).find(f"{SVG}style").text


@pytest.mark.parametrize("name", REGISTRY.names())
def test_examples_are_drawn_in_the_present_style(name):
    assert style((FOLDER / f"{name}.svg").read_text()) == style(example(name)), "run `make pictures`"
