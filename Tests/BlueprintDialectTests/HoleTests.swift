import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import BlueprintDialect
@testable import Vocabularies

/// Holes: elements that stand for unknown ones.
struct HoleTests {
    private static func value(_ name: String, _ contents: [Value] = []) throws -> Value {
        let make = try #require(BlueprintVocabulary.vocabulary.hole)
        return make(name, contents)
    }

    private static func hole(_ name: String, _ contents: any Element...) throws -> any Element {
        try Conversion<any Element>.element.decode(
            value(name, contents.map { Conversion<any Element>.element.encode($0) }))
    }

    private static func atMost(_ width: CGFloat, _ height: CGFloat) -> Proposal {
        Proposal(width: .atMost(width), height: .atMost(height))
    }

    private static func phone() -> Environment {
        var environment = Environment.empty
        environment.cellSize = CGSize(width: 8, height: 16)
        return environment
    }

    @Test func `a hole is as large as its name in a line of hatching`() throws {
        let hole = try Self.hole("AvatarView")
        #expect(try Recording(hole, Self.atMost(40, 9)).drawing == "AvatarView 0,0 14×1")
        #expect(
            try Recording(hole, Proposal(width: .unconstrained, height: .unconstrained)).drawing
                == "AvatarView 0,0 14×1")
        #expect(try Recording(Self.hole("宽"), Self.atMost(40, 9)).drawing == "宽 0,0 6×1")
        #expect(
            try Recording(hole, Self.atMost(390, 844), environment: Self.phone()).drawing
                == "AvatarView 0,0 112×16")
    }

    @Test func `a hole is cut to the proposal`() throws {
        let hole = try Self.hole("AvatarView")
        #expect(try Recording(hole, Self.atMost(6, 0.5)).drawing == "AvatarView 0,0 6×0.5")
        #expect(try Recording(hole, Self.atMost(-3, 0)).drawing == "AvatarView 0,0 0×0")
    }

    @Test func `a hole around contents has an edge of a cell, and a column of the contents`() throws {
        let card = try Self.hole("Card", Label(text: "First"), Label(text: "Second"))
        #expect(
            try Recording(card, Self.atMost(40, 9)).drawing == """
                Card 0,0 8×4
                  Label 1,1 5×1
                  Label 1,2 6×1
                """)
        #expect(
            try Recording(card, 12, 7).drawing == """
                Card 0,0 12×7
                  Label 1,1 5×1
                  Label 1,2 6×1
                """)
        #expect(
            try Recording(card, Self.atMost(390, 844), environment: Self.phone()).drawing == """
                Card 0,0 64×64
                  Label 8,16 40×16
                  Label 8,32 48×16
                """)
    }

    @Test func `contents that need more space wrap within the edge`() throws {
        let card = try Self.hole("Card", Label(text: "one two three"))
        #expect(
            try Recording(card, Self.atMost(9, 9)).drawing == """
                Card 0,0 9×4
                  Label 1,1 7×2
                """)
    }

    @Test func `a hole's asks and placements name the unknown element`() throws {
        let card = try Self.hole("Card", Label(text: "First"))
        let trace = try Recording(card, Self.atMost(40, 9)).trace
        #expect(
            trace == """
                Card in <=40 <=9 -> 8×3 measured: the root's proposal
                  Label in <=38 <=7 -> 5×1 measured: all there is: 7
                  Label in <=38 <=1 -> 5×1 deduced: its final height 1, asked again for the width
                Card at 8×3: the root takes its answer
                  Label in <=6 <=1 -> 5×1 measured: all there is: 1
                  Label in <=6 <=1 -> 5×1 remembered: its final height 1, asked again for the width
                  Label at 5×1: haggle does not know Card and puts its contents in a column, 1 from the left and 1 from the top: its own height 1; its own width 5
                """)
    }

    @Test func `the arithmetic of a hole's reasons gives the lengths of its contents`() throws {
        for (width, height) in [(40, 9), (7, 3), (3, 2), (0, 0)] as [(CGFloat, CGFloat)] {
            let card = try Self.hole("Card", Label(text: "one two"), Spacer(2), Label(text: "three"))
            for environment in [Environment.empty, Self.phone()] {
                let record = try Recording(card, Self.atMost(width, height), environment: environment).record
                for element in record.elements[1...] {
                    let placement = try #require(element.placement)
                    #expect(placement.reason is BlueprintHole.Placement)
                    for axis in Negotiation.Axis.allCases {
                        #expect(placement.reason.calculation(on: axis)?.value == placement.frame.size[axis])
                    }
                }
            }
        }
    }

    @Test func `a child keeps its traits in a hole's column`() throws {
        let fixed = Label(text: "one two three").stackLayoutChild(priority: .fixed)
        let child = StackLayout.Child.conversion.encode(fixed)
        let hole = try Conversion<any Element>.element.decode(Self.value("Card", [child]))
        #expect(
            try Recording(hole, Self.atMost(40, 9)).trace.contains("fixed children are asked first: it may use all 7"))
    }

    @Test func `contents that are no elements are omitted`() throws {
        let label = Conversion<any Element>.element.encode(Label(text: "a"))
        let hole = try Conversion<any Element>.element.decode(Self.value("Card", [.int(3), label, .string("b")]))
        #expect(try Recording(hole, Self.atMost(9, 9)).drawing == "Card 0,0 8×3\n  Label 1,1 1×1")
    }

    @Test func `a hole differs from known elements`() throws {
        guard case .native(let native) = try Self.value("AvatarView") else {
            Issue.record("no native")
            return
        }
        let vocabulary = BlueprintVocabulary.vocabulary
        #expect(vocabulary[native.type]?.kind == .element)
        #expect(vocabulary.type(native.type, conformsTo: TypeName("Element")))
        #expect(!vocabulary.types.contains { $0.name == native.type })
        let again = Conversion<any Element>.element.encode(try Conversion<any Element>.element.decode(.native(native)))
        guard case .native(let encoded) = again else {
            Issue.record("no native")
            return
        }
        #expect(encoded.type == native.type)
    }
}
