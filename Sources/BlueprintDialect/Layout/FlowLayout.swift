import EngineKit
import Negotiation

/// Breaks its children into lines. Each is asked once, with the whole proposal, and limited to it.
struct FlowLayout: LibraryLayout {
    let lineAlignment: Flow.LineAlignment
    let lineSpacing: CGFloat
    let itemAlignment: Flow.ItemAlignment
    let itemSpacing: CGFloat
    /// The children's priorities, in order.
    let priorities: [Flow.Priority]

    func size(in proposal: SizeConstraint, of children: Nodes) -> CGSize {
        let items = askItems(children, in: proposal, because: PassedOn(proposal.lengths))
        let lines = lines(of: items, in: proposal.maximum.width)
        var size = CGSize.zero
        arrange(items, in: lines, of: proposal.maximum.width, share: Self.share) { _, frame, _, _ in
            // In this order a width that is NaN stays, as it does in the real library.
            size.width = max(frame.farEnd.x, size.width)
            size.height = max(frame.farEnd.y, size.height)
        }
        if let first = children.first, first.isRecorded {
            explain(size, of: items, in: lines, proposal, at: first)
        }
        return size
    }

    func place(_ children: Nodes, in size: CGSize) {
        let proposal = SizeConstraint(size)
        let items = askItems(children, in: proposal, because: RoomThereIs(size: size))
        let width = proposal.maximum.width
        let lines = lines(of: items, in: width)
        guard children.isRecorded else {
            return arrange(items, in: lines, of: width, share: Self.finiteShare) { index, frame, _, _ in
                children[index].placement = frame
            }
        }
        var placements: [FlowPlacement] = []
        let heights = lines.map { heightOrigin(of: $0, items) }
        arrange(items, in: lines, of: width, share: Self.finiteShare) { index, frame, growth, number in
            let item = items[index]
            if item.grows, item.size.width == 0 { children[index].note(.warning, NoteSentence.growsFromNothing) }
            let part = FlowGrowth(
                length: growth, room: width, contents: lines[number].width, whole: lines[number].growingWidth ?? 0,
                height: heights[number])
            let placement = FlowPlacement(item: item, growth: part, height: frame.size.height)
            placements.append(placement)
            children[index].place(
                frame, because: placement, decider: .known(frame.size == item.size ? item.exchange : nil))
        }
        let ids = children.recordedIDs
        children.record { [self, placements] _ in shares(of: lines, placements, ids, in: size) }
    }

    /// A child's size, limited to the proposal.
    struct Item {
        let size: CGSize
        let answer: Answer
        let grows: Bool

        var exchange: ExchangeID? { answer.exchange }

        /// The answer, or the proposal if that is shorter.
        func origin(on axis: Negotiation.Axis) -> LengthOrigin {
            size[axis] == answer.size[axis] ? exchange.map { .answer($0, axis) } ?? .rule : .room(axis)
        }
    }

    /// Items side by side.
    struct Line {
        /// The items' indices.
        var range: Range<Int>
        /// The width of the items and their spacing.
        var width: CGFloat
        var height: CGFloat
        /// The width of the items that grow; nil if none does.
        var growingWidth: CGFloat?

        init(_ item: Item, at index: Int) {
            range = index..<index
            (width, height) = (item.size.width, 0)
            add(item)
        }

        mutating func append(_ item: Item, spacing: CGFloat) {
            width += spacing + item.size.width
            add(item)
        }

        private mutating func add(_ item: Item) {
            range = range.lowerBound..<range.upperBound + 1
            height = max(height, item.size.height)
            if item.grows { growingWidth = (growingWidth ?? 0) + item.size.width }
        }
    }

    /// An item's part of the space that its line leaves.
    struct FlowGrowth {
        let length: CGFloat
        /// The line's width, and the part that its items and the spacing take.
        let room: CGFloat
        let contents: CGFloat
        /// The sum of the widths of the items that share the rest.
        let whole: CGFloat
        /// The origin of the line's height, if the item fills that.
        let height: LengthOrigin
    }

    /// The origin of a line's height, if its items fill that.
    private func heightOrigin(of line: Line, _ items: [Item]) -> LengthOrigin {
        let highest = itemAlignment == .fill ? items[line.range].first { $0.size.height == line.height } : nil
        return highest?.origin(on: .vertical) ?? .rule
    }

    private func askItems<Given: Reason>(
        _ children: Nodes, in proposal: SizeConstraint, because reason: @autoclosure () -> Given
    ) -> [Item] {
        zip(children, priorities).map { child, priority in
            let answer = child.ask(proposal, because: reason())
            let size = CGSize(
                width: min(answer.size.width, proposal.maximum.width),
                height: min(answer.size.height, proposal.maximum.height))
            return Item(size: size, answer: answer, grows: priority == .grows)
        }
    }

    /// Records where the flow's lengths come from: the items of the longest line, and the highest item of each line.
    private func explain(
        _ size: CGSize, of items: [Item], in lines: [Line], _ proposal: SizeConstraint, at child: Node
    ) {
        let isLeading = lineAlignment == .leading && !lines.contains { $0.growingWidth != nil }
        let longest = lines.max { $0.width < $1.width }
        let highest = lines.compactMap { line in items[line.range].first { $0.size.height == line.height } }
        // Aligned lines and growing items follow the proposal.
        child.explainParent(
            .horizontal,
            isLeading
                ? sum(of: longest.map { Array(items[$0.range]) }, .horizontal, itemSpacing, in: size)
                : LengthExplanation(.room(.horizontal), of: proposal.maximum.width, in: size.width))
        child.explainParent(
            .vertical, sum(of: highest.count == lines.count ? highest : nil, .vertical, lineSpacing, in: size))
    }

    /// The items' answers and the spacing between them; by the flow's rule if it cut one of them to its proposal, or they
    /// overlap.
    private func sum(of items: [Item]?, _ axis: Negotiation.Axis, _ spacing: CGFloat, in size: CGSize)
        -> LengthExplanation
    {
        if let items, items.count == 1, items[0].size[axis] == size[axis] {
            return LengthExplanation(items[0].origin(on: axis))
        }
        guard let items, items.allSatisfy({ $0.size[axis] == $0.answer.size[axis] }),
            case let exchanges = items.compactMap(\.exchange), exchanges.count == items.count
        else { return LengthExplanation(.rule) }
        return LengthExplanation(
            .sum(exchanges), of: items.reduce(0) { $0 + $1.size[axis] }, .plus(spacing * CGFloat(items.count - 1)),
            giving: size[axis])
    }

    private func lines(of items: [Item], in width: CGFloat) -> [Line] {
        var lines: [Line] = []
        for (index, item) in items.enumerated() {
            // In this form of the comparison, everything fits into a NaN width.
            if let taken = lines.last?.width, !(taken + itemSpacing + item.size.width > width) {
                lines[lines.count - 1].append(item, spacing: itemSpacing)
            } else {
                lines.append(Line(item, at: index))
            }
        }
        return lines
    }

    /// Gives each item its frame.
    /// - Parameter place: is given the item's index, its frame, its growth and its line's index.
    private func arrange(
        _ items: [Item], in lines: [Line], of width: CGFloat,
        share: (_ extra: CGFloat, _ width: CGFloat, _ all: CGFloat) -> CGFloat,
        _ place: (Int, CGRect, CGFloat, Int) -> Void
    ) {
        var y: CGFloat = 0
        for (number, line) in lines.enumerated() {
            let extra = width - line.width
            var x = line.growingWidth == nil ? start(extra) : 0
            for index in line.range {
                var size = items[index].size
                let growth = items[index].grows ? share(extra, size.width, line.growingWidth ?? 0) : 0
                size.width += growth
                if itemAlignment == .fill { size.height = line.height }
                let frame = CGRect(origin: CGPoint(x: x, y: y + top(size.height, in: line.height)), size: size)
                place(index, frame, growth, number)
                x = frame.farEnd.x + itemSpacing
            }
            y += line.height + lineSpacing
        }
    }

    /// A growing item's part of the space, by its width. NaN if all growing items are 0 wide.
    private static func share(of extra: CGFloat, _ width: CGFloat, of growing: CGFloat) -> CGFloat {
        extra * (width / growing)
    }

    /// The same for frames: 0 if all growing items are 0 wide.
    private static func finiteShare(of extra: CGFloat, _ width: CGFloat, of growing: CGFloat) -> CGFloat {
        growing == 0 ? 0 : share(of: extra, width, of: growing)
    }

    private func start(_ extra: CGFloat) -> CGFloat {
        switch lineAlignment {
        case .leading: 0
        case .center: extra / 2
        case .trailing: extra
        }
    }

    private func top(_ height: CGFloat, in line: CGFloat) -> CGFloat {
        switch itemAlignment {
        case .top, .fill: 0
        case .center: (line - height) / 2
        case .bottom: line - height
        }
    }
}
