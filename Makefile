# Two commands matter: `make run` serves everything on loopback, `make test` proves everything.
VENV ?= .venv
PYTHON ?= python3
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PYTEST := $(BIN)/python -m pytest
PEERS := build/peers-venv

RULESET ?= gondola
PLAYERS ?= strong,greedy
GAMES ?= 40
SEED ?= 1
ROUND_ROBIN ?=
SEATS ?= 2
PLAYER ?= greedy
STEPS ?= 200

.DEFAULT_GOAL := help
.PHONY: help run key keys revoke-key worker test test-plain test-slow test-browser check format compile plain openapi sdk pictures arena tune learn bench-engine bench-api bench-worker bench-choices lock clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "%-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(STAMP): requirements-dev.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing the locked requirements into $(VENV)"
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

compile: $(STAMP)  ## compile rules and search in place, if a source has changed (no compiler: plain Python)
	@$(BIN)/python -m service.build || { echo "compiling rules and search (a minute or two)"; $(BIN)/python setup.py -q build_ext --inplace -j2; }

plain: $(STAMP)  ## remove the compiled modules
	@SERENISSIMA_BUILD=plain $(BIN)/python setup.py -q build_ext --inplace

key: $(STAMP)  ## make an API key: NAME=ann; from then on creating games takes a key
	@$(BIN)/python -m service.keys make "$(NAME)"

keys: $(STAMP)  ## list the API keys
	@$(BIN)/python -m service.keys list

revoke-key: $(STAMP)  ## revoke an API key: ID=key_...
	@$(BIN)/python -m service.keys revoke "$(ID)"

run: compile  ## serve API, worker and an embedded Redis on 127.0.0.1:8000
	@$(BIN)/python -m deploy.run

worker: compile  ## one more worker for the Redis at REDIS_URL
	@$(BIN)/python -m worker.main

test: compile check test-plain  ## set up and pass all tests (the plain build first, then everything on the compiled one)
	$(PYTEST) -n 2

test-plain: $(STAMP)  ## rules and search as plain Python
	SERENISSIMA_PLAIN=1 $(PYTEST) -q -n 2 tests/engine tests/conformance tests/rulesets tests/worker/search

test-slow: compile  ## the long runs: a thousand random games per player count, schemathesis at length
	$(PYTEST) -n 2 -m slow

$(VENV)/.browser: requirements-browser.lock $(STAMP)
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-browser.lock
	@touch $@

test-browser: compile $(VENV)/.browser  ## the table in the Chromium of this machine (CHROMIUM names another); screenshots in build/browser
	$(PYTEST) tests/browser

test-api: compile  ## schemathesis over every operation, one by one and in rows, at length (some minutes)
	$(PYTEST) -n 2 -q tests/api/test_schemathesis.py -m "slow or not slow"

check: $(STAMP)  ## formatter, linter, types, import walls
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .
	$(BIN)/mypy
	PYTHONPATH=. $(BIN)/lint-imports > build/lint-imports.txt 2>&1 || { cat build/lint-imports.txt; exit 1; }

format: $(STAMP)  ## format and mend what the linter can mend
	$(BIN)/ruff format -q .
	$(BIN)/ruff check -q --fix .

openapi: $(STAMP)  ## write openapi/openapi.json
	$(BIN)/python -m openapi.export

sdk: openapi  ## generate the SDK from openapi/openapi.json
	$(BIN)/python -m openapi.codegen

pictures:  ## draw the example pictures of the README again
	$(BIN)/python -m tests.pictures.examples

arena: compile  ## let levels play: RULESET=gondola PLAYERS=strong,greedy GAMES=40 SEED=1 (ROUND_ROBIN=1 SEATS=2: an Elo table)
	@$(BIN)/python -m worker.arena --ruleset $(RULESET) --players $(PLAYERS) --games $(GAMES) --seed $(SEED) $(if $(ROUND_ROBIN),--round-robin --seats $(SEATS))

tune: compile  ## tune the weights of a heuristic by self-play, or go on: RULESET=rialto PLAYER=greedy STEPS=200 SEED=1
	@$(BIN)/python -m worker.tune --ruleset $(RULESET) --player $(PLAYER) --steps $(STEPS) --seed $(SEED)

learn: PLAYER = strong:100
learn: compile  ## learn the habits of a heuristic from games of the search, or go on: RULESET=rialto PLAYER=strong:100 GAMES=60 SEED=1
	@$(BIN)/python -m worker.learn --ruleset $(RULESET) --player $(PLAYER) --games $(GAMES) --seed $(SEED)

$(PEERS)/.installed: requirements-bench.txt
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-bench.txt
	@touch $@

bench-engine: compile $(PEERS)/.installed  ## decisions per second of random play, beside catanatron and OpenSpiel
	@$(BIN)/python tests/bench/bench_engine.py --peers $(PEERS)/bin/python

bench-api: compile  ## requests per second and CPU per request, beside a bare Flask route
	$(BIN)/python -m tests.bench.bench_api
	$(BIN)/python -m tests.bench.bench_streams

bench-worker: compile  ## jobs and simulations per second of one and two workers, and how soon a suggestion answers and stops
	$(BIN)/python -m tests.bench.bench_worker

bench-choices: compile  ## how good the choices of the search are by simulations, RULESET=murano
	$(BIN)/python -m tests.bench.bench_choices --ruleset $(RULESET)

lock: $(STAMP)  ## pin all requirements with their hashes
	$(BIN)/pip-compile -q --generate-hashes --strip-extras --allow-unsafe --no-header --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --extra dev -o requirements-dev.lock pyproject.toml
	$(BIN)/pip-compile -q --generate-hashes --strip-extras --allow-unsafe --no-header --no-emit-index-url --no-emit-trusted-host --no-emit-find-links -c requirements-dev.lock -o requirements.lock pyproject.toml
	printf "playwright>=1.50\naxe-playwright-python>=0.1.4\n" | $(BIN)/pip-compile -q --generate-hashes --strip-extras --allow-unsafe --no-header --no-annotate --no-emit-index-url --no-emit-trusted-host --no-emit-find-links -c requirements-dev.lock -o requirements-browser.lock -

clean:  ## remove everything that was built
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
