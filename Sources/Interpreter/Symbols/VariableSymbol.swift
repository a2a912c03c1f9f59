import SwiftSource

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
    /// Whether it overrides a property of a superclass.
    var isOverride = false
    /// Whether a wrapper that is not known, or a class that is not, may give it a value.
    var isInjected: Bool { isWrapped && wrapper == nil || isOverride }
    /// Which of the known property wrappers it has; nil for others, and for none.
    var wrapper: PropertyWrapper?
    /// Whether the memberwise initializer takes it.
    var isMemberwise = true
    var isPrivate = false
    /// How a property wrapper of the sources keeps it: of the variable itself, of its projection, and of what holds the
    /// wrapper; nil for other variables.
    var wrapping: Wrapping?
    /// Whether its setter leaves what it is a property of as it is.
    var hasNonmutatingSetter = false
    /// What its closure or statements build, under a builder's attribute.
    var builder: BuilderType?
    var isLazy = false
    /// Whether a type may leave out the requirement, as under `@objc optional`.
    var isOptional = false
    /// Kept by the class of the vocabulary that its owner inherits from.
    var isInherited = false
    /// What the extension that declares it asks of its owner.
    var requirements: ExtensionRequirements?
    var willSet: Body?
    var didSet: Body?

    /// Lets go of what may lead back to its owner.
    func clear() {
        (knownType, inferType, initialValue, getter, setter, willSet, didSet) = (nil, nil, nil, nil, nil, nil, nil)
        builder = nil
        wrapping = nil
        requirements = nil
    }

    enum Storage {
        /// A field of its owner's values.
        case field(Int)
        /// Made once: a global, or of a type itself.
        case shared
        case computed
        /// A property of the vocabulary.
        case described(PropertyDescription)
        case describedStatic(StaticProperty)
        /// A property of the standard library.
        case host(HostProperty)
        /// What a protocol asks for.
        case requirement
        /// A requirement of an open type.
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
