# What one does with this repository. Every target installs what it needs by itself.
.DEFAULT_GOAL := help
.PHONY: help run test setup lint format imports build unit-tests tour docs bench clean

SWIFT ?= swift
OUT ?= out

help: ## Lists the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: setup ## Opens the gallery; without a display, draws the tour into out/tour.
	$(SWIFT) build -c release --product nest
	"$$($(SWIFT) build -c release --show-bin-path)/nest"

test: lint imports build unit-tests tour docs ## Checks everything.

setup:
	@Scripts/setup

lint: setup
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks Examples

format: ## Formats all sources in place.
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks Examples

imports:
	@Scripts/check-imports

build: setup
	$(SWIFT) build --build-tests

unit-tests: build
	$(SWIFT) test --skip-build

tour: build ## Draws every transition into pictures, without a display.
	NEST_DISPLAY=headless "$$($(SWIFT) build --show-bin-path)/nest" tour --out $(OUT)/tour

docs: setup ## Builds the documentation of the libraries.
	Scripts/build-docs $(OUT)/docs

bench: setup ## Measures speed as ratios, in one run.
	$(SWIFT) build -c release --product nest-bench
	"$$($(SWIFT) build -c release --show-bin-path)/nest-bench"

clean: ## Deletes what was built.
	rm -rf .build $(OUT)
