# Every target sets up what it needs by itself and says what it is doing.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := build/compiled
SOURCES := $(shell find src/higaki/engine src/higaki/games src/higaki/bots -name '*.py' -not -path '*/tests/*')

.PHONY: play test check bench compile soak clean

play: $(READY) ## sit down at the table
	@$(BIN)/higaki play osaka

test: check $(COMPILED)/.ready ## everything that must hold
	@echo "== tests, interpreted"
	@$(BIN)/pytest -q -n 2
	@echo "== contract and rules, compiled"
	@HIGAKI_BUILD=compiled PYTHONPATH=$(COMPILED) $(BIN)/pytest -q -n 2 tests/test_contract.py src/higaki/games

check: $(READY) ## format, lint, types
	@echo "== format and lint"
	@$(BIN)/ruff format --check . && $(BIN)/ruff check .
	@echo "== types"
	@$(BIN)/mypy

compile: $(COMPILED)/.ready ## the engine, the games and the bots as one native unit
	@echo "== compiled into $(COMPILED); use it with PYTHONPATH=$(COMPILED)"

bench: $(COMPILED)/.ready $(VENV)/.bench ## speed, side by side with catanatron
	@echo "== speed (JSON goes to build/speed.json)"
	@$(BIN)/python bench/speed.py --compiled $(COMPILED) --json build/speed.json

soak: $(READY) $(COMPILED)/.ready ## the contract for many more games
	@echo "== contract, long"
	@HIGAKI_SOAK=1 HIGAKI_BUILD=compiled PYTHONPATH=$(COMPILED) $(BIN)/pytest -q -n 2 tests/test_contract.py

clean: ## remove all that was set up or built
	rm -rf $(VENV) build src/*.egg-info

$(READY): pyproject.toml constraints.txt
	@echo "== setting up $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --upgrade -c constraints.txt pip
	@$(BIN)/pip install --quiet -c constraints.txt --group dev
	@$(BIN)/pip install --quiet -c constraints.txt --no-build-isolation -e .
	@touch $@

$(VENV)/.bench: $(READY)
	@echo "== setting up the peer to compare with"
	@$(BIN)/pip install --quiet -c constraints.txt --group bench
	@touch $@

$(COMPILED)/.ready: $(READY) setup.py $(SOURCES)
	@echo "== compiling with mypyc (about a minute)"
	@rm -rf $(COMPILED) build/lib* build/temp* build/bdist*
	@HIGAKI_COMPILE=1 $(BIN)/pip install --quiet --no-build-isolation --no-deps --target $(COMPILED) .
	@touch $@
