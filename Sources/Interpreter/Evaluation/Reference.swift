import SwiftSource

/// What a name, or a chain of names, stands for before it is used. Boxed, as it goes through deep recursion.
indirect enum Reference {
    case value(Value)
    /// A variable or a part of one, which can be assigned.
    case place(Place)
    case type(ValueType)
    /// Functions, methods or initializers of the vocabulary, of which a call chooses one.
    case callables(BoundCallables)
    case functions(String, [UserFunction], Scope)
}

/// Callables of one name with what they are called on.
struct BoundCallables {
    /// As errors name it: `Label`, `add`.
    let name: String
    let candidates: [Callable]
    let receiver: Receiver
    /// Of an array that they are called on.
    var elementType: ValueType?
    /// Whether its calls begin an element's place at the method's name.
    let isMethod: Bool

    enum Receiver {
        case none
        case value(Value)
        case place(Place)
    }
}

extension Reference {
    /// The same behind `?` or `!`.
    var unwrapped: Reference {
        guard case .place(var place) = self else { return self }
        place.isUnwrapped = true
        return .place(place)
    }
}
