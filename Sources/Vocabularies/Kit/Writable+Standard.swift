import Foundation
import Interpreter
import Negotiation

// The types of the language and of Foundation that pages mention.

extension Bool: Writable {
    static var conversion: Conversion<Bool> { .bool }
}

extension Int: Writable {
    static var conversion: Conversion<Int> { .int }
}

extension String: Writable {
    static var conversion: Conversion<String> { .string }
}

extension CGFloat: Writable {
    static var conversion: Conversion<CGFloat> { .cgFloat }
    static var unit: Interpreter.Unit? { .points }
    var swiftText: String? { literal }
}

extension Double: Writable {
    static var conversion: Conversion<Double> { CGFloat.conversion.mapped(into: { Double($0) }, out: { CGFloat($0) }) }
}

extension CGPoint: Writable {}

extension CGRect: Writable {}

extension Optional: Writable where Wrapped: Writable {
    static var typeName: TypeName { Wrapped.typeName }
    static var conversion: Conversion<Wrapped?> { Wrapped.conversion.optional() }
    static var unit: Interpreter.Unit? { Wrapped.unit }
}

extension Array: Writable where Element: Writable {
    static var conversion: Conversion<[Element]> { Element.conversion.array() }
}

extension Dictionary: Writable where Key: Writable, Value: Writable {
    static var conversion: Conversion<[Key: Value]> { Value.conversion.keyed(by: Key.conversion) }
}

extension Value: Writable {
    /// Anything, as it is.
    static var conversion: Conversion<Value> { .value(.any) }
}

extension CGFloat {
    /// The number as Swift writes it, to two places.
    var literal: String { isFinite ? PointsFormat.short(self) : isNaN ? ".nan" : self < 0 ? "-.infinity" : ".infinity" }
}
