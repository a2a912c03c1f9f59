import EngineKit
import Negotiation

/// Asks the view for its ideal length. Made by `fixedSize`.
public struct FixedSize: ModifierElement, SizedElement {
    package let content: any View
    package let axes: Axis.Set

    package init(_ content: any View, _ axes: Axis.Set) {
        self.content = content
        self.axes = axes
    }

    package var elementName: String { "fixedSize" }

    package func childProposal(for proposal: ProposedViewSize, in node: Node) -> ProposedViewSize {
        proposal.map { axis, length in axes.contains(axis) ? nil : length }
    }

    package func childReason(for proposal: ProposedViewSize, in node: Node) -> KeptReason? {
        node.kept(IdealLength(offer: proposal, axes: axes))
    }

    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain {
        let inner = childProposal(for: proposal, in: node)
        return node.only.domain(at: inner).proposed { axis, lengths in axes.contains(axis) ? .everywhere : lengths }
    }
}

/// Places the view's center at a point, and takes the whole proposal. Made by `position`.
public struct Position: ModifierElement, SizedElement {
    package let content: any View
    package let center: CGPoint

    package init(_ content: any View, _ center: CGPoint) {
        self.content = content
        self.center = center
    }

    package var elementName: String { "position" }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let answer = node.only.ask(proposal, because: PassedOn(proposal.lengths))
        return proposal.replacingUnspecifiedDimensions(by: answer)
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        proposal[axis] == nil ? node.only.adopted(proposal, on: axis) : LengthExplanation(.room(axis))
    }

    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain {
        proposal.width == nil || proposal.height == nil ? AnswerDomain(only: proposal) : .following(proposal)
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let size = node.size(at: proposal)
        let inner = ProposedViewSize(size)
        let answer = node.only.ask(
            inner, because: FrameSize(size: size, proposal: inner, answered: node.exchange(at: proposal)))
        return node.places(PlacedChild(node.only, of: answer, centeredAt: center, proposal: inner))
    }

    package func spacing(in node: Node) -> ViewSpacing { node.context.plainSpacing }
}

/// Proposes a size of a ratio to the view. Made by `aspectRatio`, `scaledToFit` and `scaledToFill`.
public struct AspectRatio: ModifierElement, SizedElement {
    package let content: any View
    /// The ratio; nil for that of the view's ideal size.
    package let ratio: CGSize?
    package let mode: ContentMode
    package let elementName: String

    package init(_ content: any View, ratio: CGSize?, mode: ContentMode, name: String = "aspectRatio") {
        self.content = content
        self.ratio = ratio
        self.mode = mode
        elementName = name
    }

    package func childProposal(for proposal: ProposedViewSize, in node: Node) -> ProposedViewSize {
        guard let ratio = ratio(for: proposal, in: node) else { return proposal }
        return scaled(ratio, to: proposal)?.inner ?? proposal
    }

    package func childReason(for proposal: ProposedViewSize, in node: Node) -> KeptReason? {
        guard let ratio = ratio(for: proposal, in: node), let (leading, _) = scaled(ratio, to: proposal) else {
            return node.kept(PassedOn(proposal.lengths))
        }
        return node.kept(InRatio(ratio: ratio, mode: mode, leading: leading, offer: proposal))
    }

    /// The ratio for a proposal; nil for one without lengths.
    private func ratio(for proposal: ProposedViewSize, in node: Node) -> CGSize? {
        guard proposal != .unspecified else { return nil }
        return Self.simplified(
            ratio ?? node.only.answer(to: .unspecified) ?? node.only.ask(.unspecified, because: IdealForRatio()))
    }

    /// A square's ratio as 1:1, even if it is 0×0.
    private static func simplified(_ ratio: CGSize) -> CGSize {
        ratio.width == ratio.height ? CGSize(width: 1, height: 1) : ratio
    }

    /// The axis whose proposal decides, with the child's proposal; nil if that is NaN.
    private func scaled(_ ratio: CGSize, to proposal: ProposedViewSize) -> (leading: Axis, inner: ProposedViewSize)? {
        let scales = (width: proposal.width.map { $0 / ratio.width }, height: proposal.height.map { $0 / ratio.height })
        let leading: Axis
        switch (scales.width, scales.height) {
        case (let width?, let height?):
            leading = (mode == .fit ? width <= height : width >= height) ? .horizontal : .vertical
        case (nil, _): leading = .vertical
        case (_, nil): leading = .horizontal
        }
        let scale = (leading == .horizontal ? scales.width : scales.height) ?? 1
        let inner = ProposedViewSize(
            width: leading == .horizontal ? proposal.width : ratio.width * scale,
            height: leading == .vertical ? proposal.height : ratio.height * scale)
        let isNumber = [inner.width, inner.height].allSatisfy { $0.map { !$0.isNaN } ?? true }
        return isNumber ? (leading, inner) : nil
    }

    /// If the child ignores the proposal, so does this; for other children, only the deciding axis is examined.
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain {
        guard proposal != .unspecified, let ideal = ratio ?? node.only.answer(to: .unspecified),
            case let ratio = Self.simplified(ideal), let (leading, inner) = scaled(ratio, to: proposal)
        else { return AnswerDomain(only: proposal) }
        var domain = node.only.domain(at: inner)
        for axis in Axis.allCases {
            let box = domain[axis]
            guard !box[.horizontal].isEverywhere || !box[.vertical].isEverywhere else { continue }
            domain[axis] = ProposalBox(only: proposal)
            domain[axis][leading] = leaders(leading, ratio, inner, box)
            domain[axis][leading.other] = followers(of: leading, ratio, inner, proposal)
        }
        return domain
    }

    /// The lengths on the deciding axis for which the child's proposal is in a box. They end at the proposed one if the
    /// other axis would decide beyond it.
    private func leaders(
        _ leading: Axis, _ ratio: CGSize, _ inner: ProposedViewSize, _ box: ProposalBox
    ) -> LengthInterval {
        let only = LengthInterval(only: inner[leading])
        let scale = ratio[leading] / ratio[leading.other]
        guard let length = inner[leading], length.isFinite, scale.isFinite, scale > 0 else { return only }
        let (own, other) = (box[leading], box[leading.other])
        let slack = 1e-9 * (1 + abs(length))
        let low = mode == .fit ? max(own.low, other.low * scale) + slack : length
        let high = mode == .fit ? length : min(own.high, other.high * scale, .greatestFiniteMagnitude) - slack
        let lengths = LengthInterval(low, high)
        return lengths.contains(length) ? lengths : only
    }

    /// The lengths on the other axis for which the leading axis decides.
    private func followers(
        of leading: Axis, _ ratio: CGSize, _ inner: ProposedViewSize, _ proposal: ProposedViewSize
    ) -> LengthInterval {
        let only = LengthInterval(only: proposal[leading.other])
        guard let length = inner[leading.other], length.isFinite, ratio.width > 0, ratio.height > 0 else { return only }
        let slack = 1e-9 * (1 + abs(length))
        let lengths =
            mode == .fit
            ? LengthInterval(length + slack, .infinity, includesNil: true)
            : LengthInterval(-.infinity, length - slack, includesNil: true)
        return lengths.contains(proposal[leading.other]) ? lengths : only
    }
}

extension View {
    /// Gives the view its ideal size, whatever is proposed.
    public func fixedSize() -> some View { FixedSize(self, [.horizontal, .vertical]) }

    /// Gives the view its ideal length on some axes, whatever is proposed there.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        FixedSize(self, (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : []))
    }

    /// Places the view's center at a point of the whole proposal, in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { Position(self, CGPoint(x: x, y: y)) }
    /// Places the view's center at a point of the whole proposal, in points.
    public func position(_ position: CGPoint) -> some View { Position(self, position) }

    /// Proposes a size of a ratio, width to height, to the view; nil for its ideal size's ratio.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        AspectRatio(self, ratio: aspectRatio.map { CGSize(width: $0, height: 1) }, mode: contentMode)
    }

    /// Proposes a size of the ratio of a width to a height.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        AspectRatio(self, ratio: aspectRatio, mode: contentMode)
    }

    /// Proposes a size of the view's own ratio that fits in the proposal.
    public func scaledToFit() -> some View { AspectRatio(self, ratio: nil, mode: .fit, name: "scaledToFit") }

    /// Proposes a size of the view's own ratio that covers the proposal.
    public func scaledToFill() -> some View { AspectRatio(self, ratio: nil, mode: .fill, name: "scaledToFill") }
}
