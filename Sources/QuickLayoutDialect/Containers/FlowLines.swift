import EngineKit
import Negotiation

/// How a flow cuts its items into lines, each as full as it gets.
struct FlowLines {
    let axis: Axis
    let spacing: CGFloat
    private(set) var lines: [[LayoutNode]] = [[]]
    private var cuts: [Cut] = []

    /// How one item came to stay on its line or to begin a new one.
    private struct Cut {
        /// What the items before it on the line take, with the spacing after each.
        let taken: CGFloat
        let length: CGFloat
        let stays: Bool

        func isAlike(in room: CGFloat) -> Bool { (room - taken >= length) == stays }
    }

    /// A first item that is too long leaves an empty line before it.
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

    /// The lengths of room around one in which the cuts are the same. They are an interval; its ends are guessed, and
    /// tried.
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

/// Some answers in a row, each with a line of it on a common one: a line of items, or the lines themselves.
struct FlowRow {
    /// The corner of each, in the order of the answers, from the row's own corner.
    let corners: [CGPoint]
    /// What they and the corner take together.
    let size: CGSize

    /// How a row is made.
    struct Rule {
        let axis: Axis
        let spacing: CGFloat
        /// Which lines are brought together across the axis. Only their defaults count.
        let guide: AlignmentGuide
        /// Whether the last comes first.
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
