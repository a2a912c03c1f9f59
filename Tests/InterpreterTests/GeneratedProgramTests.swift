import Foundation
import ProgramGenerator
import SwiftSource
import Testing

/// The checker beside the compiler on programs that are drawn from seeds. `Tools/compare-with-compiler.sh` runs this with
/// many; without it a few are compiled.
@Suite struct GeneratedProgramTests {
    /// How many of each kind, and the first seed.
    private static let count = number("COMPARED_PROGRAMS") ?? 12
    private static let first = number("COMPARED_SEED") ?? 1
    private static let isLong = number("COMPARED_PROGRAMS") != nil

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }

    private var seeds: Range<UInt64> { Self.first..<Self.first + Self.count }

    @Test func `programs that the compiler accepts have no error and no hole`() throws {
        var comparison = Comparison()
        try comparison.compare(programs: seeds)
        if Self.isLong {
            print("\(comparison.accepted) of \(seeds) accepted, \(comparison.clean) without a finding here")
        }
        #expect(comparison.differences == [])
        #expect(comparison.accepted >= seeds.count * 9 / 10, "the generator is to write valid programs; seeds \(seeds)")
    }

    @Test func `most mistakes that the compiler finds are found`() throws {
        var comparison = Comparison()
        try comparison.compare(mutants: seeds)
        if Self.isLong {
            print("\(comparison.refused) refused, \(comparison.reported) reported here")
            print("\(comparison.reportedOnLine) of them on the compiler's line")
            print(comparison.differences.joined(separator: "\n"))
        }
        #expect(comparison.refused > seeds.count / 2, "seeds \(seeds)")
        #expect(comparison.reported * 10 >= comparison.refused * 8, "\(comparison.differences)")
    }

    @Test func `programs of other seeds have no error and no hole`() {
        // The compiler accepts all of these.
        for seed in UInt64(1_000_000)..<1_000_020 {
            let found = Comparison.findings(in: ProgramGenerator.program(seed: seed).text)
            #expect(found.isEmpty, "seed \(seed): \(found)")
        }
    }

    @Test func `a seed always gives the same program, and a mistake changes it`() {
        let program = ProgramGenerator.program(seed: 5)
        #expect(program.text == ProgramGenerator.program(seed: 5).text)
        #expect(program.text != ProgramGenerator.program(seed: 6).text)
        #expect((0..<program.mistakeCount).allSatisfy { program.mutant($0).text != program.text })
    }
}
