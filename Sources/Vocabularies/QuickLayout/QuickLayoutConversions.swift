import Interpreter
import Negotiation
import QuickLayoutDialect
import SwiftSource

extension Conversion where T == any Element {
    /// Any element. One from a source carries the place where it was written into the tree, and out of it again.
    static var element: Conversion<any Element> {
        Conversion(.named(QuickLayoutVocabulary.element)) { value throws(VocabularyError) in
            guard case .native(let native) = value, let element = native.payload as? any Element else {
                throw .mismatch(expected: .named(QuickLayoutVocabulary.element), found: value.typeName)
            }
            return Located.at(native.origin, element)
        } encode: {
            .native(Native(element: $0))
        }
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
    /// What a builder's closure gathers, with what was written as one taken apart.
    static var children: Conversion<[any Element]> {
        let parts = Conversion<[[any Element]]>.builder(.parts)
        return Conversion(parts.type) { value throws(VocabularyError) in
            try parts.decode(value).flatMap { $0 }
        } encode: {
            parts.encode([$0])
        }
    }

    /// An element, or what stands for several in a builder: `ForEach`, and a `Spacer` with a least length.
    private static var parts: Conversion<[any Element]> {
        Conversion(.named(QuickLayoutVocabulary.element)) { value throws(VocabularyError) in
            guard case .native(let native) = value else {
                throw .mismatch(expected: .named(QuickLayoutVocabulary.element), found: value.typeName)
            }
            if let each = native.payload as? ForEach { return each.elements }
            if let spacer = native.payload as? Spacer { return spacer.elements.map { Located.at(native.origin, $0) } }
            return [try Conversion<any Element>.element.decode(value)]
        } encode: {
            .native(Native(QuickLayoutVocabulary.forEach, ForEach($0)))
        }
    }
}

extension Conversion where T == [[any Element]] {
    fileprivate static func builder(_ parts: Conversion<[any Element]>) -> Conversion<[[any Element]]> {
        parts.builder()
    }
}

extension Located {
    /// The element with the place where it was written, if that is known.
    static func at(_ origin: SourceRange?, _ element: any Element) -> any Element {
        guard let origin else { return element }
        return Located(element, origin: SourceOrigin(origin))
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
    /// A closure that says where a line runs in an element. Where the closure fails, which the program tells, it is 0.
    static var guide: Conversion<(ViewDimensions) -> CGFloat> {
        function(from: QuickLayoutVocabulary.dimensions, to: .cgFloat, otherwise: 0)
    }
}

extension Conversion where T == (CGSize) -> CGSize {
    /// A closure that answers a proposal. Where it fails, which the program tells, it answers with nothing.
    static var measure: Conversion<(CGSize) -> CGSize> {
        function(from: .cgSize, to: .cgSize, otherwise: .zero)
    }
}

extension Conversion where T == (Value) -> (any Element)? {
    /// A closure that makes an element of an item; none where it fails.
    static var makeElement: Conversion<(Value) -> (any Element)?> {
        let item = Conversion<Value>(.any) { value throws(VocabularyError) in
            value
        } encode: {
            $0
        }
        let type = ValueType.function(parameters: [.init(.any)], result: .named(QuickLayoutVocabulary.element))
        let made = Conversion<any Element>.element.optional()
        let closure = Conversion<(Value) -> (any Element)?>.function(from: item, to: made, otherwise: nil)
        return Conversion(type, decode: closure.decode, encode: closure.encode)
    }
}

extension Conversion {
    /// A closure of one parameter, with what it gives where it fails.
    fileprivate static func function<From, To>(
        from: Conversion<From>, to: Conversion<To>, otherwise: @escaping @Sendable @autoclosure () -> To
    ) -> Conversion<(From) -> To> where T == (From) -> To {
        let type = ValueType.function(parameters: [.init(from.type)], result: to.type)
        return Conversion<(From) -> To>(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { given in
                var arguments = [from.encode(given)]
                guard let result = closure.call(&arguments) else { return otherwise() }
                do throws(VocabularyError) {
                    return try to.decode(result)
                } catch {
                    closure.refuse(error)
                    return otherwise()
                }
            }
        } encode: { function in
            .closure(
                Closure(parameterCount: 1) { arguments in
                    // The interpreter reports a nil from compiled code where it calls it.
                    do throws(VocabularyError) {
                        return to.encode(function(try from.decode(arguments[0])))
                    } catch {
                        return nil
                    }
                })
        }
    }
}
