# make help lists the targets.
SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help lock

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

lock: ## renew the two lock files from pyproject.toml (for those who change it)
	$(BIN)/python -m pip install -q uv
	$(COMPILE) -o requirements.lock
	$(COMPILE) --group test -o requirements-test.lock

COMPILE = $(BIN)/uv pip compile -q pyproject.toml --python-version 3.11 --python-platform linux --generate-hashes \
    --no-annotate --no-header --no-emit-index-url --no-emit-find-links
