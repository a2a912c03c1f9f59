import Negotiation

/// The ends of a range in the wrong order, or no numbers, which Swift has no range for: compiled code stops where it makes
/// one. A source may write it, and is told.
package struct CrossedRange: Hashable, Sendable {
    package let first: CGFloat
    package let second: CGFloat

    /// The range that was probably meant; none where an end is no number.
    package var constraint: ConstrainedSize.Constraint {
        second <= first ? .within(second...first) : .unconstrained
    }

    package var text: String { "\(PointsFormat.short(first))...\(PointsFormat.short(second))" }

    package var sentence: String {
        constraint == .unconstrained
            ? "an end of the range \(text) is not a number; no limit is taken instead"
            : "the range \(text) ends before it starts; "
                + "\(PointsFormat.short(second))...\(PointsFormat.short(first)) is taken instead"
    }
}

/// A constraint, and if a source wrote it with its ends crossed, those.
package struct WrittenConstraint: Sendable {
    package let constraint: ConstrainedSize.Constraint
    package let crossed: CrossedRange?

    package init(_ constraint: ConstrainedSize.Constraint, crossed: CrossedRange? = nil) {
        self.constraint = constraint
        self.crossed = crossed
    }

    /// At least one length and at most another.
    package init(within first: CGFloat, _ second: CGFloat) {
        if first <= second {
            self.init(.within(first...second))
        } else {
            let range = CrossedRange(first: first, second: second)
            self.init(range.constraint, crossed: range)
        }
    }
}
