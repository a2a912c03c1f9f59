import Foundation
import TestSupport

/// A piece of Swift in Tests/Constructs: declarations, and after a line `// run` statements that print with `p`. It is
/// run by the interpreter and by the compiler.
struct Construct: Sendable {
    let name: String
    let text: String
    private let declarations: String
    private let statements: String

    init(name: String, text: String) {
        self.name = name
        self.text = text
        let parts = text.components(separatedBy: "\n// run\n")
        declarations = parts[0]
        statements = parts.dropFirst().joined(separator: "\n")
    }

    /// The constructs of a folder, ordered by name.
    static func all(in folder: URL) throws -> [Construct] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { file in
                Construct(
                    name: file.deletingPathExtension().lastPathComponent,
                    text: try String(contentsOf: file, encoding: .utf8))
            }
    }

    /// A source whose variable `printed` has the printed lines.
    var script: String {
        """
        var printed: [String] = []
        func p(_ all: Any...) { printed.append(all.map { "\\($0)" }.joined(separator: " ")) }
        \(declarations)
        \(statements)
        """
    }

    /// A file of a module with several. Its declarations are private.
    func file(number: Int) -> String {
        let lines = declarations.split(separator: "\n", omittingEmptySubsequences: false).map { Self.hidden($0) }
        return """
            import Foundation
            \(lines.joined(separator: "\n"))
            func run\(number)() async throws {
            \(statements)
            }
            """
    }

    private static let words: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "actor", "typealias", "final", "indirect", "var", "let",
        "nonisolated(unsafe)", "prefix", "postfix",
    ]

    /// The first line of a declaration at the top level, made private.
    private static func hidden(_ line: Substring) -> String {
        var words = line.split(separator: " ", omittingEmptySubsequences: false)
        let attributes = words.prefix { $0.hasPrefix("@") }.count
        guard let word = words.dropFirst(attributes).first else { return String(line) }
        let conforms = line.prefix { $0 != "{" }.components(separatedBy: " where ")[0].contains(":")
        let isOperator = words.dropFirst(attributes).dropFirst().first == "operator"
        guard Self.words.contains(word) && !isOperator || word == "extension" && !conforms else { return String(line) }
        words.insert("private", at: attributes)
        return words.joined(separator: " ")
    }

    /// The lines that the compiled programs print, a list each. Nil without a compiler.
    static func compiled(_ constructs: [Construct]) throws -> [[String]]? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "constructs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let calls = constructs.indices.map { "print(\"== \($0)\")\ntry await run\($0)()" }
        let start = """
            func p(_ all: Any...) { print(all.map { "\\($0)" }.joined(separator: " ")) }
            @main struct Start { static func main() async throws {
            \(calls.joined(separator: "\n"))
            } }
            """
        var files = [folder.appending(path: "Start.swift")]
        try Data(start.utf8).write(to: files[0])
        for (number, construct) in constructs.enumerated() {
            files.append(folder.appending(path: "\(construct.name).swift"))
            try Data(construct.file(number: number).utf8).write(to: files[number + 1])
        }
        let program = folder.appending(path: "program").path
        let arguments = [
            "swiftc", "-wmo", "-parse-as-library", "-suppress-warnings", "-swift-version", "5", "-o", program,
        ]
        let compiler = try Command(arguments + files.map(\.path), environment: nil)
        guard compiler.status != Compiler.missing else { return nil }
        guard compiler.status == 0 else { throw Refused(message: compiler.text) }
        let printed = try Command([program], environment: nil).text
        return printed.components(separatedBy: "== ").dropFirst().map { part in
            part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast().map(String.init)
        }
    }

    /// The compiler's output for constructs that it refuses.
    struct Refused: Error, CustomStringConvertible {
        let message: String
        var description: String { message }
    }
}
