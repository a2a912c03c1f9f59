#!/bin/sh
# Checks generated programs beside the compiler: how many that it accepts have no error and no hole here, and how many of
# the mistakes that it finds are found. Usage: Tools/compare-with-compiler.sh [count] [first seed]
set -e
cd "$(dirname "$0")/.."
COMPARED_PROGRAMS="${1:-10000}" COMPARED_SEED="${2:-1}" swift test --filter GeneratedProgramTests
