import EngineKit
import Interpreter
import Negotiation
import SwiftSource

extension Conversion {
    /// Any element of a dialect, of a type that is a protocol. One from a source carries the position where it was written
    /// into the tree, and out of it again.
    /// - Parameters:
    ///   - located: the element with its position, as an element. A cast would take long.
    ///   - native: the element as the interpreter keeps it, under the name that the vocabulary has for its type.
    static func anyElement(
        _ type: TypeName, located: @escaping @Sendable (LocatedElement<T>) -> T,
        native: @escaping @Sendable (T) -> Native
    ) -> Conversion {
        let type = ValueType.named(type)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .native(let native) = value, let element = native.payload as? T else {
                throw .mismatch(expected: type, found: value.typeName)
            }
            guard let origin = native.origin else { return element }
            return located(LocatedElement(element, origin: SourceOrigin(origin)))
        } encode: {
            .native(native($0))
        }
    }
}

extension LocatedElement {
    /// The element with the position where it was written, if that is known.
    static func at(_ origin: SourceRange?, _ element: Wrapped) -> Wrapped {
        guard let origin else { return element }
        guard let located = LocatedElement(element, origin: SourceOrigin(origin)) as? Wrapped else {
            preconditionFailure("elements with positions are elements in every dialect")
        }
        return located
    }
}
