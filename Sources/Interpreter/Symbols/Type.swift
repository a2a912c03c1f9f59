import SwiftSource

/// A type as the checker knows it. `unknown` goes with every type and never causes a diagnostic.
indirect enum Type: Hashable {
    case unknown
    /// `Any`, and `AnyObject`: every value.
    case any
    /// A struct, enum, class or protocol with its generic arguments; a protocol's is the existential.
    case nominal(NominalSymbol, [Type])
    /// `()` is `Void`.
    case tuple([TupleField])
    case function(FunctionType)
    /// The type of a type: `Int.Type`.
    case metatype(Type)
    /// A generic parameter inside what declares it; `Self` inside a protocol.
    case parameter(GenericParameter)
    /// An associated type of a type that is not settled: `T.Element`.
    case member(Type, String)
    case composition([Type])
    /// Being inferred.
    case variable(TypeVariable)

    struct TupleField: Hashable {
        let label: String?
        let type: Type
    }

    static var void: Type { .tuple([]) }

    /// With fresh variables for its generic parameters.
    static func opened(_ symbol: NominalSymbol) -> Type {
        .nominal(symbol, symbol.genericParameters.map { .variable(TypeVariable(for: $0)) })
    }

    static func nominal(_ symbol: NominalSymbol) -> Type {
        .nominal(symbol, symbol.genericParameters.map { .parameter($0) })
    }
}

/// What a closure or function takes and gives.
struct FunctionType: Hashable {
    let parameters: [Parameter]
    let result: Type
    /// Where a builder makes children of the closure's statements: what each child is.
    var builder: BuilderType?

    struct Parameter: Hashable {
        /// For a variadic one, the array of its arguments; for an autoclosure, the function.
        let type: Type
        var isInout = false
        var isVariadic = false
        var isAutoclosure = false

        func with(_ type: Type) -> Parameter {
            Parameter(type: type, isInout: isInout, isVariadic: isVariadic, isAutoclosure: isAutoclosure)
        }
    }

    init(_ parameters: [Parameter], _ result: Type, builder: BuilderType? = nil) {
        self.parameters = parameters
        self.result = result
        self.builder = builder
    }
}

/// What a result builder makes of a closure's statements.
struct BuilderType: Hashable {
    /// What each statement's value is.
    let child: Type
    /// Whether they make one value; an array of the children otherwise.
    let isSingle: Bool
    /// Whether a call hands over the children themselves, gathered at the call, in place of a closure.
    var isGatheredByCaller = false
    /// Whether a source declares it: what its functions make of a statement that is no child is not known.
    var isOfSource = false
    /// The builder that a source declares, whose functions make the value; nil where the children are all that there is.
    var own: Type?

    /// With `change` applied to what each child is.
    func mapped(_ change: (Type) -> Type) -> BuilderType {
        BuilderType(
            child: change(child), isSingle: isSingle, isGatheredByCaller: isGatheredByCaller, isOfSource: isOfSource,
            own: own.map(change))
    }
}

/// A name that stands for a type in what declares it. A class for its identity.
final class GenericParameter: Hashable {
    let name: String
    /// What it conforms to or inherits from, once the declaration's names are bound.
    var constraints: [Type] = []
    /// What a `where` of its declaration says that its associated types are: `Value.RawValue == String`.
    var associatedTypes: [String: Type] = [:]
    /// Whether types inside of the declaring one use it. What it stands for in a value of theirs is not known.
    var isOfInnerTypes = false
    /// The protocol whose `Self` it is; nil for others.
    weak var owner: NominalSymbol?

    init(_ name: String) { self.name = name }

    convenience init(_ syntax: GenericParameterSyntax) { self.init(syntax.name.text) }

    /// Whether only types of numbers with a fraction stand for it, as which a whole number that is written is one, too.
    func isOfFractions(_ standard: StandardTypes) -> Bool {
        let types = [StandardType.floatingPoint, .expressibleByFloatLiteral].map { standard[$0] }
        return constraints.contains { constraint in types.contains { constraint.symbol?.isA($0) == .yes } }
    }

    static func == (one: GenericParameter, other: GenericParameter) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type that is being inferred. A class, because expressions share it until it is settled.
final class TypeVariable: Hashable {
    /// What it turned out to be; nil while it is open.
    var binding: Type?
    /// Which literals it stands for; nil for a generic parameter's.
    var literal: Literal?
    /// Whether a value of an unknown type stands for it, too: then a literal's own type says nothing.
    var isUncertain = false
    /// Whether it is handed by unknown code: a value of what is wanted of it as an optional may be none.
    var isHandedByUnknown = false
    /// What to take where nothing else decides: what the call's result is wanted as.
    var suggestion: Type?
    /// The parameter that it stands for in a call.
    let parameter: GenericParameter?

    enum Literal: Comparable {
        case integer, float
    }

    init(literal: Literal? = nil, for parameter: GenericParameter? = nil) {
        self.literal = literal
        self.parameter = parameter
    }

    /// The type of a literal that nothing else decides.
    func type(of literal: Literal, _ standard: StandardTypes) -> Type {
        let isWhole = literal == .integer && parameter?.isOfFractions(standard) != true
        return isWhole ? standard.int : standard.double
    }

    static func == (one: TypeVariable, other: TypeVariable) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Type {
    /// Whether it is not known yet, and no literal's.
    var isOpenVariable: Bool { if case .variable(let variable) = resolved { variable.literal == nil } else { false } }

    /// What stands behind variables that are settled; the outermost level alone.
    var resolved: Type {
        var type = self
        while case .variable(let variable) = type, let binding = variable.binding { type = binding }
        return type
    }

    /// With every settled variable replaced, at all levels; open ones by what they default to.
    func settled(_ standard: StandardTypes) -> Type {
        switch resolved {
        case .variable(let variable):
            switch variable.literal {
            case .some where variable.isUncertain: return .unknown
            case .some(let literal): return variable.type(of: literal, standard)
            case nil:
                guard let suggestion = variable.suggestion else { return .unknown }
                // Two may suggest each other.
                variable.suggestion = nil
                defer { variable.suggestion = suggestion }
                return suggestion.settled(standard)
            }
        case let type: return type.mapped { $0.settled(standard) }
        }
    }

    /// With `change` applied to each type directly in it.
    func mapped(_ change: (Type) -> Type) -> Type {
        switch self {
        case .unknown, .any, .parameter, .variable: self
        case .nominal(let symbol, let arguments): arguments.isEmpty ? self : .nominal(symbol, arguments.map(change))
        case .tuple(let fields): .tuple(fields.map { TupleField(label: $0.label, type: change($0.type)) })
        case .function(let function):
            .function(
                FunctionType(
                    function.parameters.map { $0.with(change($0.type)) }, change(function.result),
                    builder: function.builder?.mapped(change)))
        case .metatype(let type): .metatype(change(type))
        case .member(let type, let name): .member(change(type), name)
        case .composition(let types): .composition(types.map(change))
        }
    }

    /// Whether something in it is unknown, so that nothing can be said against it.
    var hasUnknown: Bool {
        switch resolved {
        case .unknown, .member: true
        case let type: type.holdsDirectly(\.hasUnknown)
        }
    }

    /// Whether a type directly in it is so.
    func holdsDirectly(_ isSo: (Type) -> Bool) -> Bool {
        switch self {
        case .unknown, .any, .parameter, .variable: false
        case .nominal(_, let types), .composition(let types): types.contains(where: isSo)
        case .tuple(let fields): fields.contains { isSo($0.type) }
        case .function(let function): isSo(function.result) || function.parameters.contains { isSo($0.type) }
        case .metatype(let type), .member(let type, _): isSo(type)
        }
    }

    /// Whether a variable is somewhere in it.
    func holds(_ variable: TypeVariable) -> Bool {
        switch resolved {
        case .variable(let other): other == variable
        case let type: type.holdsDirectly { $0.holds(variable) }
        }
    }

    /// Whether a generic parameter is somewhere in it.
    func holds(_ parameter: GenericParameter) -> Bool {
        if case .parameter(let other) = resolved { other == parameter } else { holdsDirectly { $0.holds(parameter) } }
    }

    var isUnknown: Bool { if case .unknown = resolved { true } else { false } }

    var isVoid: Bool { if case .tuple(let fields) = resolved { fields.isEmpty } else { false } }

    /// Whether it is a generic parameter that types inside of its own use.
    var isOfInnerTypes: Bool {
        if case .parameter(let parameter) = resolved { parameter.isOfInnerTypes } else { false }
    }

    var isParameter: Bool { if case .parameter = resolved { true } else { false } }

    var symbol: NominalSymbol? { if case .nominal(let symbol, _) = resolved { symbol } else { nil } }

    /// Which of the language's own types it is.
    var standard: StandardType? { symbol?.standard }

    /// Its generic arguments.
    var arguments: [Type] { if case .nominal(_, let arguments) = resolved { arguments } else { [] } }

    /// What an optional holds; nil for other types.
    var wrapped: Type? { standard == .optional ? arguments.first : nil }

    /// What an optional holds however deep; other types themselves.
    var unwrapped: Type {
        var type = resolved
        while let inner = type.wrapped { type = inner.resolved }
        return type
    }

    var function: FunctionType? { if case .function(let function) = resolved { function } else { nil } }

    var variable: TypeVariable? { if case .variable(let variable) = resolved { variable } else { nil } }
}

extension [Type.TupleField] {
    /// The place of a part by its label or its number; nil where there is none.
    func index(of name: String) -> Int? {
        let index = Int(name) ?? firstIndex { $0.label == name }
        return index.flatMap { indices.contains($0) ? $0 : nil }
    }
}

/// What generic parameters stand for.
typealias Substitution = [GenericParameter: Type]

extension Substitution {
    init(_ symbol: NominalSymbol, _ arguments: [Type]) {
        self.init(zip(symbol.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
    }

    /// The same, with fresh variables for other parameters.
    func opening(_ parameters: [GenericParameter]) -> Substitution {
        var opened = self
        for parameter in parameters { opened[parameter] = .variable(TypeVariable(for: parameter)) }
        return opened
    }
}

extension Type: CustomStringConvertible {
    /// The type as Swift writes it.
    var description: String {
        switch resolved {
        case .unknown: return "_"
        case .any: return "Any"
        case .nominal(let symbol, let arguments): return symbol.written(with: arguments)
        case .tuple(let fields):
            if fields.isEmpty { return "Void" }
            return "(" + fields.map { ($0.label.map { "\($0): " } ?? "") + "\($0.type)" }.joined(separator: ", ") + ")"
        case .function(let function):
            if let builder = function.builder, builder.isGatheredByCaller { return "() -> \(builder.child)" }
            return "(" + function.parameters.map(\.description).joined(separator: ", ") + ") -> \(function.result)"
        case .metatype(let type): return "\(type).Type"
        case .parameter(let parameter): return parameter.name
        case .member(let type, let name): return "\(type).\(name)"
        case .composition(let types): return types.map(\.description).joined(separator: " & ")
        case .variable(let variable):
            switch variable.literal {
            case .integer?: return "Int"
            case .float?: return "Double"
            case nil: return variable.parameter?.name ?? "_"
            }
        }
    }
}

extension FunctionType.Parameter: CustomStringConvertible {
    var description: String {
        if isVariadic { return "\(type.arguments.first ?? .unknown)..." }
        return (isInout ? "inout " : isAutoclosure ? "@autoclosure " : "") + "\(type)"
    }
}
