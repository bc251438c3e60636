# make help lists the targets. On macOS and Windows use uv instead: see the README.
SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
BLUFFBORD := $(BIN)/bluffbord
lang ?=
args ?=
language = $(if $(lang),--lang $(lang))

PLAY_PACKAGES := python3-venv espeak-ng libespeak-ng1 libportaudio2 libasound2-plugins
TEST_PACKAGES := $(PLAY_PACKAGES) pulseaudio pulseaudio-utils alsa-utils

.DEFAULT_GOAL := help
.PHONY: help setup play demo test check bench train-ear lock

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup: $(BIN)/.ready ## everything the game needs, into .venv

play: $(BIN)/.ready ## a game: make play lang=sv args="--bots 3"
	@$(BLUFFBORD) models get $(or $(lang),auto) --if-useful || true
	@$(BLUFFBORD) play $(language) $(args)

demo: $(BIN)/.ready ## a whole game by voice with nobody there: make demo lang=sv
	@$(BLUFFBORD) demo $(language) $(args)

test: $(BIN)/.ready-test ## all tests
	@$(BIN)/ruff check -q . && $(BIN)/ruff format -q --check . && $(BIN)/mypy
	@$(BIN)/python -m pytest -n auto --maxprocesses 4 --dist loadfile $(args)

bench: $(BIN)/.ready-test ## the figures of the README, on this machine
	@for each in $(filter-out %/measure_confusions.py,$(wildcard benchmarks/*.py)); do echo "== $$each"; $(BIN)/python $$each || exit 1; done

train-ear: $(BIN)/.ready ## make the built-in ear's head anew (hours)
	@$(BIN)/python -m pip install -q --require-hashes -r requirements-train.lock
	@$(BIN)/python -m training

$(BIN)/.ready: requirements.lock pyproject.toml
	@packages="$(PLAY_PACKAGES)" ./setup.sh requirements.lock
	@touch $@

$(BIN)/.ready-test: requirements-test.lock pyproject.toml
	@packages="$(TEST_PACKAGES)" ./setup.sh requirements-test.lock
	@touch $(BIN)/.ready $@

lock: ## renew the lock files from pyproject.toml (for those who change it)
	$(BIN)/python -m pip install -q uv
	$(COMPILE) -o requirements.lock
	$(COMPILE) --group test -o requirements-test.lock
	$(COMPILE) --group train -o requirements-train.lock

COMPILE = $(BIN)/uv pip compile -q pyproject.toml --group build --python-version 3.11 --python-platform linux --generate-hashes \
    --no-annotate --no-header --no-emit-index-url --no-emit-find-links
