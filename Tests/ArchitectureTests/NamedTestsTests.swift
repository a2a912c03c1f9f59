import Foundation
import Testing

/// docs/robustness.md, compared with the tests.
struct NamedTestsTests {
    private let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `every test that the document names exists`() throws {
        let document = package.appendingPathComponent("docs/robustness.md")
        let text = try String(contentsOf: document, encoding: .utf8)
        let cells = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { row in
            row.split(separator: "|").dropLast(row.hasSuffix("|") ? 0 : 1).last
        }
        let names = cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
        #expect(names.count > 40)
        let declared = try declarations()
        for name in names {
            #expect(declared.contains(name), "no test is called \(name)")
        }
    }

    /// The names of all tests and of all structs in tests.
    private func declarations() throws -> Set<String> {
        let root = package.appendingPathComponent("Tests")
        var names: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            names.formUnion(text.matches(of: /\bfunc `([^`]+)`/).map { String($0.1) })
            names.formUnion(text.matches(of: /\bstruct (\w+)/).map { String($0.1) })
        }
        return names
    }
}
