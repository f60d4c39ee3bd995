# Each target sets itself up from a bare machine with Python 3.11 or newer.
# `make PYTHON=python3.12 test` picks another Python; `make clean` removes everything that make has made.

PYTHON ?= python3
VENV = .venv
# On Windows, run make in Git Bash. docs/windows.md has the commands without make.
ifeq ($(OS),Windows_NT)
BIN = $(VENV)/Scripts
EXE = .exe
else
BIN = $(VENV)/bin
EXE =
endif
PIP = $(BIN)/python -m pip --disable-pip-version-check
# Waits while another recipe installs: two pips must not write to one environment at the same time.
INSTALL = $(BIN)/python distribution/install_locked.py
# For `make upgrade`, `make lowest` and `make training-tests`.
LOCK_VENV = .lock-venv
LOWEST_VENV = .lowest-venv
# For `make training-tests` alone: torch is a large download.
TORCH_VENV = .torch-venv
# For `make openspiel-tests` alone.
OPENSPIEL_VENV = .openspiel-venv
TORCH = torch==2.13.0 tensorboard==2.21.0
UV = $(LOCK_VENV)/bin/uv pip

# The browser table: the folder it is built into, and its sources. The list has the folders too, because their dates
# show that a file was deleted.
SITE = src/foretell/server/site
WEB_SOURCES = web/index.html web/package.json web/svelte.config.js web/tsconfig.json web/vite.config.ts \
  $(shell find web/src web/public web/build src/foretell/locales/?? src/foretell/locales/languages.ftl ! -name '*.test.ts' 2>/dev/null)
MODULES = web/node_modules/.package-lock.json
# npm with the Node of $(VENV), even if the machine has another one.
NPM = cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm

# Three workers for each core, because tests with a server or a browser often wait.
WORKERS = $(shell $(BIN)/python -c 'import os; print(min(8, 3 * os.cpu_count()))')
# Numba's cache is kept in the clone, so that a new clone starts with an empty one. Python may write its bytecode
# even where the environment forbids it, because the tests start many processes.
TESTING = PYTHONDONTWRITEBYTECODE= OPENBLAS_NUM_THREADS=1 FORETELL_CACHE=.cache/compiled
PYTEST = $(TESTING) $(BIN)/python -m pytest
# The tests that reach every branch of rules, sheets and game. Coverage is measured in them alone: the tests that play
# thousands of games reach no other branch, and would take more than three times as long.
COVERING = tests/rules tests/sheets tests/game tests/table tests/pictures src/foretell/rules src/foretell/sheets src/foretell/game
COVERED = --cov --cov-report=term:skip-covered --cov-fail-under=100
# Runs independent targets in parallel.
TOGETHER = $(MAKE) --no-print-directory --jobs=4
# Fast tests: rules, sheets, game, tables without a server, texts.
QUICK_TESTS = tests/rules tests/sheets tests/game tests/table tests/locales tests/golden tests/mutation

.DELETE_ON_ERROR:
.PHONY: help play web terminal test quick thorough prove check python-check web-check unit covering-unit other-unit web-unit kernels docs \
  lowest training-tests openspiel-tests mypyc-tests mutants bench screenshots siege soak setup chromium chromium-package upgrade clean

help:
	@echo 'make play     run the table (make play ARGS="--help" for its settings)'
	@echo 'make web      build the browser table if its sources have changed'
	@echo 'make terminal play a game in the terminal (make terminal ARGS="--help" for its options)'
	@echo 'make venv     install the foretell command into $(VENV), and print how to start it'
	@echo 'make quick    after an edit, in less than a minute: ruff, mypy, and the fast tests'
	@echo 'make test     what each commit must pass: check, docs, every test, coverage'
	@echo 'make thorough the long versions: every kind of game, kills, mutants, lowest versions, packages, training'
	@echo 'make training-tests  the tests of training, with torch (a large download)'
	@echo 'make openspiel-tests  the tests of the game for OpenSpiel'
	@echo 'make prove    run the suite many times to find flaky tests'
	@echo 'make check    ruff (lint and format), mypy --strict, import-linter, svelte-check'
	@echo 'make unit     every test, including those in Chromium, and coverage'
	@echo 'make docs     build the documentation into site/ (installs the development set)'
	@echo 'make bench    measure speed, and compare it with other game libraries and another server'
	@echo 'make screenshots  take a picture of every screen, into .cache/screenshots'
	@echo 'make siege    attack a server with ordinary tables on it, and measure what their players notice'
	@echo 'make soak     kill the server 200 times under load, on each database'
	@echo 'make package-test  build the packages, install them into empty environments and try them'
	@echo 'make upgrade  lock the newest dependencies into requirements/*.txt'
	@echo 'make clean    remove everything that make has made'

# Ctrl-C (exit status 130) is not an error. The shell gets the signal, too: with the trap, it does not die of it.
play: $(VENV)/table.stamp $(SITE)/index.html
	@trap : INT; $(BIN)/foretell serve $(ARGS) || test $$? -eq 130

web: $(SITE)/index.html
	@echo 'The browser table is in $(SITE).'

terminal: $(VENV)/table.stamp
	@trap : INT; $(BIN)/foretell play $(ARGS) || test $$? -eq 130

.PHONY: venv
venv: $(VENV)/table.stamp
	@echo 'The command is $(BIN)/foretell. To type it as foretell, run: source $(BIN)/activate'

# Compiling starts while other packages are still installed. Then the longest target comes first. All of them run, even
# if one fails.
test: $(VENV)/base.stamp
	@$(TOGETHER) --keep-going kernels other-unit covering-unit check docs web-unit

quick: $(VENV)/dev.stamp
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(TOGETHER) quick-types quick-tests

.PHONY: quick-types quick-tests
quick-types: $(VENV)/dev.stamp
	@$(BIN)/mypy

quick-tests: $(VENV)/dev.stamp
	@$(PYTEST) -q -n 2 --dist=worksteal -m "not long" $(QUICK_TESTS)

thorough: setup
	FORETELL_TESTS=thorough $(PYTEST) -n $(WORKERS) --dist=worksteal --deals=random
	$(MAKE) --no-print-directory mutants lowest training-tests openspiel-tests mypyc-tests package-test soak siege

# The tests on the lowest versions that pyproject.toml allows, with the tools of the development set.
lowest: $(VENV)/dev.stamp $(SITE)/index.html chromium $(LOCK_VENV)/bin/uv
	@mkdir -p .cache
	@$(UV) compile --quiet --resolution lowest-direct --python $(BIN)/python --extra arena --extra dataset --extra research --extra table \
	  --output-file .cache/lowest.txt pyproject.toml >/dev/null
	@$(BIN)/python -m venv --clear $(LOWEST_VENV)
	@$(UV) install --quiet --python $(LOWEST_VENV)/bin/python --no-verify-hashes --override .cache/lowest.txt \
	  --requirements requirements/dev.txt
	@$(UV) install --quiet --python $(LOWEST_VENV)/bin/python --no-deps --no-build-isolation --editable .
	OPENBLAS_NUM_THREADS=1 $(LOWEST_VENV)/bin/python -m pytest -n $(WORKERS) --dist=worksteal

# The tests that `make test` skips because they need torch.
training-tests: $(VENV)/dev.stamp $(LOCK_VENV)/bin/uv
	@echo "Installing torch into $(TORCH_VENV)."
	@$(BIN)/python -m venv --clear $(TORCH_VENV)
	@$(UV) install --quiet --python $(TORCH_VENV)/bin/python --requirements requirements/dev.txt
	@$(UV) install --quiet --python $(TORCH_VENV)/bin/python $(TORCH)
	@$(UV) install --quiet --python $(TORCH_VENV)/bin/python --no-deps --no-build-isolation --editable .
	OPENBLAS_NUM_THREADS=1 FORETELL_CACHE=.cache/compiled $(TORCH_VENV)/bin/python -m pytest -n $(WORKERS) \
	  --dist=worksteal tests/train tests/cli/test_train.py

# The tests that `make test` skips because they need OpenSpiel, which brings SciPy.
openspiel-tests: $(VENV)/dev.stamp $(LOCK_VENV)/bin/uv
	@$(BIN)/python -m venv --clear $(OPENSPIEL_VENV)
	@$(UV) install --quiet --python $(OPENSPIEL_VENV)/bin/python --requirements requirements/dev.txt
	@$(UV) install --quiet --python $(OPENSPIEL_VENV)/bin/python --requirements bench/peers/requirements/openspiel.txt
	@$(UV) install --quiet --python $(OPENSPIEL_VENV)/bin/python --no-deps --no-build-isolation --editable .
	$(TESTING) $(OPENSPIEL_VENV)/bin/python -m pytest tests/environments/test_openspiel.py

# The tests of tables and of the server with the modules that mypyc compiles. Planted faults need pure Python.
mypyc-tests: $(VENV)/dev.stamp $(SITE)/index.html
	$(BIN)/python distribution/mypyc_modules.py build/mypyc
	PYTHONPATH=$(CURDIR)/build/mypyc $(BIN)/python -c 'import foretell.table.live as live; assert not live.__file__.endswith(".py")'
	PYTHONPATH=$(CURDIR)/build/mypyc $(PYTEST) -n $(WORKERS) --dist=worksteal tests/golden tests/table tests/server

mutants: $(VENV)/dev.stamp
	$(BIN)/python -m tests.mutation

# `make prove ARGS=whole` runs one kind; `make prove ARGS=--table` shows what has passed and what is left.
prove: setup
	@$(TESTING) $(BIN)/python -m tests.prove $(ARGS)

check: python-check web-check

python-check: $(VENV)/dev.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports

web-check: $(MODULES)
	$(NPM) run --silent check

unit: covering-unit other-unit web-unit

web-unit: $(MODULES)
	$(NPM) run --silent test

covering-unit: $(VENV)/dev.stamp
	$(PYTEST) -n 2 --dist=worksteal $(COVERED) $(COVERING)

# Compiles the loops that many tests share.
kernels: $(VENV)/numba.stamp
	@$(TESTING) $(BIN)/python -m tests.compiling

# The table comes first, so that it is built while pip installs the development set.
other-unit: $(SITE)/index.html chromium $(VENV)/dev.stamp
	$(PYTEST) -n $(WORKERS) --dist=worksteal $(foreach folder,$(COVERING),--ignore=$(folder))

docs: $(VENV)/dev.stamp
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo 'The documentation is in site/index.html.'

bench: $(VENV)/dev.stamp $(SITE)/index.html chromium
	$(BIN)/python -m bench

screenshots: $(VENV)/dev.stamp $(SITE)/index.html chromium
	$(BIN)/python -m tests.web.screenshots

siege: $(VENV)/dev.stamp
	$(BIN)/python -m bench.siege $(ARGS)

soak: $(VENV)/dev.stamp
	$(BIN)/python -m tests.server.soak

# The wheel and the source archive in empty environments, and the documentation site without a network.
.PHONY: package-test
package-test: $(VENV)/dev.stamp chromium
	$(BIN)/python -m pytest tests/package/docs_site.py tests/package/installed.py

# --- set-up -------------------------------------------------------------------------------------

# Installs the development set, builds the browser table and installs Chromium, in parallel.
setup: $(VENV)/base.stamp
	@$(TOGETHER) $(SITE)/index.html chromium $(VENV)/dev.stamp

$(BIN)/python$(EXE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Foretell needs Python 3.11 or newer, and '$(PYTHON)' is not that." >&2; \
	  echo "Name another one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' has no venv module: install it (on Debian: python3-venv)." >&2; exit 1; }
	@echo "Creating $(VENV) with $(PYTHON) (first run only)."
	@$(PYTHON) -m venv --clear $(VENV)

# The package itself, editable: it has no dependencies, only a build tool.
$(VENV)/base.stamp: $(BIN)/python$(EXE) requirements/base.txt pyproject.toml
	@$(PIP) install --quiet --require-hashes -r requirements/base.txt
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/table.stamp: requirements/table.txt | $(VENV)/numba.stamp
	@echo "Installing the server's dependencies (first run only)."
	@$(INSTALL) requirements/table.txt
	@touch $@

# The packages of the compiled rules come first, so that `make test` can compile while others are installed.
$(VENV)/numba.stamp: requirements/table.txt | $(VENV)/base.stamp
	@$(INSTALL) requirements/table.txt llvmlite numba numpy
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt | $(VENV)/numba.stamp
	@echo "Installing the development tools (first run only, about a minute)."
	@$(INSTALL) requirements/dev.txt
	@touch $@

$(VENV)/web.stamp: requirements/web.txt | $(VENV)/base.stamp
	@echo "Installing Node, which builds the browser table (first run only)."
	@$(INSTALL) requirements/web.txt
	@touch $@

$(MODULES): web/package-lock.json | $(VENV)/web.stamp
	@$(NPM) ci --loglevel=error >/dev/null
	@touch $@

$(SITE)/index.html: $(WEB_SOURCES) $(MODULES)
	@echo "Building the browser table."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Installs the browser for the tests if the user is root on Debian. It needs only Python, so it can run while the
# development set is installed.
chromium-package: $(BIN)/python$(EXE)
	@$(BIN)/python -m tests.web.chromium --package

# Checks that there is a browser for the tests.
chromium: chromium-package $(VENV)/dev.stamp
	@$(BIN)/python -m tests.web.chromium

# --- upkeep -------------------------------------------------------------------------------------

# Locked for every Python and platform at once, with hashes and without any address. base.txt constrains
# table.txt, and both constrain dev.txt: hence the order. What npm locks has no address either (web/.npmrc).
upgrade: $(LOCK_VENV)/bin/uv
	@$(LOCK_VENV)/bin/python -m pip --disable-pip-version-check install --quiet --upgrade uv
	@for file in requirements/uv.in requirements/base.in requirements/table.in requirements/web.in requirements/dev.in bench/peers/requirements/*.in; do \
	  echo "locking $$file"; \
	  $(LOCK_VENV)/bin/uv pip compile --no-config --quiet --upgrade --universal \
	    --python-version 3.11 --generate-hashes --no-header \
	    --output-file "$${file%.in}.txt" "$$file" >/dev/null || exit 1; \
	done
	@$(MAKE) --no-print-directory $(VENV)/web.stamp
	@echo 'locking web/package.json'
	@$(NPM) update --loglevel=error >/dev/null

$(LOCK_VENV)/bin/uv:
	@$(PYTHON) -m venv $(LOCK_VENV)
	@$(LOCK_VENV)/bin/python -m pip --disable-pip-version-check install --quiet uv

clean:
	rm -rf $(SITE) web/node_modules
	rm -rf $(VENV) $(LOCK_VENV) $(LOWEST_VENV) $(TORCH_VENV) $(OPENSPIEL_VENV) .bench site build dist htmlcov .coverage .coverage.* .cache .hypothesis
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
