import EngineKit
import Negotiation

/// A ratio of width to height.
public struct AspectRatio: Hashable, Sendable {
    /// Width divided by height.
    public var ratio: CGFloat

    /// Creates a ratio of width to height.
    public init(ratio: CGFloat) {
        self.ratio = ratio
    }

    /// Creates a ratio of two lengths; only their quotient counts.
    public init(width: CGFloat, height: CGFloat) {
        self.init(ratio: width / height)
    }

    /// The ratio of a square.
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

/// Answers a size of a given ratio. When placed, its content fills it.
public struct ConstrainedAspectRatio: Element {
    /// The ratio of width to height; one that is not above 0 is noted on the element.
    public var aspectRatio: AspectRatio
    /// The source of the size: the proposal or the content.
    public var contentMode: ContentMode
    /// The content, asked only if the content mode fits it. It fills the element.
    public var wrappedElement: any Element

    /// Creates the element, by default with a size of the ratio around the content's.
    public init(
        aspectRatio: AspectRatio, contentMode: ContentMode = .fitContent, wrapping wrappedElement: any Element
    ) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
        self.wrappedElement = wrappedElement
    }

    /// A size of the ratio, which the content fills.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement, libraryLayout: AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// The source of the size: the proposal, or the content's size.
    public enum ContentMode: Hashable, Sendable {
        /// The proposal is the maximum; the content is not asked.
        case fitParent
        /// Large enough for the content.
        case fitContent
        /// Within the content's size.
        case shrinkContent
    }
}

private struct AspectRatioLayout: LibraryChildLayout {
    let aspectRatio: AspectRatio
    let contentMode: ConstrainedAspectRatio.ContentMode

    func size(in proposal: SizeConstraint, of child: Node) -> CGSize {
        if contentMode == .fitParent {
            let room = CGSize(width: proposal.widthLimit, height: proposal.heightLimit)
            let size = aspectRatio.size(within: room)
            explain(size, of: room, at: child) { .room($0) }
            return size
        }
        let answer = child.ask(proposal, because: PassedOn(proposal.lengths))
        let size =
            contentMode == .fitContent
            ? aspectRatio.size(containing: answer.size) : aspectRatio.size(within: answer.size)
        if let exchange = answer.exchange {
            explain(size, of: answer.size, at: child) { .answer(exchange, $0) }
        }
        return size
    }

    /// Each length is the box's own, or that of the other axis times the ratio.
    private func explain(
        _ size: CGSize, of box: CGSize, at node: Node, _ origin: (Negotiation.Axis) -> LengthOrigin
    ) {
        for axis in Negotiation.Axis.allCases {
            let step = axis == .horizontal ? Calculation.Step.times(aspectRatio.ratio) : .over(aspectRatio.ratio)
            if size[axis] == box[axis] {
                node.explainParent(axis, box[axis].isFinite ? origin(axis) : .constant)
            } else {
                node.explainParent(
                    axis, LengthExplanation(origin(axis.other), of: box[axis.other], step, giving: size[axis]))
            }
        }
    }

    var isFilled: Bool { true }

    func place(_ child: Node, in size: CGSize) {
        // An unplaced child fills the element, whatever was measured.
        if !(aspectRatio.ratio > 0 && aspectRatio.ratio.isFinite) {
            child.noteOnParent(.warning, NoteSentence.noRatio(aspectRatio.ratio))
        }
    }
}
