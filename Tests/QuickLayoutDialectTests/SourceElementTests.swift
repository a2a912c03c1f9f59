import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import QuickLayoutDialect
@testable import Vocabularies

/// Elements of a source take part in layout as compiled ones do.
struct SourceElementTests {
    /// OwnElements.swift as a source.
    private static func elements() throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OwnElements.swift")
        return try String(contentsOf: file, encoding: .utf8)
    }

    private static func document(_ source: String) -> LayoutDocument {
        LayoutReader(dialects: [QuickLayout()]).read(SourceText(source), name: "source")
    }

    private static func recording(_ source: String, _ width: CGFloat, _ height: CGFloat) throws -> Recording {
        let document = document(source)
        let root = try #require(document.root, "\(document.diagnostics.map(\.message))")
        let element = try #require(root.payload as? any Element)
        let recording = Recording(Located.at(root.origin, element), width, height)
        #expect(document.diagnostics == [], "\(document.diagnostics.map(\.message))")
        return recording
    }

    @Test(arguments: [(40, 20), (23, 9), (7, 50), (1, 1), (.infinity, 12), (30, .infinity)] as [(CGFloat, CGFloat)])
    func `elements of the source lay out as compiled ones do`(width: CGFloat, height: CGFloat) throws {
        let own = try Self.recording(try Self.elements() + "\nGallery()\n", width, height)
        let compiled = Recording(Gallery(), width, height)
        #expect(own.drawing == compiled.drawing)
        #expect(own.drawing.contains("Stairs"))
        #expect(own.drawing.split(separator: "\n").count > 20)
        #expect(own.record.exchanges.map(\.origin) == compiled.record.exchanges.map(\.origin))
        #expect(own.record.exchanges.map(\.proposal) == compiled.record.exchanges.map(\.proposal))
    }

    @Test func `elements of the source have the names of their types, and their source positions`() throws {
        let source = try Self.elements() + "\nHalf(child: Dots(count: 2))"
        let record = try Self.recording(source, 9, 3).record
        #expect(record.paths == ["Half", "Half/Dots"])
        let places = record.elements.compactMap(\.origin).map {
            SourceText(source)[SourceRange($0.utf8.lowerBound, $0.utf8.upperBound)]
        }
        #expect(places == ["Half(child: Dots(count: 2))", "Dots(count: 2)"])
    }

    @Test func `an ask of the source's code shows that code, or its reason`() throws {
        let half = try Self.recording(try Self.elements() + "\nHalf(child: Text(\"a\"))", 9, 3)
        #expect(
            half.asks(of: "Half") == [
                "the element's own code: "
                    + "children[0].layoutThatFits(CGSize(width: proposal.width / 2, height: proposal.h…"
            ])
        let stated = """
            struct Same: Layout {
                let children: [Element]
                func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
                    let answer = children[0].layoutThatFits(proposal, because: "all of it")
                    let child = LayoutNode.Child(answer, at: CGPoint(x: 1, y: 0), because: "a step aside")
                    return LayoutNode(size: answer.size, children: [child], context: context)
                }
            }
            Same(children: [Text("ab")])
            """
        let same = try Self.recording(stated, 9, 3)
        #expect(same.asks(of: "Same") == ["all of it"])
        #expect(same.record.elements.last?.placement?.reason.sentence == "a step aside")
    }

    @Test func `the stored properties of a type are shown, except for elements`() throws {
        let document = Self.document(try Self.elements() + "\nStairs(step: 2, children: [Text(\"a\")])")
        var states: (any ElementStates)?
        let layout = try #require(
            try document.layOut(Proposal(width: .exactly(9), height: .exactly(3)), keeping: &states))
        #expect(layout.properties(of: 0) == [ElementProperty(name: "step", value: "2")])
    }

    @Test func `failing code leaves an element of size 0, and the others stay`() throws {
        let source = """
            struct Broken: Layout {
                func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
                    children[3].layoutThatFits(proposal)
                }
            }
            VStack { Broken(); Text("a") }
            """
        let inspection = try Self.document(source).inspect(Proposal(width: .atMost(9), height: .atMost(9)))
        #expect(inspection?.failures.map(\.message) == ["index 3 is out of range; the count is 0"])
        #expect(inspection?.elements.map(\.name) == ["VStack", "Broken", "Text"])
        #expect(inspection?.elements.map { PointsFormat.short($0.frame.size) } == ["1×1", "0×0", "1×1"])
    }

    @Test func `an element that contains itself is reported, and laid out without a crash`() throws {
        let source = """
            struct Endless: Layout {
                var children: [Element] { [Endless()] }
                func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
                    children[0].layoutThatFits(proposal)
                }
            }
            Endless()
            """
        let document = Self.document(source)
        let inspection = try document.inspect(Proposal(width: .atMost(9), height: .atMost(9)))
        #expect(inspection?.elements.first?.name == "Endless")
        #expect(!document.diagnostics.isEmpty || !(inspection?.diagnostics ?? []).isEmpty)
    }
}
