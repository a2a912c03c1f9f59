/// The positions of a stack's spacing: between two neighbours, but never next to a Spacer, and as if fixed children
/// that came out empty were absent.
struct StackGaps {
    let spacing: CGFloat
    private var previous: Previous?

    private enum Previous {
        case element, spacer
    }

    init(spacing: CGFloat) {
        self.spacing = spacing
    }

    /// The distance before a child.
    /// - Parameter fixed: the child's answer, if its size is fixed.
    mutating func before(_ child: Subelement, _ fixed: Answer?) -> CGFloat {
        if child.isSpacer {
            previous = .spacer
            return 0
        }
        if let fixed, fixed.size == .zero { return 0 }
        defer { previous = .element }
        if case .element = previous { return spacing }
        return 0
    }
}
