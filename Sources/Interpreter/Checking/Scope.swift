import SwiftSource

/// The names that can be used at a place: a block's own, its type's, then what is around. A class, for blocks add names as
/// they go.
final class Scope {
    let parent: Scope?
    /// The type whose members can be named without a dot.
    let nominal: NominalSymbol?
    /// Whether members of values can be named too, `self` being one.
    let hasSelf: Bool
    private(set) var locals: [String: Local] = [:]
    private(set) var generics: [String: GenericParameter] = [:]
    /// What an extension says that its type's parameters are.
    private(set) var bound: [GenericParameter: Type] = [:]
    /// The code that the block belongs to; nil outside code.
    let code: CodeScope?

    enum Local {
        case variable(LocalVariable)
        /// A computed variable of a body: a closure that each use calls.
        case computed(LocalVariable)
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

    /// A scope whose names are those of another that binds the same.
    convenience init(in parent: Scope?, sharing other: Scope) {
        self.init(in: parent)
        shared = other
    }

    /// Where the same names are declared already.
    private var shared: Scope?

    /// The variable of that name that another pattern of the same case binds.
    func sharedVariable(_ name: String) -> LocalVariable? {
        if case .variable(let variable)? = shared?.locals[name] { variable } else { nil }
    }

    /// Whether what is declared may hide what the block declared before, as a `guard` does.
    var mayHide = false

    /// Whether what is declared is unwrapped where its value is wanted.
    var bindsUnwrapped = false

    /// Whether it is the outermost of a file's statements.
    var isFileScope = false

    func declare(_ variable: LocalVariable) { locals[variable.name] = .variable(variable) }

    func declare(_ function: LocalFunction) {
        if case .functions(let others)? = locals[function.symbol.name] {
            locals[function.symbol.name] = .functions(others + [function])
        } else {
            locals[function.symbol.name] = .functions([function])
        }
    }

    func bind(_ parameter: GenericParameter, to type: Type) { bound[parameter] = type }

    func declareComputed(_ variable: LocalVariable) { locals[variable.name] = .computed(variable) }

    func declare(_ type: NominalSymbol) { locals[type.name] = .type(type) }

    func declare(_ alias: AliasSymbol) { locals[alias.name] = .alias(alias) }

    /// Whether a variable or a type of that name is declared; a function of the name may stand beside a variable.
    func hasVariable(_ name: String) -> Bool {
        if mayHide { return false }
        return switch locals[name] {
        case nil, .functions?: false
        default: true
        }
    }

    /// The names of the blocks around, for hints.
    var localNames: [String] {
        var names: [String] = []
        var next: Scope? = self
        while let scope = next {
            names += scope.locals.keys
            next = scope.parent
        }
        return names
    }
}

/// A function inside a body, with the variable that holds it.
final class LocalFunction {
    let symbol: FunctionSymbol
    let variable: LocalVariable

    init(_ symbol: FunctionSymbol, in variable: LocalVariable) {
        self.symbol = symbol
        self.variable = variable
    }
}

/// Code while it is checked: what its statements share. A class, because its blocks add to it.
final class CodeScope {
    let code: Code
    let parent: CodeScope?
    /// What `return` gives.
    var result: Type?
    /// `self`, where there is one: the code's own, or that of code around it.
    var selfVariable: LocalVariable?
    var isInitializer = false
    /// Whether it is what a file's statements run as, one after the other.
    var isTopLevel = false
    /// Whether a closure's `return` was seen, whose values its type is made of.
    var returned: [TypedExpression] = []
    /// Types of the anonymous parameters, `$0` first.
    var anonymous: [LocalVariable] = []
    var loopDepth = 0
    var deferDepth = 0
    var builder: BuilderType?

    init(_ code: Code, in parent: CodeScope?) {
        self.code = code
        self.parent = parent
        selfVariable = parent?.selfVariable
    }
}
