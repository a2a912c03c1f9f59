import EngineKit
import Negotiation

/// Breaks its subelements into lines. Each is asked once, with the whole proposal, and limited to it.
struct FlowLayout: LibraryLayout, SingleTraitLayout {
    typealias Traits = Flow.Child.Traits
    static var defaultTraits: Traits { Traits() }

    let lineAlignment: Flow.LineAlignment
    let lineSpacing: CGFloat
    let itemAlignment: Flow.ItemAlignment
    let itemSpacing: CGFloat

    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Void
    ) -> CGSize {
        let items = askItems(subelements, in: proposal, because: PassedOn(proposal.lengths))
        var size = CGSize.zero
        let lines = lines(of: items, in: proposal.maximum.width)
        for (frame, _) in frames(of: lines, in: proposal.maximum.width, share: Self.share) {
            // In this order a width that is NaN stays, as it does in the real library.
            size.width = max(frame.farEnd.x, size.width)
            size.height = max(frame.farEnd.y, size.height)
        }
        if subelements.isRecorded, let first = subelements.first {
            explain(size, of: lines, in: proposal, at: first.node)
        }
        return size
    }

    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Void
    ) {
        let proposal = SizeConstraint(size)
        let items = askItems(subelements, in: proposal, because: RoomThereIs(size: size))
        let lines = lines(of: items, in: proposal.maximum.width)
        let frames = frames(of: lines, in: proposal.maximum.width, share: Self.finiteShare)
        if subelements.isRecorded {
            let children = subelements.recordedIDs
            subelements.record { [self] _ in shares(of: lines, frames, children, in: size) }
        }
        for (index, subelement) in subelements.enumerated() {
            let item = items[index]
            let (frame, growth) = frames[index]
            if item.grows, item.size.width == 0 { subelement.node.note(.warning, NoteSentence.growsFromNothing) }
            subelement.place(
                in: frame,
                because: FlowPlacement(item: item, growth: growth, height: frame.size.height),
                decidedBy: frame.size == item.size ? item.exchange : nil)
        }
    }

    /// A subelement's size, limited to the proposal.
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

    /// Items side by side.
    struct Line {
        var items: [Item] = []
        /// The width of the items and their spacing.
        var width: CGFloat = 0

        var height: CGFloat { items.reduce(0) { max($0, $1.size.height) } }
        var growingWidth: CGFloat { items.reduce(0) { $1.grows ? $0 + $1.size.width : $0 } }
    }

    private func askItems(
        _ subelements: Subelements, in proposal: SizeConstraint, because reason: @autoclosure () -> any Reason
    ) -> [Item] {
        subelements.map { subelement in
            let answer = subelement.node.ask(proposal, becauseAny: reason())
            let size = CGSize(
                width: min(answer.size.width, proposal.maximum.width),
                height: min(answer.size.height, proposal.maximum.height))
            let traits = subelement.traits(forLayoutType: FlowLayout.self)
            return Item(size: size, answer: answer, grows: traits.priority == .grows)
        }
    }

    /// Records where the flow's lengths come from: the items of the longest line, and the highest item of each line.
    private func explain(_ size: CGSize, of lines: [Line], in proposal: SizeConstraint, at node: Node) {
        let isLeading = lineAlignment == .leading && !lines.contains { $0.items.contains(where: \.grows) }
        let longest = lines.max { $0.width < $1.width }
        let highest = lines.compactMap { line in line.items.first { $0.size.height == line.height } }
        // Aligned lines and growing items follow the proposal.
        node.explainParent(
            .horizontal,
            isLeading
                ? sum(of: longest?.items, .horizontal, itemSpacing, in: size)
                : LengthExplanation(.room(.horizontal), of: proposal.maximum.width, in: size.width))
        node.explainParent(
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
        for item in items {
            // In this form of the comparison, everything fits into a NaN width.
            if let taken = lines.last?.width, !(taken + itemSpacing + item.size.width > width) {
                lines[lines.count - 1].items.append(item)
                lines[lines.count - 1].width += itemSpacing + item.size.width
            } else {
                lines.append(Line(items: [item], width: item.size.width))
            }
        }
        return lines
    }

    private func frames(
        of lines: [Line], in width: CGFloat, share: (_ extra: CGFloat, _ width: CGFloat, _ all: CGFloat) -> CGFloat
    ) -> [(frame: CGRect, growth: FlowGrowth)] {
        var frames: [(frame: CGRect, growth: FlowGrowth)] = []
        var y: CGFloat = 0
        for line in lines {
            let extra = width - line.width
            let growing = line.items.contains(where: \.grows) ? line.growingWidth : nil
            var x = growing == nil ? start(extra) : 0
            let height = line.height
            let highest = itemAlignment == .fill ? line.items.first { $0.size.height == height } : nil
            let origin = highest?.origin(on: .vertical) ?? .rule
            for item in line.items {
                var size = item.size
                let growth = item.grows ? share(extra, size.width, growing ?? 0) : 0
                size.width += growth
                let part = FlowGrowth(
                    length: growth, room: width, contents: line.width, whole: growing ?? 0, height: origin)
                if itemAlignment == .fill { size.height = height }
                let origin = CGPoint(x: x, y: y + top(size.height, in: height))
                let frame = CGRect(origin: origin, size: size)
                frames.append((frame, part))
                x = frame.farEnd.x + itemSpacing
            }
            y += height + lineSpacing
        }
        return frames
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
