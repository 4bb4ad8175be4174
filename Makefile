PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: play run test bench clean

play: $(VENV)/play.stamp  ## the bot in a browser page, with no token
	@$(BIN)/python -m bot play

run: $(VENV)/run.stamp  ## the bot on Discord, with the token from .env
	@$(BIN)/python -m bot

test: $(VENV)/test.stamp  ## style, types, imports and every test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/pytest

bench: $(VENV)/bench.stamp  ## speed, next to other engines on the same machine
	$(BIN)/python -m bench

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Boulo needs Python 3.11 or newer: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable .
	touch $@

$(VENV)/play.stamp: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable '.[play]'
	touch $@

$(VENV)/test.stamp: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable '.[test]'
	touch $@

$(VENV)/bench.stamp: pyproject.toml constraints.txt bench/constraints.txt | $(VENV)/bin/python
	$(INSTALL) --constraint bench/constraints.txt --editable '.[bench]'
	touch $@

clean:
	rm -rf $(VENV)
