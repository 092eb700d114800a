# Every target sets up what it needs by itself and says what it is doing.
SHELL := /bin/bash
PYTHON ?= python3
# Tests start hundreds of processes: each would compile all modules again if bytecode were not kept.
export PYTHONDONTWRITEBYTECODE :=
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV := $(VENV)/.dev
# The compiled unit, and the one that was trained before it was compiled for good.
COMPILED := build/compiled
TRAINED := build/trained
# An environment with PyTorch, which sees all of the other one.
LEARNERS := build/learners
CLIENT := src/higaki/server/static/index.html
# The rules in C, for batches of tables.
LIBRARY := src/higaki/native/libhigaki.so
SANITIZED := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all
# What the tests need of Debian, and the packages it comes in.
DEBIAN := /usr/bin/chromium /usr/bin/chromium-headless-shell /usr/sbin/nginx /usr/bin/caddy /usr/bin/pg_createcluster
PACKAGES := chromium chromium-headless-shell nginx caddy postgresql
# One after the other, for apt-get does not wait until another one has finished.
APT_INSTALL := flock Makefile sh -c 'apt-get update -qq && apt-get install -y -qq "$$@" > /dev/null' apt-get
PACKAGE := $(shell find src/higaki -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' \) -not -path '*/tests/*')
RULES := $(filter src/higaki/engine/%.py src/higaki/games/%.py src/higaki/games/%.toml src/higaki/bots/%.py,$(PACKAGE))
LOOKS := $(shell find web src/higaki/games src/higaki/text -type f \( -path 'web/src/*' -o -path 'web/public/*' -o -path '*/web/*' -o -name '*.ftl' \) -not -path '*/node_modules/*')
QUICK := HIGAKI_QUICK=1 $(BIN)/pytest -q -n 2 -m "not slow" $(addprefix tests/,contract engine models native project research terminal) src/higaki/games
# Tests that run interpreted: about the sources, and those with a toy game, whose classes inherit from the engine's. No
# interpreted class can do so from a compiled one, so one that is missing here would fail on the compiled build.
INTERPRETED := tests/project $(shell grep -rlwE 'toy(_\w+)?' --include='test_*.py' $(addprefix tests/,engine native server terminal))
# All others run on the compiled build alone; that both builds play alike is one of them. What takes longest comes
# first. Of the rest most wait for another process or for time to pass, so more run at once than there are cores.
WHOLE := -n 4 --dist loadfile --no-loadscope-reorder $(addprefix tests/,contract native browser server research models engine rl terminal training) src/higaki/games \
	$(addprefix --ignore=,$(INTERPRETED))
# What holds for every game: these ask the catalogue which there are. Those of `rl` and `training` need it in the native library.
ALL_GAMES = $(shell grep -rlE '(catalogue\.names|variants|sources)\([a-zA-Z_=]*\)' tests --include='test_*.py' $(addprefix --exclude-dir=,browser gpu rl server training))
# Pages of which a sample is enough after every change.
SAMPLED_PAGES = $(shell grep -rl 'from sampling import' --include='test_*.py' tests/browser)
TOGETHER := $(MAKE) --no-print-directory -j 2

.PHONY: help play test quick quick_tests game interpreted compiled check check_package check_client coverage client native gpu compile wheel bench ray soak audit clean compile_beside examples

# The table opens at once. What is not compiled yet is compiled behind it: bots think in processes of their own, which
# use the compiled rules as soon as they are there.
play: ## start the table and open the browser
	@$(TOGETHER) $(READY) $(CLIENT)
	@if $(MAKE) -q $(COMPILED).ready 2> /dev/null; then $(BIN)/higaki serve --open; else \
	rm -f $(COMPILED).ready; mkdir -p build; \
	echo "== compiling beside the game, which makes bots stronger (progress: build/compiling.log)"; \
	nice $(MAKE) --no-print-directory compile_beside > build/compiling.log 2>&1 & \
	PYTHONPATH=src HIGAKI_COMPILED=$(CURDIR)/$(COMPILED) $(BIN)/higaki serve --open; fi

# What takes longest comes first, and nothing waits for what it does not need, so that no core is ever idle.
test: ## everything that must hold
	@$(MAKE) --no-print-directory -j 4 $(COMPILED).unit $(CLIENT) $(DEBIAN) check interpreted compiled

compiled: $(COMPILED).ready $(DEV) $(DEBIAN)
	@echo "== contract, rules, server and browser, compiled"
	@HIGAKI_BUILD=compiled $(BIN)/pytest -q $(WHOLE)

quick: ## what to run after every change: all but server, browser, learning and slow tests
	@$(TOGETHER) quick_tests check

quick_tests: $(DEV) $(LIBRARY)
	@echo "== engine and rules, interpreted, a sample"
	@$(QUICK)

game: $(DEV) ## what every game must hold, of one that is being made: make game NAME=osaka
	@test -n '$(NAME)' || { echo 'no game is named; right would be make game NAME=osaka'; exit 2; }
	@test -n '$(wildcard src/higaki/games/$(NAME)/game.toml examples/$(NAME)/game.toml)' || { echo 'there is no game called $(NAME); right would be the name of a folder in src/higaki/games'; exit 2; }
	@$(if $(wildcard examples/$(NAME)),HIGAKI_GAMES=examples )HIGAKI_QUICK=1 $(BIN)/pytest -q --game $(NAME) $(ALL_GAMES) $(wildcard src/higaki/games/$(NAME) examples/$(NAME))

# While the rest is being compiled: much of that keeps one core only.
interpreted: $(DEV) $(CLIENT) $(LIBRARY)
	@echo "== sources and toy games, interpreted"
	@$(BIN)/pytest -q --collect-only $(filter tests/% src/%,$(WHOLE)) > /dev/null || :  # once, before many processes read all tests
	@HIGAKI_QUICK=1 $(BIN)/pytest -q -n 2 --dist loadfile $(INTERPRETED)

check: check_package check_client ## format, lint, types, in Python and in the client

check_package: $(DEV)
	@echo "== format and lint"
	@$(BIN)/ruff format --check . && $(BIN)/ruff check .
	@echo "== types"
	@$(BIN)/python -m building.type_check

check_client: web/node_modules/.ready $(READY)
	@echo "== the client: format, lint, types and unit tests"
	@cd web && npm run --silent check && npm run --silent test

coverage: $(DEV) $(LIBRARY) ## how much of the package the quick tests run
	@$(QUICK) --cov=src/higaki --cov-report=
	@echo "== covered: $$($(BIN)/coverage report --format=total) % of the package's lines; the server's count as not run"

client: $(CLIENT) ## build the client into the package

native: $(LIBRARY) ## the rules as a native library, which plays batches of tables on every core

gpu: $(LIBRARY) $(DEV) ## the rules as a library for GPUs, and its tests; needs nvcc and a GPU
	@echo "== compiling for the GPU (some minutes)"
	@PYTHONPATH=src:. $(BIN)/python -m building.translator src/higaki/gpu/libhigaki_gpu.so --cuda
	@echo "== GPU and processor, side by side"
	@$(BIN)/pytest -q tests/gpu

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
	@echo "== batches of tables"
	@PYTHONPATH=$(TRAINED) $(BIN)/python bench/batch.py
	@echo "== learning environments"
	@PYTHONPATH=$(TRAINED) $(BIN)/python bench/rl/environments.py
	@echo "== a PettingZoo environment"
	@PYTHONPATH=$(TRAINED) $(BIN)/python bench/rl/aec.py
	@echo "== the server under load"
	@PYTHONPATH=$(TRAINED) $(BIN)/python bench/server/load.py
	@echo "== games per second in the arena"
	@PYTHONPATH=$(TRAINED) $(BIN)/python bench/arena.py

examples: $(LEARNERS)/.ready $(LIBRARY) ## the learning programs of `examples`, and Stable-Baselines3 on all games, in an environment of their own
	@$(LEARNERS)/bin/python -m pytest -q tests/rl/test_rl_examples.py tests/rl/test_rl_sb3.py

ray: $(COMPILED).ready $(DEV) $(VENV)/.ray ## the arena on a Ray cluster of this machine, in both builds, and RLlib's check of environments
	@$(BIN)/pytest -q tests/research/test_arena_ray.py tests/rl/test_rllib.py
	@HIGAKI_BUILD=compiled $(BIN)/pytest -q tests/research/test_arena_ray.py

soak: $(COMPILED).ready $(DEV) $(DEBIAN) $(VENV)/.ray ## the contract for a hundred times as many games, a thousand kills
	@echo "== contract, long"
	@HIGAKI_SOAK=1 HIGAKI_BUILD=compiled $(BIN)/pytest -q -n 2 $(addprefix tests/contract/test_,contract.py honesty.py builds.py observation_knowledge.py seats_alike.py)
	@echo "== Yokohama and Yedo beside a second model of their rulebooks"
	@HIGAKI_SOAK=1 HIGAKI_BUILD=compiled $(BIN)/pytest -q -n 2 tests/models
	@echo "== every packaged puzzle"
	@HIGAKI_SOAK=1 $(BIN)/pytest -q tests/research/test_puzzles.py -k packaged
	@echo "== learning environments, with every combination of options"
	@HIGAKI_SOAK=1 HIGAKI_BUILD=compiled $(BIN)/pytest -q -n 2 tests/rl
	@$(MAKE) --no-print-directory examples
	@echo "== the native library beside the package, a million decisions of each variant; then with sanitizers"
	@HIGAKI_SOAK=1 HIGAKI_BUILD=compiled $(BIN)/pytest -q -n 2 $(addprefix tests/native/test_,native_equality.py native_search.py net.py odd_input.py)
	@PYTHONPATH=src $(BIN)/python -m building.translator build/sanitized.so --flags="$(SANITIZED)"
	@HIGAKI_LIBRARY=build/sanitized.so LD_PRELOAD="$$(cc -print-file-name=libasan.so) $$(cc -print-file-name=libubsan.so)" \
	ASAN_OPTIONS=detect_leaks=0 HIGAKI_BUILD=compiled $(BIN)/pytest -q tests/native/test_native_equality.py tests/native/test_batch.py
	@echo "== every question at every size of the screen, and all else in the browser that make test takes a sample of"
	@HIGAKI_SOAK=1 HIGAKI_BUILD=compiled $(BIN)/pytest -q $(SAMPLED_PAGES)
	@echo "== luck averages to nothing; puzzles"
	@HIGAKI_SOAK=1 HIGAKI_BUILD=compiled $(BIN)/pytest -q -n 2 $(addprefix tests/research/test_,review.py puzzles.py)
	@echo "== promises broken on purpose, which tests must notice"
	@$(BIN)/python tests/mutants/run.py
	@echo "== the server, its processes and its database, killed a thousand times"
	@HIGAKI_SOAK=1 HIGAKI_BUILD=compiled $(BIN)/pytest -q $(addprefix tests/server/,storage/test_server_kills.py cluster/test_server_kills_postgres.py storage/test_server_faults.py \
	security/test_server_leaks.py security/test_server_hostile.py leagues/test_server_league_restarts.py)
	@HIGAKI_SOAK=1 $(BIN)/pytest -q $(addprefix tests/server/,security/test_server_toy_leaks.py security/test_server_worker_leaks.py cluster/test_server_simulation.py \
	cluster/test_server_simulation_week.py)

audit: $(READY) ## known vulnerabilities of all that is installed or shipped; fails where nothing can be checked
	@$(BIN)/python -m building.audit

help: ## this list
	@sed -nE 's/^([a-z_]+):[^#]*## (.*)/\1\t\2/p' Makefile | expand -t 12

clean: ## remove all that was set up or built
	rm -rf $(VENV) build src/*.egg-info web/node_modules src/higaki/server/static src/higaki/*/libhigaki*.so

# The environment prefers the compiled unit where there is one: .pth files are read in the order of their names.
$(READY): pyproject.toml constraints.txt
	@echo "== setting up $(VENV)"
	@$(PYTHON) -m venv $(VENV) || ($(APT_INSTALL) python3-venv && $(PYTHON) -m venv $(VENV))
	@sed -n '/^pip==/,/[^\\]$$/p' constraints.txt > $(VENV)/pip.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $(VENV)/pip.txt
	@$(BIN)/pip install --quiet -c constraints.txt --build-constraint constraints.txt setuptools $$($(BIN)/python -m building.pins needed)
	@$(BIN)/pip install --quiet --no-deps --no-build-isolation -e .
	@echo $(CURDIR)/$(COMPILED) > $$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/0-higaki-compiled.pth
	@touch $@

$(DEV): $(READY)
	@echo "== setting up the tools of the tests"
	@$(BIN)/pip install --quiet -c constraints.txt --group dev
	@touch $@

$(VENV)/.build: $(READY)
	@echo "== setting up the compiler of the rules"
	@$(BIN)/pip install --quiet -c constraints.txt --group build
	@touch $@

$(VENV)/.bench: $(READY)
	@echo "== setting up the peer to compare with"
	@$(BIN)/pip install --quiet -c constraints.txt --group bench
	@touch $@

$(VENV)/.ray: $(READY)
	@echo "== setting up Ray"
	@$(BIN)/pip install --quiet -c constraints.txt --group ray
	@touch $@

# PyTorch has one version, but no hashes: which of its files fits depends on the machine.
$(LEARNERS)/.ready: $(DEV)
	@echo "== setting up PyTorch for the learning programs"
	@rm -rf $(LEARNERS) && $(PYTHON) -m venv --without-pip $(LEARNERS)
	@echo "import site; site.addsitedir('$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')')" \
	> $$($(LEARNERS)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/environment.pth
	@$(LEARNERS)/bin/python -m pip install --quiet --group examples
	@touch $@

# First the library, in which bots search: it takes half a minute, the rest some minutes.
compile_beside:
	@$(MAKE) --no-print-directory native || echo "== the native library cannot be built here (see above): bots search in Python"
	@$(MAKE) --no-print-directory $(COMPILED).ready || (rm -rf $(COMPILED) $(COMPILED).unit; \
	echo "== it cannot be compiled here (see above), so plain Python plays on: the same game, with weaker bots")

# Translated from the interpreted package; without a compiler everything else works.
$(LIBRARY): $(READY) $(wildcard building/translator/*.py building/translator/frame/*) $(RULES)
	@command -v cc > /dev/null || (echo "== installing a C compiler" && $(APT_INSTALL) gcc libc6-dev python3-dev)
	@echo "== translating the rules into C, and compiling them"
	@PYTHONPATH=src $(BIN)/python -m building.translator $@

$(TRAINED).unit: export HIGAKI_PGO := 1
$(COMPILED).unit $(TRAINED).unit: $(VENV)/.build setup.py $(wildcard building/*.py) bench/pgo_workload.py $(RULES)
	@command -v cc > /dev/null || (echo "== installing a C compiler" && $(APT_INSTALL) gcc libc6-dev python3-dev)
	@echo "== compiling engine, games and bots ($(if $(HIGAKI_PGO),about ten minutes: twice with training in between,about three minutes))"
	@rm -rf $(basename $@).new $(basename $@).temp
	@HIGAKI_COMPILE=1 $(BIN)/python setup.py -q build --build-lib $(basename $@).new --build-temp $(basename $@).temp
	@rm -rf $(basename $@) && mv $(basename $@).new $(basename $@)
	@touch $@

# All that is not compiled is copied, in a second.
build/%.ready: build/%.unit $(CLIENT) $(LIBRARY) $(PACKAGE)
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

$(DEBIAN) &:
	@echo "== installing $(PACKAGES) for the tests"
	@$(APT_INSTALL) $(PACKAGES)
