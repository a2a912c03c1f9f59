extension FoundationText {
    /// Foundation's numbers of decimal digits, which compiled code computes with.
    static let decimals = """
        struct Decimal: Hashable, Comparable, SignedNumeric, CustomStringConvertible, ExpressibleByFloatLiteral {
            let __value: __Decimal
            init(__value: __Decimal) { self.__value = __value }
            init() { __value = __Decimal(0) }
            init(_ value: Int) { __value = __Decimal(value) }
            init(_ value: Double) { __value = __Decimal(value) }
            init<Source: BinaryInteger>(_ value: Source) { __value = __Decimal(Int(value)) }
            init<Source: BinaryInteger>(exactly value: Source) { __value = __Decimal(Int(value)) }
            init(integerLiteral value: Int) { __value = __Decimal(value) }
            init(floatLiteral value: Double) { __value = __Decimal(value) }
            init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
                let size = significand.__value.scaled(exponent)
                __value = sign == .minus ? __Decimal(0).subtracting(size) : size
            }
            init?(string: String, locale: Locale? = nil) {
                guard let value = __Decimal(string, locale?.identifier ?? "") else { return nil }
                __value = value
            }
            init(from decoder: Decoder) throws {
                __value = __Decimal(written: try decoder.singleValueContainer().decode(Double.self))
            }
            func encode(to encoder: Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(__value.doubleValue)
            }
            static var zero: Decimal { Decimal() }
            static var pi: Decimal { Decimal(__value: .pi) }
            static var nan: Decimal { Decimal(__value: .nan) }
            static var quietNaN: Decimal { nan }
            static var greatestFiniteMagnitude: Decimal { Decimal(__value: .greatestFiniteMagnitude) }
            static var leastFiniteMagnitude: Decimal { -greatestFiniteMagnitude }
            var description: String { __value.text }
            var exponent: Int { __value.exponent }
            var significand: Decimal { Decimal(__value: __value.significand) }
            var ulp: Decimal { isNaN ? self : Decimal(__value: __Decimal(1).scaled(exponent)) }
            var isNaN: Bool { __value.isNaN }
            var isFinite: Bool { !isNaN }
            var isInfinite: Bool { false }
            var isZero: Bool { self == Decimal.zero }
            var isSignMinus: Bool { self < Decimal.zero }
            var sign: FloatingPointSign { isSignMinus ? .minus : .plus }
            var magnitude: Decimal { isSignMinus ? -self : self }
            mutating func negate() { self = -self }
            func isEqual(to other: Decimal) -> Bool { self == other }
            func isLess(than other: Decimal) -> Bool { self < other }
            func distance(to other: Decimal) -> Decimal { other - self }
            func advanced(by n: Decimal) -> Decimal { self + n }
            static func < (lhs: Decimal, rhs: Decimal) -> Bool { lhs.__value < rhs.__value }
            static func + (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(__value: lhs.__value.adding(rhs.__value)) }
            static func - (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(__value: lhs.__value.subtracting(rhs.__value)) }
            static func * (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(__value: lhs.__value.multiplying(rhs.__value)) }
            static func / (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(__value: lhs.__value.dividing(rhs.__value)) }
            static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
            static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
            static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
            static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
            static prefix func - (operand: Decimal) -> Decimal { Decimal.zero - operand }
            static prefix func + (operand: Decimal) -> Decimal { operand }
            typealias RoundingMode = NSDecimalNumber.RoundingMode
            func __rounded(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
                Decimal(__value: __value.rounded(scale, mode.rawValue))
            }
        }

        func NSDecimalRound(
            _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ roundingMode: NSDecimalNumber.RoundingMode
        ) {
            result = number.__rounded(scale, roundingMode)
        }

        class NSDecimalNumber: NSNumber {
            enum RoundingMode: Int { case plain, down, up, bankers }
            private let exact: Decimal
            override var decimalValue: Decimal { exact }
            init(decimal: Decimal) {
                exact = decimal
                super.init(value: decimal.__value.doubleValue)
            }
            convenience init(string: String?) { self.init(decimal: string.flatMap { Decimal(string: $0) } ?? .nan) }
            override convenience init(value: Int) { self.init(decimal: Decimal(value)) }
            override convenience init(value: Double) { self.init(decimal: Decimal(value)) }
            convenience init(mantissa: UInt64, exponent: Int, isNegative: Bool) {
                self.init(
                    decimal: Decimal(
                        sign: isNegative ? .minus : .plus, exponent: exponent, significand: Decimal(mantissa)))
            }
            required convenience init(integerLiteral value: Int) { self.init(decimal: Decimal(value)) }
            required convenience init(floatLiteral value: Double) { self.init(decimal: Decimal(value)) }
            override convenience init(__bridging value: Decimal) { self.init(decimal: value) }
            override var stringValue: String { decimalValue.description }
            static var zero: NSDecimalNumber { NSDecimalNumber(value: 0) }
            static var one: NSDecimalNumber { NSDecimalNumber(value: 1) }
            static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: .nan) }
            func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(decimal: decimalValue + other.decimalValue)
            }
            func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(decimal: decimalValue - other.decimalValue)
            }
            func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(decimal: decimalValue * other.decimalValue)
            }
            func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(decimal: decimalValue / other.decimalValue)
            }
            func raising(toPower power: Int) -> NSDecimalNumber { NSDecimalNumber(decimal: pow(decimalValue, power)) }
            func rounding(accordingToBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
                guard let behavior else { return self }
                return NSDecimalNumber(decimal: decimalValue.__rounded(behavior.scale, behavior.roundingMode))
            }
            func compare(_ other: NSNumber) -> ComparisonResult {
                doubleValue < other.doubleValue
                    ? .orderedAscending : doubleValue == other.doubleValue ? .orderedSame : .orderedDescending
            }
        }

        class NSDecimalNumberHandler {
            let roundingMode: NSDecimalNumber.RoundingMode
            let scale: Int
            init(
                roundingMode: NSDecimalNumber.RoundingMode, scale: Int, raiseOnExactness: Bool, raiseOnOverflow: Bool,
                raiseOnUnderflow: Bool, raiseOnDivideByZero: Bool
            ) {
                self.roundingMode = roundingMode
                self.scale = scale
            }
        }
        """
}
