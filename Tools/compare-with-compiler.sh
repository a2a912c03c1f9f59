#!/bin/sh
# Compares generated programs with the compiler: how many accepted ones have no error and no hole here, and how many of the
# compiler's mistakes are found. Usage: Tools/compare-with-compiler.sh [count] [first seed]
set -e
cd "$(dirname "$0")/.."
COMPARED_PROGRAMS="${1:-10000}" COMPARED_SEED="${2:-1}" swift test --filter GeneratedProgramTests
