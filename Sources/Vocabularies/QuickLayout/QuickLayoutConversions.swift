import Interpreter
import Negotiation
import QuickLayoutDialect
import SwiftSource

extension Conversion where T == any Element {
    static var element: Conversion<any Element> {
        .anyElement(QuickLayoutVocabulary.element, located: { $0 }) { Native(element: $0) }
    }

    /// What a modifier makes of an element.
    static var layout: Conversion<any Element> {
        .anyElement(QuickLayoutVocabulary.layout, located: { $0 }) { Native(element: $0) }
    }

    /// An element that shows something itself.
    static var leaf: Conversion<any Element> {
        let type = ValueType.named(QuickLayoutVocabulary.leaf)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .native(let native) = value, native.payload is any LeafElement else {
                throw .mismatch(expected: type, found: value.typeName)
            }
            return try Conversion<any Element>.element.decode(value)
        } encode: {
            .native(Native(element: $0))
        }
    }
}

extension Conversion where T == [any Element] {
    static var elements: Conversion { Conversion<any Element>.element.array() }

    /// What a builder's closure gathers, with what was written as one taken apart.
    static var children: Conversion {
        parts.builder().mapped(into: { $0.flatMap { $0 } }, out: { [$0] })
    }

    /// An element, or what stands for several in a builder: `ForEach`, and a `Spacer` with a minimum length.
    private static var parts: Conversion {
        let element = Conversion<any Element>.element
        return Conversion(element.type) { value throws(VocabularyError) in
            if case .native(let native) = value {
                if let each = native.payload as? ForEach { return each.elements }
                if let spacer = native.payload as? Spacer {
                    return spacer.elements.map { Located.at(native.origin, $0) }
                }
            }
            return [try element.decode(value)]
        } encode: {
            ForEach.conversion.encode(ForEach($0))
        }
    }
}

extension Native {
    /// An element as the interpreter keeps it, under the name that the vocabulary has for its type.
    init(element: any Element) {
        let (plain, origin) = Located.unwrap(element)
        self.init(
            plain is QuickLayoutHole ? QuickLayoutVocabulary.hole : TypeName(plain.elementName), plain,
            origin: origin.map(SourceRange.init))
    }
}

extension Conversion where T == (ViewDimensions) -> CGFloat {
    /// Says where a line runs in an element.
    static var guide: Conversion { .closure(failing: 0) }
}

extension Conversion where T == (Value) -> (any Element)? {
    /// Makes an element of an item; none where it fails.
    static var makesElement: Conversion {
        let made = Conversion<any Element>.element.mapped(into: Optional.init) { $0 ?? EmptyLayout() }
        return .closure(from: .value(.element(of: .generic("Data"))), giving: made, failing: nil)
    }
}
