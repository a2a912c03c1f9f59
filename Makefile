# make run        the playground, built in release; installs missing packages first
# make test       every test; installs missing packages first
# make test-fast  the tests that start no program; builds nothing
# make test-times the duration of each test, the slowest first; builds nothing
# make fuzz       sources, keys and drawings from new seeds, SECONDS of each; failures stay in Tests/Found
# make record     records the screens of Tests/Sessions again; with SESSION=name, of one; builds nothing
# make check      format lint, build, every test: what continuous integration runs
# make bench      the cost of a pass, measured in release: see docs/performance.md
# make bench-peers compares passes with the real libraries', from checkouts: BLUEPRINT=folder QUICKLAYOUT=folder
#                 OPENSWIFTUI=folder, of which some may be missing
# make format     formats the sources with swift format
# make install    the program, its manual page and the shells' completions, into PREFIX (/usr/local), under DESTDIR
# make deb        a Debian package of the same

.PHONY: run build test test-fast test-times record fuzz bench bench-peers check lint format install deb needs needs-test

FILE ?=
SESSION ?= all
SECONDS ?= 120
PREFIX ?= /usr/local
DESTDIR ?=

# The program is built without debug information, which would be half of its size. On Linux it contains Swift's libraries:
# it starts faster, and runs on machines without them.
release = -c release -debug-info-format none
ifeq ($(shell uname),Linux)
release += --static-swift-stdlib -Xlinker -s
endif
program = "$$(swift build $(release) --show-bin-path)/haggle"

run: build
	@$(program) $(FILE)

build: needs
	swift build $(release) --product haggle

# The tests start the program itself, in pseudo-terminals (rendered by libvterm) and in tmux.
test: needs-test
	swift build --build-tests
	bash Tools/run-tests.sh --skip-build

# Without the suites that start programs (in terminals, or the compiler), and without those that take seconds.
test-fast:
	swift test --skip-build \
		--skip 'EndToEndTests|ExampleTests|ConstructComparisonTests|CustomPackageTests|\.Slow'

# In parallel, each test would report the duration of all.
test-times:
	swift test --skip-build --no-parallel | sed -nE 's/^. Test (.*) passed after ([0-9.]+) seconds\.$$/\2 \1/p' | sort -rn

# Review the changes with git diff before committing them.
record:
	RECORD_SESSIONS=$(SESSION) swift test --skip-build --filter EndToEndTests.SessionTests

fuzz: needs-test
	swift build --build-tests
	FUZZ_SECONDS=$(SECONDS) swift test --skip-build --no-parallel --filter '^FuzzTests\.'

# Measures one thread's processor time; a quiet machine still gives steadier numbers.
bench: needs
	swift build -c release --package-path Benchmarks --product LayoutBenchmarks
	@for part in Blueprint QuickLayout SwiftUI Theodolite promises growth; do \
		"$$(swift build -c release --package-path Benchmarks --show-bin-path)/LayoutBenchmarks" $$part || exit 1; \
	done
	swift build $(release) --product OpeningBenchmark
	@"$$(swift build $(release) --show-bin-path)/OpeningBenchmark"
	swift build $(release) --product MemoryBenchmark
	@"$$(swift build $(release) --show-bin-path)/MemoryBenchmark"

# Builds the layout of square/Blueprint and facebookincubator/QuickLayout from the given checkouts. On a quiet machine it
# takes about five minutes; PEERS='Blueprint column' compares some trees of one library.
BLUEPRINT ?=
QUICKLAYOUT ?=
OPENSWIFTUI ?=
PEERS ?=
bench-peers: needs
	@sh Tools/BenchPeers/compare.sh "$(BLUEPRINT)" "$(QUICKLAYOUT)" "$(OPENSWIFTUI)" $(PEERS)

check: needs-test lint test

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Examples Lessons \
		Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Opening Benchmarks/Memory Tools/BenchPeers

format:
	swift format --in-place --recursive Package.swift Sources Tests Examples Lessons \
		Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Opening Benchmarks/Memory Tools/BenchPeers

install: build
	sh Tools/install.sh $(program) "$(DESTDIR)$(PREFIX)"

deb: build
	sh Tools/make-deb.sh $(program)

needs:
	@sh Tools/install-needs.sh

needs-test:
	@sh Tools/install-needs.sh tests
