import Foundation
import SwiftSource
import TestSupport
import Testing

/// What a mistake in one place leaves of the rest.
@Suite struct RecoveryTests {
    @Test(
        arguments: [
            (
                "VStack {\n    Text(\n    Text(\"b\")\n}\nlet a = 1",
                "(call VStack trailing (closure (call Text) (call Text \"b\")))\n(let a = 1)"
            ),
            (
                "VStack {\n    Text(\"a\")\n        .padding(\n    Text(\"b\")\n}",
                "(call VStack trailing (closure (call (call Text \"a\").padding) (call Text \"b\")))"
            ),
            ("f {\n    row.\n    g()\n}", "(call f trailing (closure row (call g)))"),
            (
                "f {\n    let x =\n    let y = g()\n}",
                "(call f trailing (closure (let x = <missing>) (let y = (call g))))"
            ),
            (
                "f {\n    let x =\n    y.z = g()\n}",
                "(call f trailing (closure (let x = <missing>) (set y.z = (call g))))"
            ),
            ("f {\n    if x\n    g()\n}", "(call f trailing (closure (if x {}) (call g)))"),
            ("a = b +\nc.d = 1", "(set a = b)\n(set c.d = 1)"),
            (
                "struct A {\n    func f() {\n        a\n\n    func g() {\n        b\n    }\n}\nstruct B {}",
                "(struct A {(func f() {a}); (func g() {b})})\n(struct B {})"
            ),
            (
                "struct A {\n    func f() -> Int\n        a\n    }\n\n    func g() {}\n}\nstruct B {}",
                "(struct A {(func f() -> Int {a}); (func g() {})})\n(struct B {})"
            ),
            ("struct A\n    let a = 1\n}\nlet b = 2", "(struct A {(let a = 1)})\n(let b = 2)"),
            (
                "HStack {\n    VStack {\n        a\n    .padding()\n}\nb",
                "(call HStack trailing (closure (call (call VStack trailing (closure a)).padding)))\nb"
            ),
            ("f {\n    a. = 1\n    b\n}", "(call f trailing (closure (set <missing> = 1) b))"),
            ("f(: a, b: c)\nd", "(call f a b: c)\nd"),
            ("f {\n    a\n    @\n    b\n}", "(call f trailing (closure a b))"),
            ("f {\n    @\n}\na", "(call f trailing (closure <missing>))\na"),
            ("f {\n    a\n    case\n    b\n}", "(call f trailing (closure a (case) b))"),
            ("let a: A, var b: B\nc", "(var a: A, b: B)\nc"),
            ("enum A {\n    case b,\n    case c\n}\nd", "(enum A {(case b()); (case c())})\nd"),
            ("enum A {\n    case b,\n}\nd", "(enum A {(case b())})\nd"),
            ("if {\n    a\n}\nb", "(if <missing> {a})\nb"),
            ("for a in {\n    b\n}\nc", "(for a in <missing> {b})\nc"),
            ("f(a: \ng()", "(call f a: <missing>)\n(call g)"),
            (
                "f {\n    g {\n        a\n}\n        b\n    }\n    c\n}",
                "(call f trailing (closure (call g trailing (closure a b)) c))"
            ),
            (
                "f {\n    g { x in\n        a\n    }\n    }\n    c\n}",
                "(call f trailing (closure (call g trailing (closure |x| a)) c))"
            ),
            (
                "struct A {\n    func f() {\n        g(1\n        a\n    }\n}\nstruct B { let n = 1\n  func g() { b } }\nc",
                "(struct A {(func f() {(call g 1); a})})\n(struct B {(let n = 1); (func g() {b})})\nc"
            ),
        ] as [(String, String)])
    func `a half-typed line does not swallow what follows`(source: String, expected: String) {
        let text = tree(source)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.filter { !$0.hasPrefix("error") }.joined(separator: "\n") == expected)
        #expect(lines.count { $0.hasPrefix("error") } == 1, "\(text)")
    }

    /// Of each token that is left out, the statements outside the ones around it are counted, and those that stay.
    @Test func `code outside of the wrong statement stays`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Examples")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        #expect(files.count > 10)
        let seed: UInt64 = 11
        var generator = SeededGenerator(seed: seed)
        var (expected, kept) = (0, 0)
        var lost: [String] = []
        for file in files {
            let source = try String(contentsOf: file, encoding: .utf8)
            let whole = Survey(source)
            for token in whole.tokens where Int.random(in: 0..<8, using: &generator) == 0 {
                let outside = whole.statements(outside: token)
                let left = Survey(source.removing(token)).texts
                let staying = outside.filter { left.contains($0) }
                expected += outside.count
                kept += staying.count
                if staying.count * 100 < outside.count * 99 {
                    lost.append(
                        "\(file.lastPathComponent) \(whole.place(of: token)): \(staying.count) of \(outside.count)")
                }
            }
        }
        #expect(kept * 100 >= expected * 99, "seed \(seed): \(kept) of \(expected); \(lost.joined(separator: ", "))")
    }
}

/// The statements of a source, at any depth, and the words in it.
private struct Survey {
    let file: SourceFile
    private let all: [Statement]

    init(_ source: String) {
        file = Parser.parse(SourceText(source))
        all = file.nodes.compactMap { if case .statement(let statement) = $0 { statement } else { nil } }
    }

    var texts: Set<String> { Set(all.map { file.source[$0.range] }) }

    /// Words and single marks, as ranges of bytes.
    var tokens: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start: Int?
        for (offset, byte) in file.source.utf8.enumerated() {
            let isWord =
                byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
            if isWord {
                start = start ?? offset
                continue
            }
            if let begun = start { ranges.append(begun..<offset) }
            start = nil
            if byte > 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "/"), byte != UInt8(ascii: "\\") {
                ranges.append(offset..<(offset + 1))
            }
        }
        return ranges
    }

    func place(of token: Range<Int>) -> String {
        "\(file.source.location(of: token.lowerBound)) '\(file.source[SourceRange(token.lowerBound, token.upperBound)])'"
    }

    /// The texts of the statements that neither hold the token nor stand in the innermost that does.
    func statements(outside token: Range<Int>) -> [String] {
        let around = all.filter { $0.range.start <= token.lowerBound && $0.range.end >= token.upperBound }
        guard let inner = around.min(by: { $0.range.end - $0.range.start < $1.range.end - $1.range.start }) else {
            return all.map { file.source[$0.range] }
        }
        return all.filter { $0.range.end <= inner.range.start || $0.range.start >= inner.range.end }
            .map { file.source[$0.range] }
    }
}

extension String {
    fileprivate func removing(_ range: Range<Int>) -> String {
        var bytes = Array(utf8)
        bytes.removeSubrange(range)
        return String(decoding: bytes, as: UTF8.self)
    }
}
