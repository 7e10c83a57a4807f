# Everything lives in .venv, which is made, and made anew when it is broken, by the targets that need it.

BIN := .venv/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check -c constraints.txt
# Wheels only, so that no compiler is needed; rlcard is pure Python, but is published as source.
PIP += --only-binary :all: --no-binary rlcard
# Runs a command and shows what it said only if it failed.
quietly = out=$$($(1) 2>&1) || { echo "$$out" | tail -n 40 >&2; exit 1; }
PYTEST := $(BIN)/pytest -q -n auto --dist worksteal
# What is enough to check a change: the extras for studies, learning, documents and browsers are left out.
LIGHT := $(or $(wildcard .venv/.dev),.venv/.quick)
UNITS := -m "not soak" --ignore=tests/browser --ignore=tests/installed
NODE := $(BIN)/python tools/node.py
CLIENT := src/dreadhall/server/static/index.html
DIST := dist
PEER := bench/server/boardgameio

# What is run again and again is compiled once, also where a container has switched that off.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help docs play terminal test beside quick mutants lint types imports units coverage rules chapters fingerprint web web-check web-types dist installed browser format bench bench-server bench-lab bench-rl bench-waits balance soak screens clean anew

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(or $(wildcard .venv/.dev),.venv/.play) web ## Play in the browser (ARGS="--help" shows the options)
	@$(BIN)/python -m dreadhall serve --open $(ARGS)

terminal: $(or $(wildcard .venv/.dev),.venv/.play) ## Play in the terminal (ARGS="--help" shows the options)
	@$(BIN)/python -m dreadhall play $(ARGS)

# Tests of a server wait for it now and then, and most checks use one core: so the units run beside everything else, which
# tells what it has to say when it is done.
test: .venv/.dev web ## Check everything
	@$(MAKE) --no-print-directory -j2 units beside

beside: .venv/.dev
	@out=$$($(MAKE) --no-print-directory lint imports types rules web-check installed browser 2>&1); found=$$?; echo "$$out"; exit $$found

quick: $(LIGHT) ## Check what has changed since the last commit, in less than a minute: style, types, imports, its own tests
	@$(BIN)/python tools/quick.py

mutants: .venv/.dev web/node_modules/.made ## Break forty things, one after the other: the tests must notice each (ARGS="--help" shows the options)
	@$(BIN)/python tools/mutants.py $(ARGS)

lint: .venv/.dev ## Check style and formatting
	@echo "== lint" && $(BIN)/ruff check -q . && $(BIN)/ruff format -q --check . && $(BIN)/hadolint deploy/Dockerfile
	@stray=$$(git ls-files --cached --ignored --exclude-per-directory=.gitignore 2>/dev/null); \
	    test -z "$$stray" || { printf 'Ignored, and yet tracked (git rm --cached):\n%s\n' "$$stray" >&2; exit 1; }

types: .venv/.dev ## Check types
	@echo "== types" && $(BIN)/mypy

imports: .venv/.dev ## Check that dependencies between packages point one way
	@echo "== imports" && { $(call quietly,$(BIN)/lint-imports --no-logo); }

units: .venv/.dev ## Run the tests, on all cores; none may be left out because something is not installed
	@echo "== units" && DREADHALL_EVERYTHING=1 $(PYTEST) $(UNITS)

coverage: .venv/.dev ## Run the tests and tell which lines none of them reaches, which takes half as long again
	@$(PYTEST) $(UNITS) --cov --cov-report=
	@total=$$($(BIN)/coverage report --format=total) && echo "coverage: $$total% ($(BIN)/coverage report has the details)"

rules: .venv/.dev ## Check that every rule is named by a test, that the chapters are as drawn, and none has changed behind its version
	@echo "== rules" && $(BIN)/python tools/rule_coverage.py --check && $(BIN)/python tools/chapters.py --check && $(BIN)/python tools/fingerprint.py --sample

chapters: .venv/.dev ## Draw the map of the chapters anew
	@$(BIN)/python tools/chapters.py

fingerprint: .venv/.dev ## Write down what the rules of all games do, unless that changed without a new version
	@$(BIN)/python tools/fingerprint.py

web: $(CLIENT) ## Build the web client

web-check: .venv/.dev web/node_modules/.made ## Check the web client: style, types, logic, and that its types are Python's
	@echo "== web-check" && $(BIN)/python tools/write_schema.py --check && $(BIN)/python tools/write_events.py --check
	@$(call quietly,$(NODE) npx --no -- json2ts -i src/api/schema.json -o node_modules/.views.ts)
	@cmp -s web/src/api/views.ts web/node_modules/.views.ts || { echo "web/src/api/views.ts is not what the schema is now: run \`make web-types\`" >&2; exit 1; }
	@( $(call quietly,$(NODE) npm run --silent lint) ) & lint=$$!; \
	( $(call quietly,$(NODE) npm run --silent format-check) ) && \
	( $(call quietly,$(NODE) npm run --silent check) ) && \
	( $(call quietly,$(NODE) npm run --silent test) ); found=$$?; wait $$lint && exit $$found

web-types: .venv/.dev web/node_modules/.made ## Write the web client's types, and the lists of events in the documents, anew from Python's
	@$(BIN)/python tools/write_schema.py && $(BIN)/python tools/write_events.py
	@$(NODE) npx --no -- json2ts -i src/api/schema.json -o src/api/views.ts

docs: .venv/.dev ## Build the documentation site in build/docs/html; a link that leads nowhere ends it
	@$(call quietly,$(BIN)/python tools/build_docs.py) && echo "build/docs/html/index.html"

dist: $(or $(wildcard .venv/.dev),.venv/.build) web ## Build the wheel and the source distribution, with the web client inside, in dist/
	@rm -f $(DIST)/dreadhall-*
	@$(call quietly,$(BIN)/python -m build --no-isolation --outdir $(DIST) .) && ls $(DIST)/dreadhall-*

installed: .venv/.dev web ## Install the wheel into an empty environment, and play in it
	@echo "== installed" && $(BIN)/pytest -q -m "not soak" tests/installed

browser: .venv/.dev web ## Run the tests in a real Chromium (found here, or else installed: Playwright's own, or the system's package)
	@echo "== browser" && browser=$$($(BIN)/python tools/browser.py) && DREADHALL_CHROMIUM="$$browser" DREADHALL_CLIENT_BUILT=1 $(PYTEST) -m "not soak" tests/browser

format: .venv/.dev web/node_modules/.made ## Format the code and repair what can be repaired
	@$(BIN)/ruff check -q --fix-only . && $(BIN)/ruff format .
	@$(NODE) npm run --silent lint -- --fix && $(NODE) npm run --silent format

bench: .venv/.bench ## Measure speed, beside other engines
	@$(BIN)/python -m bench $(ARGS)

bench-server: .venv/.dev $(PEER)/node_modules/.made ## Measure the server under load, beside boardgame.io's (ARGS="--help" shows the options)
	@$(BIN)/python -m bench.server $(ARGS)

bench-rl: .venv/.bench ## Measure the environments for learning, beside PettingZoo's classic games and RLCard's
	@$(BIN)/python -m bench.rl $(ARGS)

bench-lab: .venv/.bench .venv/.dev ## Measure how fast studies are played, here and on Ray, beside catanatron's simulator
	@$(BIN)/python -m bench.lab $(ARGS)

bench-waits: .venv/.dev web ## Measure in a real Chromium how long somebody waits for their turn against bots (ARGS="--help" shows the options)
	@browser=$$($(BIN)/python tools/browser.py) && DREADHALL_CHROMIUM="$$browser" $(BIN)/python -m bench.waits $(ARGS)

balance: .venv/.dev ## Play the studies of docs/studies (or go on with them), and write docs/balance.md from them
	@for study in docs/studies/*.toml; do $(BIN)/python -m dreadhall lab run "$$study" --to "studies/$$(basename "$$study" .toml)" $(ARGS) || exit 1; done
	@$(BIN)/python tools/write_balance.py studies/*

soak: .venv/.dev web ## Run the tests that play for a long time, in parts, going on where the last run was (ARGS="--help" shows the options)
	@$(BIN)/python tools/soak.py $(ARGS)

screens: .venv/.dev web ## Play every haunt in a real Chromium, bring about thirty moments of both games, keep pictures of them in screens/, and take those of the README anew
	@mkdir -p screens && browser=$$($(BIN)/python tools/browser.py) && DREADHALL_CHROMIUM="$$browser" DREADHALL_SCREENS=screens DREADHALL_PICTURES=docs/pictures $(PYTEST) -m soak tests/browser/test_haunts.py tests/browser/moments tests/browser/test_pictures.py tests/browser/test_card_sheets.py

clean: ## Remove everything that was made
	@rm -rf web/node_modules $(PEER)/node_modules src/dreadhall/server/static
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .schemathesis .coverage .coverage.* htmlcov dist screens build soak
	@find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# .venv/.made holds the folder it was made in, and is away while pip is at work: a move, an interruption or a new
# Python on the machine leaves no valid one, and .venv is made anew.
ifneq ($(shell cat .venv/.made 2>/dev/null && $(BIN)/python -c 'import pip' 2>&1 || echo broken),$(CURDIR))
.venv/.made: anew
endif

.venv/.made:
	@for python in $(or $(PYTHON),python3 python3.11 python3.12 python3.13 python3.14); do \
	    if $$python -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        echo "Making .venv with $$($$python --version)"; \
	        $$python -m venv --clear .venv && echo "$(CURDIR)" >$@; exit; \
	    fi; \
	done; echo "Dreadhall needs Python 3.11 or newer with venv: none found (PYTHON=... names one)" >&2; exit 1

.venv/.play: EXTRA := [server]
.venv/.build: EXTRA := [build]
.venv/.quick: EXTRA := [lint,test]
.venv/.dev: EXTRA := [dev]
.venv/.bench: EXTRA := [bench]
.venv/.play .venv/.build .venv/.quick .venv/.dev .venv/.bench: .venv/.made pyproject.toml constraints.txt
	@echo "Installing dreadhall$(EXTRA)"
	@mv .venv/.made .venv/.busy
	@$(call quietly,$(PIP) -e '.$(EXTRA)')
	@mv .venv/.busy .venv/.made && touch $@

# The web client is built when something in it is newer than what was built last.
web/node_modules/.made: web/package.json web/package-lock.json | .venv/.made
	@echo "Fetching what the web client is built with"
	@$(call quietly,$(NODE) npm ci --no-audit --no-fund) && touch $@

$(PEER)/node_modules/.made: $(PEER)/package.json $(PEER)/package-lock.json | .venv/.made
	@echo "Fetching boardgame.io"
	@$(call quietly,$(NODE) npm ci --no-audit --no-fund --prefix $(CURDIR)/$(PEER)) && touch $@

$(CLIENT): web/node_modules/.made web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json \
    docs/balance.csv $(shell find web/src web/public locales -type f ! -name '*.test.ts')
	@echo "Building the web client"
	@$(call quietly,$(NODE) npm run --silent build) && touch $@
