/// A type of a generated program.
indirect enum GeneratedType: Hashable {
    case int, double, bool, string, range
    case array(GeneratedType)
    case optional(GeneratedType)
    case dictionary(GeneratedType, GeneratedType)
    case set(GeneratedType)
    case tuple([GeneratedType])
    case function([GeneratedType], GeneratedType)
    case named(String, [GeneratedType])
    /// `any P`.
    case existential(String)
    /// `T`, within its declaration.
    case parameter(String)

    var written: String {
        switch self {
        case .int: "Int"
        case .double: "Double"
        case .bool: "Bool"
        case .string: "String"
        case .range: "Range<Int>"
        case .array(let element): "[\(element.written)]"
        case .optional(let wrapped):
            switch wrapped {
            case .function, .existential: "(\(wrapped.written))?"
            default: "\(wrapped.written)?"
            }
        case .dictionary(let key, let value): "[\(key.written): \(value.written)]"
        case .set(let element): "Set<\(element.written)>"
        case .tuple(let parts): "(" + parts.map(\.written).joined(separator: ", ") + ")"
        case .function(let parameters, let result):
            "(" + parameters.map(\.written).joined(separator: ", ") + ") -> \(result.written)"
        case .named(let name, let arguments):
            arguments.isEmpty ? name : name + "<" + arguments.map(\.written).joined(separator: ", ") + ">"
        case .existential(let name): "any \(name)"
        case .parameter(let name): name
        }
    }

    /// The type with its generic parameters replaced.
    func replacing(_ types: [String: GeneratedType]) -> GeneratedType {
        switch self {
        case .int, .double, .bool, .string, .range, .existential: self
        case .array(let element): .array(element.replacing(types))
        case .optional(let wrapped): .optional(wrapped.replacing(types))
        case .dictionary(let key, let value): .dictionary(key.replacing(types), value.replacing(types))
        case .set(let element): .set(element.replacing(types))
        case .tuple(let parts): .tuple(parts.map { $0.replacing(types) })
        case .function(let parameters, let result):
            .function(parameters.map { $0.replacing(types) }, result.replacing(types))
        case .named(let name, let arguments): .named(name, arguments.map { $0.replacing(types) })
        case .parameter(let name): types[name] ?? self
        }
    }
}

/// A parameter of a declaration.
struct GeneratedParameter {
    /// Nil for `_`.
    var label: String?
    var type: GeneratedType
    var hasDefault = false
    var isVariadic = false
    var isInout = false
    /// Whether closures for it may be trailing.
    var isLastClosure = false
}

/// A function, a method, an initializer or a case with values.
struct GeneratedFunction {
    var name: String
    var generics: [String] = []
    /// Whether the generic argument must be `Comparable`.
    var needsComparable = false
    var parameters: [GeneratedParameter]
    var result: GeneratedType
    var isThrowing = false
    var isMutating = false
}

struct GeneratedProperty {
    var name: String
    var type: GeneratedType
    var isMutable = false
}

/// A type that the program declares.
struct GeneratedNominal {
    enum Kind { case structure, enumeration, object }

    var name: String
    var kind = Kind.structure
    var generics: [String] = []
    var properties: [GeneratedProperty] = []
    /// Members after a leading dot: constants and functions without parameters that return the type itself.
    var constants: [GeneratedProperty] = []
    var methods: [GeneratedFunction] = []
    var initializers: [GeneratedFunction] = []
    var cases: [GeneratedFunction] = []
    var isEquatable = false
    var isHashable = false
    var isComparable = false
    var isIterable = false
    /// The protocols that it conforms to; its values can be their `any`.
    var protocols: [String] = []
    var superclass: String?
}

/// A protocol without associated types.
struct GeneratedProtocol {
    var name: String
    var properties: [GeneratedProperty] = []
    var methods: [GeneratedFunction] = []
}

struct GeneratedVariable {
    var name: String
    var type: GeneratedType
    var isMutable = false
}
