import EngineKit
import Negotiation

/// The lines of a flow's items, each as full as possible.
struct FlowLines {
    let axis: Axis
    let spacing: CGFloat
    /// The items of each line, by their indices.
    private(set) var lines: [Range<Int>] = []
    private var cuts: [Cut] = []

    /// The decision to keep an item on its line or to begin a new one.
    private struct Cut {
        /// The length of the line's earlier items, with the spacing after each.
        let taken: CGFloat
        let length: CGFloat
        let stays: Bool

        func isAlike(in room: CGFloat) -> Bool { (room - taken >= length) == stays }
    }

    /// If the first item is too long, an empty line comes before it.
    init(_ items: [Answer], axis: Axis, spacing: CGFloat, room: CGFloat) {
        (self.axis, self.spacing) = (axis, spacing)
        cuts.reserveCapacity(items.count)
        var taken: CGFloat = 0
        var start = 0
        for (index, item) in items.enumerated() {
            let cut = Cut(taken: taken, length: item.size[axis], stays: room - taken >= item.size[axis])
            cuts.append(cut)
            if cut.stays {
                taken += cut.length + spacing
            } else {
                lines.append(start..<index)
                start = index
                taken = cut.length + spacing
            }
        }
        lines.append(start..<items.count)
    }

    /// The available lengths around one for which the lines are the same. They form an interval; its ends are guessed
    /// and tested.
    func rooms(around room: CGFloat) -> LengthInterval {
        var (low, high) = (-CGFloat.infinity, CGFloat.infinity)
        for cut in cuts {
            let needed = cut.taken + cut.length
            if cut.stays {
                low = max(low, needed)
            } else {
                high = min(high, needed.nextDown)
            }
        }
        var rooms = LengthInterval(only: room)
        for end in [low, high] { rooms.reach(for: end) { room in cuts.allSatisfy { $0.isAlike(in: room) } } }
        return rooms
    }
}

/// Answers in a row, aligned with each other: the items of a line, or the lines themselves.
struct FlowRow {
    /// The corner of each answer, from the row's own corner.
    let corners: [CGPoint]
    /// The extent of the answers and the row's corner.
    let size: CGSize

    /// The rule for a row.
    struct Rule {
        let axis: Axis
        let spacing: CGFloat
        /// The guide that is aligned across the axis. Only its defaults count.
        let guide: AlignmentGuide
        /// Whether the last answer comes first.
        let isReversed: Bool
        let direction: LayoutDirection
    }

    init(_ sizes: some RandomAccessCollection<CGSize>, _ rule: Rule) {
        func guide(_ size: CGSize) -> CGFloat {
            let value = rule.guide.defaultValue(in: ViewDimensions(size: size, direction: rule.direction))
            return value.isFinite ? value : 0
        }
        let common = sizes.reduce(0) { max($0, guide($1)) }
        var end: CGFloat = 0
        var extent = Extent()
        func corner(_ size: CGSize) -> CGPoint {
            let corner = CGPoint(rule.axis, end, cross: common - guide(size))
            end += size[rule.axis] + rule.spacing
            extent.take(corner, size)
            return corner
        }
        corners = rule.isReversed ? sizes.reversed().map(corner).reversed() : sizes.map(corner)
        size = extent.size
    }
}
