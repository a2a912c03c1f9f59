import SwiftSource

/// What a name can stand for.
enum Symbol {
    case variable(VariableSymbol)
    case function(FunctionSymbol)
    case type(NominalSymbol)
    case alias(AliasSymbol)
    case enumCase(CaseSymbol)

    var name: String {
        switch self {
        case .variable(let symbol): symbol.name
        case .function(let symbol): symbol.name
        case .type(let symbol): symbol.name
        case .alias(let symbol): symbol.name
        case .enumCase(let symbol): symbol.name
        }
    }
}

/// The language's own types that the checker and the runner have rules for.
enum StandardType: String, CaseIterable {
    case int = "Int", double = "Double", cgFloat = "CGFloat", float = "Float", bool = "Bool", string = "String"
    case character = "Character", substring = "Substring"
    case optional = "Optional", array = "Array", dictionary = "Dictionary", set = "Set"
    case range = "Range", closedRange = "ClosedRange", partialRangeFrom = "PartialRangeFrom"
    case partialRangeUpTo = "PartialRangeUpTo", partialRangeThrough = "PartialRangeThrough"
    case keyPath = "KeyPath", never = "Never"
    case sequence = "Sequence", collection = "Collection"
    case equatable = "Equatable", hashable = "Hashable", comparable = "Comparable", error = "Error"
    case identifiable = "Identifiable", caseIterable = "CaseIterable", rawRepresentable = "RawRepresentable"
    case customStringConvertible = "CustomStringConvertible", optionSet = "OptionSet"
    case expressibleByIntegerLiteral = "ExpressibleByIntegerLiteral"
    case expressibleByFloatLiteral = "ExpressibleByFloatLiteral"
    case expressibleByStringLiteral = "ExpressibleByStringLiteral"
    case expressibleByArrayLiteral = "ExpressibleByArrayLiteral"

    var isNumber: Bool {
        switch self {
        case .int, .double, .cgFloat, .float: true
        default: false
        }
    }

    var isFloating: Bool { isNumber && self != .int }
}

/// A struct, enum, class, protocol or what extends one. A class for its identity, and because extensions add members.
final class NominalSymbol: Hashable {
    /// The last part: `Alignment`.
    let name: String
    /// With the types around it: `Row.Alignment`.
    let qualifiedName: String
    let kind: Kind
    /// Where the source declares it; nil for the vocabulary's and the library's.
    let place: SourceRange?
    /// The type around it.
    let outer: NominalSymbol?
    /// Which of the language's own it is.
    let standard: StandardType?
    var genericParameters: [GenericParameter] = []
    /// What stands for the type itself inside a protocol.
    let selfParameter: GenericParameter?
    /// What it inherits from and conforms to, its extensions' conformances included.
    var parents: [Type] = []
    /// Whether one of its parents is not known, so that nothing can be said about what it lacks.
    var hasUnknownParent = false
    /// Whether it is described in part: it has more initializers, members, operators and conformances.
    var isPartial: Bool
    /// By name, those of extensions included; in the order of declaration.
    var members: [String: [Symbol]] = [:]
    /// The stored properties of a struct or class, those of its superclass first; their fields' order.
    var stored: [VariableSymbol] = []
    var cases: [CaseSymbol] = []
    /// The initializers, those of extensions included.
    var initializers: [FunctionSymbol] = []
    var subscripts: [FunctionSymbol] = []
    /// What the raw values are: `enum Size: Int`.
    var rawType: Type?
    /// What the vocabulary says of it.
    let description: TypeDescription?
    /// What a source's types can be of it.
    let openType: OpenType?
    /// Its place among the vocabulary's open types: the first that a type is makes what stands for it.
    var openOrder = Int.max
    /// Adds the members that are made when they are first asked for; nil once they are.
    var loadMembers: (() -> Void)?
    /// The name by which compiled code knows its values.
    let typeName: TypeName
    /// Facts that are found once: see Conformances.
    var ancestry: Ancestry?
    var witnesses: [String: FunctionSymbol?] = [:]
    var inheritedMembers: [String: [InheritedMembers]] = [:]
    /// Whether an initializer stands in the declaration itself, so that there is none for all members.
    var hidesMemberwise = false
    /// What a class of the vocabulary hands down, for `super.init`.
    var inheritedInitializers: [FunctionSymbol] = []
    /// Whether it stands for a type that an extension names and nothing declares.
    var isPhantom = false

    enum Kind: String {
        case structure = "struct", enumeration = "enum", object = "class", interface = "protocol"
    }

    init(
        _ name: String, kind: Kind, in outer: NominalSymbol? = nil, at place: SourceRange? = nil,
        standard: StandardType? = nil, description: TypeDescription? = nil, openType: OpenType? = nil
    ) {
        self.name = name
        self.kind = kind
        self.place = place
        self.outer = outer
        self.standard = standard
        self.description = description
        self.openType = openType
        qualifiedName = outer.map { "\($0.qualifiedName).\(name)" } ?? name
        isPartial = outer?.isPartial == true || description.flatMap { SystemTypes.kind(of: $0.name) } != nil
        typeName = description?.name ?? TypeName(qualifiedName, declaredAt: place?.start)
        selfParameter = kind == .interface ? GenericParameter("Self") : nil
    }

    static func == (one: NominalSymbol, other: NominalSymbol) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Whether the sources declare it.
    var isOfSource: Bool { place != nil }

    /// Its members of a name, in the order of declaration.
    func members(named name: String) -> [Symbol] {
        load()
        return members[name] ?? []
    }

    func load() {
        guard let loadMembers else { return }
        self.loadMembers = nil
        loadMembers()
    }

    /// What it is, is found anew: declarations were added since.
    func forgetAncestry() {
        ancestry = nil
        if !witnesses.isEmpty { witnesses = [:] }
        if !inheritedMembers.isEmpty { inheritedMembers = [:] }
    }

    /// Lets go of what may lead back to it.
    func clear() {
        loadMembers = nil
        forgetAncestry()
        // Values that outlive the program say what they keep.
        for variable in stored { variable.clear() }
        (members, cases, initializers, subscripts) = ([:], [], [], [])
        (parents, inheritedInitializers, rawType) = ([], [], nil)
        for generic in genericParameters { generic.constraints = [] }
    }

    func add(_ symbol: Symbol) { members[symbol.name, default: []].append(symbol) }

    /// As Swift writes it, with sugar: `[Int]`, `String?`.
    func written(with arguments: [Type]) -> String {
        switch standard {
        case .optional? where arguments.count == 1:
            if case .function = arguments[0].resolved { return "(\(arguments[0]))?" }
            return "\(arguments[0])?"
        case .array? where arguments.count == 1: return "[\(arguments[0])]"
        case .dictionary? where arguments.count == 2: return "[\(arguments[0]): \(arguments[1])]"
        default:
            guard !arguments.isEmpty, standard != nil || isOfSource else { return qualifiedName }
            return qualifiedName + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
        }
    }
}

/// A `typealias` or an associated type.
final class AliasSymbol {
    let name: String
    var genericParameters: [GenericParameter] = []
    /// Nil for an associated type without a default.
    var type: Type?
    /// Resolves the type when it is first asked for; nil once it is.
    var resolve: (() -> Type?)?
    let isAssociatedType: Bool

    init(_ name: String, isAssociatedType: Bool = false, resolve: (() -> Type?)? = nil) {
        self.name = name
        self.isAssociatedType = isAssociatedType
        self.resolve = resolve
    }

    /// The type that it stands for.
    var target: Type? {
        if let resolve {
            self.resolve = nil
            type = resolve()
        }
        return type
    }
}

/// A case of an enum.
final class CaseSymbol {
    let name: String
    let owner: NominalSymbol
    /// Its place among the cases.
    let index: Int
    let range: SourceRange
    /// What it holds, as the parameters of a call.
    var parameters: [ParameterSymbol]
    let hasPayload: Bool
    var rawValue: Value?
    /// Takes a value of compiled code apart.
    let pattern: CaseDescription?

    init(
        _ name: String, of owner: NominalSymbol, index: Int, at range: SourceRange, parameters: [ParameterSymbol],
        pattern: CaseDescription? = nil
    ) {
        self.name = name
        self.owner = owner
        self.index = index
        self.range = range
        self.parameters = parameters
        self.pattern = pattern
        hasPayload = !parameters.isEmpty
    }
}

/// A property or a variable that is not a function's own.
final class VariableSymbol {
    let name: String
    let range: SourceRange
    /// Its type lives as long as the program; a weak reference would make each use of that type dearer.
    unowned let owner: NominalSymbol?
    let isStatic: Bool
    let isMutable: Bool
    var storage: Storage
    /// Its type, once it is known; see `SymbolTable.type(of:)`.
    var knownType: Type?
    /// What the source writes as its type.
    var writtenType: TypeSyntax?
    /// Finds the type: resolves what is written, or infers it from the initial value.
    var inferType: (() -> Type)?
    var isInferring = false
    /// The initial value, checked when it is first needed.
    var initialValue: InitialValue?
    var getter: Body?
    var setter: Body?
    /// Whether an attribute that may be a wrapper stands before it.
    var isWrapped = false
    /// Whether a wrapper that is not known may give it a value.
    var isFilledElsewhere: Bool { isWrapped && wrapper == nil }
    /// The wrapper's name: `State`.
    var wrapper: String?
    /// Whether the memberwise initializer takes it, and under which access.
    var isMemberwise = true
    var isPrivate = false
    /// What its closure or statements build, under a builder's attribute.
    var builder: BuilderType?
    var isLazy = false
    /// What its initial value is wanted as, where its wrapper says so.
    var wrappedHint: Type? { nil }
    /// Kept by the class of the vocabulary that its owner inherits from.
    var isInherited = false
    var willSet: Body?
    var didSet: Body?

    /// Lets go of what may lead back to its owner.
    func clear() {
        (knownType, inferType, initialValue, getter, setter, willSet, didSet) = (nil, nil, nil, nil, nil, nil, nil)
        builder = nil
    }

    enum Storage {
        /// A field of its owner's values.
        case field(Int)
        /// Made once: a global, or of a type itself.
        case shared
        case computed
        /// Of the vocabulary.
        case described(PropertyDescription)
        case describedStatic(StaticProperty)
        /// Of the standard library.
        case host(HostProperty)
        /// What a protocol asks for.
        case requirement
        /// A requirement of an open type, or a field that it keeps.
        case open(OpenMember)
    }

    init(
        _ name: String, at range: SourceRange, owner: NominalSymbol? = nil, isStatic: Bool = false,
        isMutable: Bool = false, storage: Storage
    ) {
        self.name = name
        self.range = range
        self.owner = owner
        self.isStatic = isStatic
        self.isMutable = isMutable
        self.storage = storage
    }
}

/// What a variable begins with: syntax until it is asked for, then a checked expression with the code around it.
final class InitialValue {
    let expression: Expression?
    var code: Code?
    /// Checks the expression; nil once it is.
    var check: (() -> Code?)?

    init(_ expression: Expression?, check: @escaping () -> Code?) {
        self.expression = expression
        self.check = check
    }

    /// The checked expression.
    var checked: Code? {
        if let check {
            self.check = nil
            code = check()
        }
        return code
    }
}

/// A body that is checked when it is first needed.
final class Body {
    let block: Block
    private var code: Code?
    private var check: (() -> Code)?

    init(_ block: Block, check: @escaping () -> Code) {
        self.block = block
        self.check = check
    }

    /// The checked body.
    var checked: Code {
        if let check {
            self.check = nil
            code = check()
        }
        return code ?? Code(name: "")
    }

    var isChecked: Bool { check == nil }
}

/// What a function, initializer, method, subscript or enum case takes from its callers.
struct ParameterSymbol {
    /// As callers write it; nil for `_`.
    let label: String?
    /// As the body writes it.
    let name: String
    /// For a variadic one, of each argument.
    let type: Type
    var isVariadic = false
    var isInout = false
    var isAutoclosure = false
    /// Whether it may be left out.
    var hasDefault = false
    /// What the source writes there.
    var defaultValue: InitialValue?
    /// What the vocabulary says of it: its default for holes, its unit.
    var description: ParameterDescription?
    /// What a closure's statements make for it.
    var builder: BuilderType?
}

/// A function, method, initializer, subscript or operator.
final class FunctionSymbol {
    let name: String
    let kind: Kind
    let range: SourceRange
    /// Its type lives as long as the program.
    unowned let owner: NominalSymbol?
    let isStatic: Bool
    var isMutating = false
    var isFailable = false
    /// Whether it calls another initializer of its class.
    var isConvenience = false
    var isThrowing = false
    var genericParameters: [GenericParameter] = []
    let implementation: Implementation
    /// What it takes and gives; resolved when it is first asked for.
    private var signature: Signature?
    private var resolve: (() -> Signature)?
    /// Nil for a requirement and what is compiled.
    var body: Body?
    /// How a subscript is set.
    var setter: Body?
    var isOverride = false
    /// Its name with the labels that callers write: what an override or a witness shares with it.
    private(set) lazy var witnessKey = makeWitnessKey()
    /// What an override or an implementation shares with what it replaces. Overloads differ in labels or in types; a
    /// requirement and its default implementation in neither.
    private(set) lazy var overrideKey = witnessKey + parameters.map { "\($0.type)" }.joined(separator: ",")

    enum Kind {
        case function, initializer, `subscript`, `operator`
    }

    struct Signature {
        var parameters: [ParameterSymbol]
        var result: Type
        /// `where S.Element == Element`: types that are one.
        var sameTypes: [(Type, Type)] = []
    }

    enum Implementation {
        case source
        /// What a protocol asks for.
        case requirement
        /// What an open type does where the source does not say; also what it asks for.
        case open(OpenMember)
        case compiled(Callable)
        case describedSubscript(SubscriptDescription)
        case host(HostFunction)
        /// Makes a struct of its fields; the indices of the fields that the parameters are.
        case memberwise([Int])
        /// `Size(rawValue: 3)`.
        case rawValue
        /// Of the class that it inherits from, whose fields the parameters are.
        case inherited(OpenType.Inheritance.Initializer)
        case enumCase(CaseSymbol)
    }

    init(
        _ name: String, _ kind: Kind = .function, at range: SourceRange, owner: NominalSymbol? = nil,
        isStatic: Bool = false, implementation: Implementation, signature: @escaping () -> Signature
    ) {
        self.name = name
        self.kind = kind
        self.range = range
        self.owner = owner
        self.isStatic = isStatic
        self.implementation = implementation
        resolve = signature
    }

    private var resolvedSignature: Signature {
        if let signature { return signature }
        // A signature that needs itself has nothing to say.
        signature = Signature(parameters: [], result: .unknown)
        let found = resolve?() ?? Signature(parameters: [], result: .unknown)
        resolve = nil
        signature = found
        return found
    }

    var parameters: [ParameterSymbol] { resolvedSignature.parameters }
    var result: Type { resolvedSignature.result }
    var sameTypes: [(Type, Type)] { resolvedSignature.sameTypes }
}
