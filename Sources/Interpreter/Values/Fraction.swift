/// What holds the numbers of a type with a fraction: `Double` for `Double` and `CGFloat`, `Float` for `Float`.
protocol Fraction: BinaryFloatingPoint, LosslessStringConvertible, Sendable where RawSignificand: FixedWidthInteger {}

extension Double: Fraction {}
extension Float: Fraction {}

extension Value {
    static func fraction<Number: Fraction>(_ number: Number) -> Value {
        if let single = number as? Float { return .single(single) }
        return .double(Double(number))
    }

    /// A number as one of a type; nil where the type has no numbers, or none like it.
    static func number(_ number: Double, as type: StandardType) -> Value? {
        switch type {
        case .float: .single(Float(number))
        case _ where type.isFloating: .double(number)
        default: Int(exactly: number).flatMap { whole($0, as: type) }
        }
    }

    /// A number with a fraction, of whatever type.
    package var fraction: Double? {
        switch self {
        case .double(let number): number
        case .single(let number): Double(number)
        default: nil
        }
    }

    /// A number of the same type, where it is a `Float`; a `Double` beside all others.
    package func like(_ number: Double) -> Value {
        if case .single = self { .single(Float(number)) } else { .double(number) }
    }

    /// The ends of a range of numbers with fractions.
    package var fractionEnds: (lower: Double, upper: Double)? {
        guard case .span(let span) = self, let lower = span.lower.fraction, let upper = span.upper.fraction else {
            return nil
        }
        return (lower, upper)
    }

    /// A range of lengths.
    package static func lengths(_ lower: Double, _ upper: Double, isClosed: Bool = true) -> Value {
        .span(.init(lower: .double(lower), upper: .double(upper), isClosed: isClosed))
    }
}

extension HostKind where T: Fraction {
    static func fraction(_ type: T.Type) -> HostKind {
        HostKind({ runner, value in T(try runner.double(value)) }, write: { .fraction($0) })
    }
}

extension HostCall {
    func fraction<Number: Fraction>(_ index: Int, as type: Number.Type) throws(Failure) -> Number {
        Number(try double(index))
    }
}
