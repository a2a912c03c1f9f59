import Foundation
import Testing

/// The tables of messages, compared with the tests: a test expects each message, word for word.
struct MessageTableTests {
    private let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let tables = [
        "SwiftSource/Messages.swift", "Interpreter/Diagnostics/Problem.swift",
        "Interpreter/Diagnostics/Refusal.swift", "Vocabularies/Kit/LayoutRefusal.swift",
    ]

    /// Messages that no test has: their sources would have to pass the checker, or the parser's repairs.
    private static let unmet: Set = [
        "haggle cannot yet run", "this closure cannot be called with these values",
        "switch must be exhaustive: no case matches", "the brackets of this source do not match",
        "haggle does not know the format '%", "and more remarks; only the first",
    ]

    @Test(arguments: tables)
    func `every message of a table is expected in a test`(table: String) throws {
        let source = try String(contentsOf: package.appendingPathComponent("Sources/\(table)"), encoding: .utf8)
        let tests = try self.tests()
        let messages = Self.messages(in: source)
        #expect(messages.count > 3)
        for message in messages where !Self.unmet.contains(message) {
            #expect(tests.contains(message), "no test expects \"\(message)\"")
        }
    }

    /// The longest constant part of each text.
    private static func messages(in source: String) -> [String] {
        source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.flatMap { line in
            line.matches(of: /"((?:[^"\\]|\\\((?:[^()"]|\([^()]*\)|"[^"]*")*\)|\\.)*)"/).compactMap { literal in
                let parts = String(literal.1).replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "\u{0}").split(
                    separator: "\u{0}")
                let longest = parts.map { $0.trimmingCharacters(in: .whitespaces) }.max { $0.count < $1.count } ?? ""
                return longest.count < 6 ? nil : longest.replacing("\\\"", with: "\"")
            }
        }
    }

    private func tests() throws -> String {
        let root = package.appendingPathComponent("Tests")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        let own = URL(fileURLWithPath: #filePath).lastPathComponent
        return try paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix(own) }.map { path in
            try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }.joined(separator: "\n").replacing("\\\"", with: "\"")
    }
}
