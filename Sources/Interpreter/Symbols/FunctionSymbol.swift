import SwiftSource

/// A function, method, initializer, subscript or operator.
final class FunctionSymbol {
    let name: String
    let kind: Kind
    let range: SourceRange
    /// Its type lives as long as the program.
    unowned let owner: NominalSymbol?
    let isStatic: Bool
    var isMutating = false
    /// Whether it changes a copy of its receiver.
    var isConsuming = false
    var isFailable = false
    /// Whether a type may leave out the requirement, as under `@objc optional`.
    var isOptional = false
    /// Whether it calls another initializer of its class.
    var isConvenience = false
    /// Whether it says of its result only what that conforms to: `some View`.
    var givesOpaque = false
    /// Whether its callers unwrap what it gives where they use it: `-> UILabel!`.
    var givesImplicitlyUnwrapped = false
    /// Whether a class says that it gives one of the subclass that it is called of: `Self`.
    var givesSelf = false
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
    /// What the extension that declares it asks of its owner.
    var requirements: ExtensionRequirements?
    /// Finds the requirement's builder, which its implementations share.
    var findBuilder: (() -> BuilderType?)?
    /// Whether other files do not see it.
    var isPrivate = false
    /// Its name with the labels that callers write: what an override or a witness shares with it.
    private(set) lazy var witnessKey =
        (isStatic ? "static " : "") + name + parameters.labels + (kind == .subscript ? "[]" : "")
    /// What an override or an implementation shares with what it replaces. Overloads differ in labels or in types; a
    /// requirement and its default implementation in neither.
    private(set) lazy var overrideKey =
        witnessKey + parameters.map { "\($0.type)\($0.isVariadic ? "..." : "")" }.joined(separator: ",")
    /// The same with what it gives, in which overloads of one type may differ, too.
    private(set) lazy var signatureKey = "\(overrideKey)->\(result)"

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
        /// An initializer of the superclass, whose parameters are fields.
        case inherited([ParameterDescription])
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

    /// Whether it is compiled, and a vocabulary describes it.
    var isOfVocabulary: Bool { if case .compiled = implementation { true } else { false } }

    /// Whether it is not of a source: of the vocabulary or the standard library, compiled or in Swift.
    var isOfLibrary: Bool {
        switch implementation {
        case .compiled, .describedSubscript, .host, .open, .inherited: true
        case .source, .requirement, .memberwise, .rawValue, .enumCase: LibraryText.holds(range)
        }
    }

    /// Whether code of a source may run when it is called.
    var isInterpreted: Bool {
        switch implementation {
        case .source, .requirement, .open: true
        default: false
        }
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
    /// How many arguments a call has to give at least.
    var neededCount: Int { parameters.count { !$0.hasDefault && !$0.isVariadic } }
    var result: Type { resolvedSignature.result }
    var sameTypes: [(Type, Type)] { resolvedSignature.sameTypes }
}

/// What a function, initializer, method, subscript or enum case takes from its callers.
struct ParameterSymbol {
    /// The label that callers write; nil for `_`.
    let label: String?
    /// The name inside of the body.
    let name: String
    /// For a variadic one, of each argument.
    let type: Type
    var isVariadic = false
    var isInout = false
    var isAutoclosure = false
    /// Whether the body unwraps it where it is used: `label: String!`.
    var isImplicitlyUnwrapped = false
    /// Whether it may be left out.
    var hasDefault = false
    /// What the source writes there.
    var defaultValue: InitialValue?
    /// What the vocabulary says of it: its default for holes, its unit.
    var description: ParameterDescription?
    /// The property wrappers of the sources before it.
    var wrappers: [OwnWrapper] = []
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

    /// Whether it ran at all.
    var hasRun: Bool { code?.hasRun ?? false }
}

extension FunctionSymbol {
    /// Takes over what is written of it.
    func note(_ declaration: FunctionDeclaration) {
        isMutating = declaration.modifiers.contains(.mutating)
        isConsuming = declaration.modifiers.contains(.consuming)
        isFailable = declaration.isFailable
        isOverride = declaration.modifiers.contains(.override)
        isOptional = declaration.modifiers.contains(.optional)
        isConvenience = declaration.modifiers.contains(.convenience)
        isPrivate = declaration.modifiers.isPrivate
        givesOpaque = if case .opaque? = declaration.result?.kind { true } else { false }
        givesImplicitlyUnwrapped = declaration.givesImplicitlyUnwrapped
        givesSelf = declaration.result?.isSelf == true
    }
}
