import Foundation
import LayoutInspection
import Negotiation
import Playground
import TestSupport
import Testing

@testable import SwiftSource
@testable import haggle

/// Leaves out each token of each example in turn. Elements outside of the affected statement stay where they are.
///
/// The affected statement is the innermost one around the token. Each child in a builder is a statement, and a brace
/// belongs to the statement whose block it opens or closes. A statement owns the elements that are written in it, their
/// contents, and, if it gives a value, the elements that are not shown without it. All other elements keep their paths.
/// The paths do not number siblings of one name, since the statement's own elements would count.
@Suite struct SlowTokenDeletionTests {
    @Test func `elements outside of the affected statement keep their frames and paths`() throws {
        // All tokens if there is time, and else a few of each example.
        let isComplete = Fuzzing.seconds != nil
        let seed: UInt64 = 5
        var generator = SeededGenerator(seed: seed)
        var (expected, kept) = (0, 0)
        for example in BuiltInExamples.all {
            var examined = ExaminedSource(example.source)
            let tokens = examined.tokens.shuffled(using: &generator).prefix(isComplete ? .max : 3)
            var own = (expected: 0, kept: 0)
            var lost: [String] = []
            for token in tokens.sorted(by: { $0.start < $1.start }) {
                let found = examined.staying(without: token)
                expected += found.expected
                kept += found.kept
                // Some tokens can be left out without a syntax error. The rest then has another meaning.
                guard found.isBroken else { continue }
                own.expected += found.expected
                own.kept += found.kept
                guard let first = found.lost.first else { continue }
                lost.append("\(examined.place(of: token)): \(found.kept) of \(found.expected), without \(first)")
            }
            guard isComplete else { continue }
            #expect(
                own.kept * 100 >= own.expected * 99,
                "\(example.name), \(own.kept) of \(own.expected):\n\(lost.joined(separator: "\n"))")
        }
        #expect(kept * 100 >= expected * 99, "seed \(seed), \(kept) of \(expected)")
    }
}

/// A source with its shown elements, to be compared with those after a token is left out.
private struct ExaminedSource {
    private let text: String
    private let file: SourceFile
    private let statements: [ExaminedStatement]
    private let root: String?
    private let shown: [ShownElement]
    /// The elements that are shown without a statement, by the statement's range.
    private var without: [SourceRange: [ShownPlace: Int]] = [:]

    private static let reader = LayoutReader(dialects: Dialects.all)

    init(_ text: String) {
        self.text = text
        file = Parser.parse(SourceText(text))
        var found: [ExaminedStatement] = []
        var rest = file.statements.map { (node: SyntaxNode.statement($0), isMember: false) }
        while let (node, isMember) = rest.popLast() {
            var holdsMembers = false
            if case .statement(let statement) = node {
                found.append(ExaminedStatement(statement, isMember: isMember))
                if case .type = statement.kind { holdsMembers = true }
            }
            rest += node.children.map { ($0, holdsMembers) }
        }
        statements = found
        (root, shown) = Self.read(text)
    }

    var tokens: [SourceRange] {
        var lexer = Lexer(file.source, in: file.source.range)
        return lexer.tokens().filter { $0.start < $0.end }.map(\.range)
    }

    func place(of token: SourceRange) -> String {
        "\(file.source.location(of: token.start)) '\(file.source[token])'"
    }

    /// The number of elements that the affected statement does not own, and how many of them are shown without the
    /// token.
    mutating func staying(
        without token: SourceRange
    ) -> (expected: Int, kept: Int, lost: [String], isBroken: Bool) {
        let around = statements.filter { $0.range.start <= token.start && token.end <= $0.range.end }
        guard let concerned = around.min(by: { $0.length < $1.length }) else { return (0, 0, [], false) }
        let others = concerned.givesValue ? shownPlaces(without: concerned.range) : nil
        var isOwn: [Bool] = []
        for element in shown {
            let isInside = element.range.map { concerned.range.start <= $0.start && $0.end <= concerned.range.end }
            isOwn.append((isInside ?? false) || (element.parent.map { isOwn[$0] } ?? false))
        }
        var expected = zip(shown, isOwn).filter { !$0.1 }.map(\.0).places(without: nil)
        if let others { for (place, count) in expected { expected[place] = min(count, others[place] ?? 0) } }
        let rest = text.replacing(token, by: [])
        let left = Self.read(rest).elements.places(without: token)
        let lost = expected.filter { $0.value > left[$0.key] ?? 0 }
        let kept = expected.reduce(0) { $0 + min($1.value, left[$1.key] ?? 0) }
        let paths = lost.keys.map(\.path).sorted { $0.count < $1.count }
        let isBroken = !Parser.parse(SourceText(rest)).diagnostics.isEmpty
        return (expected.values.reduce(0, +), kept, paths, isBroken)
    }

    private mutating func shownPlaces(without statement: SourceRange) -> [ShownPlace: Int] {
        if let known = without[statement] { return known }
        let spaces = [UInt8](repeating: UInt8(ascii: " "), count: statement.end - statement.start)
        let rest = Self.read(text.replacing(statement, by: spaces))
        let places = rest.root == root ? rest.elements.places(without: nil) : [:]
        without[statement] = places
        return places
    }

    private static func read(_ text: String) -> (root: String?, elements: [ShownElement]) {
        let document = reader.read(SourceText(text), name: "Example.swift")
        let proposal = Proposal(width: .exactly(60), height: .exactly(20))
        guard let inspection = try? document.inspect(proposal) else { return (nil, []) }
        var found: [ShownElement] = []
        for element in inspection.elements {
            let names = element.parent.map { found[$0].path } ?? ""
            found.append(ShownElement(path: names + "/" + element.name, range: element.range, parent: element.parent))
        }
        return (document.chosenRoot?.name, found)
    }
}

private struct ExaminedStatement {
    let range: SourceRange
    /// Whether it gives a value, rather than a function, a type or a member of one.
    let givesValue: Bool

    init(_ statement: Statement, isMember: Bool) {
        range = statement.range
        switch statement.kind {
        case .function, .type, .import: givesValue = false
        default: givesValue = !isMember
        }
    }

    var length: Int { range.end - range.start }
}

private struct ShownElement {
    let path: String
    let range: SourceRange?
    /// An index into the elements.
    let parent: Int?
}

/// An element's path, and the start of its source in the whole text.
private struct ShownPlace: Hashable {
    let path: String
    let start: Int?
}

extension [ShownElement] {
    /// The number of elements in each place.
    /// - Parameter token: the token that their source lacks.
    fileprivate func places(without token: SourceRange?) -> [ShownPlace: Int] {
        var places: [ShownPlace: Int] = [:]
        for element in self {
            var start = element.range?.start
            if let token, let place = start, place >= token.start { start = place + token.end - token.start }
            places[ShownPlace(path: element.path, start: start), default: 0] += 1
        }
        return places
    }
}

extension String {
    fileprivate func replacing(_ range: SourceRange, by other: [UInt8]) -> String {
        var bytes = Array(utf8)
        bytes.replaceSubrange(range.start..<range.end, with: other)
        return String(decoding: bytes, as: UTF8.self)
    }
}
