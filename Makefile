# What one does with this repository. Every target installs what it needs by itself.
#
# The targets test, check, ci and nightly run stages, side by side where none needs the other: one line for each, with its
# time; all output is in out/logs. A stage is a target, too: `make docs`.
.DEFAULT_GOAL := help

SWIFT ?= swift
OUT ?= out
# How many stages run at the same time.
JOBS ?= $(shell nproc)
export SWIFT OUT JOBS
# A program with the Swift libraries in it starts in half the time. It is built in a folder of its
# own, so that it does not take turns with other builds. `make run LINKING=` uses shared libraries.
LINKING ?= --static-swift-stdlib
# A program that has a fixed address and exports nothing has 90,000 pointers less to relocate when it
# starts.
LINKING_FLAGS = -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xlinker --no-export-dynamic
RELEASE = $(SWIFT) build -c release $(LINKING) $(LINKING_FLAGS) --scratch-path .build/programs
PROGRAMS = .build/programs/release
STAGE = @Scripts/stage $@

# The libraries in Examples/iOSKinds are formatted as others format.
FORMATTED = Package.swift Sources Tests Benchmarks Fuzzing $(filter-out Examples/iOSKinds,$(wildcard Examples/*)) \
  Porting/Package.swift Porting/Sources Porting/Plugins Porting/Tests Porting/Modules \
  Tools/Package.swift Tools/Sources Tools/Tests Site/Package.swift Site/Sources Site/Tests

CHECKS = lint imports deinits overrides unsafe manifest citations misuse topics words numbers folders
TESTS = unit-tests kernels pictures
MORE = windows tools public-api author-api clients apple-sources apple-symbols porting stress tour docs site site-tests
NIGHTLY = kernels-arm sanitize thread-sanitize fuzz long-stress porting-plugin

.PHONY: help run test check ci nightly format bench install clean setup setup-windows setup-sanitizers build release \
  $(CHECKS) $(TESTS) $(MORE) $(NIGHTLY)

help: ## Lists the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: setup ## Opens the gallery; without a display, draws the tour into out/tour.
	$(RELEASE) --product nest
	$(PROGRAMS)/nest

test: ## Tests the product: what each change needs, and someone who wants to know whether it works.
	@Scripts/run-stages $@ $(TESTS)

check: ## Checks text and structure: format, imports, folders, citations, topics, words, unsafe, misuse.
	@Scripts/run-stages $@ $(CHECKS)

ci: ## Both, and all that stands beside the product: API, porting, release and stress, windows, documentation.
	@Scripts/run-stages $@ build $(CHECKS) $(TESTS) $(MORE)

nightly: ## What takes long: the kernels on ARM, sanitizers, fuzzing, long stress, the plugin of Porting.
	@Scripts/run-stages $@ $(NIGHTLY)

# ---- Set-up ----

setup: ## Installs what builds and tests need.
	$(STAGE) Scripts/setup

setup-windows: setup
	$(STAGE) Scripts/setup xvfb xdotool imagemagick

# ---- Text and structure ----

lint:
	$(STAGE) $(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format: ## Formats all sources in place.
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

imports deinits overrides unsafe citations misuse topics words numbers:
	$(STAGE) Scripts/check-$@

manifest:
	$(STAGE) Scripts/check-apple-manifest

folders:
	$(STAGE) Scripts/check-folders

# ---- Tests ----

build: setup ## Builds the modules and their tests.
	$(STAGE) Scripts/swift-debug build --build-tests

unit-tests: build ## Runs the tests, those that need a window system excepted.
	$(STAGE) Scripts/run-tests

pictures: unit-tests ## Finds reference pictures that no test uses.
	$(STAGE) Scripts/check-pictures $(OUT)/used-pictures

kernels: setup ## Proves that the pixel kernels draw the same pixels with AVX2, with SSE2 and without vectors.
	$(STAGE) Scripts/test-kernels

windows: build setup-windows ## Tests programs in real windows, of a window system without a screen.
	$(STAGE) Scripts/run-tests --windows

# ---- Beside the product ----

tools: ## Tests the programs that check this repository.
	$(STAGE) Scripts/test-tools

public-api: build ## Checks that NestKit uses nothing that UIKit lacks.
	$(STAGE) Scripts/check-public-api

author-api: build ## Checks that NestKit's containers use nothing that authors of containers lack.
	$(STAGE) Scripts/check-author-api

clients: build ## Checks that source which imports UIKit compiles with module aliases.
	$(STAGE) Scripts/test-clients

apple-sources: build ## Compiles what is for Apple's systems, with OpenUIKit in place of UIKit.
	$(STAGE) Scripts/check-apple-sources

apple-symbols: build tools ## Compares uses of UIKit with what is known of Apple's.
	$(STAGE) Scripts/check-apple-symbols

porting: build ## Tests the tool for packages for iOS, with sample packages.
	$(STAGE) Scripts/test-porting

# The optimiser has its own mistakes: what `make run` and `make bench` run is built in tests too.
release: setup ## Builds the gallery and the benchmarks with optimisation.
	$(STAGE) sh -c '$(RELEASE) --product nest && $(RELEASE) --product nest-bench'

# As programs are built, so that ten thousand operations for each container take seconds.
SEEDS ?= 1-100
# Names of containers, such as "stack navigation"; none is all.
CONTAINERS ?=
STRESS = $(PROGRAMS)/nest stress $(addprefix --container ,$(CONTAINERS)) --seeds
stress: release ## Performs random operations on CONTAINERS, 100 for each of SEEDS.
	$(STAGE) $(STRESS) $(SEEDS)

tour: release ## Draws every transition into pictures, without a display.
	$(STAGE) env NEST_DISPLAY=headless $(PROGRAMS)/nest tour --out $(OUT)/tour

docs: build ## Builds the documentation of the libraries.
	$(STAGE) Scripts/build-docs $(OUT)/docs

site-tests: ## Tests what builds the site.
	$(STAGE) $(SWIFT) test --package-path Site

site: docs release ## Builds the documentation as pages that work without a server, into out/site.
	$(STAGE) Scripts/build-site $(OUT)/docs $(OUT)/site

# Programs of GTK and Qt do the same work in the same run when PEERS is set; their libraries are installed for that.
PEERS ?=
bench: release $(if $(PEERS),peers) ## Measures time and memory, in one run; NAMES chooses rows, PEERS=1 adds GTK and Qt.
	$(PROGRAMS)/nest-bench $(if $(PEERS),--peers $(OUT)/peers) $(NAMES)

.PHONY: peers
peers:
	Scripts/setup g++ libgtk-4-dev qt6-base-dev qt6-declarative-dev qml6-module-qtqml qml6-module-qtqml-models \
	  qml6-module-qtqml-workerscript qml6-module-qtquick qml6-module-qtquick-window xauth xvfb
	$(MAKE) -C Benchmarks/Peers OUT=$(abspath $(OUT))/peers

PREFIX ?= /usr/local
install: release ## Copies the gallery's program, without symbols, to PREFIX/bin.
	install -D --strip $(PROGRAMS)/nest "$(DESTDIR)$(PREFIX)/bin/nest"

clean: ## Deletes what was built.
	rm -rf .build Porting/.build Tools/.build Site/.build Examples/*/.build $(OUT)

# ---- Nightly ----

kernels-arm: setup ## Proves that the pixel kernels draw the same pixels with NEON, on an emulated processor.
	$(STAGE) Scripts/test-kernels --arm

sanitize: setup ## Runs the tests under the address sanitizer; see Documentation/Testing.md.
	$(STAGE) Scripts/test-sanitized address

# The suites of what other threads do while the main thread works.
THREADS ?= Release(Race|Elsewhere)Tests|LinkTests
thread-sanitize: setup ## Runs the tests of releases on other threads under the thread sanitizer; THREADS chooses suites.
	$(STAGE) Scripts/test-sanitized thread --filter '$(THREADS)'

FUZZED ?= image assets archive numbers paths text
RUNS ?= 1000000
LONGEST ?= 1000
fuzz: setup ## Gives decoders and others RUNS inputs of libFuzzer each, sanitized; FUZZED chooses which.
	$(STAGE) Scripts/fuzz '$(RUNS)' '$(LONGEST)' $(FUZZED)

long-stress: release ## Performs a million random operations on each container.
	$(STAGE) $(STRESS) 1-10000

porting-plugin: setup ## Tests the plugin of Porting, for which the package swift-syntax is compiled.
	$(STAGE) Scripts/test-porting-plugin
