@testable import Interpreter
import ProgramGenerator
import SwiftSource

/// Generated programs, checked here and by the compiler.
struct Comparison {
    private(set) var accepted = 0
    /// Those of the accepted in which nothing is wrong or unknown here.
    private(set) var clean = 0
    /// Changed programs that the compiler refuses.
    private(set) var refused = 0
    /// Those of them in which something is wrong or unknown here.
    private(set) var reported = 0
    /// Those on whose very line it is.
    private(set) var reportedOnLine = 0
    /// What differs, a line each.
    private(set) var differences: [String] = []

    /// So many programs are compiled as one module.
    private static let batch: UInt64 = 40

    /// What is not as the compiler finds it among programs without a mistake.
    mutating func compare(programs seeds: Range<UInt64>) throws {
        for start in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Int(Self.batch)) {
            let batch = start..<min(start + Self.batch, seeds.upperBound)
            let programs = batch.map { ProgramGenerator.program(seed: $0).text }
            let errors = try Compiler.errors(in: programs) ?? []
            for (seed, (program, theirs)) in zip(batch, zip(programs, errors)) where theirs.isEmpty {
                accepted += 1
                let found = Self.findings(in: program)
                if found.isEmpty { clean += 1 }
                let lines = program.split(separator: "\n", omittingEmptySubsequences: false)
                differences += found.map { "seed \(seed), line \($0.line): \($0.text) in \(lines[$0.line - 1])" }
            }
        }
    }

    /// The same with one mistake in each.
    mutating func compare(mutants seeds: Range<UInt64>) throws {
        for start in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Int(Self.batch)) {
            let batch = start..<min(start + Self.batch, seeds.upperBound)
            let mutants = batch.map { seed -> GeneratedProgram.Mutant in
                let program = ProgramGenerator.program(seed: seed)
                return program.mutant(Int(seed &* 2_654_435_761 % UInt64(max(program.mistakeCount, 1))))
            }
            let errors = try Self.errors(in: mutants.map(\.text))
            for (seed, (mutant, theirs)) in zip(batch, zip(mutants, errors)) where !theirs.isEmpty {
                refused += 1
                let own = Set(Self.findings(in: mutant.text).map(\.line))
                if !own.isEmpty { reported += 1 }
                if !own.isDisjoint(with: theirs) {
                    reportedOnLine += 1
                } else {
                    differences.append("seed \(seed), \(mutant.kind): line \(theirs.sorted()), here \(own.sorted())")
                }
            }
        }
    }

    /// What the types say, and along the paths of those programs whose types are right.
    private static func errors(in programs: [String]) throws -> [Set<Int>] {
        guard var errors = try Compiler.errors(in: programs) else { return [] }
        let rest = errors.indices.filter { errors[$0].isEmpty }
        let more = try Compiler.errors(in: rest.map { programs[$0] }, stage: .paths) ?? []
        for (index, lines) in zip(rest, more) { errors[index] = lines }
        return errors
    }

    /// The errors and the holes that are found here.
    static func findings(in program: String) -> [(line: Int, text: String)] {
        let text = SourceText(program)
        let checked = CheckedProgram(
            [Parser.parse(text)], vocabulary: Vocabulary(types: []).adding(StandardLibrary.vocabulary))
        let holes = TypedTreeWriter(checked).holes
        let errors = (checked.files.flatMap(\.diagnostics) + checked.findings.diagnostics).filter {
            $0.severity == .error
        }
        return errors.map { (text.location(of: $0.range.start).line, $0.message) }
            + holes.map { (text.location(of: $0.start).line, "‹\(text[$0])›") }
    }
}
