import Foundation

// What vocabularies say of numbers and of geometry.

extension Conversion where T == Double {
    package static var double: Conversion<Double> {
        Conversion(.double) { value throws(VocabularyError) in
            guard case .double(let double) = value else { throw .mismatch(expected: .double, found: value.typeName) }
            return double
        } encode: {
            .double($0)
        }
    }
}

extension Conversion where T == CGFloat {
    package static var cgFloat: Conversion<CGFloat> {
        Conversion(.cgFloat) { value throws(VocabularyError) in
            guard case .double(let double) = value else { throw .mismatch(expected: .cgFloat, found: value.typeName) }
            return CGFloat(double)
        } encode: {
            .double(Double($0))
        }
    }
}

extension Conversion where T == Value {
    /// A value as it is.
    package static func value(_ type: ValueType) -> Conversion<Value> {
        Conversion(type) { value throws(VocabularyError) in
            value
        } encode: {
            $0
        }
    }
}

extension Conversion where T == CGSize {
    package static var cgSize: Conversion<CGSize> { .native(TypeName("CGSize")) }
}

extension Conversion where T == CGPoint {
    package static var cgPoint: Conversion<CGPoint> { .native(TypeName("CGPoint")) }
}

extension Conversion where T == CGRect {
    package static var cgRect: Conversion<CGRect> { .native(TypeName("CGRect")) }
}
