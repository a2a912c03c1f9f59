import Foundation

// Lays out each dialect's benchmark trees, and prints the cost of a pass, with the record off and on. The memory that
// one dialect's trees leave behind can make another's twice as slow: measure them in separate processes, as `make
// bench` does.
//
//     LayoutBenchmarks                         all of them
//     LayoutBenchmarks QuickLayout             a dialect's
//     LayoutBenchmarks SwiftUI column          a dialect's whose names begin so
//     LayoutBenchmarks promises                the cost of proving the sizing rules, compared with layouts
//     LayoutBenchmarks growth                  the cost of an element as trees grow
//     LayoutBenchmarks binary                  those whose names begin so
//     LayoutBenchmarks binary --recorded 50    so many passes, for a profiler; --plain without a record

let arguments = CommandLine.arguments.dropFirst()
let words = arguments.prefix { !$0.hasPrefix("--") }
let suites = BenchmarkSuite.all.compactMap { suite in
    let word = (words.first == suite.dialect ? words.dropFirst() : words).first ?? ""
    let chosen = suite.benchmarks.filter { $0.name.hasPrefix(word) }
    return chosen.isEmpty ? nil : BenchmarkSuite(dialect: suite.dialect, benchmarks: chosen)
}
if let passes = arguments.last.flatMap({ Int($0) }) {
    for benchmark in suites.flatMap(\.benchmarks) {
        for _ in 0..<passes {
            if arguments.contains("--recorded") { _ = try benchmark.recordedPass() } else { benchmark.pass() }
        }
    }
} else {
    let oneLabel = Measurement.oneLabel()
    print("one label, measured alone: \(oneLabel) ns")
    for suite in suites {
        print("\n\(suite.dialect)\n\n\(ReportRow.heading)")
        for benchmark in suite.benchmarks {
            print(try ReportRow(Measurement(benchmark), oneLabel: oneLabel))
        }
    }
    if arguments.first ?? "promises" == "promises" {
        print("")
        for row in try PromiseBenchmark.rows() { print(row) }
    }
    if arguments.first ?? "growth" == "growth" {
        print("")
        for row in Growth.rows([1000, 4000, 16_000]) { print(row) }
    }
}
