PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt
PYTEST := $(BIN)/pytest --numprocesses auto --dist worksteal
INSTALLED := pyproject.toml constraints.txt $(wildcard players/*/*.[ch])
QUICK := --numprocesses logical -m "not slow" -k "not postgres" $(addprefix tests/,bot chance cogs engine play store test_architecture.py)

unexport PYTHONDONTWRITEBYTECODE  # every process that runs tests would read and rewrite all of them again

.PHONY: play run test quick thorough pytest coverage lint format hooks bench clean

play: $(VENV)/play.stamp  ## the bot in a browser page, with no token
	@$(BIN)/python -m bot play

run: $(VENV)/run.stamp  ## the bot on Discord, with the token from .env
	@$(BIN)/python -m bot

test: TESTS :=  ## style, types, imports and every test
quick: TESTS := $(QUICK)  ## the same in a minute: the rules and matches, with no Discord, PostgreSQL, pictures, words, or thinking
thorough: TESTS := --thorough  ## every test, and those that take minutes
test quick thorough: $(VENV)/test.stamp
	@$(MAKE) --no-print-directory --jobs=2 lint pytest TESTS='$(TESTS)'  # side by side: neither keeps two cores busy

pytest: $(VENV)/test.stamp
	$(PYTEST) $(TESTS)

coverage: $(VENV)/test.stamp  ## which lines no test runs: in the terminal, and in htmlcov/index.html
	$(PYTEST) --cov --cov-report=term-missing:skip-covered --cov-report=html

lint: $(VENV)/test.stamp  ## style, types and imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(VENV)/test.stamp  ## put the code into the common form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

hooks: $(VENV)/test.stamp  ## ruff and mypy before every commit
	$(INSTALL) --editable '.[hooks]'
	$(BIN)/pre-commit install

bench: $(VENV)/bench.stamp  ## speed, next to other engines on the same machine
	$(BIN)/python -m bench

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Boulo needs Python 3.11 or newer: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: $(INSTALLED) | $(VENV)/bin/python
	$(INSTALL) --editable .
	touch $@

$(VENV)/play.stamp: $(INSTALLED) | $(VENV)/bin/python
	$(INSTALL) --editable '.[play]'
	touch $@

$(VENV)/test.stamp: $(INSTALLED) | $(VENV)/bin/python
	$(INSTALL) --editable '.[test]'
	touch $@

$(VENV)/bench.stamp: $(INSTALLED) bench/constraints.txt | $(VENV)/bin/python
	$(INSTALL) --constraint bench/constraints.txt --editable '.[bench]'
	touch $@

clean:
	rm -rf $(VENV)
