import SwiftSource

/// What a name, or a chain of names, stands for before it is used. Boxed, as it goes through deep recursion.
indirect enum Reference {
    case value(Value)
    /// A variable or a part of one, which can be assigned.
    case place(Place)
    case type(ValueType)
    /// Functions, methods or initializers of one name, of which a call chooses one.
    case callables(BoundCallables)
    /// `self.init`, in an initializer.
    case initializer(of: Variable)
    /// `super`: what an open type does.
    case parent(Value, of: TypeDefinition?)
}

/// Callables of one name with what they are called on.
struct BoundCallables {
    /// As errors name it: `Label`, `add`.
    let name: String
    let candidates: [Candidate]
    let receiver: Receiver
    /// Of an array that they are called on.
    var elementType: ValueType?
    /// Whether its calls begin an element's place at the method's name.
    let isMethod: Bool

    /// The class whose values they make; nil where they make none, or those of another kind of type.
    var inheritingClass: TypeDefinition? {
        guard case .maker(let maker)? = candidates.first else { return nil }
        switch maker {
        case .initializer(_, let definition), .memberwise(let definition, _), .inherited(_, _, let definition):
            return definition.isClass ? definition : nil
        default: return nil
        }
    }

    enum Receiver {
        case none
        case value(Value)
        case place(Place)
        /// The type itself, for its static methods.
        case type(ValueType)
    }
}

/// Something that can be called.
enum Candidate {
    case compiled(Callable)
    /// A function or method of the source, and the scope that it stands in.
    case source(UserFunction, Scope)
    case maker(Maker)
    /// What an open type does where the source does not say.
    case open(OpenMember, [ParameterDescription])

    /// What a call gives, where that is one type that does not depend on the call.
    var result: ValueType? {
        guard case .compiled(let callable) = self, !callable.result.isGeneric else { return nil }
        return callable.result
    }

    var parameters: [ParameterDescription] {
        switch self {
        case .compiled(let callable): callable.parameters
        case .source(let function, _): function.parameters
        case .maker(let maker): maker.parameters
        case .open(_, let parameters): parameters
        }
    }
}

/// A way in which a value of the source's types is made.
enum Maker {
    case initializer(UserFunction, TypeDefinition)
    case memberwise(TypeDefinition, [ParameterDescription])
    /// `Size(rawValue: 3)`
    case rawValue(TypeDefinition, ValueType)
    /// An enum's case with associated values.
    case choice(TypeDefinition, Int)
    case inherited(OpenType.Inheritance.Initializer, [ParameterDescription], TypeDefinition)
    /// An initializer that the source adds to a type that it does not declare.
    case added(UserFunction, Scope, ValueType)

    var parameters: [ParameterDescription] {
        switch self {
        case .initializer(let function, _), .added(let function, _, _): function.parameters
        case .memberwise(_, let parameters), .inherited(_, let parameters, _): parameters
        case .rawValue(_, let type):
            [
                ParameterDescription(
                    label: "rawValue", name: "rawValue", type: type, unit: nil, defaultText: nil, help: "")
            ]
        case .choice(let definition, let index): definition.cases[index].parameters
        }
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
