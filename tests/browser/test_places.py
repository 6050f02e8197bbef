"""What an action means on the board: every place that the table gives it is in the picture, through games of every ruleset."""

import random
import re

import pytest

from service.rulesets.catalogue import REGISTRY

#: Random games of Murano are long.
LONGEST = 300
#: Kinds of actions that need no place on the board: they are chosen from the list.
LISTED = {
    "gondola": {"stay"},
    "venezia": {"imaginary_now", "end_play", "next_building", "discard_excess", "convert_gold", "pass_gold", "end_reclaim", "end_turn"},
    "rialto": {"decline_building", "return_building", "activate", "end_activation", "stop_placing", "play"},
    "murano": {
        *("take_coins", "take_shop", "take_palace", "decline_characters", "end_build", "income", "produce", "sell", "no_sale"),
        *("return_block", "hire", "dismiss", "end_turn", "end_scoring"),
    },
}

#: Returns what is wrong with positions: [view, actions, board.svg] each.
CHECK = """async ([ruleset, positions]) => {
  const { placesOf, sameAs } = await import("/table/places.js");
  const wrong = new Set();
  const bare = new Set();
  for (const [view, actions, svg] of positions) {
    const picture = new DOMParser().parseFromString(svg, "image/svg+xml");
    const there = new Set([...picture.querySelectorAll("[data-place]")].map(
      (one) => sameAs(ruleset, one.dataset.place, one.querySelector("title")?.textContent || "")));
    for (const action of actions) {
      const { places } = placesOf(ruleset, action, view);
      if (!places.length) bare.add(action.type.split(".")[1]);
      for (const place of places) if (!there.has(place)) wrong.add(`${JSON.stringify(action)} ${place}`);
    }
  }
  return [[...wrong].slice(0, 5), [...bare]];
}"""


def positions(client, ruleset, seed):
    """Play a random game over HTTP; return a view with its legal actions and its picture, every few decisions."""
    seats = [{"kind": "human"}] * REGISTRY[ruleset].meta.min_players
    created = client.ask("POST", "/v1/games", json={"ruleset": ruleset, "seats": seats, "seed": str(seed)})
    tokens = [entry["token"] for entry in created["seat_tokens"]]
    path = f"/v1/games/{created['game']['id']}"
    game, rng, found = created["game"], random.Random(seed), []
    while game["to_act"] is not None and game["version"] < LONGEST:
        token = tokens[game["to_act"]["seat"]]
        actions = [one["action"] for one in client.ask("GET", f"{path}/legal-actions", token)["actions"]]
        if game["version"] % 3 == 0:
            # The page's policy would complain of the style sheet.
            svg = client.session.get(f"{client.base}{path}/board.svg", headers={"Authorization": f"Bearer {token}"}, timeout=60).text
            found.append([client.ask("GET", path, token)["view"], actions, re.sub("<style>.*?</style>", "", svg)])
        body = {"actions": [rng.choice(actions)], "expected_version": game["version"]}
        game = client.ask("POST", f"{path}/actions", token, json=body)["game"]
    return found


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_every_place_of_every_action_is_in_the_picture(opened, client, ruleset):
    page = opened()
    page.goto("/table/")
    seen = positions(client, ruleset, 5)
    assert len(seen) > 10
    wrong, bare = page.evaluate(CHECK, [ruleset, seen])
    assert wrong == []
    assert set(bare) <= LISTED[ruleset]
