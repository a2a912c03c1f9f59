extension FoundationText {
    /// Foundation's own numbers, which hold a `Double` here.
    static let numbers = """
        class NSNumber: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible {
            let doubleValue: Double
            init(value: Int) { doubleValue = Double(value) }
            init(value: Double) { doubleValue = value }
            init(value: Float) { doubleValue = Double(value) }
            init(value: CGFloat) { doubleValue = Double(value) }
            init(value: Bool) { doubleValue = value ? 1 : 0 }
            required init(integerLiteral value: Int) { doubleValue = Double(value) }
            required init(floatLiteral value: Double) { doubleValue = value }
            init(__bridging value: Int) { doubleValue = Double(value) }
            init(__bridging value: Double) { doubleValue = value }
            init(__bridging value: Float) { doubleValue = Double(value) }
            init(__bridging value: Decimal) { doubleValue = value.doubleValue }
            init(__bridging value: CGFloat) { doubleValue = Double(value) }
            init(__bridging value: Bool) { doubleValue = value ? 1 : 0 }
            var intValue: Int { Int(doubleValue) }
            var floatValue: Float { Float(doubleValue) }
            var boolValue: Bool { doubleValue != 0 }
            var decimalValue: Decimal { Decimal(doubleValue) }
            var description: String { stringValue }
            func hash(into hasher: inout Hasher) { hasher.combine(doubleValue) }
            static func == (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.doubleValue == rhs.doubleValue }
            var stringValue: String { __formatNumber(doubleValue, least: 0, most: 15, isGrouped: false) }
        }

        class NSDecimalNumber: NSNumber {
            init(decimal: Decimal) { super.init(value: decimal.doubleValue) }
            init(string: String?) { super.init(value: string.flatMap { Double($0) } ?? .nan) }
            override init(value: Int) { super.init(value: value) }
            override init(value: Double) { super.init(value: value) }
            required init(integerLiteral value: Int) { super.init(value: value) }
            required init(floatLiteral value: Double) { super.init(value: value) }
            override init(__bridging value: Decimal) { super.init(value: value.doubleValue) }
            static var zero: NSDecimalNumber { NSDecimalNumber(value: 0) }
            static var one: NSDecimalNumber { NSDecimalNumber(value: 1) }
            func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(value: doubleValue + other.doubleValue)
            }
            func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(value: doubleValue - other.doubleValue)
            }
            func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(value: doubleValue * other.doubleValue)
            }
            func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(value: doubleValue / other.doubleValue)
            }
        }

        extension Double {
            init(truncating number: NSNumber) { self = number.doubleValue }
        }

        extension Int {
            init(truncating number: NSNumber) { self = number.intValue }
        }

        struct Decimal: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
            let doubleValue: Double
            static let zero = Decimal(0)
            init() { doubleValue = 0 }
            init(_ value: Int) { doubleValue = Double(value) }
            init(_ value: Double) { doubleValue = value }
            init(integerLiteral value: Int) { doubleValue = Double(value) }
            init(floatLiteral value: Double) { doubleValue = value }
            init?(string: String) {
                guard let value = Double(string) else { return nil }
                doubleValue = value
            }
            var description: String { __formatNumber(doubleValue, least: 0, most: 15, isGrouped: false) }
            static func + (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(lhs.doubleValue + rhs.doubleValue) }
            static func - (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(lhs.doubleValue - rhs.doubleValue) }
            static func * (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(lhs.doubleValue * rhs.doubleValue) }
            static func / (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(lhs.doubleValue / rhs.doubleValue) }
            static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
            static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
            static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
            static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
            static prefix func - (operand: Decimal) -> Decimal { Decimal(-operand.doubleValue) }
            static prefix func + (operand: Decimal) -> Decimal { operand }
            mutating func negate() { self = -self }
            var magnitude: Decimal { Decimal(doubleValue.magnitude) }
            var sign: FloatingPointSign { doubleValue < 0 ? .minus : .plus }
            var isSignMinus: Bool { doubleValue < 0 }
            var isZero: Bool { doubleValue == 0 }
            var isNaN: Bool { doubleValue.isNaN }
            var isFinite: Bool { doubleValue.isFinite }
            static func < (lhs: Decimal, rhs: Decimal) -> Bool { lhs.doubleValue < rhs.doubleValue }
        }
        """
}
