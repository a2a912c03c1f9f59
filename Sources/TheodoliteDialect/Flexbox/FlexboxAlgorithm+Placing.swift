import EngineKit
import Negotiation

/// A child of a flex container with its position and its index.
struct PlacedItem {
    let index: Int
    let child: LayoutChild
}

// MARK: 9.5 Main-axis alignment

extension FlexboxAlgorithm {
    /// Step 12: distributes the free space along the main axis.
    func distributeMainSpace(_ line: inout FlexLine, mainSize: CGFloat) {
        let rest = line.items.reduce(mainSize) { $0 - $1.outerMain }
        let spread = FlexSpread(container.options.justifyContent, rest, count: line.items.count)
        line.spread = spread
        var position = spread.before
        for index in line.items.indices {
            line.items[index].mainPosition = position + line.items[index].main.marginStart
            position += line.items[index].outerMain + spread.between
        }
    }
}

// MARK: Frames

extension FlexboxAlgorithm {
    /// The item's frame: lengths rounded up, its origin down. Its component is laid out at exactly that size if it last
    /// answered another.
    func placeInFlow(_ index: Int, of line: FlexLine, in containerSize: CGSize) -> PlacedItem {
        let item = line.items[index]
        var size = CGSize.zero
        size[container.main] = item.mainSize
        size[container.cross] = item.crossSize
        var position = CGPoint.zero
        position[container.main] = physical(
            item.mainPosition, item.mainSize, container.startsAtEnd.main, in: containerSize[container.main])
        position[container.cross] = physical(
            line.crossPosition + item.crossPosition, item.crossSize, container.startsAtEnd.cross,
            in: containerSize[container.cross])
        let shifts = children[item.index].position
        let shift = CGPoint(x: self.shift(shifts, .horizontal), y: self.shift(shifts, .vertical))
        position.x += shift.x
        position.y += shift.y
        let frame = size.inWholePoints
        let layout = layOut(item, in: frame, along: container.main)
        let child = LayoutChild(
            layout, at: position.inWholePoints,
            because: FlexPlacement(
                part: part(of: item, in: containerSize[container.main]),
                start: FlexStart(index, of: line, isFlipped: container.startsAtEnd.main),
                alignment: item.alignment, line: line.number, shift: shift, frame: frame, answer: layout.size))
        return PlacedItem(index: item.index, child: child)
    }

    /// A distance from the left or the top.
    private func physical(_ start: CGFloat, _ length: CGFloat, _ isFlipped: Bool, in containerLength: CGFloat)
        -> CGFloat
    {
        isFlipped ? containerLength - start - length : start
    }

    /// The distance by which `position` moves a child in a line.
    private func shift(_ position: UIEdgeInsets, _ axis: Axis) -> CGFloat {
        let (first, last) = position.pair(axis)
        return countsFromEnd(first, last, axis) ? -last.orZero : first.orZero
    }

    /// Whether the second of two distances counts: if both are set, the one at the side where text begins does.
    private func countsFromEnd(_ first: CGFloat, _ last: CGFloat, _ axis: Axis) -> Bool {
        guard !first.isNaN, !last.isNaN else { return first.isNaN && !last.isNaN }
        return axis == .horizontal && container.isRightToLeft
    }

    /// - Parameter main: the axis on which the item's flex basis was resolved; nil for an absolute child.
    private func layOut(_ item: FlexItem, in size: CGSize, along main: Axis?) -> Layout {
        if let answer = item.answer, answer.size == size, let layout = answer.layout { return layout }
        return trees[item.index].askOnce(SizeRange(size), because: exactly(size, of: item, along: main))
    }

    private func exactly(_ size: CGSize, of item: FlexItem, along main: Axis?) -> any Reason {
        let source = FlexFrameSource { start(of: size[$0], $0, of: item, along: main) }
        if let answer = item.answer?.size, answer != size {
            return OtherFrame(size: size, answer: answer, source: source)
        }
        return ExactFrame(size: size, isDeduced: item.answer != nil, source: source)
    }

    /// The number that a length of an item's frame starts with: its last answer, or its flex basis.
    private func start(
        of length: CGFloat, _ axis: Axis, of item: FlexItem, along main: Axis?
    ) -> FlexFrameSource.Start {
        if let exchange = item.answer?.exchange, item.answer?.size[axis] == length {
            return FlexFrameSource.Start(origin: .answer(exchange, axis), length: length)
        }
        let isBasis = axis == main && (item.baseAsk == nil || item.base == item.baseAnswer)
        guard isBasis, item.base + (length - item.base) == length else {
            return FlexFrameSource.Start(origin: .rule, length: length)
        }
        return FlexFrameSource.Start(
            origin: item.baseAsk.map { .answer($0, axis) } ?? .constant, length: item.base)
    }

    /// Section 4.1: a child outside of the lines. It has the size between its edges, or the size that it answers; it is
    /// at those edges, or where the container would align it alone.
    func placeAbsolute(_ item: FlexItem, in containerSize: CGSize) -> PlacedItem {
        var item = item
        var size = CGSize(
            width: spannedLength(item, .horizontal, in: containerSize) ?? .nan,
            height: spannedLength(item, .vertical, in: containerSize) ?? .nan)
        if size.width.isNaN || size.height.isNaN {
            let proposal = absoluteProposal(to: item, spanning: size)
            item.answer = trees[item.index].askSize(
                proposal.range, because: AbsoluteChild(spanned: size, proposal: proposal))
        }
        var position = CGPoint.zero
        for axis in Axis.allCases {
            if size[axis].isNaN { size[axis] = edges(item, axis).bounded(answered(item, axis)) }
            position[axis] = absolutePosition(item, axis, length: size[axis], in: containerSize[axis])
        }
        let layout = layOut(item, in: size.inWholePoints, along: nil)
        let corner = position.inWholePoints
        let child = LayoutChild(
            layout, at: corner,
            because: AbsolutePlacement(size: layout.size, position: corner, edges: countingEdges(item)))
        return PlacedItem(index: item.index, child: child)
    }

    /// The distances from the container's edges, with margins, that position an absolute child.
    private func countingEdges(_ item: FlexItem) -> UIEdgeInsets {
        var edges = children[item.index].position
        let margin = children[item.index].margin
        edges.left += margin.left.orZero
        edges.right += margin.right.orZero
        edges.top += margin.top.orZero
        edges.bottom += margin.bottom.orZero
        if countsFromEnd(edges.left, edges.right, .horizontal) { edges.left = .nan } else { edges.right = .nan }
        if countsFromEnd(edges.top, edges.bottom, .vertical) { edges.top = .nan } else { edges.bottom = .nan }
        return edges
    }

    /// An absolute child's length between two edges of the container; nil if at most one edge is set.
    private func spannedLength(_ item: FlexItem, _ axis: Axis, in containerSize: CGSize) -> CGFloat? {
        let (first, last) = children[item.index].position.pair(axis)
        guard !first.isNaN, !last.isNaN else { return nil }
        return edges(item, axis).bounded(containerSize[axis] - first - last - edges(item, axis).margin)
    }

    /// The proposal to an absolute child: the lengths between its edges. Other lengths are unlimited, except for the
    /// width in a column. (Yoga, YGNodeAbsoluteLayoutChild.)
    private func absoluteProposal(to item: FlexItem, spanning size: CGSize) -> FlexProposal {
        func length(_ axis: Axis) -> FlexProposal.Length {
            guard size[axis].isNaN else {
                return FlexProposal.Length(available: size[axis], taken: edges(item, axis).surround)
            }
            let isWidthInColumn = axis == .horizontal && container.main == .vertical
            return edges(item, axis).proposal(
                of: isWidthInColumn ? container[axis].limit : .nan, from: container.origin(axis, in: range))
        }
        return FlexProposal(width: length(.horizontal), height: length(.vertical))
    }

    private func absolutePosition(
        _ item: FlexItem, _ axis: Axis, length: CGFloat, in containerLength: CGFloat
    ) -> CGFloat {
        let (first, last) = children[item.index].position.pair(axis)
        let (before, after) = children[item.index].margin.pair(axis)
        if countsFromEnd(first, last, axis) { return containerLength - last - length - after.orZero }
        if !first.isNaN { return first + before.orZero }
        let rest = containerLength - length - edges(item, axis).margin
        let start: CGFloat
        if axis == container.main {
            start = FlexSpread(container.options.justifyContent, rest, count: 1).before
        } else {
            start = item.alignment == .center ? rest / 2 : item.alignment == .flexEnd ? rest : 0
        }
        let isFlipped = axis == container.main ? container.startsAtEnd.main : container.startsAtEnd.cross
        return physical(start + edges(item, axis).marginStart, length, isFlipped, in: containerLength)
    }
}
