import Foundation
import Testing

/// The rule that every public declaration has a doc comment, for library products and the modules that they export.
struct DocCommentTests {
    private let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `every public declaration of a library product has a doc comment`() throws {
        let modules = try publicModules()
        #expect(
            modules.isSuperset(of: ["Negotiation", "BlueprintDialect", "UIKitTypes"]), "the modules were not found")
        var count = 0
        for module in modules.sorted() {
            for file in try swiftFiles(of: module) {
                let declarations = PublicDeclarations(in: file.text)
                count += declarations.count
                for line in declarations.undocumented {
                    Issue.record("\(file.path):\(line.number) has no doc comment: \(line.text)")
                }
            }
        }
        #expect(count > 2_000, "the declarations were not found")
    }

    @Test func `a public declaration, case or requirement without a comment is found`() {
        let source = """
            /// Documented.
            public struct Point: Hashable {
                public var x = 0
                /// Documented above its attribute.
                @inlinable
                public init() {}

                @inlinable public init?(x: Int) { nil }
                public static func == (one: Point, other: Point) -> Bool { true }
                public func hash(into hasher: inout Hasher) {}
                func hidden() { let open = x }
                // No doc comment.
                public private(set) var y = 0

                /// Documented.
                public enum Kind {
                    case plain
                    /// Documented.
                    case curved(Int)

                    var number: Int {
                        switch self {
                        case .plain: 0
                        case .curved(let number): number
                        }
                    }
                }
                public subscript(index: Int) -> Int { index }
            }

            public protocol Shape {
                associatedtype Value
                /// Documented.
                var value: Value { get }
                func area() -> Double
            }

            ///
            open class Canvas {
                open func draw() {}
            }
            private enum Secret { case hidden }
            """
        #expect(PublicDeclarations(in: source).undocumented.map(\.number) == [3, 8, 13, 17, 28, 31, 32, 35, 39, 40])
    }

    /// The targets of Package.swift's libraries, and the package's modules that they export.
    private func publicModules() throws -> Set<String> {
        let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        let products = manifest.matches(of: /\.library\(name: "\w+", targets: \["(\w+)"\]\)/).map { String($0.1) }
        let exported = try products.flatMap { product in
            try swiftFiles(of: product).filter { $0.path.hasSuffix("/Exports.swift") }
                .flatMap { $0.text.matches(of: /@_exported import (\w+)/).map { String($0.1) } }
        }
        let sources = package.appendingPathComponent("Sources")
        return Set(products).union(
            exported.filter { FileManager.default.fileExists(atPath: sources.appendingPathComponent($0).path) })
    }

    private func swiftFiles(of module: String) throws -> [(path: String, text: String)] {
        let folder = package.appendingPathComponent("Sources/\(module)")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") }
            .map { path in
                let file = folder.appendingPathComponent(path)
                return ("Sources/\(module)/\(path)", try String(contentsOf: file, encoding: .utf8))
            }
    }
}

/// The public declarations of a formatted source, with the cases of public enums and the requirements of public
/// protocols. Conventional requirements of the standard library need no comment: operators, `hash(into:)`, `startIndex`
/// and `endIndex`.
private struct PublicDeclarations {
    private(set) var count = 0
    private(set) var undocumented: [(number: Int, text: String)] = []

    init(in source: String) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(SourceLine.init)
        /// The public enums and protocols around a line.
        var open: [(indent: Int, members: Set<Substring>)] = []
        for (index, line) in lines.enumerated() {
            if line.text.hasPrefix("}") {
                while let last = open.last, line.indent <= last.indent { open.removeLast() }
            }
            guard let declaration = Declaration(line.text) else { continue }
            let isMember = open.last.map {
                line.indent == $0.indent + 4 && $0.members.contains(declaration.keyword)
            }
            guard declaration.isPublic || isMember == true else { continue }
            if !declaration.publicMembers.isEmpty, !line.text.hasSuffix("}") {
                open.append((line.indent, declaration.publicMembers))
            }
            count += 1
            if !declaration.isConventional, !Self.isDocumented(lines[..<index]) {
                undocumented.append((index + 1, String(line.text)))
            }
        }
    }

    /// Whether a doc comment with words is directly above, or above the attributes.
    private static func isDocumented(_ above: ArraySlice<SourceLine>) -> Bool {
        guard let last = above.last(where: { !$0.text.hasPrefix("@") }) else { return false }
        return last.text.hasPrefix("/// ")
    }
}

/// A line without its indentation.
private struct SourceLine {
    let indent: Int
    let text: Substring

    init(_ line: Substring) {
        text = line.drop { $0 == " " }
        indent = line.utf8.count - text.utf8.count
    }
}

/// The declaration that a line begins.
private struct Declaration {
    let isPublic: Bool
    let keyword: Substring
    private let name: Substring

    private static let keywords: Set<Substring> = [
        "actor", "associatedtype", "case", "class", "enum", "func", "init", "let", "protocol", "struct", "subscript",
        "typealias", "var",
    ]
    private static let modifiers: Set<Substring> = [
        "convenience", "dynamic", "final", "indirect", "internal", "isolated", "lazy", "mutating", "nonisolated",
        "nonmutating", "open", "override", "package", "postfix", "prefix", "private", "public", "required", "static",
        "unowned", "weak",
    ]

    /// Nil for a line that begins no declaration.
    init?(_ line: Substring) {
        guard let first = line.first, first.isLetter || first == "@" else { return nil }
        let words = line.split(separator: " ", maxSplits: 12)
        let modifiers = words.prefix { word in
            word.hasPrefix("@") || Self.modifiers.contains(word.prefix(while: \.isLetter))
        }
        let declared = words.dropFirst(modifiers.count)
        guard let keyword = declared.first?.prefix(while: \.isLetter), Self.keywords.contains(keyword) else {
            return nil
        }
        isPublic = modifiers.contains("public") || modifiers.contains("open")
        self.keyword = keyword
        name = declared.dropFirst().first ?? ""
    }

    /// The keywords of its members that are public without saying so.
    var publicMembers: Set<Substring> {
        switch keyword {
        case "enum" where isPublic: ["case"]
        case "protocol" where isPublic: ["associatedtype", "func", "init", "subscript", "typealias", "var"]
        default: []
        }
    }

    /// Whether it is a conventional requirement of the standard library.
    var isConventional: Bool {
        switch keyword {
        case "func": name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false || name.hasPrefix("hash(into")
        case "var": name == "startIndex:" || name == "endIndex:"
        default: false
        }
    }
}
