# make run        the playground, built in release; installs what is missing first
# make test       every test; installs what is missing first
# make test-fast  the tests that start no program, once they are built
# make test-times what each test takes, the slowest first, one after another, once they are built
# make fuzz       sources, keys and drawings from new seeds, SECONDS of each; what fails stays in Tests/Found
# make record     records the screens of Tests/Sessions again, once the tests are built; of one with SESSION=name
# make check      format lint, build, every test: what continuous integration runs
# make bench      what a pass costs, measured in release: see docs/performance.md
# make format     let swift format decide the spacing
# make install    the program, its manual page and the shells' completions, into PREFIX (/usr/local), under DESTDIR
# make deb        a Debian package of the same

.PHONY: run build test test-fast test-times record fuzz bench check lint format install deb needs needs-test

FILE ?=
SESSION ?= all
SECONDS ?= 120
PREFIX ?= /usr/local
DESTDIR ?=

# The program is built without debug information, which is half of its size. On Linux it has Swift's libraries in it: it starts
# faster, and runs where there are none.
release = -c release -debug-info-format none
ifeq ($(shell uname),Linux)
release += --static-swift-stdlib -Xlinker -s
endif
program = "$$(swift build $(release) --show-bin-path)/haggle"

run: build
	@$(program) $(FILE)

build: needs
	swift build $(release) --product haggle

# The tests start the program itself, in pseudo-terminals whose screens are libvterm's, and in tmux.
test: needs-test
	swift build --build-tests
	bash Tools/run-tests.sh --skip-build

# Without the suites that start programs (in terminals, or a compiler beside them), and without those that take seconds.
test-fast:
	swift test --skip-build \
		--skip 'EndToEndTests|ExampleTests|GeneratedProgramTests|CompilerComparisonTests|ConstructComparisonTests|CustomPackageTests|\.Slow'

# All at once, each test would report what all of them took.
test-times:
	swift test --skip-build --no-parallel | sed -nE 's/^. Test (.*) passed after ([0-9.]+) seconds\.$$/\2 \1/p' | sort -rn

# What it changes is to be looked at, with git diff, before it is committed.
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

check: needs-test lint test

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Examples \
		Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Opening Benchmarks/Memory

format:
	swift format --in-place --recursive Package.swift Sources Tests Examples \
		Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Opening Benchmarks/Memory

install: build
	sh Tools/install.sh $(program) "$(DESTDIR)$(PREFIX)"

deb: build
	sh Tools/make-deb.sh $(program)

needs:
	@sh Tools/install-needs.sh

needs-test:
	@sh Tools/install-needs.sh tests
