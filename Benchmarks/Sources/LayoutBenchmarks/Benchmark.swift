import Negotiation

/// A ready tree of a dialect, its proposal, and the real library's number of leaf measures, equal on any machine.
struct Benchmark {
    let name: String
    /// Nil if the real library was not measured.
    let realLeafMeasures: Int?
    /// A pass: builds everything from the ready tree, lays it out, and releases it.
    let pass: () -> Void
    let recordedPass: () throws -> LayoutRecord

    init(
        _ name: String, realLeafMeasures: Int?, pass: @escaping () -> Void,
        recordedPass: @escaping () throws -> LayoutRecord
    ) {
        self.name = name
        self.realLeafMeasures = realLeafMeasures
        self.pass = pass
        self.recordedPass = recordedPass
    }
}

/// The benchmarks of a dialect: one table of the report.
struct BenchmarkSuite {
    let dialect: String
    let benchmarks: [Benchmark]

    static var all: [BenchmarkSuite] {
        [
            BenchmarkSuite(dialect: "Blueprint", benchmarks: Benchmark.blueprint),
            BenchmarkSuite(dialect: "QuickLayout", benchmarks: Benchmark.quickLayout),
            BenchmarkSuite(dialect: "SwiftUI", benchmarks: Benchmark.swiftUI),
            BenchmarkSuite(dialect: "Theodolite", benchmarks: Benchmark.theodolite),
        ]
    }
}
