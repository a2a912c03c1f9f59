import Foundation
import SwiftSource

/// What a vocabulary says in Swift: types that sources make, inherit from and change as they do their own. They are bound
/// when one of their names is first used, run as sources are, and never reported on. They are all partial: sources may use
/// more of them than is here.
///
/// The text is blocks with an empty line between, each of which begins with a declaration that is not indented.
package final class LibraryText: Sendable {
    /// The blocks by the names that they declare or extend.
    private let blocks: [String: [Block]]
    /// What its code calls, and sources do not.
    let functions: [Callable]
    private let parsed = ParsedBlocks()

    private struct Block {
        let text: String
        /// The number of the file that its positions belong to.
        let number: Int
    }

    /// What was parsed of it, once for all programs. A class, for the threads that check share it; the lock makes that safe.
    private final class ParsedBlocks: @unchecked Sendable {
        private let lock = NSLock()
        private var statements: [String: [Statement]] = [:]

        func statements(of name: String, _ parse: () -> [Statement]) -> [Statement] {
            lock.withLock {
                if let known = statements[name] { return known }
                let made = parse()
                statements[name] = made
                return made
            }
        }
    }

    /// Behind the files of all sources: of the standard library's declarations, before what library texts say.
    static let firstNumber = 1 << 21

    /// Whether a position is in it, and not in a file of the source.
    static func holds(_ range: SourceRange) -> Bool {
        range.file >= firstNumber && range.file < SettingSource.firstNumber
    }

    /// Whether only the library's own code can use a name: `__cellSize`.
    static func isInternal(_ name: String) -> Bool { name.hasPrefix("__") }

    /// - Parameters:
    ///   - text: the declarations.
    ///   - functions: what they call besides.
    ///   - number: of the first block's positions, of which no other library text has any.
    package init(_ text: String, functions: [Callable] = [], from number: Int = LibraryText.firstNumber + 1000) {
        var blocks: [String: [Block]] = [:]
        for (index, block) in Self.blocks(of: Array(text.utf8)).enumerated() {
            guard let name = Self.name(of: block) else { continue }
            let text = String(decoding: block, as: UTF8.self)
            blocks[name, default: []].append(Block(text: text, number: number + index))
        }
        self.blocks = blocks
        self.functions = functions
    }

    /// The names that it declares.
    package var names: Set<String> { Set(blocks.keys) }

    /// All that it declares, as Swift with its bodies, in the order of the names.
    package var text: String {
        blocks.sorted { $0.key < $1.key }.flatMap { $0.value.map(\.text) }.joined(separator: "\n")
    }

    /// What the library says in Swift, for every vocabulary.
    package static var library: LibraryText { LibraryTexts.libraryText }

    /// A type's declaration and its members without their bodies, a line each; nil for a name that it does not have.
    package func outline(of name: String) -> String? {
        blocks[name].map { blocks in
            let lines = blocks.flatMap { block -> [String] in
                let source = SourceText(block.text)
                return Parser.parse(source).statements.flatMap { statement -> [String] in
                    let members: [Statement] =
                        if case .type(let type) = statement.kind { type.members.statements } else { [] }
                    return [statement].compactMap { $0.head(in: source) }
                        + members.compactMap { $0.head(in: source).map { "    " + $0 } }
                }
            }
            return lines.joined(separator: "\n") + "\n"
        }
    }

    /// What it declares under a name, with the extensions of it; nil for a name that it does not have.
    func declarations(of name: String) -> [Statement]? {
        blocks[name].map { blocks in
            parsed.statements(of: name) {
                blocks.flatMap { Parser.parse(SourceText($0.text, number: $0.number)).statements.active }
            }
        }
    }

    private static let newline = UInt8(ascii: "\n")

    private static func blocks(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        let space = UInt8(ascii: " ")
        var blocks: [ArraySlice<UInt8>] = []
        var start = 0
        for index in text.indices.dropFirst(2)
        where text[index - 1] == newline && text[index - 2] == newline && text[index] != space && text[index] != newline
        {
            blocks.append(text[start..<index])
            start = index
        }
        return blocks + [text[start...]]
    }

    /// The name that a block's first line, after comments, declares or extends.
    private static func name(of block: ArraySlice<UInt8>) -> String? {
        var heading = block.prefix { $0 != newline }
        while heading.isEmpty || heading.starts(with: "//".utf8), heading.endIndex < block.endIndex {
            heading = block[(heading.endIndex + 1)...].prefix { $0 != newline }
        }
        let line = String(decoding: heading, as: UTF8.self)
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
        let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "func", "extension"]
        guard let keyword = words.firstIndex(where: { keywords.contains($0) }), keyword + 1 < words.count else {
            return nil
        }
        return String(words[keyword + 1])
    }
}

extension Statement {
    /// A declaration without its body, on one line; nil for what only the library's own code uses.
    fileprivate func head(in source: SourceText) -> String? {
        let body: SourceRange? =
            switch kind {
            case .type(let declaration): declaration.members.range
            case .function(let declaration): declaration.body?.range ?? declaration.accessors?.range
            case .variable(let declaration): declaration.bindings.last?.accessors?.range
            default: nil
            }
        let head = source[SourceRange(range.start, body?.start ?? range.end)].split(whereSeparator: \.isWhitespace)
            .joined(separator: " ").replacingOccurrences(of: "( ", with: "(").replacingOccurrences(of: " )", with: ")")
        return head.contains("__") || head.contains("private ") ? nil : head
    }
}
