# Two commands matter: `make run` serves everything on loopback, `make test` proves everything.
VENV ?= .venv
PYTHON ?= python3
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: compile plain check lint

$(STAMP): requirements-dev.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --require-hashes -r requirements-dev.lock
	@touch $@

compile: $(STAMP)  ## build the compiled modules in place
	@$(BIN)/python -m service.build || $(BIN)/python setup.py -q build_ext --inplace -j2

plain:  ## remove every compiled module
	@find service worker -name '*.so' -delete; rm -f ./*__mypyc*.so

check: lint
lint: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=. $(BIN)/lint-imports
