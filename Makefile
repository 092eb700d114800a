# Every target sets up what it needs by itself and says what it is doing.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := build/compiled
CLIENT := src/higaki/server/static/index.html
CHROMIUM := /usr/bin/chromium
RULES := $(shell find src/higaki/engine src/higaki/games src/higaki/bots -name '*.py' -not -path '*/tests/*')
LOOKS := $(shell find web src/higaki/games src/higaki/text -type f \( -path 'web/src/*' -o -path 'web/public/*' -o -path '*/web/*' -o -name '*.ftl' \) -not -path '*/node_modules/*')

.PHONY: play test check client compile wheel bench soak clean

play: $(READY) $(CLIENT) ## start the table and open the browser
	@$(BIN)/higaki serve --open

test: check $(COMPILED)/.ready $(CLIENT) $(CHROMIUM) ## everything that must hold
	@echo "== tests, interpreted"
	@$(BIN)/pytest -q -n 2 --dist loadfile
	@echo "== contract and rules, compiled"
	@HIGAKI_BUILD=compiled PYTHONPATH=$(COMPILED) $(BIN)/pytest -q -n 2 tests/test_contract.py src/higaki/games

check: $(READY) web/node_modules/.ready ## format, lint, types, in Python and in the client
	@echo "== format and lint"
	@$(BIN)/ruff format --check . && $(BIN)/ruff check .
	@echo "== types"
	@$(BIN)/mypy
	@echo "== the client: types and unit tests"
	@cd web && npm run --silent check && npm run --silent test

client: $(CLIENT) ## build the client into the package

compile: $(COMPILED)/.ready ## the engine, the games and the bots as one native unit
	@echo "== compiled into $(COMPILED); use it with PYTHONPATH=$(COMPILED)"

wheel: $(READY) $(CLIENT) ## a wheel with the built client, which needs no Node to install
	@echo "== building the wheel"
	@rm -rf build/lib build/wheel && $(BIN)/pip wheel --quiet --no-build-isolation --no-deps --wheel-dir build/wheel .
	@ls build/wheel/*.whl

bench: $(COMPILED)/.ready $(CLIENT) $(VENV)/.bench ## speed, side by side with a peer, and the server under load
	@echo "== speed (JSON goes to build/speed.json)"
	@$(BIN)/python bench/speed.py --compiled $(COMPILED) --json build/speed.json
	@echo "== the server under load"
	@$(BIN)/python bench/load.py

soak: $(COMPILED)/.ready $(CLIENT) $(CHROMIUM) ## the contract for a hundred times as many games, a thousand kills
	@echo "== contract, long"
	@HIGAKI_SOAK=1 HIGAKI_BUILD=compiled PYTHONPATH=$(COMPILED) $(BIN)/pytest -q -n 2 tests/test_contract.py
	@echo "== the server, killed a thousand times"
	@HIGAKI_SOAK=1 $(BIN)/pytest -q tests/server/test_server_kills.py tests/server/test_server_faults.py tests/server/test_server_leaks.py

clean: ## remove all that was set up or built
	rm -rf $(VENV) build src/*.egg-info web/node_modules src/higaki/server/static

$(READY): pyproject.toml constraints.txt
	@echo "== setting up $(VENV)"
	@$(PYTHON) -m venv $(VENV) || (apt-get update -qq && apt-get install -y -qq python3-venv > /dev/null && $(PYTHON) -m venv $(VENV))
	@$(BIN)/pip install --quiet --disable-pip-version-check --upgrade -c constraints.txt pip
	@$(BIN)/pip install --quiet -c constraints.txt --group dev
	@$(BIN)/pip install --quiet -c constraints.txt --no-build-isolation -e .
	@touch $@

$(VENV)/.bench: $(READY)
	@echo "== setting up the peer to compare with"
	@$(BIN)/pip install --quiet -c constraints.txt --group bench
	@touch $@

$(COMPILED)/.ready: $(READY) setup.py $(RULES)
	@command -v cc > /dev/null || (echo "== installing a C compiler" && apt-get update -qq && apt-get install -y -qq gcc libc6-dev python3-dev > /dev/null)
	@echo "== compiling with mypyc (about a minute)"
	@rm -rf $(COMPILED) build/lib* build/temp* build/bdist*
	@HIGAKI_COMPILE=1 $(BIN)/pip install --quiet --no-build-isolation --no-deps --target $(COMPILED) .
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	@echo "== setting up the client's tools"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): web/node_modules/.ready web/vite.config.ts web/index.html $(LOOKS)
	@echo "== building the client"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(CHROMIUM):
	@echo "== installing Chromium for the browser tests"
	@apt-get update -qq && apt-get install -y -qq chromium > /dev/null
