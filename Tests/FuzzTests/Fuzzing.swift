import Foundation
import TestSupport

/// The effort of a fuzz test: a fixed number of seeds in every run of the tests. With `FUZZ_SECONDS` (`make fuzz`), new
/// seeds until the time is over.
struct Fuzzing {
    let kind: Kind

    /// The kind of input, which is the ending of its files in Tests/Found.
    enum Kind: String {
        case source = "swift"
        case keys = "keys"
        case drawing = "frames"
        case numbers = "numbers"
    }

    private static let found = ProjectFolder.url.appendingPathComponent("Tests/Found")

    static let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap { Int($0) }

    /// Tries cases made from seeds. A case that fails or crashes the process is kept as a file in Tests/Found.
    /// - Parameters:
    ///   - count: the number of cases if no time is given.
    ///   - fault: the fault of a case; nil if it passes.
    func run(count: UInt64, making make: (inout SeededGenerator) -> Data, fault: (Data) throws -> String?) throws
        -> [String]
    {
        var faults: [String] = []
        let end = Self.seconds.map { ContinuousClock.now + .seconds($0) }
        let first = end == nil ? 1 : UInt64.random(in: 0 ... .max / 2)
        var seed = first
        while end.map({ ContinuousClock.now < $0 }) ?? (seed - first < count) {
            defer { seed += 1 }
            var random = SeededGenerator(seed: seed)
            let input = make(&random)
            // A crash leaves the file behind. In the usual run of the tests, the seed is enough.
            let file = Self.found.appendingPathComponent("seed-\(seed).\(kind.rawValue)")
            if end != nil { try input.write(to: file) }
            if let wrong = try fault(input) {
                faults.append("seed \(seed): \(wrong)")
            } else if end != nil {
                try FileManager.default.removeItem(at: file)
            }
        }
        if let end { print("\(kind): \(seed - first) cases in \(Self.seconds ?? 0) s, until \(end)") }
        return faults
    }

    /// The cases that failed once.
    func found() throws -> [(name: String, input: Data)] {
        try FileManager.default.contentsOfDirectory(atPath: Self.found.path)
            .filter { $0.hasSuffix(".\(kind.rawValue)") }.sorted()
            .map { ($0, try Data(contentsOf: Self.found.appendingPathComponent($0))) }
    }
}
