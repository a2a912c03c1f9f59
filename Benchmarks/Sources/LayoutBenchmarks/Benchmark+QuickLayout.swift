extension Benchmark {
    /// The trees with which QuickLayout was measured (b243891), and one of them without repetitions.
    static var quickLayout: [Benchmark] {
        QuickLayoutBenchmark.all.map { tree in
            Benchmark(
                tree.name, realLeafMeasures: tree.realMeasures, pass: tree.pass, recordedPass: tree.recordedPass)
        }
    }
}
