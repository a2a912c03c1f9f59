import Foundation
import Negotiation

/// A part of what contents leave of a length, or of what they overflow it by.
package struct DifferencePart {
    /// What one gets more, or where negative less, of it.
    package let value: CGFloat
    package let length: CGFloat
    package let contents: CGFloat
    /// From the whole difference to the part; none for a part that is all of it.
    package let steps: [Calculation.Step]

    package init(_ value: CGFloat, of length: CGFloat, contents: CGFloat, by steps: [Calculation.Step]) {
        (self.value, self.length, self.contents, self.steps) = (value, length, contents, steps)
    }

    /// Without a sign: `55 - 17`, `(16 - 12) × 9 / 12`.
    package var arithmetic: Calculation {
        let (longer, shorter) = (max(length, contents), min(length, contents))
        let whole = shorter == 0 ? Calculation(longer) : Calculation(longer).adding(.minus(shorter))
        return steps.reduce(whole) { $0.adding($1) }
    }

    /// `plus 38, all that is left over: 55 - 17`, `minus 3, its share of the overflow: (16 - 12) × 9 / 12`.
    package var words: String {
        let sentence =
            switch (steps.isEmpty, contents > length) {
            case (true, false): "all that is left over"
            case (true, true): "the whole overflow"
            case (false, false): "its share of what is left over"
            case (false, true): "its share of the overflow"
            }
        return "\(value < 0 ? "minus" : "plus") \(PointsFormat.short(abs(value))), \(sentence): \(arithmetic)"
    }
}
