import Foundation

// Lays out Blueprint's benchmark trees, and prints what a pass costs, with the record off and on.
//
//     LayoutBenchmarks                         all of them
//     LayoutBenchmarks binary                  those whose names begin so
//     LayoutBenchmarks binary --recorded 50    so many passes and nothing else, for a profiler; --plain without a record

let arguments = CommandLine.arguments.dropFirst()
let chosen = Benchmark.all.filter { arguments.isEmpty || $0.name.hasPrefix(arguments.first ?? "") }
if let passes = arguments.last.flatMap({ Int($0) }) {
    for benchmark in chosen {
        for _ in 0..<passes {
            if arguments.contains("--recorded") { _ = try benchmark.recordedPass() } else { benchmark.pass() }
        }
    }
} else {
    let oneLabel = Measurement.oneLabel()
    print("one label, measured alone: \(oneLabel) ns")
    print("")
    print(ReportRow.heading)
    for benchmark in chosen {
        print(try ReportRow(Measurement(benchmark), oneLabel: oneLabel))
    }
    if arguments.isEmpty {
        print("")
        for row in Growth.rows([1000, 4000, 16_000]) { print(row) }
    }
}
