import EngineKit
import Negotiation

/// The lines of a flow's items, each as full as possible.
struct FlowLines {
    let axis: Axis
    let spacing: CGFloat
    private(set) var lines: [[LayoutNode]] = [[]]
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
    init(_ items: [LayoutNode], axis: Axis, spacing: CGFloat, room: CGFloat) {
        (self.axis, self.spacing) = (axis, spacing)
        var taken: CGFloat = 0
        for item in items {
            let cut = Cut(taken: taken, length: item.size[axis], stays: room - taken >= item.size[axis])
            cuts.append(cut)
            if cut.stays {
                lines[lines.count - 1].append(item)
                taken += cut.length + spacing
            } else {
                lines.append([item])
                taken = cut.length + spacing
            }
        }
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

    init(_ sizes: [CGSize], _ rule: Rule) {
        let guides = sizes.map { size in
            let value = rule.guide.defaultValue(in: ViewDimensions(size: size, direction: rule.direction))
            return value.isFinite ? value : 0
        }
        let common = guides.reduce(0) { max($0, $1) }
        var corners = [CGPoint](repeating: .zero, count: sizes.count)
        var end: CGFloat = 0
        for index in rule.isReversed ? Array(sizes.indices.reversed()) : Array(sizes.indices) {
            corners[index] = CGPoint(rule.axis, end, cross: common - guides[index])
            end += sizes[index][rule.axis] + rule.spacing
        }
        self.corners = corners
        var extent = Extent()
        for (corner, size) in zip(corners, sizes) { extent.take(corner, size) }
        size = extent.size
    }
}
