import SwiftSource

/// A function of the source as a value, ready to be called. A class, for closures of compiled code and the runner share it.
final class FunctionValue {
    let kind: Kind
    let parameterCount: Int
    /// How many elements of the source it was made inside of.
    let nesting: Int
    let range: SourceRange

    enum Kind {
        case code(Code, [Box])
        /// With what it is called on, and the type that is made.
        case function(FunctionSymbol, receiver: Value?, Type?)
        case operation(BuiltinOperator)
        case path([PathStep])
        /// Gives a value, whatever it is called with.
        case constant(Value)
    }

    init(_ kind: Kind, parameterCount: Int, nesting: Int, at range: SourceRange) {
        self.kind = kind
        self.parameterCount = parameterCount
        self.nesting = nesting
        self.range = range
    }
}

/// A step of a key path, its indices evaluated.
enum PathStep {
    case property(VariableSymbol)
    case tupleElement(Int)
    case subscripted(FunctionSymbol, [Value?])
    case optional, forced
    case unknown(String)
}
