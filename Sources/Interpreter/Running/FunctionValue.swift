import SwiftSource

/// A function of the source as a value. A class, since closures of compiled code and the runner share it.
final class FunctionValue {
    private(set) var kind: Kind
    let parameterCount: Int
    /// How many elements of the source enclose it.
    let nesting: Int
    let range: SourceRange
    private let remains: Remains

    enum Kind {
        case code(Code, [Box], GenericArguments?)
        /// With its receiver and the type that is made.
        case function(FunctionSymbol, receiver: Value?, Type?)
        /// A method without its receiver, which it is called with first.
        case method(FunctionSymbol)
        case operation(BuiltinOperator)
        case path([Place.Step])
        /// Ignores its arguments and gives a value.
        case constant(Value)
    }

    init(_ kind: Kind, parameterCount: Int, nesting: Int, at range: SourceRange, remains: Remains) {
        self.kind = kind
        self.parameterCount = parameterCount
        self.nesting = nesting
        self.range = range
        self.remains = remains
    }

    /// Whether it may change the argument at an index.
    func changes(_ index: Int) -> Bool {
        switch kind {
        case .code(let code, _, _): code.isChanged(index)
        case .operation(let op): index == 0 && op.assigned != nil
        case .function, .method, .path, .constant: false
        }
    }

    deinit {
        guard case .code = kind else { return }
        remains.take(&kind)
        remains.letGo()
    }
}

/// The captures of released closures, released one after another, since closures may hold each other in long chains.
final class Remains {
    private var waiting: [[Box]] = []
    private var isEmptying = false

    /// Takes over a closure's captures; nothing is released before this is done.
    func take(_ kind: inout FunctionValue.Kind) {
        guard case .code(_, let captures, _) = kind else { return }
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
