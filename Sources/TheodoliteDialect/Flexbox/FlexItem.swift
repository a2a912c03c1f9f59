import EngineKit
import Negotiation

/// A child on its way through the algorithm: what is known of it, step by step. Lengths are those of its frame, which
/// margins surround and in which padding and border surround what its component answers. Only numbers and its last
/// answer, for every step copies it.
struct FlexItem {
    /// Which child it is.
    let index: Int
    let main: Edges
    let cross: Edges
    let alignment: FlexAlign
    /// What it is before it grows or shrinks; nil for what its component answers.
    let basis: CGFloat?
    let growFactor: CGFloat
    let shrinkFactor: CGFloat

    /// Step 3: its length along the main axis before it grows or shrinks.
    var base: CGFloat = 0
    /// Step 3: the ask that gave it; nil where it was not asked, or nothing is recorded.
    var baseAsk: ExchangeID?
    /// Step 3: the same within its own minimum and maximum.
    var hypotheticalMain: CGFloat = 0
    /// Step 6: its length along the main axis.
    var mainSize: CGFloat = 0
    var outcome = FlexOutcome.base
    /// Steps 7 and 11: its length across.
    var crossSize: CGFloat = 0
    /// Steps 12 and 14: where its frame starts, from the container's start on each axis.
    var mainPosition: CGFloat = 0
    var crossPosition: CGFloat = 0
    /// The last answer of its component.
    var answer: FlexAnswer?

    init(index: Int, child: FlexChild, in container: FlexContainer) {
        self.index = index
        main = Edges(of: child, container.main, isFlipped: container.startsAtEnd.main)
        cross = Edges(of: child, container.cross, isFlipped: container.startsAtEnd.cross)
        alignment = child.alignSelf == .auto ? container.options.alignItems : child.alignSelf
        basis = child.basis
        growFactor = child.growFactor
        shrinkFactor = child.shrinkFactor
    }

    /// What is around an item on one axis, and between what it stays there.
    struct Edges {
        /// In the container's sense.
        let marginStart: CGFloat
        let marginEnd: CGFloat
        /// What padding and border take of the frame.
        let surround: CGFloat
        private let minimum: CGFloat
        private let maximum: CGFloat

        init(of child: FlexChild, _ axis: Axis, isFlipped: Bool) {
            let (first, last) = child.margin.pair(axis)
            (marginStart, marginEnd) = isFlipped ? (last.orZero, first.orZero) : (first.orZero, last.orZero)
            let (padding, border) = (child.padding.pair(axis), child.border.pair(axis))
            surround = padding.0.orZero + padding.1.orZero + border.0.orZero + border.1.orZero
            (minimum, maximum) = (child.minSize[axis], child.maxSize[axis])
        }

        var margin: CGFloat { marginStart + marginEnd }

        /// What the component may take of a space, NaN for one without a limit: at most its own maximum.
        func proposal(of available: CGFloat) -> FlexProposal.Length {
            FlexProposal.Length(
                available: available, taken: margin + surround,
                maximum: maximum.isNaN ? .nan : CGFloat.maximum(maximum, minimum) - surround)
        }

        /// Within the child's minimum and maximum, and at least its padding and border.
        func bounded(_ length: CGFloat) -> CGFloat {
            let inRange = CGFloat.maximum(CGFloat.minimum(length, maximum), minimum)
            return CGFloat.maximum(inRange, surround)
        }
    }

    var outerHypotheticalMain: CGFloat { hypotheticalMain + main.margin }
    var outerMain: CGFloat { mainSize + main.margin }
    var outerCross: CGFloat { crossSize + cross.margin }
}

/// What an item's component answers.
struct FlexAnswer {
    let size: CGSize
    /// Nil where the size was deduced, so that the component has laid nothing out yet.
    let layout: Layout?
    /// Nil where nothing is recorded.
    let exchange: ExchangeID?

    init(_ layout: Layout) {
        (size, exchange) = (layout.size, layout.exchange)
        self.layout = layout
    }

    init(deduced size: CGSize, in exchange: ExchangeID?) {
        (self.size, self.exchange) = (size, exchange)
        layout = nil
    }
}

/// A line of items.
struct FlexLine {
    var items: [FlexItem]
    /// Which line it is, the first is 1; nil where there is only one.
    var number: Int?
    /// Step 12: what goes before the first item, and between two.
    var spread = FlexSpread.none
    /// Steps 8 and 9.
    var crossSize: CGFloat = 0
    /// Step 16: from the container's start.
    var crossPosition: CGFloat = 0
}
