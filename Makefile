# What one does with this repository. Every target installs what it needs by itself.
.DEFAULT_GOAL := help
.PHONY: help run test setup lint format imports citations topics words build public-api clients release \
  stress kernels unit-tests porting sanitize thread-sanitize fuzz tour docs site site-tests bench install clean

SWIFT ?= swift
OUT ?= out
# A program with the Swift libraries in it starts in half the time. It is built in a folder of its
# own, so that it does not take turns with other builds. `make run LINKING=` uses shared libraries.
LINKING ?= --static-swift-stdlib
# A program that has a fixed address and exports nothing has 90,000 pointers less to relocate when it
# starts.
LINKING_FLAGS = -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xlinker --no-export-dynamic
RELEASE = $(SWIFT) build -c release $(LINKING) $(LINKING_FLAGS) --scratch-path .build/programs
# Builds and runs the tests under a sanitizer; $(1) is its name, $(2) its folder, $(3) the environment, $(4)
# what chooses tests.
define run-sanitized
$(SWIFT) build --build-tests --sanitize=$(1) --scratch-path .build/$(2)
ulimit -s 262144 && $(3) SWIFT_BACKTRACE=enable=no \
  $(SWIFT) test --skip-build --sanitize=$(1) --scratch-path .build/$(2) $(4)
endef
# The suites of what other threads do while the main thread works.
THREADS ?= Release(Race|Elsewhere)Tests|LinkTests

# The libraries in Examples/iOSKinds are formatted as others format.
FORMATTED = Package.swift Sources Tests Benchmarks Fuzzing $(filter-out Examples/iOSKinds,$(wildcard Examples/*)) \
  Porting/Package.swift Porting/Sources Porting/Plugins Porting/Tests Porting/Modules Site/Package.swift Site/Sources Site/Tests

help: ## Lists the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: release ## Opens the gallery; without a display, draws the tour into out/tour.
	"$$($(RELEASE) --show-bin-path)/nest"

test: lint imports citations topics words kernels build public-api clients unit-tests porting tour release stress docs site-tests ## Checks everything.

setup:
	@Scripts/setup

lint: setup
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format: ## Formats all sources in place.
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

imports:
	@Scripts/check-imports
	@Scripts/check-deinits
	@Scripts/check-unsafe
	@SWIFT="$(SWIFT)" Scripts/check-apple-manifest

citations:
	@Scripts/check-citations
	@Scripts/check-misuse

topics:
	@Scripts/check-topics

words: ## Finds words that the glossary replaces by others.
	@Scripts/check-words

kernels: setup ## Proves that the pixel kernels draw the same pixels with SSE2, NEON and no vectors.
	@SWIFT="$(SWIFT)" Scripts/test-kernels $(OUT)

build: setup
	$(SWIFT) build --build-tests

public-api: build ## Checks that NestKit uses nothing that UIKit lacks, and its containers nothing that authors lack.
	SWIFT="$(SWIFT)" Scripts/check-public-api
	SWIFT="$(SWIFT)" Scripts/check-author-api

clients: build ## Checks that source which imports UIKit compiles with module aliases.
	SWIFT="$(SWIFT)" Scripts/test-clients

# The optimiser has its own mistakes: what `make run` and `make bench` run is built in tests too.
release: setup
	$(RELEASE) --product nest
	$(RELEASE) --product nest-bench

# As programs are built, so that ten thousand operations for each container take seconds.
SEEDS ?= 1-100
# Names of containers, such as "stack navigation"; none is all.
CONTAINERS ?=
stress: release ## Performs random operations on CONTAINERS, 100 for each of SEEDS.
	"$$($(RELEASE) --show-bin-path)/nest" stress --seeds $(SEEDS) $(addprefix --container ,$(CONTAINERS))

unit-tests: build ## Runs the tests, and finds reference pictures that none of them uses.
	@SWIFT="$(SWIFT)" Scripts/run-tests $(OUT)

porting: build ## Tests the rewriter with the sample package for iOS; checks folders, and uses of Apple's UIKit.
	SWIFT="$(SWIFT)" Scripts/test-porting

# Leaks are not looked for: fontconfig keeps what it has read, and the pointers by which Swift finds
# the side tables of weak references are encoded, so that all of these look lost. Frames are several
# times larger here, and trees of thousands of levels are walked: hence the stack, in KiB. Swift's own
# report of a crash reads what the sanitizer forbids, and then never ends.
sanitize: setup ## Runs the tests under the address sanitizer; see CONTRIBUTING.md.
	$(call run-sanitized,address,sanitized,ASAN_OPTIONS=detect_leaks=0)

thread-sanitize: setup ## Runs the tests of releases on other threads under the thread sanitizer; THREADS chooses suites.
	$(call run-sanitized,thread,thread-sanitized,,--filter '$(THREADS)')

# What has crashed is a file crash-… in $(OUT)/fuzz. Fontconfig and Foundation retain memory until the end: no leak,
# neither for libFuzzer nor for the sanitizer at the end. Of two sanitizers that are chosen one by one the compiler takes
# the last: without both at once libFuzzer would not see which code an input has reached. Standard error is closed, since
# Foundation writes a line for each damaged archive; what a crash says is shown by giving the program its file alone.
FUZZED ?= image assets archive numbers paths text
RUNS ?= 1000000
LONGEST ?= 1000
FUZZ = $(SWIFT) build -c release --sanitize=fuzzer --sanitize=address -Xswiftc -sanitize=fuzzer,address \
  --scratch-path .build/fuzz
fuzz: setup ## Gives decoders and others RUNS inputs of libFuzzer each, sanitized; FUZZED chooses which.
	NEST_FUZZ=1 $(FUZZ) --product fuzz
	for target in $(FUZZED); do \
	  mkdir -p $(OUT)/fuzz/$$target && \
	  ASAN_OPTIONS=detect_leaks=0 NEST_FUZZ_TARGET=$$target .build/fuzz/release/fuzz -runs=$(RUNS) \
	    -max_len=$(LONGEST) -close_fd_mask=2 -detect_leaks=0 -print_final_stats=1 -artifact_prefix=$(OUT)/fuzz/ \
	    $(OUT)/fuzz/$$target Tests/FuzzTargetsTests/Corpus/$$target || exit 1; \
	done

tour: build ## Draws every transition into pictures, without a display.
	NEST_DISPLAY=headless "$$($(SWIFT) build --show-bin-path)/nest" tour --out $(OUT)/tour

docs: setup ## Builds the documentation of the libraries.
	Scripts/build-docs $(OUT)/docs

site-tests: ## Tests what builds the site.
	$(SWIFT) test --package-path Site

site: build docs ## Builds the documentation as pages that work without a server, into out/site.
	SWIFT="$(SWIFT)" Scripts/build-site $(OUT)/docs $(OUT)/site

bench: release ## Measures time and memory, in one run; NAMES chooses rows by parts of their names.
	"$$($(RELEASE) --show-bin-path)/nest-bench" $(NAMES)

PREFIX ?= /usr/local
install: release ## Copies the gallery's program, without symbols, to PREFIX/bin.
	install -D --strip "$$($(RELEASE) --show-bin-path)/nest" "$(DESTDIR)$(PREFIX)/bin/nest"

clean: ## Deletes what was built.
	rm -rf .build Porting/.build Site/.build Examples/*/.build $(OUT)
