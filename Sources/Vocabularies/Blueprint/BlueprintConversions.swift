import BlueprintDialect
import Interpreter
import Negotiation
import SwiftSource

extension Conversion where T == any Element {
    /// Any element. One from a source carries the place where it was written into the tree, and out of it again.
    static var element: Conversion<any Element> {
        Conversion(.named(BlueprintVocabulary.element)) { value throws(VocabularyError) in
            guard case .native(let native) = value, let element = native.payload as? any Element else {
                throw .mismatch(expected: .named(BlueprintVocabulary.element), found: value.typeName)
            }
            return Located.at(native.origin, element)
        } encode: {
            .native(Native(element: $0))
        }
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
            BlueprintVocabulary.name(of: plain), plain,
            origin: origin.map(SourceRange.init))
    }
}

extension Conversion where T: ElementBuilderChild {
    /// What a container's closure gathers: the child as a modifier made it, or a plain element.
    static func child(_ name: String) -> Conversion<T> {
        let native = Conversion<T>.native(TypeName(name))
        return Conversion(native.type) { value throws(VocabularyError) in
            if case .native(let value) = value, let child = value.payload as? T { return child }
            let element = try Conversion<any Element>.element.decode(value)
            if let keyed = Located.unwrap(element).element as? Keyed, let type = T.self as? any KeyedBuilderChild.Type,
                let child = type.init(keyed: keyed) as? T
            {
                return child
            }
            return T(element)
        } encode: {
            native.encode($0)
        }
    }
}

extension Conversion where T == CGFloat {
    static var number: Conversion<CGFloat> {
        Conversion(.cgFloat) { value throws(VocabularyError) in
            switch value {
            case .double(let number): return CGFloat(number)
            case .int(let number): return CGFloat(number)
            default: throw .mismatch(expected: .cgFloat, found: value.typeName)
            }
        } encode: {
            .double(Double($0))
        }
    }
}

extension Conversion where T == (ElementDimensions) -> CGFloat {
    /// A closure that says where a line runs in an element. Where the closure fails, which the program tells, it is 0.
    static var guide: Conversion<(ElementDimensions) -> CGFloat> {
        let dimensions = Conversion<ElementDimensions>.native(TypeName("ElementDimensions"))
        let type = ValueType.function(parameters: [.init(dimensions.type)], result: .cgFloat)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { size in
                var arguments = [dimensions.encode(size)]
                switch closure.call(&arguments) {
                case .double(let number): return CGFloat(number)
                case .int(let number): return CGFloat(number)
                default: return 0
                }
            }
        } encode: { guide in
            .closure(
                Closure(parameterCount: 1) { arguments in
                    guard case .native(let size) = arguments.first, let size = size.payload as? ElementDimensions
                    else { return nil }
                    return .double(Double(guide(size)))
                })
        }
    }
}
