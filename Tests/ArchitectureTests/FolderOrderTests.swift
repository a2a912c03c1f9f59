import Foundation
import Testing

/// ARCHITECTURE.md's tables of folders, compared with the sources. In Playground's, no folder may mention a later one.
struct FolderOrderTests {
    private let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(arguments: ["Playground", "Interpreter", "LayoutInspection", "Vocabularies", "haggle"])
    func `the table lists every folder of a module`(module: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: sources(of: module).path)
        #expect(Set(try folders(of: module)) == Set(names.filter { !$0.contains(".") }))
    }

    @Test func `no folder of Playground mentions a declaration of a later one`() throws {
        let sources = FolderedSources(files: try files(), folders: try folders(of: "Playground"))
        #expect(sources.types.count > 50, "the sources were not read")
        for mention in sources.mentionsOfLaterFolders { Issue.record("\(mention)") }
    }

    @Test func `a mention of a later folder's type or member is found in code, but not in comments and texts`() {
        let view = """
            struct Curtain {}
            extension PlaygroundState {
                var curtain: Curtain { Curtain() }
                private var rope: Int { 1 }
            }
            """
        let state = #"""
            /// Behind the Curtain.
            struct PlaygroundState {
                let title = "Curtain"
                let rope = "\(title) // Curtain"
                func lift(_ state: Self) -> Any { "\(state.curtain)" } // Curtain
                let part: Curtain
            }
            """#
        let sources = FolderedSources(
            files: [
                FolderFile(folder: "State", path: "PlaygroundState.swift", text: state),
                FolderFile(folder: "View", path: "Curtain.swift", text: view),
            ],
            folders: ["State", "View"])
        #expect(
            sources.mentionsOfLaterFolders == [
                "PlaygroundState.swift mentions Curtain of View", "PlaygroundState.swift mentions curtain of View",
            ])
    }

    private func sources(of module: String) -> URL { package.appendingPathComponent("Sources/\(module)") }

    /// The folders of the module's table, in its order.
    private func folders(of module: String) throws -> [String] {
        let document = try String(contentsOf: package.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let section = document.components(separatedBy: "### \(module)\n").last ?? ""
        return section.prefix { $0 != "#" }.matches(of: /(?m)^\| `(\w+)\/` \|/).map { String($0.1) }
    }

    private func files() throws -> [FolderFile] {
        let playground = sources(of: "Playground")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: playground.path)
        return try paths.filter { $0.hasSuffix(".swift") }.map { path in
            let text = try String(contentsOf: playground.appendingPathComponent(path), encoding: .utf8)
            return FolderFile(folder: String(path.prefix { $0 != "/" }), path: path, text: text)
        }
    }
}

/// A source file and its folder.
private struct FolderFile {
    let folder: String
    let path: String
    let text: String
}

/// The declarations and mentions of folders, each of which may mention only itself and earlier ones.
private struct FolderedSources {
    private let files: [(folder: Int, path: String, code: SwiftCode)]
    private let folders: [String]
    /// The first folder that declares a type.
    let types: [String: Int]
    /// The first folder that extends the state with a member.
    private let members: [String: Int]

    init(files: [FolderFile], folders: [String]) {
        self.folders = folders
        self.files = files.compactMap { file in
            folders.firstIndex(of: file.folder).map { ($0, file.path, SwiftCode(file.text)) }
        }
        types = Dictionary(
            self.files.flatMap { file in file.code.types.map { ($0, file.folder) } }, uniquingKeysWith: min)
        members = Dictionary(
            self.files.flatMap { file in file.code.stateMembers.map { ($0, file.folder) } }, uniquingKeysWith: min)
    }

    var mentionsOfLaterFolders: [String] {
        files.flatMap { file in
            let mentions =
                later(types, than: file.folder, in: file.code.names)
                + later(members, than: file.folder, in: file.code.namesOfStateMembers)
            return mentions.map { "\(file.path) mentions \($0.name) of \(folders[$0.owner])" }
        }
    }

    private func later(
        _ owners: [String: Int], than folder: Int, in names: Set<String>
    ) -> [(name: String, owner: Int)] {
        names.sorted().compactMap { name in
            owners[name].flatMap { $0 > folder ? (name, $0) : nil }
        }
    }
}

/// A source without its comments and the texts of its literals. It keeps the interpolated expressions.
private struct SwiftCode {
    private let text: String

    init(_ source: String) {
        let code = source.replacing(/(?m)(?:^|[ \t])\/\/.*$/, with: "")
        text = code.replacing(/(?s)""".*?"""|"(?:[^"\\\n]|\\\((?:[^"\n]|"[^"\n]*")*?\)|\\.)*"/) { literal in
            literal.0.matches(of: /\\\((.*?)\)/).map { " \($0.1) " }.joined()
        }
    }

    /// The types at the left edge that other files can see.
    var types: [String] {
        let type = /(?m)^(?:(?:package|public|final|indirect|@\w+) )*(?:struct|class|enum|protocol|typealias) (\w+)/
        return text.matches(of: type).map { String($0.1) }
    }

    /// The functions and properties in extensions of PlaygroundState that other files can see.
    var stateMembers: [String] {
        let member = /(?m)^    (?:(?:package|public|static|mutating|@\w+) )*(?:func|var|let) (\w+)/
        return stateExtensions.flatMap { $0.matches(of: member).map { String($0.1) } }
    }

    var names: Set<String> { Set(text.matches(of: /\w+/).map { String($0.0) }) }

    /// The names that may be members of PlaygroundState: in its extensions those without a value before them, elsewhere
    /// those of a `state`.
    var namesOfStateMembers: Set<String> {
        let own = stateExtensions.flatMap { $0.matches(of: /(?:[^.\w]|self\.)([a-z]\w*)(?!\w*:)/).map { String($0.1) } }
        return Set(own + text.matches(of: /\bstate\.(\w+)/).map { String($0.1) })
    }

    private var stateExtensions: [Substring] {
        text.matches(of: /(?sm)^extension PlaygroundState \{\n.*?^\}/).map(\.0)
    }
}
