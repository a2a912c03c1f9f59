extension FoundationText {
    /// Foundation's numbers, which hold a `Double` here.
    static let numbers = """
        class NSNumber: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible {
            let doubleValue: Double
            init(value: Int) { doubleValue = Double(value) }
            init(value: Int64) { doubleValue = Double(value) }
            init(value: Double) { doubleValue = value }
            init(value: Float) { doubleValue = Double(value) }
            init(value: CGFloat) { doubleValue = Double(value) }
            init(value: Bool) { doubleValue = value ? 1 : 0 }
            required init(integerLiteral value: Int) { doubleValue = Double(value) }
            required init(floatLiteral value: Double) { doubleValue = value }
            init(__bridging value: Int) { doubleValue = Double(value) }
            init(__bridging value: Double) { doubleValue = value }
            init(__bridging value: Float) { doubleValue = Double(value) }
            init(__bridging value: Decimal) { doubleValue = value.__value.doubleValue }
            init(__bridging value: CGFloat) { doubleValue = Double(value) }
            init(__bridging value: Bool) { doubleValue = value ? 1 : 0 }
            var intValue: Int { Int(doubleValue) }
            var int64Value: Int64 { Int64(doubleValue) }
            var floatValue: Float { Float(doubleValue) }
            var boolValue: Bool { doubleValue != 0 }
            var decimalValue: Decimal { Decimal(doubleValue) }
            var description: String { stringValue }
            func hash(into hasher: inout Hasher) { hasher.combine(doubleValue) }
            static func == (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.doubleValue == rhs.doubleValue }
            var stringValue: String { __formatNumber(doubleValue, least: 0, most: 15, isGrouped: false) }
        }

        extension Double {
            init(truncating number: NSNumber) { self = number.doubleValue }
        }

        extension Int {
            init(truncating number: NSNumber) { self = number.intValue }
        }
        """
}
