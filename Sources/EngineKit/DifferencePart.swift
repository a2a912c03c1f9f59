import Foundation
import Negotiation

/// A part of the difference between a length and its contents.
package struct DifferencePart {
    /// The part that one member gets more, or if negative less.
    package let value: CGFloat
    package let length: CGFloat
    package let contents: CGFloat
    /// The steps from the whole difference to the part; empty if the part is the whole.
    package let steps: [Calculation.Step]

    package init(_ value: CGFloat, of length: CGFloat, contents: CGFloat, by steps: [Calculation.Step]) {
        (self.value, self.length, self.contents, self.steps) = (value, length, contents, steps)
    }

    /// The arithmetic without a sign: `55 - 17`, `(16 - 12) × 9 / 12`.
    package var arithmetic: Calculation {
        let (longer, shorter) = (max(length, contents), min(length, contents))
        let whole = shorter == 0 ? Calculation(longer) : Calculation(longer).adding(.minus(shorter))
        return steps.reduce(whole) { $0.adding($1) }
    }

    /// The part in words: `plus 38, all that is left over: 55 - 17`, `minus 3, its share of the overflow: (16 - 12) × 9
    /// / 12`.
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
