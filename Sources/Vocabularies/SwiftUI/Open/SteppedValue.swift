import Interpreter

// What the controls that change numbers make of them.

extension Value {
    /// A number a step further up, or down; nil beyond the end of its range, and for what is no number.
    /// - Parameter direction: 1 or -1.
    func stepped(_ direction: Int, by step: Value, in range: Value) -> Value? {
        switch self {
        case .int(let number):
            let whole = (step.wholeNumber ?? 1).multipliedReportingOverflow(by: direction)
            let (next, isTooLarge) = number.addingReportingOverflow(whole.partialValue)
            return !isTooLarge && !whole.overflow && range.contains(Double(next)) ? .int(next) : nil
        case .double, .single:
            let next = (fraction ?? 0) + Double(direction) * (step.number ?? 1)
            return range.contains(next) ? like(next) : nil
        default: return nil
        }
    }

    /// How far along a slider's range it is, from 0 to 1, and what a tap makes of it: a step more, a tenth of the range where
    /// none is given, and after the end the beginning. Nil for what is no number.
    func slid(in range: Value, by step: Value) -> (fraction: Double, next: Value)? {
        let (low, high) = range.ends ?? (0, 1)
        guard let number, low < high else { return nil }
        let next = number + (step.number ?? (high - low) / 10)
        // Tenths do not add up to a whole.
        let slack = (high - low) * 1e-9
        let wrapped = number >= high - slack ? low : min(next, high)
        var value = like(wrapped)
        if case .int = self {
            guard let whole = Int(exactly: wrapped.rounded(.towardZero)) else { return nil }
            value = .int(whole)
        }
        return fraction(between: (low, high)).map { ($0, value) }
    }

    /// Its place between two numbers: 0 at the lower, 1 at the higher. Nil for a value that is not a number, and where the
    /// first number is not below the second.
    func fraction(between ends: (low: Double, high: Double)) -> Double? {
        guard let number, ends.low < ends.high else { return nil }
        return min(max(0, (number - ends.low) / (ends.high - ends.low)), 1)
    }

    /// Nil for what is no number; of an optional its value.
    var number: Double? {
        switch self {
        case .some(let wrapped): wrapped.number
        case .int(let number): Double(number)
        default: fraction
        }
    }

    private var wholeNumber: Int? { if case .int(let number) = self { number } else { nil } }

    /// Whether a range has it; what is none has all.
    private func contains(_ number: Double) -> Bool {
        guard let (low, high) = ends else { return true }
        return low <= number && number <= high
    }

    /// The ends of a range of numbers; nil for any other value.
    var ends: (low: Double, high: Double)? {
        if case .range(let range) = self { return (Double(range.start), Double(range.end) - 1) }
        return fractionEnds.map { ($0.lower, $0.upper) }
    }
}
