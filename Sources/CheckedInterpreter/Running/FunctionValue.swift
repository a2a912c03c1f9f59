import SwiftSource

/// A function of the source as a value, ready to be called. A class, for closures of compiled code and the runner share it.
final class FunctionValue {
    private(set) var kind: Kind
    let parameterCount: Int
    /// How many elements of the source it was made inside of.
    let nesting: Int
    let range: SourceRange
    private let remains: Remains

    enum Kind {
        case code(Code, [Box])
        /// With what it is called on, and the type that is made.
        case function(FunctionSymbol, receiver: Value?, Type?)
        case operation(BuiltinOperator)
        case path([PathStep])
        /// Gives a value, whatever it is called with.
        case constant(Value)
    }

    init(_ kind: Kind, parameterCount: Int, nesting: Int, at range: SourceRange, remains: Remains) {
        self.kind = kind
        self.parameterCount = parameterCount
        self.nesting = nesting
        self.range = range
        self.remains = remains
    }

    deinit {
        guard case .code = kind else { return }
        remains.take(&kind)
        remains.letGo()
    }
}

/// What closures that are gone held: let go of one after the other, for closures may hold each other in long chains.
final class Remains {
    private var waiting: [[Box]] = []
    private var isEmptying = false

    /// Takes over what a closure holds. Nothing is let go of before this is done.
    func take(_ kind: inout FunctionValue.Kind) {
        guard case .code(_, let captures) = kind else { return }
        waiting.append(captures)
        kind = .constant(.void)
    }

    func letGo() {
        guard !isEmptying else { return }
        isEmptying = true
        while !waiting.isEmpty { waiting.removeLast() }
        isEmptying = false
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
