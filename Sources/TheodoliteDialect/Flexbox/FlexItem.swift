import EngineKit
import Negotiation

/// A child during the algorithm, with the results of the steps so far. Its lengths are its frame's: margins are around
/// it, and padding and border inside it around the component's answer. It stores only numbers and the last answer,
/// because every step copies it.
struct FlexItem {
    /// The child's index.
    let index: Int
    let main: Edges
    let cross: Edges
    let alignment: FlexAlign
    /// The length before growing or shrinking; nil for its component's answer.
    let basis: CGFloat?
    let growFactor: CGFloat
    let shrinkFactor: CGFloat

    /// Step 3: its length along the main axis before growing or shrinking.
    var base: CGFloat = 0
    /// Step 3: the ask for that length; nil if it was not asked, or nothing is recorded.
    var baseAsk: ExchangeID?
    /// The answer to that ask along the main axis.
    var baseAnswer: CGFloat = 0
    /// Step 3: that length within its own minimum and maximum.
    var hypotheticalMain: CGFloat = 0
    /// Step 6: its length along the main axis.
    var mainSize: CGFloat = 0
    var outcome = FlexOutcome.base
    /// Steps 7 and 11: its length across.
    var crossSize: CGFloat = 0
    /// Steps 12 and 14: the origin of its frame, from the container's start on each axis.
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

    /// The space around an item on one axis, and its limits there.
    struct Edges {
        /// The margins in the container's direction.
        let marginStart: CGFloat
        let marginEnd: CGFloat
        /// The part of the frame that padding and border take.
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

        /// The proposal to the component for an available space, NaN if unlimited: at most its own maximum.
        func proposal(of available: CGFloat, from origin: LengthOrigin) -> FlexProposal.Length {
            FlexProposal.Length(
                available: available, taken: margin + surround,
                maximum: maximum.isNaN ? .nan : CGFloat.maximum(maximum, minimum) - surround, origin: origin)
        }

        /// A length within the child's minimum and maximum, and at least its padding and border.
        func bounded(_ length: CGFloat) -> CGFloat {
            let inRange = CGFloat.maximum(CGFloat.minimum(length, maximum), minimum)
            return CGFloat.maximum(inRange, surround)
        }
    }

    var outerHypotheticalMain: CGFloat { hypotheticalMain + main.margin }
    var outerMain: CGFloat { mainSize + main.margin }
    var outerCross: CGFloat { crossSize + cross.margin }
}

/// The answer of an item's component.
struct FlexAnswer {
    let size: CGSize
    /// Nil if the size was deduced, so that the component has not laid out anything yet.
    let layout: Layout?
    /// Nil if nothing is recorded.
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
    /// The number of the line, from 1; nil if there is only one.
    var number: Int?
    /// Step 12: the space before the first item, and between two.
    var spread = FlexSpread.none
    /// Steps 8 and 9: its length across.
    var crossSize: CGFloat = 0
    /// Step 16: its position from the container's start.
    var crossPosition: CGFloat = 0
}
