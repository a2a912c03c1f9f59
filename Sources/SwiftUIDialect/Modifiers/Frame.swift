import EngineKit
import Negotiation

/// A frame of given lengths. Made by `frame(width:height:alignment:)`.
public struct FixedFrame: ModifierElement {
    package let content: any View
    package let width: CGFloat?
    package let height: CGFloat?
    package let alignment: Alignment
    package let elementName: String

    package init(
        _ content: any View, width: CGFloat?, height: CGFloat?, alignment: Alignment, name: String = "frame"
    ) {
        elementName = name
        self.content = content
        self.width = Self.given(width)
        self.height = Self.given(height)
        self.alignment = alignment
    }

    /// A negative length is 0; one that is not finite counts as absent.
    private static func given(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? max(0, $0) : nil } }

    private func length(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

    package func childProposal(for proposal: ProposedViewSize, in node: Node) -> ProposedViewSize { inner(proposal) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package func childReason(for proposal: ProposedViewSize, in node: Node) -> KeptReason? {
        node.kept(FrameLength(proposal.lengths, own: ProposedLengths(width: width, height: height)))
    }

    /// The proposal has no effect on an axis with a given length.
    package func answer(to proposal: ProposedViewSize, in node: Node) -> ElementAnswer {
        let answer = node.only.answer(inner(proposal), keeping: childReason(for: proposal, in: node))
        let size = answer.pointee.size
        var domain = AnswerDomain.everywhere
        if width == nil || height == nil {
            domain = answer.pointee.domain.proposed { axis, lengths in length(axis) == nil ? lengths : .everywhere }
            for axis in Axis.allCases where length(axis) != nil { domain[axis] = .everywhere }
        }
        return ElementAnswer(
            size: CGSize(width: width ?? size.width, height: height ?? size.height), domain: domain, in: node)
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        length(axis) == nil ? adopted(proposal, on: axis, in: node) : LengthExplanation(.constant)
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let inner = inner(proposal)
        node.only.settle(inner, keeping: childReason(for: proposal, in: node))
        return node.places(node.only.aligned(alignment, in: node.size(at: proposal), proposal: inner))
    }

    package func spacing(in node: Node) -> ViewSpacing { node.framedSpacing { length($0) != nil } }
}

extension Node {
    /// The preferred spacing of a frame around the child: a plain view's on the named axes, unless the child is a
    /// spacer.
    func framedSpacing(_ isNamed: (Axis) -> Bool) -> ViewSpacing {
        guard !(only.element is Spacer) else { return only.spacing }
        return only.spacing.resetting({ isNamed($0.axis) }, to: shared.plainSpacing)
    }

    /// The node aligned in a frame, by the frame's default guides.
    func aligned(_ alignment: Alignment, in box: CGSize, proposal: ProposedViewSize) -> PlacedChild {
        aligned(alignment, at: ViewDimensions(size: box).point(of: alignment), proposal: proposal)
    }

    /// The node aligned so that its guides are on common ones, which cross at a point.
    func aligned(_ alignment: Alignment, at common: CGPoint, proposal: ProposedViewSize) -> PlacedChild {
        let own = point(of: alignment, in: size(at: proposal), at: proposal)
        return aligned(alignment, own: own, at: common, proposal: proposal)
    }

    /// The node aligned so that its guides, which cross at a point of its own, are on common ones.
    func aligned(_ alignment: Alignment, own: CGPoint, at common: CGPoint, proposal: ProposedViewSize) -> PlacedChild {
        PlacedChild(
            self, at: CGPoint(x: common.x - own.x, y: common.y - own.y), proposal: proposal,
            because: LinedUp(size: size(at: proposal), alignment.lines, at: common, own: own))
    }
}

extension View {
    /// Puts the view in a frame of given lengths, in points; nil for its own.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        FixedFrame(self, width: width, height: height, alignment: alignment)
    }

    /// Puts the view in a frame whose lengths follow the proposal within limits, in points.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        FlexibleFrame(
            self, width: LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
            height: LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment)
    }
}
