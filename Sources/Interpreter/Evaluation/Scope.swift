import SwiftSource

/// The names of a block. A class, because closures share the variables around them.
final class Scope {
    let parent: Scope?
    private(set) var variables: [String: Variable] = [:]
    private(set) var functions: [String: [UserFunction]] = [:]
    private(set) var types: [String: ValueType] = [:]
    /// Variables that are computed each time.
    private(set) var computed: [String: ComputedProperty] = [:]
    /// Whose members can be named here without a dot.
    let subject: Subject?
    /// Whether a closure holds it.
    var isCaptured = false
    /// Names that the block declares further down.
    var upcoming: Set<String> = []
    /// What `defer` put off until the block is left, in the order of the source.
    var deferred: [Block] = []

    init(parent: Scope?, subject: Subject? = nil) {
        self.parent = parent
        self.subject = subject
    }

    enum Subject {
        /// `self`, in a method.
        case value(Variable)
        /// `Self`, in what belongs to a type itself.
        case type(ValueType)
    }

    func declare(_ variable: Variable) {
        variables[variable.name] = variable
    }

    func declare(_ function: UserFunction) {
        functions[function.name, default: []].append(function)
    }

    func declare(_ property: ComputedProperty) {
        computed[property.name] = property
    }

    func declare(_ type: ValueType, as name: String) {
        types[name] = type
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

    /// The type of that name.
    func type(_ name: String) -> ValueType? {
        var scope: Scope? = self
        while let current = scope {
            if let type = current.types[name] { return type }
            scope = current.parent
        }
        return nil
    }

    /// Every type that can be named here.
    var typeNames: [String] {
        var names: [String] = []
        var scope: Scope? = self
        while let current = scope {
            names += current.types.keys.sorted()
            scope = current.parent
        }
        return names
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
            names += current.variables.keys.sorted() + current.functions.keys.sorted() + current.types.keys.sorted()
            scope = current.parent
        }
        return names
    }

    /// Forgets everything, so that closures and the scopes that they stand in let go of each other.
    func clear() {
        variables = [:]
        functions = [:]
        types = [:]
        computed = [:]
    }
}

/// A `let`, a `var` or a parameter. A class, because closures share it.
final class Variable {
    let name: String
    let isMutable: Bool
    /// What may be assigned; nil where nothing is known.
    let type: ValueType?
    var state: State
    /// Kept by a class of the vocabulary, which may do without: its value is there where it is asked for something.
    var isImplicitlyUnwrapped = false

    enum State {
        case value(Value)
        /// Declared without a value.
        case unset
        /// Its value could not be made; a diagnostic says why.
        case failed
        /// In the hands of a mutating method.
        case lent
    }

    init(_ name: String, isMutable: Bool, type: ValueType?, _ state: State) {
        self.name = name
        self.isMutable = isMutable
        self.type = type
        self.state = state
    }
}

/// A function, method or initializer that the source declares.
struct UserFunction {
    let name: String
    let declaration: FunctionDeclaration
    let parameters: [ParameterDescription]
    /// Whether the function changes what a parameter is given.
    let isInout: [Bool]
    let result: ValueType
    /// What the statements of the closure give that a parameter takes, where its attribute says so.
    let built: [BuiltValue?]

    /// Changes the value that it is called on.
    var isMutating: Bool { declaration.modifiers.contains(.mutating) }
}

/// Something that can be assigned: a variable, or a part of one.
struct Place {
    let variable: Variable
    var path: [Step]
    /// Behind `?` or `!`: what it holds is there.
    var isUnwrapped = false

    enum Step {
        indirect case property(PropertyDescription)
        /// Of a struct of the source.
        case stored(Int, StoredProperty)
        indirect case computed(ComputedProperty)
        /// Of the vocabulary, with its indices and the type of what stands there, where that is known.
        indirect case subscripted(SubscriptDescription, [Value?], ValueType?)
        case index(Int)
        case key(Value)
        /// With what stands there where there is nothing.
        case keyOr(Value, Value)
        case field(Int)

        /// Whether what is before it stays as it is when what is behind it is changed.
        var isNonmutating: Bool {
            if case .property(let property) = self { property.isNonmutating } else { false }
        }
    }
}
