import EngineKit

/// How wide something is for its height.
public struct AspectRatio: Hashable, Sendable {
    /// Width divided by height.
    public var ratio: CGFloat

    /// Width by height.
    public init(ratio: CGFloat) {
        self.ratio = ratio
    }

    /// A ratio by two lengths of which only the quotient counts.
    public init(width: CGFloat, height: CGFloat) {
        self.init(ratio: width / height)
    }

    /// As wide as high.
    public static let square = AspectRatio(ratio: 1)

    /// The smallest size of this ratio that contains another.
    func size(containing size: CGSize) -> CGSize {
        CGSize(width: max(size.width, size.height * ratio), height: max(size.height, size.width / ratio))
    }

    /// The largest size of this ratio within another.
    func size(within size: CGSize) -> CGSize {
        CGSize(width: min(size.width, size.height * ratio), height: min(size.height, size.width / ratio))
    }
}

/// Answers with a size of a certain ratio. When it is placed, what it wraps fills it.
public struct ConstrainedAspectRatio: Element {
    /// Width to height; one that is not above 0 is noted on the element.
    public var aspectRatio: AspectRatio
    /// What of the element and of the proposal the size is made from.
    public var contentMode: ContentMode
    /// Asked only where the content mode fits the content; it fills the box.
    public var wrappedElement: any Element

    /// In the ratio around what the element answers, unless given.
    public init(
        aspectRatio: AspectRatio, contentMode: ContentMode = .fitContent, wrapping wrappedElement: any Element
    ) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
        self.wrappedElement = wrappedElement
    }

    /// A size in the ratio, which the element fills.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement, layout: AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Whether a ratio is kept around the element's own size, or by the proposal.
    public enum ContentMode: Hashable, Sendable {
        /// As large as is proposed; what it wraps is not asked.
        case fitParent
        /// Large enough for what it wraps.
        case fitContent
        /// Within what it wraps.
        case shrinkContent
    }
}

private struct AspectRatioLayout: SingleChildLayout, FillingLayout {
    let aspectRatio: AspectRatio
    let contentMode: ConstrainedAspectRatio.ContentMode

    func sizeThatFits(
        proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Void
    ) -> CGSize {
        if contentMode == .fitParent {
            return aspectRatio.size(within: CGSize(width: proposal.widthLimit, height: proposal.heightLimit))
        }
        let answer = subelement.node.ask(proposal, because: PassedOn(proposal.lengths)).size
        return contentMode == .fitContent
            ? aspectRatio.size(containing: answer) : aspectRatio.size(within: answer)
    }

    func placeSubelement(
        in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Void
    ) {
        // Not placed, it fills the element, whatever was measured.
        if !(aspectRatio.ratio > 0 && aspectRatio.ratio.isFinite) {
            subelement.node.noteOnParent(.warning, NoteSentence.noRatio(aspectRatio.ratio))
        }
    }
}
