import SwiftSource

/// What a name, or a chain of names, stands for before it is used.
enum Reference {
    case value(TypedExpression)
    case type(Type, SourceRange)
    /// Functions, methods or initializers of one name, of which a call chooses one.
    case functions(Callee)
    case module(String)
    case superValue(TypedExpression)
    /// `.name` of a type that nothing says.
    case unresolvedMember(Name)
}

/// Functions of one name, with what they are called on.
struct Callee {
    /// As errors name it: `Label`, `add`.
    let name: String
    let range: SourceRange
    var candidates: [Candidate]
    var receiver: TypedExpression?
    /// The type that is made, or that the static functions belong to.
    var type: Type?
    var isSuper = false
    /// Where an element's place begins that it makes; the callee's own start without.
    var methodStart: Int?
    /// Held by a variable: a function inside a body.
    var local: LocalFunction?
    var isSubscript = false

    struct Candidate {
        let function: FunctionSymbol
        let substitution: Substitution
    }
}

/// A chain that was checked.
struct CheckedChain {
    let value: TypedExpression
    /// Whether one of its steps is optional, so that all of it is.
    let isOptional: Bool
    let standard: StandardTypes

    /// As a value: an optional one where a step is.
    var wrapped: TypedExpression {
        guard isOptional else { return value }
        let type = value.type.wrapped != nil || value.type.isUnknown ? value.type : standard.optional(value.type)
        return TypedExpression(.optionalChain(value), type, value.range)
    }
}
