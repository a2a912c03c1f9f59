extension Benchmark {
    /// The trees by which QuickLayout was measured (b243891), and one of them without repetitions.
    static var quickLayout: [Benchmark] {
        QuickLayoutBenchmark.all.map { tree in
            let real = RealLibrary(time: tree.realTime, leafMeasures: tree.realMeasures)
            return Benchmark(tree.name, real: real, pass: tree.pass, recordedPass: tree.recordedPass)
        }
    }
}
