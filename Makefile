PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: test bench clean

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

$(VENV)/test.stamp: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable '.[test]'
	touch $@

$(VENV)/bench.stamp: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable '.[bench]'
	touch $@

clean:
	rm -rf $(VENV)
