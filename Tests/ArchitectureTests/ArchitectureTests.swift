import Foundation
import Testing

/// ARCHITECTURE.md's table of modules, compared with the imports of the sources.
struct ArchitectureTests {
    private let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `the table lists exactly the modules that exist`() throws {
        let folders = try subfolders(of: "Sources") + subfolders(of: "Modules")
        #expect(Set(try ModuleTable(package).rows.map(\.name)) == Set(folders))
    }

    @Test func `the table allows every import`() throws {
        let table = try ModuleTable(package)
        for file in try swiftFiles(in: "Sources") {
            let row = try #require(table.rows.first { $0.name == file.module }, "\(file.path) is in no module")
            for name in file.imports where table.names.contains(name) {
                #expect(row.imports.contains(name), "\(file.path) imports \(name)")
            }
        }
    }

    @Test func `every allowed import is used`() throws {
        let files = try swiftFiles(in: "Sources")
        for row in try ModuleTable(package).rows {
            for name in row.imports {
                let isUsed = files.contains { $0.module == row.name && $0.imports.contains(name) }
                #expect(isUsed, "\(row.name) may import \(name), and does not")
            }
        }
    }

    @Test func `imports point downward`() throws {
        let table = try ModuleTable(package)
        let levels = Dictionary(uniqueKeysWithValues: table.rows.map { ($0.name, $0.level) })
        for row in table.rows {
            for name in row.imports {
                #expect((levels[name] ?? .max) < row.level, "\(row.name) imports \(name)")
            }
        }
    }

    @Test func `a module's dependencies in Package.swift are those that the table allows`() throws {
        let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        let table = try ModuleTable(package)
        let modules = manifest.matches(of: /(?m)^ *module\(\s*"(\w+)",?\s*(?:\[([^\]]*)\])?/)
        #expect(modules.count > 5, "the modules were not found in Package.swift")
        for module in modules {
            let row = try #require(table.rows.first { $0.name == module.1 }, "\(module.1) is not in the table")
            let dependencies = (module.2 ?? "").matches(of: /"(\w+)"/).map { String($0.1) }
            #expect(Set(dependencies) == row.imports, "\(module.1)")
        }
    }

    @Test func `a dialect does not depend on modules that read sources`() throws {
        let table = try ModuleTable(package)
        let dialects = table.rows.filter { $0.name.hasSuffix("Dialect") }
        #expect(dialects.count >= 3)
        for dialect in dialects {
            let readers: Set = ["SwiftSource", "Interpreter", "LayoutInspection", "Vocabularies"]
            #expect(table.closure(of: dialect.name).isDisjoint(with: readers), "\(dialect.name)")
        }
    }

    @Test func `no module has the name of a type in it`() throws {
        for file in try swiftFiles(in: "Sources") {
            let declaration = try Regex("(struct|class|enum|protocol|actor|typealias) \(file.module)\\b")
            #expect(file.text.firstMatch(of: declaration) == nil, "\(file.path)")
        }
    }

    @Test func `no module is larger than the table allows, or much smaller`() throws {
        let files = try swiftFiles(in: "Sources")
        for row in try ModuleTable(package).rows {
            let lines = files.filter { $0.module == row.name }.reduce(0) { $0 + $1.lineCount }
            #expect(lines <= row.lines, "\(row.name) has \(lines) lines: make it smaller, or decide that it may grow")
            #expect(lines > row.lines - 200, "\(row.name) has only \(lines) lines: lower its number in the table")
        }
    }

    private func subfolders(of name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent(name).path)
            .filter { !$0.hasPrefix(".") }
    }

    private func swiftFiles(in folder: String) throws -> [SwiftFile] {
        let root = package.appendingPathComponent(folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        #expect(paths.count > 10, "the sources were not found")
        return try paths.map {
            try SwiftFile(path: $0, text: String(contentsOf: root.appendingPathComponent($0), encoding: .utf8))
        }
    }
}

/// A source file and its imports.
private struct SwiftFile {
    let path: String
    let text: String

    var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

    var module: String { String(path.prefix { $0 != "/" }) }

    var imports: Set<String> {
        Set(
            text.matches(of: /(?m)^[ \t]*(?:@\w+ |internal |package |public )*import (?:\w+ )?(\w+)/).map {
                String($0.1)
            })
    }
}

/// The table under "Modules" in ARCHITECTURE.md.
private struct ModuleTable {
    struct Row {
        let level: Int
        let name: String
        /// The maximum number of lines of Swift.
        let lines: Int
        let imports: Set<String>
    }

    let rows: [Row]

    var names: Set<String> { Set(rows.map(\.name)) }

    /// A module with its direct and indirect dependencies.
    func closure(of name: String) -> Set<String> {
        let imports = rows.first { $0.name == name }?.imports ?? []
        return imports.reduce(into: [name]) { $0.formUnion(closure(of: $1)) }
    }

    init(_ package: URL) throws {
        let document = try String(contentsOf: package.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let cells = document.split(separator: "\n").filter { $0.wholeMatch(of: /\| \d .*/) != nil }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        rows = try cells.map { row in
            Row(
                level: try #require(Int(row[0])), name: Self.name(in: row[1]),
                lines: row[2] == "-" ? 0 : try #require(Int(row[2].replacing(",", with: ""))),
                imports: Self.words(in: row[4]))
        }
        #expect(rows.count > 5, "no table was found in ARCHITECTURE.md")
    }

    private static func name(in cell: String) -> String {
        cell.firstMatch(of: /`(\w+)`/).map { String($0.1) } ?? cell
    }

    private static func words(in cell: String) -> Set<String> {
        Set(cell.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }).subtracting(["-", ""])
    }
}
