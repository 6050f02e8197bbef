from dataclasses import replace

from service.games.model import ApiKey

ANN = ApiKey("key_1", "Ann", "11" * 32, 5)
BO = ApiKey("key_0", "Bo", "22" * 32, 7, 9)


def test_keys_read_back_oldest_first(store):
    assert store.api_keys() == []
    store.put_api_key(BO)
    store.put_api_key(ANN)
    assert store.api_keys() == [ANN, BO]


def test_a_key_is_written_anew_and_forgotten(store):
    store.put_api_key(ANN)
    store.put_api_key(replace(ANN, revoked_at=8))
    assert store.api_keys() == [replace(ANN, revoked_at=8)]
    store.forget_api_key(ANN.id)
    store.forget_api_key("key_none")
    assert store.api_keys() == []
