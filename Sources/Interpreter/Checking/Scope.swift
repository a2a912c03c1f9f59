import SwiftSource

/// The names visible at a position: a block's own, its type's, then the enclosing ones. A class, since blocks add names as
/// they go.
final class Scope {
    let parent: Scope?
    /// The type whose members can be named without a dot.
    let nominal: NominalSymbol?
    /// Whether instance members can be named too, since there is a `self`.
    let hasSelf: Bool
    private(set) var locals: [String: Local] = [:]
    private(set) var generics: [String: GenericParameter] = [:]
    /// The bindings of its type's generic parameters by an extension.
    private(set) var bound: [GenericParameter: Type] = [:]
    /// What `Self` is in an extension of a protocol that says what associated types are: `where Element == Money`.
    var statedSelf: GenericParameter?
    /// The code that the block belongs to; nil outside code.
    let code: CodeScope?

    enum Local {
        case variable(LocalVariable)
        /// A computed variable of a body, by its getter.
        case computed(LocalVariable)
        /// A variable under property wrappers of the sources: what holds them, and how many there are.
        case wrapped(LocalVariable, depth: Int)
        /// Local functions of one name.
        case functions([LocalFunction])
        case type(NominalSymbol)
        case alias(AliasSymbol)
    }

    init(
        in parent: Scope?, nominal: NominalSymbol? = nil, hasSelf: Bool = false, code: CodeScope? = nil,
        generics: [GenericParameter] = []
    ) {
        self.parent = parent
        self.nominal = nominal
        self.hasSelf = hasSelf
        self.code = code ?? parent?.code
        for generic in generics { self.generics[generic.name] = generic }
    }

    /// Whether its names are the ones that its parent declares: those of another pattern of the same case.
    var isSharing = false

    /// The variable of that name that another pattern of the same case binds.
    func sharedVariable(_ name: String) -> LocalVariable? {
        if isSharing, case .variable(let variable)? = parent?.locals[name] { variable } else { nil }
    }

    /// Whether declared variables are implicitly unwrapped.
    var bindsUnwrapped = false

    /// Whether it is the outermost of a file's statements.
    var isFileScope = false

    func declare(_ variable: LocalVariable) { locals[variable.name] = .variable(variable) }

    func declare(_ function: LocalFunction) {
        let others =
            if case .functions(let others)? = locals[function.symbol.name] { others } else { [LocalFunction]() }
        locals[function.symbol.name] = .functions(others + [function])
    }

    func bind(_ parameter: GenericParameter, to type: Type) { bound[parameter] = type }

    /// Declares the names of another block, too.
    func adopt(_ other: Scope) { locals.merge(other.locals) { $1 } }

    func declareComputed(_ name: String, _ getter: LocalVariable) { locals[name] = .computed(getter) }

    func declareWrapped(_ name: String, in backing: LocalVariable, depth: Int) {
        locals[name] = .wrapped(backing, depth: depth)
    }

    /// It and those around it, outermost last.
    var enclosing: Enclosing { Enclosing(scope: self) }

    struct Enclosing: Sequence, IteratorProtocol {
        fileprivate var scope: Scope?

        mutating func next() -> Scope? {
            defer { scope = scope?.parent }
            return scope
        }
    }

    /// What holds the wrappers of the innermost variable of a name; nil for a variable without any.
    func wrapped(_ name: String) -> (backing: LocalVariable, depth: Int)? {
        for scope in enclosing {
            switch scope.locals[name] {
            case .wrapped(let backing, let depth)?: return (backing, depth)
            case nil: continue
            default: return nil
            }
        }
        return nil
    }

    func declare(_ type: NominalSymbol) { locals[type.name] = .type(type) }

    func declare(_ alias: AliasSymbol) { locals[alias.name] = .alias(alias) }

    /// The names of the enclosing blocks, for hints.
    var localNames: [String] { enclosing.flatMap(\.locals.keys) }
}

/// A function inside a body, with the variable that holds it.
struct LocalFunction {
    let symbol: FunctionSymbol
    let variable: LocalVariable
}

/// The state shared by the statements of code being checked. A class, since its blocks add to it.
final class CodeScope {
    let code: Code
    let parent: CodeScope?
    /// The return type.
    var result: Type?
    /// The function whose code it is; nil outside of functions.
    var function: FunctionSymbol?
    /// `self`, where there is one: the code's own, or that of enclosing code.
    var selfVariable: LocalVariable?
    var isInitializer = false
    /// Whether it is the top-level code of a file.
    var isTopLevel = false
    /// What the `return`s of the closure give that were seen, which say its result type.
    var returned: [TypedExpression] = []
    /// The anonymous parameters, `$0` first.
    var anonymous: [LocalVariable] = []
    /// What the statements build that are being checked: a `return` among them gives a child.
    var builder: BuilderType?

    init(_ code: Code, in parent: CodeScope?) {
        self.code = code
        self.parent = parent
        selfVariable = parent?.selfVariable
        function = parent?.function
    }
}
