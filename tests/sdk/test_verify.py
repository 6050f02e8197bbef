"""Verification in the SDK: a true record is explained by its secret, a changed one is found out."""

from dataclasses import replace

import orjson
import pytest
from serenissima import Unverifiable, WrongLuck, models, verify

from service.rulesets.catalogue import REGISTRY
from tests.games.table import Table, made
from tests.games.test_history import seats_of


@pytest.fixture(params=["gondola", "rialto"])
def table(request, store, settings):
    table = Table(made(store, settings), seats_of(request.param), request.param)
    assert request.param in REGISTRY.names()
    table.play(seed=3)
    return table


def test_a_true_record_is_verified_and_a_changed_one_is_found_out(table):
    commitment = table.created["game"]["commitment"]
    record = models.Record.from_json(orjson.loads(table.games.record(table.id, table.host).body))
    assert verify(record, commitment) == sum(len(d.kinds) for draws in (record.setup, *(s.draws for s in record.steps)) for d in draws) > 10
    assert models.Record.from_json(record.to_json()) == record
    with pytest.raises(WrongLuck) as other_secret:
        verify(replace(record, secret="00" * 32))
    assert other_secret.value.version is None
    with pytest.raises(WrongLuck):
        verify(record, "00" * 32)
    index = next(n for n, s in enumerate(record.steps) if s.draws and n > 3)
    draw = record.steps[index].draws[0]
    for changed in (
        replace(draw, kinds=((draw.kinds[0] + 1) % len(draw.pool), *draw.kinds[1:])),
        replace(draw, pool=(0,) * len(draw.pool)),
    ):
        step = replace(record.steps[index], draws=(changed, *record.steps[index].draws[1:]))
        with pytest.raises(WrongLuck) as caught:
            verify(replace(record, steps=(*record.steps[:index], step, *record.steps[index + 1 :])))
        assert caught.value.version == index + 1


def test_a_record_without_pools_or_secret_is_not_verified_but_says_so(table):
    record = models.Record.from_json(orjson.loads(table.games.record(table.id, table.host).body))
    setup = tuple(replace(draw, pool=None) for draw in record.setup)
    for lacking in (replace(record, secret=None, complete=False), replace(record, secret=None), replace(record, setup=setup)):
        with pytest.raises(Unverifiable):
            verify(lacking)
        assert models.Record.from_json(lacking.to_json()) == lacking
