# Every target sets up what it needs by itself and says what it is doing.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV := $(VENV)/.dev
# The compiled unit, and the one that was trained before it was compiled for good.
COMPILED := build/compiled
TRAINED := build/trained
CLIENT := src/higaki/server/static/index.html
CHROMIUM := /usr/bin/chromium
PROXIES := /usr/sbin/nginx /usr/bin/caddy
POSTGRES := /usr/bin/pg_createcluster
PACKAGE := $(shell find src/higaki -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' \) -not -path '*/tests/*')
RULES := $(filter src/higaki/engine/%.py src/higaki/games/%.py src/higaki/games/%.toml src/higaki/bots/%.py,$(PACKAGE))
LOOKS := $(shell find web src/higaki/games src/higaki/text -type f \( -path 'web/src/*' -o -path 'web/public/*' -o -path '*/web/*' -o -name '*.ftl' \) -not -path '*/node_modules/*')
QUICK := HIGAKI_QUICK=1 $(BIN)/pytest -q -n 2 $(filter-out tests/test_builds.py,$(wildcard tests/test_*.py)) src/higaki/games
TOGETHER := $(MAKE) --no-print-directory -j 2

.PHONY: play test quick check coverage client compile wheel bench soak audit clean native_if_possible

play: ## start the table and open the browser
	@$(TOGETHER) native_if_possible $(CLIENT)
	@if [ -e $(COMPILED).native ]; then $(MAKE) --no-print-directory $(COMPILED).ready; fi
	@$(BIN)/higaki serve --open

test: ## everything that must hold
	@$(TOGETHER) check $(COMPILED).native $(CLIENT)
	@$(MAKE) --no-print-directory $(COMPILED).ready $(CHROMIUM) $(PROXIES) $(POSTGRES)
	@echo "== all tests, interpreted; of the contract a sample"
	@HIGAKI_QUICK=1 $(BIN)/pytest -q -n 2 --dist loadfile --no-loadscope-reorder
	@echo "== contract and rules, compiled"
	@HIGAKI_BUILD=compiled $(BIN)/pytest -q -n 2 tests/test_contract.py tests/test_bots.py tests/test_copies.py tests/test_recorded_games.py src/higaki/games

quick: check ## what to run after every change: all but server, browser and the long games
	@echo "== engine and rules, interpreted, a sample"
	@$(QUICK)

check: $(DEV) web/node_modules/.ready ## format, lint, types, in Python and in the client
	@echo "== format and lint"
	@$(BIN)/ruff format --check . && $(BIN)/ruff check .
	@echo "== types"
	@$(BIN)/mypy
	@echo "== the client: types and unit tests"
	@cd web && npm run --silent check && npm run --silent test

coverage: $(DEV) ## how much of the package the quick tests run
	@$(QUICK) --cov=src/higaki --cov-report=
	@echo "== covered: $$($(BIN)/coverage report --format=total) % of the package's lines; the server's count as not run"

client: $(CLIENT) ## build the client into the package

compile: $(COMPILED).ready ## the engine, the games and the bots as one native unit
	@echo "== compiled into $(COMPILED), which $(VENV) prefers from now on"

wheel: $(TRAINED).ready ## a wheel with the trained unit and the client, which needs neither compiler nor Node
	@echo "== building the wheel"
	@rm -rf build/wheel && printf '[build]\nbuild_lib = $(TRAINED)\n' > build/wheel.cfg
	@HIGAKI_COMPILE=1 DIST_EXTRA_CONFIG=build/wheel.cfg $(BIN)/python setup.py -q bdist_wheel --skip-build --dist-dir build/wheel
	@ls build/wheel/*.whl

bench: $(TRAINED).ready $(DEV) $(VENV)/.bench ## speed, side by side with a peer, and the server under load
	@echo "== speed (JSON goes to build/speed.json)"
	@$(BIN)/python bench/speed.py --compiled $(TRAINED) --json build/speed.json
	@echo "== the server under load"
	@PYTHONPATH=$(TRAINED) $(BIN)/python bench/load.py

soak: $(COMPILED).ready $(DEV) $(CHROMIUM) $(POSTGRES) ## the contract for a hundred times as many games, a thousand kills
	@echo "== contract, long"
	@HIGAKI_SOAK=1 HIGAKI_BUILD=compiled $(BIN)/pytest -q -n 2 tests/test_contract.py
	@echo "== promises broken on purpose, which tests must notice"
	@$(BIN)/python tests/mutants.py
	@echo "== the server, its processes and its database, killed a thousand times"
	@HIGAKI_SOAK=1 $(BIN)/pytest -q tests/server/test_server_kills.py tests/server/test_server_kills_postgres.py tests/server/test_server_faults.py tests/server/test_server_leaks.py

audit: $(READY) ## known vulnerabilities of all that is installed or shipped, where their database can be reached
	@$(BIN)/python -m building.audit

clean: ## remove all that was set up or built
	rm -rf $(VENV) build src/*.egg-info web/node_modules src/higaki/server/static

# The environment prefers the compiled unit where there is one: .pth files are read in the order of their names.
$(READY): pyproject.toml constraints.txt
	@echo "== setting up $(VENV)"
	@$(PYTHON) -m venv $(VENV) || (apt-get update -qq && apt-get install -y -qq python3-venv > /dev/null && $(PYTHON) -m venv $(VENV))
	@sed -n '/^pip==/,/[^\\]$$/p' constraints.txt > $(VENV)/pip.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $(VENV)/pip.txt
	@$(BIN)/pip install --quiet -c constraints.txt --group build
	@$(BIN)/pip install --quiet -c constraints.txt $$($(BIN)/python -m building.pins needed)
	@$(BIN)/pip install --quiet --no-deps --no-build-isolation -e .
	@echo $(CURDIR)/$(COMPILED) > $$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/0-higaki-compiled.pth
	@touch $@

$(DEV): $(READY)
	@echo "== setting up the tools of the tests"
	@$(BIN)/pip install --quiet -c constraints.txt --group dev
	@touch $@

$(VENV)/.bench: $(READY)
	@echo "== setting up the peer to compare with"
	@$(BIN)/pip install --quiet -c constraints.txt --group bench
	@touch $@

native_if_possible: $(READY)
	@$(MAKE) --no-print-directory $(COMPILED).native || (rm -rf $(COMPILED) $(COMPILED).native; \
	echo "== it cannot be compiled here (see above), so plain Python plays: the same game, but bots think longer")

$(TRAINED).native: export HIGAKI_PGO := 1
$(COMPILED).native $(TRAINED).native: $(READY) setup.py $(wildcard building/*.py) bench/train.py $(RULES)
	@command -v cc > /dev/null || (echo "== installing a C compiler" && apt-get update -qq && apt-get install -y -qq gcc libc6-dev python3-dev > /dev/null)
	@echo "== compiling engine, games and bots ($(if $(HIGAKI_PGO),about four minutes: twice with training in between,about a minute))"
	@rm -rf $(basename $@) $(basename $@).temp
	@HIGAKI_COMPILE=1 $(BIN)/python setup.py -q build --build-lib $(basename $@) --build-temp $(basename $@).temp
	@touch $@

# All that is not compiled is copied, in a second.
build/%.ready: build/%.native $(CLIENT) $(PACKAGE)
	@$(BIN)/python setup.py -q build_py --build-lib $(basename $@)
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

$(PROXIES):
	@echo "== installing $(notdir $@) for the tests of its recipe"
	@apt-get update -qq && apt-get install -y -qq --no-install-recommends $(notdir $@) > /dev/null

$(POSTGRES):
	@echo "== installing PostgreSQL for the tests, which start one of their own"
	@apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql > /dev/null
