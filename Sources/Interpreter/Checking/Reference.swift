import SwiftSource

/// What a name, or a chain of names, refers to before it is used.
enum Reference {
    case value(TypedExpression)
    case type(Type, SourceRange)
    /// Functions, methods or initializers of one name, among which a call chooses.
    case functions(Callee)
    case module(String)
    case superValue(TypedExpression)
}

/// Functions of one name, with their receiver.
struct Callee {
    /// The name in errors: `Label`, `add`.
    let name: String
    let range: SourceRange
    var candidates: [Candidate]
    var receiver: TypedExpression?
    /// The type that is made, or that the static functions belong to.
    var type: Type?
    var isSuper = false
    /// The start of the element that it makes; nil for the start of the callee.
    var methodStart: Int?
    /// Held by a variable: a function inside a body.
    var local: LocalFunction?
    /// The library's type of that name, which is made where no function takes the arguments.
    var namesake: NominalSymbol?
    /// The functions outside of the type of that name, one of which is meant where no method takes the arguments.
    var outer: [Candidate] = []
    var isSubscript = false
    /// A value that is the type that the static functions belong to: `type(of: shape)`.
    var typeSource: TypedExpression?

    struct Candidate {
        let function: FunctionSymbol
        let substitution: Substitution
    }
}
