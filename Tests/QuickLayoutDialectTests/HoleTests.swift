import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import QuickLayoutDialect
@testable import Vocabularies

/// Holes: elements that stand for unknown ones.
struct HoleTests {
    private static func value(_ name: String, _ contents: [Value] = []) throws -> Value {
        let make = try #require(QuickLayoutVocabulary.vocabulary.hole)
        return make(name, contents)
    }

    private static func hole(_ name: String, _ contents: any Element...) throws -> any Element {
        try Conversion<any Element>.element.decode(
            value(name, contents.map { Conversion<any Element>.element.encode($0) }))
    }

    private static func phone() -> LayoutContext {
        var context = LayoutContext()
        context.cellSize = CGSize(width: 8, height: 16)
        return context
    }

    private static func atMost(_ width: CGFloat, _ height: CGFloat) -> Proposal {
        Proposal(width: .atMost(width), height: .atMost(height))
    }

    @Test func `a hole is as large as its name in a line of hatching`() throws {
        let hole = try Self.hole("AvatarView")
        #expect(Recording(hole, 40, 9).drawing == "AvatarView 0,0 14×1")
        #expect(Recording(hole, .infinity, .infinity).drawing == "AvatarView 0,0 14×1")
        #expect(Recording(try Self.hole("宽"), 40, 9).drawing == "宽 0,0 6×1")
        #expect(Recording(hole, Self.atMost(390, 844), context: Self.phone()).drawing == "AvatarView 0,0 112×16")
    }

    @Test func `a hole is cut to the proposal`() throws {
        #expect(Recording(try Self.hole("AvatarView"), 6, 0.5).drawing == "AvatarView 0,0 6×0.5")
        #expect(Recording(try Self.hole("AvatarView"), 0, 0).drawing == "AvatarView 0,0 0×0")
    }

    @Test func `a hole around contents has an edge of a cell, and a column of the contents`() throws {
        let card = try Self.hole("Card", Text("First"), Text("Second"))
        #expect(
            Recording(card, 40, 9).drawing == """
                Card 0,0 8×4
                  Text 1,1 5×1
                  Text 1,2 6×1
                """)
        #expect(
            Recording(card, Self.atMost(390, 844), context: Self.phone()).drawing == """
                Card 0,0 64×64
                  Text 8,16 40×16
                  Text 8,32 48×16
                """)
    }

    @Test func `a hole's contents share the height as in a stack`() throws {
        let card = try Self.hole("Card", Color.blue, Text("one two three"))
        #expect(
            Recording(card, 9, 8).drawing == """
                Card 0,0 9×8
                  Color 1,1 7×4
                  Text 1,5 7×2
                """)
    }

    @Test func `a hole's asks and placements name the unknown element`() throws {
        let trace = Recording(try Self.hole("Card", Text("First")), 40, 9).trace
        #expect(
            trace == """
                Card in <=40 <=9 -> 8×3 measured: the root's proposal
                  Text in <=38 <=7 -> 5×1 measured: all there is: 7
                Card at 8×3: the root takes its answer
                  Text at 5×1: haggle does not know Card and puts its contents in a column, 1 from the left and 1 from the top: its own size; first; leading edges in line at 0
                """)
    }

    @Test func `the arithmetic of a hole's reasons gives the frames of its contents`() throws {
        for (width, height) in [(40, 9), (7, 3), (3, 2), (0, 0)] as [(CGFloat, CGFloat)] {
            for context in [LayoutContext(), Self.phone()] {
                let card = try Self.hole("Card", Text("one two"), Spacer(2), Text("three").padding(1))
                let record = Recording(card, Self.atMost(width, height), context: context).record
                for id in record.elements[0].children {
                    let placement = try #require(record[id].placement)
                    let reason = try #require(placement.reason as? QuickLayoutHole.Placement)
                    #expect(reason.corner == placement.frame.origin)
                    for axis in Axis.allCases {
                        #expect(reason.calculation(on: axis)?.value == placement.frame.size[axis])
                    }
                }
            }
        }
    }

    @Test func `a hole can be stretched as a leaf`() throws {
        let hole = try Self.hole("AvatarView")
        let leaf = try #require(Located.unwrap(hole).element as? any LeafElement)
        #expect(
            Recording(leaf.resizable(), 20, 3).drawing == """
                resizable 0,0 20×3
                  AvatarView 0,0 20×3
                """)
    }

    @Test func `several contents are in a column, and values that are no elements are omitted`() throws {
        let each = Native(TypeName("ForEach"), ForEach([Text("a"), Text("b")]))
        let hole = try Conversion<any Element>.element.decode(Self.value("Card", [.int(3), .native(each)]))
        #expect(Recording(hole, 9, 9).drawing == "Card 0,0 8×4\n  Text 1,1 1×1\n  Text 1,2 1×1")
    }

    @Test func `a hole differs from known elements`() throws {
        guard case .native(let native) = try Self.value("AvatarView") else {
            Issue.record("no native")
            return
        }
        let vocabulary = QuickLayoutVocabulary.vocabulary
        #expect(vocabulary[native.type]?.kind == .element)
        #expect(vocabulary.type(native.type, conformsTo: TypeName("LeafElement")))
        #expect(!vocabulary.types.contains { $0.name == native.type })
    }
}
