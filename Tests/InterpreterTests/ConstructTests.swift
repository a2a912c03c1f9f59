import Foundation
import Interpreter
import SwiftSource
import Testing

/// The constructs of real code, a file each in Tests/Constructs.
@Suite struct ConstructTests {
    static let all: [Construct] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Constructs")
        return (try? Construct.all(in: folder)) ?? []
    }()

    /// What became of a construct here.
    struct Outcome: Sendable {
        let construct: Construct
        /// Its errors, with their lines, and its holes.
        let faults: [String]
        let printed: [String]

        init(_ construct: Construct) {
            self.construct = construct
            let program = run(construct.script)
            let text = SourceText(construct.script)
            let errors = program.diagnostics.filter { $0.severity == .error }
            faults =
                errors.map { "\(text.location(of: $0.range.start).line): \($0.message)" } + program.holes.map(\.text)
            printed = program.topLevel.first { $0.name == "printed" }.map { Self.lines(of: $0.value) } ?? []
        }

        private static func lines(of value: Value) -> [String] {
            guard case .array(let printed) = value else { return [] }
            let texts = printed.map { if case .string(let line) = $0 { line } else { shown($0) } }
            return texts.flatMap { $0.components(separatedBy: "\n") }
        }
    }

    /// Run once, for all that is asked of them.
    static let outcomes = all.map(Outcome.init)

    @Test func `there are constructs, each of which prints something`() {
        #expect(Self.all.count > 10)
        for outcome in Self.outcomes { #expect(!outcome.printed.isEmpty, "\(outcome.construct.name)") }
    }

    @Test func `a construct has no error and no hole`() {
        for outcome in Self.outcomes { #expect(outcome.faults == [], "\(outcome.construct.name)") }
    }
}

/// The same beside the compiler.
@Suite struct ConstructComparisonTests {
    @Test func `every construct prints what the compiler's program prints`() throws {
        let theirs = try #require(try Construct.compiled(ConstructTests.all))
        #expect(theirs.count == ConstructTests.all.count)
        for (outcome, lines) in zip(ConstructTests.outcomes, theirs) {
            #expect(outcome.printed == lines, "\(outcome.construct.name)")
        }
    }
}
