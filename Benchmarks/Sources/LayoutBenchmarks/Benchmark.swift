import Negotiation

/// A ready tree of some dialect, in what it is proposed, and how often the real library measures its leaves, which no machine changes.
struct Benchmark {
    let name: String
    /// Nil where the real library was not measured.
    let realLeafMeasures: Int?
    /// A pass: everything is built from the ready tree, laid out, and let go of again.
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

extension LayoutRecord {
    /// How often a leaf measured itself.
    var leafMeasures: Int {
        exchanges.count { $0.origin == .measured && self[$0.asked].children.isEmpty }
    }
}
