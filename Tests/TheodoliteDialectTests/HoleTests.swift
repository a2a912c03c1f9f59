import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import TheodoliteDialect
@testable import Vocabularies

/// Holes: components that stand for unknown ones.
struct HoleTests {
    private static func value(_ name: String, _ contents: [Value] = []) throws -> Value {
        let make = try #require(TheodoliteVocabulary.vocabulary.hole)
        return make(name, contents)
    }

    private static func hole(_ name: String, _ contents: Component...) throws -> Component {
        try Conversion<Component>.component.decode(
            value(name, contents.map { Conversion<Component>.component.encode($0) }))
    }

    /// Records a pass on cells of 8×16 points.
    private static func phone(_ root: Component) throws -> [String] {
        let document = LayoutDocument(
            name: "test", source: SourceText(""), dialect: Theodolite(),
            root: Native(TypeName("Component"), root), diagnostics: [])
        let cells = CellProjection(cell: CGSize(width: 8, height: 16))
        let proposal = Proposal(width: .atMost(390), height: .atMost(844))
        let inspection = try #require(try document.inspect(proposal, projection: cells))
        return inspection.elements.map { element in
            "\(element.name) \(PointsFormat.short(element.frame.origin.x)),"
                + "\(PointsFormat.short(element.frame.origin.y)) \(PointsFormat.short(element.frame.size))"
        }
    }

    @Test func `a hole is as large as its name in a line of hatching`() throws {
        let hole = try Self.hole("AvatarView")
        #expect(Recording(hole, 40, 9).drawing == "AvatarView 0,0 14×1")
        #expect(Recording(hole).drawing == "AvatarView 0,0 14×1")
        #expect(Recording(try Self.hole("宽"), 40, 9).drawing == "宽 0,0 6×1")
        #expect(try Self.phone(hole) == ["AvatarView 0,0 112×16"])
    }

    @Test func `a hole answers within its range`() throws {
        let hole = try Self.hole("AvatarView")
        #expect(Recording(hole, 6, 0.5).drawing == "AvatarView 0,0 6×0.5")
        let range = Proposal(width: .between(20, 40), height: .between(3, 9))
        #expect(Recording(hole, range).drawing == "AvatarView 0,0 20×3")
        #expect(Recording(hole, range).notes == [])
    }

    @Test func `a hole around contents has an edge of a cell, and a column of the contents`() throws {
        let card = try Self.hole("Card", image(5, 1), image(6, 2))
        #expect(
            Recording(card, 40, 9).drawing == """
                Card 0,0 8×5
                  Image 1,1 5×1
                  Image 1,2 6×2
                """)
        #expect(try Self.phone(card) == ["Card 0,0 64×35", "ImageComponent 8,16 5×1", "ImageComponent 8,17 6×2"])
    }

    @Test func `a hole's asks and placements name the unknown component`() throws {
        let card = try Self.hole("Card", image(5, 1), label("one two three"))
        #expect(
            Recording(card, 9, 9).trace == """
                Card in <=9 <=9 -> 9×5 measured: the root's proposal
                  ImageComponent in <=7 <=7 -> 5×1 measured: haggle does not know Card and puts its contents in a column: the range minus its edge
                  LabelComponent in <=7 <=6 -> 7×2 measured: haggle does not know Card and puts its contents in a column: the range minus its edge and the height above
                    TextComponent in <=7 <=6 -> 7×2 measured: the range of its parent, handed on
                Card at 9×5: the root takes its answer
                  ImageComponent at 5×1: haggle does not know Card and puts its contents in a column, 1 from the left and 1 from the top: in the size that it answered
                  LabelComponent at 7×2: haggle does not know Card and puts its contents in a column, 1 from the left and 2 from the top: in the size that it answered
                    TextComponent at 7×2: at its parent's corner, in the size that it answered
                """)
    }

    @Test func `the arithmetic of a hole's reasons gives the proposals and sizes of its contents`() throws {
        for (width, height) in [(40, 9), (7, 3), (3, 2), (0, 0)] as [(CGFloat, CGFloat)] {
            let card = try Self.hole("Card", label("one two"), image(3, 2), label("three"))
            let record = Recording(card, width, height).record
            for id in record.elements[0].children {
                let exchange = record[try #require(record[id].asked.first)]
                let placement = try #require(record[id].placement)
                #expect(exchange.reason is TheodoliteHole.Rest && placement.reason is TheodoliteHole.Placement)
                for axis in Axis.allCases {
                    #expect(exchange.proposal[axis] == exchange.reason.calculation(on: axis).map { .atMost($0.value) })
                    #expect(placement.reason.calculation(on: axis)?.value == placement.frame.size[axis])
                }
            }
        }
    }

    @Test func `an unlimited hole has unlimited contents`() throws {
        let record = Recording(try Self.hole("Card", label("one two three")), nil, nil).record
        #expect(record.exchanges[1].proposal == Proposal(width: .unconstrained, height: .unconstrained))
        #expect(record.exchanges[1].reason.calculation(on: .horizontal) == nil)
    }

    @Test func `contents that are no components are omitted`() throws {
        let picture = Conversion<Component>.component.encode(image(1, 1))
        let hole = try Conversion<Component>.component.decode(Self.value("Card", [.int(3), picture, .string("b")]))
        #expect(Recording(hole, 9, 9).drawing == "Card 0,0 8×3\n  Image 1,1 1×1")
    }

    @Test func `a hole differs from known components, and keeps its kind when it is passed on`() throws {
        guard case .native(let native) = try Self.value("LabelComponent") else {
            Issue.record("no native")
            return
        }
        let vocabulary = TheodoliteVocabulary.vocabulary
        #expect(vocabulary[native.type]?.kind == .element)
        #expect(vocabulary.type(native.type, conformsTo: TypeName("Component")))
        #expect(!vocabulary.types.contains { $0.name == native.type })
        let component = try Conversion<Component>.component.decode(.native(native))
        guard case .native(let again) = Conversion<Component>.component.encode(component) else {
            Issue.record("no native")
            return
        }
        #expect(again.type == native.type)
    }
}
