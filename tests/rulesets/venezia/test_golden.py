"""There is a golden game for each way to end and number of players; the conformance suite replays them."""

import json

from service.rulesets.venezia.events import END_NAMES
from tests.golden import golden_games


def test_a_golden_game_for_every_end_and_number_of_players():
    games = [json.loads(path.read_text()) for path in golden_games("venezia")]
    ends = sorted((game["players"], game["end"]) for game in games)
    assert ends == sorted((players, end) for players in (2, 3, 4, 5) for end in END_NAMES)


def test_the_recorded_ends_are_the_true_ones():
    for path in golden_games("venezia"):
        game = json.loads(path.read_text())
        best = max(score for _, _, score in game["standings"])
        if game["end"] in {"reached_60", "reached_60_by_gold"}:
            assert best >= 60
        if game["end"] == "idle":
            assert all("play_card" not in step["action"] for step in game["steps"][-2 * game["players"] :])
