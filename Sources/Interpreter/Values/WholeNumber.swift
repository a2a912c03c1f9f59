import SwiftSource

/// A type of whole numbers of the language.
protocol WholeNumber: FixedWidthInteger, Sendable where Magnitude: WholeNumber {
    static var standard: StandardType { get }
}

extension Int: WholeNumber { static var standard: StandardType { .int } }
extension Int8: WholeNumber { static var standard: StandardType { .int8 } }
extension Int16: WholeNumber { static var standard: StandardType { .int16 } }
extension Int32: WholeNumber { static var standard: StandardType { .int32 } }
extension Int64: WholeNumber { static var standard: StandardType { .int64 } }
extension UInt: WholeNumber { static var standard: StandardType { .uint } }
extension UInt8: WholeNumber { static var standard: StandardType { .uint8 } }
extension UInt16: WholeNumber { static var standard: StandardType { .uint16 } }
extension UInt32: WholeNumber { static var standard: StandardType { .uint32 } }
extension UInt64: WholeNumber { static var standard: StandardType { .uint64 } }

extension StandardType {
    /// The type of whole numbers that it is; nil for other types.
    var wholeNumber: (any WholeNumber.Type)? {
        switch self {
        case .int: Int.self
        case .int8: Int8.self
        case .int16: Int16.self
        case .int32: Int32.self
        case .int64: Int64.self
        case .uint: UInt.self
        case .uint8: UInt8.self
        case .uint16: UInt16.self
        case .uint32: UInt32.self
        case .uint64: UInt64.self
        default: nil
        }
    }

    var isWhole: Bool { wholeNumber != nil }
}

/// A whole number of a type other than `Int`: `UInt8(250)`.
package struct FixedNumber: Hashable, Sendable {
    let type: StandardType
    /// A negative number has ones to the left of its own bits.
    private let bits: UInt64

    init<Number: WholeNumber>(_ number: Number) {
        type = Number.standard
        bits = UInt64(truncatingIfNeeded: number)
    }

    /// What compiled code holds; nil for other values, and for an `Int`.
    package init?(_ value: Any) {
        guard !(value is Int), let number = value as? any WholeNumber else { return nil }
        self.init(number)
    }

    var number: any WholeNumber {
        func made<Number: WholeNumber>(_ type: Number.Type) -> any WholeNumber { Number(truncatingIfNeeded: bits) }
        return type.wholeNumber.map { made($0) } ?? Int(truncatingIfNeeded: bits)
    }

    /// Nil where `Int` cannot hold it.
    package var int: Int? { Int(exactly: number) }
    package var double: Double { Double(number) }
    /// What is equal to it alone.
    package var key: AnyHashable { AnyHashable(number) }
    package var text: String { "\(number)" }
}

extension Value {
    /// A range of whole numbers of any type, with what makes its numbers of integers; nil for other values, and where `Int`
    /// cannot hold the numbers.
    package var wholeRange: (integers: IntegerRange, number: (Int) -> Value)? {
        switch self {
        case .range(let range): return (range, { .int($0) })
        case .span(let span):
            // No loop reaches the last number of all.
            if case .int(let start) = span.lower, case .int(let end) = span.upper {
                return start < 0 ? nil : (IntegerRange(start: start, end: end), { .int($0) })
            }
            guard case .fixed(let first) = span.lower, let start = first.int, let end = span.upper.integer,
                !span.isClosed || end < .max
            else { return nil }
            let integers = IntegerRange(start: start, end: span.isClosed ? end + 1 : end, isClosed: span.isClosed)
            return (integers, { Value.whole($0, as: first.type) ?? .int($0) })
        default: return nil
        }
    }

    static func whole<Number: WholeNumber>(_ number: Number) -> Value {
        Number.standard == .int ? .int(Int(truncatingIfNeeded: number)) : .fixed(FixedNumber(number))
    }

    /// A whole number as one of a type; nil where the type cannot hold it.
    static func whole(_ number: some BinaryInteger, as type: StandardType) -> Value? {
        func made<Number: WholeNumber>(_ type: Number.Type) -> Value? { Number(exactly: number).map { .whole($0) } }
        return type.wholeNumber.flatMap { made($0) }
    }

    /// A literal as one of a type; nil where the type cannot hold it.
    static func whole(_ literal: IntegerLiteral, as type: StandardType) -> Value? {
        if let number = literal.value { return whole(number, as: type) }
        return literal.isNegative ? nil : literal.magnitude.flatMap { whole($0, as: type) }
    }

    /// The number of a type with these bits; nil where the type has no whole numbers.
    static func whole(bits: Int, as type: StandardType) -> Value? {
        func made<Number: WholeNumber>(_ type: Number.Type) -> Value { .whole(Number(truncatingIfNeeded: bits)) }
        return type.wholeNumber.map { made($0) }
    }

    /// A whole number of whatever type; nil where `Int` cannot hold it.
    var integer: Int? {
        switch self {
        case .int(let number): number
        case .fixed(let number): number.int
        default: nil
        }
    }

    var whole: (any WholeNumber)? {
        switch self {
        case .int(let number): number
        case .fixed(let fixed): fixed.number
        default: nil
        }
    }
}
