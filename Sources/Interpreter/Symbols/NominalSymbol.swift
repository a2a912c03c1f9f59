import SwiftSource

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
    /// The first of those that are written behind its colon, by its name.
    var unknownParent: String?
    /// Whether it is described in part: it has more initializers, members, operators and conformances.
    var isPartial: Bool
    /// The members by name, with those of extensions; in the order of declaration.
    var members: [String: [Symbol]] = [:]
    /// The stored properties of a struct or class, those of its superclass first; their fields' order.
    var stored: [VariableSymbol] = []
    var cases: [CaseSymbol] = []
    /// The first case of each name, as far as they were asked for.
    private var casesByName: (count: Int, places: [String: Int]) = (0, [:])
    /// The initializers, those of extensions included.
    var initializers: [FunctionSymbol] = []
    /// The initializers that make a value of what is handed to them: none that reads one from a coder or a decoder.
    var usableInitializers: [FunctionSymbol] {
        initializers.filter { maker in
            let first = maker.parameters.first
            return first?.label != "coder" && !(first?.label == "from" && first?.type.isUnknown == true)
        }
    }
    /// Makes one of its parts for a hole, where its own initializers only decode it.
    var fallbackInitializer: FunctionSymbol?
    var subscripts: [FunctionSymbol] = []
    /// What the raw values are: `enum Size: Int`.
    var rawType: Type?
    /// What the vocabulary says of it.
    let description: TypeDescription?
    /// What a source's types can be of it.
    let openType: OpenType?
    /// Its place among the vocabulary's open types. Where a type is several of them, the first makes what stands for it.
    var openOrder = Int.max
    /// Adds the members that are made when they are first asked for; nil once they are.
    var loadMembers: (() -> Void)?
    /// The name by which compiled code knows its values.
    let typeName: TypeName
    /// Facts that are found once: see Conformances.
    var ancestry: Ancestry?
    var knownOpenTypes: [OpenType]?
    var witnesses: [String: FunctionSymbol?] = [:]
    var inheritedMembers: [String: [InheritedMembers]] = [:]
    /// Whether an initializer stands in the declaration itself, so that there is none for all members.
    var hidesMemberwise = false
    /// What a class of the vocabulary hands down, for `super.init`.
    var inheritedInitializers: [FunctionSymbol] = []
    /// Whether it stands for a type that an extension names and nothing declares.
    var isUndeclared = false
    /// Whether a body declares it.
    var isLocal = false
    /// Whether it is one or stands in one: what else there is of it, other files say.
    var isOfPhantom: Bool { isUndeclared || outer?.isOfPhantom == true }
    /// Whether other files do not see it.
    var isFilePrivate = false
    /// Whether the sources declare it as a property wrapper.
    var isPropertyWrapper = false
    /// Finds the associated types of a sequence of the sources that only its iterator says.
    var findElement: ((_ name: String) -> Type?)?

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
        // All of what a source declares is known, whatever it extends.
        isPartial =
            place == nil && outer?.isPartial == true
            || description.map { SystemTypes.all.contains($0.name) } ?? false
        typeName = description?.name ?? TypeName(qualifiedName, declaredAt: place?.start)
        selfParameter = kind == .interface ? GenericParameter("Self") : nil
        selfParameter?.owner = self
    }

    static func == (one: NominalSymbol, other: NominalSymbol) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Whether the sources declare it.
    var isOfSource: Bool { place != nil }

    /// Whether the Swift that comes with the vocabulary declares it.
    var isFromLibraryText: Bool { place.map { LibraryText.holds($0) } ?? false }

    /// Its members of a name, in the order of declaration.
    func members(named name: String) -> [Symbol] {
        load()
        return members[name] ?? []
    }

    /// The place of a stored property among the fields.
    func field(named name: String) -> Int? { stored.firstIndex { $0.name == name } }

    func enumCase(named name: String) -> CaseSymbol? {
        load()
        if casesByName.count != cases.count {
            let places = zip(cases.map(\.name), cases.indices)
            casesByName = (cases.count, Dictionary(places, uniquingKeysWith: { first, _ in first }))
        }
        return casesByName.places[name].map { cases[$0] }
    }

    func load() {
        guard let loadMembers else { return }
        self.loadMembers = nil
        loadMembers()
    }

    /// What it is, is found again: declarations were added since.
    func forgetAncestry() {
        (ancestry, knownOpenTypes) = (nil, nil)
        if !witnesses.isEmpty { witnesses = [:] }
        if !inheritedMembers.isEmpty { inheritedMembers = [:] }
    }

    /// Lets go of what may lead back to it.
    func clear() {
        (loadMembers, findElement) = (nil, nil)
        forgetAncestry()
        // Values that outlive the program say what they keep.
        for variable in stored { variable.clear() }
        (members, cases, initializers, subscripts) = ([:], [], [], [])
        (parents, inheritedInitializers, rawType) = ([], [], nil)
        for generic in genericParameters { generic.constraints = [] }
        selfParameter?.constraints = []
    }

    /// Whether it is a protocol with an associated type of the name.
    func hasAssociatedType(_ name: String) -> Bool {
        guard kind == .interface else { return false }
        return members(named: name).contains { member in
            if case .alias(let alias) = member { alias.isAssociatedType } else { false }
        }
    }

    func add(_ symbol: Symbol) { members[symbol.name, default: []].append(symbol) }

    /// The type as Swift writes it, with sugar: `[Int]`, `String?`.
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
