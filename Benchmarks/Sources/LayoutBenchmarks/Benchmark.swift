import Negotiation

/// A ready tree of some dialect, in what it is proposed, and what the real library needs for it.
struct Benchmark {
    let name: String
    /// Nil where the real library was not measured.
    let real: RealLibrary?
    /// A pass: everything is built from the ready tree, laid out, and let go of again.
    let pass: () -> Void
    let recordedPass: () throws -> LayoutRecord

    struct RealLibrary {
        /// Nanoseconds a pass.
        let time: Int
        let leafMeasures: Int
    }

    init(
        _ name: String, real: RealLibrary?, pass: @escaping () -> Void,
        recordedPass: @escaping () throws -> LayoutRecord
    ) {
        self.name = name
        self.real = real
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
            BenchmarkSuite(dialect: "Theodolite", benchmarks: Benchmark.theodolite),
        ]
    }
}

extension LayoutRecord {
    /// How often a leaf measured itself.
    var leafMeasures: Int {
        exchanges.count { $0.how == .measured && self[$0.asked].children.isEmpty }
    }
}
