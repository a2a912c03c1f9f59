import EngineKit
import Negotiation

/// Children in layers, the last in front. Each is proposed the whole proposal, and one point of each is on a common
/// point. A ZStack of one child is as large as that child and has its alignment lines.
public struct ZStack: LibraryContainer {
    /// The point of each child that is aligned.
    public let alignment: Alignment
    /// The children from back to front.
    public let children: [any Element]

    /// Creates a stack of a closure's elements.
    public init(
        alignment: Alignment = .center, @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.children = children()
    }

    /// The library's name.
    public var elementName: String { "ZStack" }
    private static var name: StaticString { "ZStack" }

    /// The child of a ZStack with one child, which is as large as that child.
    public var onlyChild: (any Element)? { children.count == 1 ? children[0] : nil }

    /// A ZStack of one child passes the proposal on.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        context.combined(child.ask(proposal, because: WholeProposal(proposal.lengths, asker: Self.name)))
    }

    /// Asks each child once with the whole proposal; the size is the extent of all children and its corner.
    @inline(__always) func answer(to proposal: CGSize, children: Subelements, in context: RuleContext) -> Answer {
        // Unlike in a stack, the common point may be before the corner.
        var common: CGPoint?
        var places = context.newPlaces(children.count)
        for child in children {
            let answer = child.ask(proposal, because: WholeProposal(proposal.lengths, asker: Self.name))
            let own = answer.point(of: alignment)
            common = CGPoint(x: max(common?.x ?? own.x, own.x), y: max(common?.y ?? own.y, own.y))
            places.append(PlacedAnswer(answer: answer, position: own, reason: nil))
        }
        places.replaceEach { context.linedUp($0.answer, alignment, at: common ?? .zero, own: $0.position) }
        return context.answer(
            places.places.extent, places.places, guides: places.places.sharedGuides,
            domain: places.places.commonDomain(around: proposal), account: .largest)
    }

    /// The child that reaches farthest.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        answer.farthest(on: axis)
    }
}
