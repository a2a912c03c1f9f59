import SwiftSource

/// The names of a block. A class, because closures share the variables around them.
final class Scope {
    let parent: Scope?
    private(set) var variables: [String: Variable] = [:]
    private(set) var functions: [String: [UserFunction]] = [:]
    /// Whether a closure holds it.
    var isCaptured = false
    /// Names that the block declares further down.
    var upcoming: Set<String> = []

    init(parent: Scope?) {
        self.parent = parent
    }

    func declare(_ variable: Variable) {
        variables[variable.name] = variable
    }

    func declare(_ function: UserFunction) {
        functions[function.name, default: []].append(function)
    }

    func variable(_ name: String) -> Variable? {
        var scope: Scope? = self
        while let current = scope {
            if let variable = current.variables[name] { return variable }
            scope = current.parent
        }
        return nil
    }

    /// The functions of that name, with the scope that they stand in.
    func functions(_ name: String) -> (functions: [UserFunction], scope: Scope)? {
        var scope: Scope? = self
        while let current = scope {
            if let functions = current.functions[name] { return (functions, current) }
            scope = current.parent
        }
        return nil
    }

    func isUpcoming(_ name: String) -> Bool {
        var scope: Scope? = self
        while let current = scope {
            if current.upcoming.contains(name) { return true }
            scope = current.parent
        }
        return false
    }

    /// Every name that can be used here.
    var names: [String] {
        var names: [String] = []
        var scope: Scope? = self
        while let current = scope {
            names += current.variables.keys.sorted() + current.functions.keys.sorted()
            scope = current.parent
        }
        return names
    }

    /// Forgets everything, so that closures and the scopes that they stand in let go of each other.
    func clear() {
        variables = [:]
        functions = [:]
    }
}

/// A `let`, a `var` or a parameter. A class, because closures share it.
final class Variable {
    let name: String
    let isMutable: Bool
    /// What may be assigned; nil where nothing is known.
    let type: ValueType?
    var state: State

    enum State {
        case value(Value)
        /// Declared without a value.
        case unset
        /// Its value could not be made; a diagnostic says why.
        case failed
    }

    init(_ name: String, isMutable: Bool, type: ValueType?, _ state: State) {
        self.name = name
        self.isMutable = isMutable
        self.type = type
        self.state = state
    }
}

/// A function that the source declares.
struct UserFunction {
    let name: String
    let declaration: FunctionDeclaration
    let parameters: [ParameterDescription]
    let result: ValueType
}

/// Something that can be assigned: a variable, or a part of one.
struct Place {
    let variable: Variable
    var path: [Step]
    /// Behind `?` or `!`: what it holds is there.
    var isUnwrapped = false

    enum Step {
        indirect case property(PropertyDescription)
        case index(Int)
        case key(Value)
        case field(Int)
    }
}
