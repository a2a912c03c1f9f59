import BlueprintDialect
import Negotiation
import Testing

/// ConstrainedSize, ConstrainedAspectRatio, and the elements that change only the appearance of their child.
struct ConstraintTests {
    private static func recording(_ element: any Element, _ width: AxisProposal) throws -> Recording {
        try Recording(element, Proposal(width: width, height: .unconstrained))
    }

    @Test(
        arguments: [
            (ConstrainedSize.Constraint.unconstrained, AxisProposal.atMost(9), AxisProposal.atMost(9), 7),
            (.atMost(5), .atMost(9), .atMost(5), 5), (.atMost(12), .atMost(9), .atMost(9), 7),
            (.atMost(5), .unconstrained, .atMost(5), 5), (.atLeast(12), .atMost(9), .atMost(12), 12),
            (.atLeast(4), .unconstrained, .unconstrained, 13), (.absolute(6), .atMost(3), .atMost(6), 6),
            (.within(8...10), .atMost(3), .atMost(8), 8), (.within(8...10), .unconstrained, .atMost(10), 8),
        ] as [(ConstrainedSize.Constraint, AxisProposal, AxisProposal, CGFloat)])
    func `a constrained size asks and answers within its constraint`(
        constraint: ConstrainedSize.Constraint, proposal: AxisProposal, asked: AxisProposal, width: CGFloat
    ) throws {
        let recording = try Self.recording(Label(text: "one two three").constrainedTo(width: constraint), proposal)
        #expect(recording.record.exchanges[1].proposal.width == asked)
        #expect(recording.result.frame.size.width == width)
    }

    @Test func `a child with both lengths given is not asked, and fills the frame`() throws {
        let box = Label(text: "abc").constrainedTo(width: 10, height: 2)
        let recording = try Self.recording(box, .atMost(5))
        #expect(recording.record.exchanges.count == 1)
        #expect(recording.drawing == "ConstrainedSize 0,0 10×2\n  Label 0,0 10×2")
        #expect(try Recording(box, 20, 3).drawing.hasSuffix("Label 0,0 20×3"))
    }

    @Test func `a constraint has a reason`() throws {
        let element = Label(text: "abc").constrainedTo(width: .atLeast(5), height: .within(2...4))
        #expect(
            try Self.recording(element, .atMost(3)).record.exchanges[1].reason.sentence
                == "the proposal, at least 5 wide and 2 to 4 high")
    }

    @Test(arguments: [
        (ConstrainedAspectRatio.ContentMode.fitParent, AxisProposal.atMost(8), CGSize(width: 8, height: 4)),
        (.fitParent, .unconstrained, CGSize(width: CGFloat.infinity, height: .infinity)),
        (.fitContent, .atMost(8), CGSize(width: 6, height: 3)),
        (.shrinkContent, .atMost(8), CGSize(width: 4, height: 2)),
    ])
    func `a ratio is kept`(mode: ConstrainedAspectRatio.ContentMode, width: AxisProposal, size: CGSize) throws {
        let element = Spacer(width: 6, height: 2)
            .constrainedTo(aspectRatio: AspectRatio(width: 4, height: 2), contentMode: mode)
        #expect(try Self.recording(element, width).record.exchanges[0].answer == size)
        let tall = Spacer(width: 4, height: 3).constrainedTo(
            aspectRatio: AspectRatio(ratio: 2), contentMode: .fitContent)
        #expect(try Self.recording(tall, width).result.frame.size == CGSize(width: 6, height: 3))
    }

    @Test func `fitParent takes the parent's size without asking`() throws {
        let element = Label(text: "abc").constrainedTo(aspectRatio: .square, contentMode: .fitParent)
        #expect(try Self.recording(element, .atMost(5)).record.exchanges.count == 1)
    }

    @Test func `an element that only changes the appearance answers as its child, which fills it`() {
        let label = Label(text: "abc")
        let elements: [any Element] = [
            label.hidden(), label.opacity(0.25), label.userInteractionEnabled(false), label.translated(translateX: 3),
            label.scaled(scaleX: 2), label.rotated(by: Measurement(value: 180, unit: .degrees)),
        ]
        for element in elements {
            #expect(element.content.measure(in: .unconstrained, environment: .empty) == CGSize(width: 3, height: 1))
            let child = element.layout(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).children[0].node
            #expect(child.frame == CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        let attributes = elements.map { $0.layout(frame: .zero).children[0].node.layoutAttributes }
        #expect(attributes[0].isHidden && !attributes[1].isHidden)
        #expect(attributes[1].alpha == 0.25 && attributes[0].alpha == 1)
        #expect(!attributes[2].isUserInteractionEnabled)
        #expect(attributes[3].transform.m41 == 3)
        #expect(attributes[4].transform.m11 == 2)
        #expect(abs(attributes[5].transform.m11 + 1) < 1e-12)
    }

    @Test func `an empty element is 0×0`() throws {
        #expect(try Self.recording(Empty(), .atMost(5)).drawing == "Empty 0,0 0×0")
    }
}
