import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport
import Testing

@testable import Examples
@testable import haggle

/// Every file in Examples/, opened by the reader and built by the compiler.
@MainActor struct ExampleTests {
    /// The compiled root of each file.
    private let compiled: [String: Any] = [
        "Alignment": alignment, "Badge": badge, "Card": card, "CardInQuickLayout": cardInQuickLayout,
        "CardInSwiftUI": cardInSwiftUI, "Chips": chips, "Dial": dial, "EqualWidths": equalWidths,
        "FirstThatFits": firstThatFits, "Meter": meters, "Staircase": staircase, "Stations": stations,
        "CardInTheodolite": cardInTheodolite, "Chat": chat, "Counter": counter, "Flexbox": flexbox, "Guides": guides,
        "Inbox": inbox,
        "Ranges": ranges, "Rows": rows, "Shares": shares, "Squeeze": squeeze, "Table": table, "Tags": tagCloud,
        "Toolbar": toolbar, "Underflow": underflow,
    ]

    private static let proposals = [
        Proposal(width: .exactly(80), height: .exactly(24)), Proposal(width: .exactly(33), height: .exactly(9)),
        Proposal(width: .exactly(7), height: .exactly(40)), Proposal(width: .atMost(50), height: .unconstrained),
        Proposal(width: .unconstrained, height: .unconstrained), Proposal(width: .exactly(0), height: .exactly(0)),
    ]

    @Test func `every file is compiled, and is in the program`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
        #expect(Set(files) == Set(compiled.keys))
        #expect(Set(files) == Set(BuiltInExamples.all.map(\.name)))
        #expect(files.count >= 6)
    }

    @Test(arguments: BuiltInExamples.all.map(\.name))
    func `the program contains the file unchanged`(name: String) throws {
        let example = try #require(BuiltInExamples.all.first { $0.name == name })
        #expect(example.source == (try Self.text(of: name)))
    }

    @Test(arguments: BuiltInExamples.all.map(\.name))
    func `the reader and the compiler give equal frames`(name: String) throws {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(try Self.text(of: name)), name: name)
        #expect(document.diagnostics == [])
        let dialect = try #require(document.dialect)
        let root = Native(TypeName(name), try #require(compiled[name]))
        for proposal in Self.proposals {
            let interpreted = try #require(try document.inspect(proposal))
            let expected = Self.frames(in: dialect.layOut(root, in: proposal, cells: .unit).record)
            #expect(Self.frames(in: interpreted.record) == expected, "\(name) in \(proposal)")
            #expect(expected.count > 3)
        }
    }

    @Test(arguments: BuiltInExamples.all.map(\.name))
    func `an example begins with its description, and has the dialect that the list names`(name: String) throws {
        let example = try #require(BuiltInExamples.all.first { $0.name == name })
        #expect((1...54).contains(example.headline.count), "\(example.headline)")
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(example.source), name: example.name)
        #expect(document.dialect?.name == example.dialect)
    }

    private static var folder: URL {
        ProjectFolder.url.appendingPathComponent("Examples")
    }

    private static func text(of name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
    }

    private static func frames(in record: LayoutRecord) -> [String] {
        zip(record.paths, record.elements).compactMap { path, element in
            element.placement.map { "\(path) \($0.frame)" }
        }
    }
}
