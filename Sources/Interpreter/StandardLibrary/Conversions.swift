import Foundation

// What vocabularies say of numbers and of geometry.

extension Conversion where T == CGFloat {
    /// A length; whole numbers are converted.
    package static var cgFloat: Conversion<CGFloat> {
        .plain(
            .cgFloat,
            {
                if case .int(let number) = $0 { return CGFloat(number) }
                return $0.fraction.map { CGFloat($0) }
            }, encode: { .double(Double($0)) })
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
