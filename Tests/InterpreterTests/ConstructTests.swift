import Foundation
import Interpreter
import ProgramGenerator
import SwiftSource
import Testing

/// The constructs of real code, a file each in Tests/Constructs.
@Suite struct ConstructTests {
    static let all: [Construct] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Constructs")
        return (try? Construct.all(in: folder)) ?? []
    }()

    /// The lines that a construct prints here.
    static func printed(by construct: Construct) -> [String] {
        for value in run(construct.script).topLevel where value.name == "printed" {
            guard case .array(let lines) = value.value else { break }
            let text = lines.map { if case .string(let line) = $0 { line } else { shown($0) } }.joined(separator: "\n")
            return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        return []
    }

    @Test func `there are constructs, each of which prints something`() {
        #expect(Self.all.count > 10)
        for construct in Self.all { #expect(!Self.printed(by: construct).isEmpty, "\(construct.name)") }
    }

    @Test(arguments: all.indices)
    func `a construct has no error and no hole`(index: Int) {
        let construct = Self.all[index]
        let program = run(construct.script)
        let text = SourceText(construct.script)
        let errors = program.diagnostics.filter { $0.severity == .error }
        #expect(errors.map { "\(text.location(of: $0.range.start).line): \($0.message)" } == [], "\(construct.name)")
        #expect(program.holes.map(\.text) == [], "\(construct.name)")
    }
}

/// The same beside the compiler.
@Suite struct ConstructComparisonTests {
    @Test func `every construct prints what the compiler's program prints`() throws {
        let theirs = try #require(try Construct.compiled(ConstructTests.all))
        #expect(theirs.count == ConstructTests.all.count)
        for (construct, lines) in zip(ConstructTests.all, theirs) {
            #expect(ConstructTests.printed(by: construct) == lines, "\(construct.name)")
        }
    }
}
