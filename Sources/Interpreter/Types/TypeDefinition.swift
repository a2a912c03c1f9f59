import SwiftSource

/// A type that the source declares, or what it adds to one that it does not. A class, because extensions add members after
/// its name is known, and values of the type share it.
final class TypeDefinition {
    let name: TypeName
    let kind: Kind
    /// Where the type is declared, for errors about it.
    let place: SourceRange
    /// Where its members' names are looked up: nested types, then what is around the type.
    let scope: Scope
    var stored: [StoredProperty] = []
    var computed: [String: ComputedProperty] = [:]
    var methods: [String: [UserFunction]] = [:]
    var initializers: [UserFunction] = []
    /// Whether an initializer stands in the declaration itself, so that there is none for all members.
    var hidesMemberwise = false
    var cases: [EnumCase] = []
    /// What the raw values are: `enum Size: Int`.
    var rawType: ValueType?
    var staticVariables: [String: StaticVariable] = [:]
    var staticComputed: [String: ComputedProperty] = [:]
    var staticMethods: [String: [UserFunction]] = [:]
    /// What it conforms to, and for a class what it inherits, as written.
    var parents: [Parent] = [] {
        didSet { (openTypes, ancestors, isChecked) = (nil, parents, false) }
    }
    /// All that it is, with what that refines, once all is declared; what it says itself before.
    var ancestors: [Parent] = []
    var isChecked = false
    /// Whether it is something, too, that nobody knows: it has members then that are written nowhere.
    var hasUnknownParent = false
    /// Whether it has the properties of the class that it inherits from.
    var hasInherited = false
    /// Whether its values are objects, which can inherit from others.
    var isClass: Bool { kind == .object }
    /// The vocabulary's open types that it is, once all is declared.
    var openTypes: [OpenType]?
    /// What a protocol asks for.
    var requirements: [Name] = []
    /// Whether the types that default values give are known.
    var isPrepared = false

    enum Kind: String {
        /// What a keyword declares; an actor is a class that nothing else runs beside.
        init?(keyword: String) {
            self.init(rawValue: keyword == "actor" ? Kind.object.rawValue : keyword)
        }

        case structure = "struct", enumeration = "enum", object = "class", interface = "protocol"
        /// Of a type that the source does not declare.
        case addition = "extension"
    }

    enum Parent {
        case source(TypeDefinition)
        case vocabulary(TypeName)
        /// Of the standard library: `Hashable`.
        case language(LanguageProtocol)
    }

    init(_ name: TypeName, _ kind: Kind, at place: SourceRange, in scope: Scope) {
        self.name = name
        self.kind = kind
        self.place = place
        self.scope = scope
    }

    var type: ValueType { .named(name) }

    /// Forgets the values around it, and its own, which may be of this type.
    func clear() {
        staticVariables = [:]
        var next: Scope? = scope
        while let current = next {
            current.clear()
            next = current.parent
        }
    }

    /// The vocabulary's types among its parents.
    var vocabularyParents: [TypeName] {
        parents.compactMap { if case .vocabulary(let name) = $0 { name } else { nil } }
    }

    func storedIndex(_ name: String) -> Int? { stored.firstIndex { $0.name == name } }

    func caseIndex(_ name: String) -> Int? { cases.firstIndex { $0.name == name } }

    /// Whether it, or a protocol that it is, says that it is one of the standard library's.
    func conforms(to protocol: LanguageProtocol) -> Bool {
        ancestors.contains { parent in
            if case .language(let own) = parent { own.implies(`protocol`) } else { false }
        }
    }
}

/// The standard library's protocols that a source's types can name. Most ask for nothing that is not made for them.
enum LanguageProtocol: String, CaseIterable {
    case equatable = "Equatable", hashable = "Hashable", comparable = "Comparable", sendable = "Sendable"
    case identifiable = "Identifiable", caseIterable = "CaseIterable", error = "Error", codable = "Codable"
    case described = "CustomStringConvertible", rawRepresentable = "RawRepresentable", anyObject = "AnyObject"

    func implies(_ other: LanguageProtocol) -> Bool {
        switch (self, other) {
        case (.hashable, .equatable), (.comparable, .equatable): true
        default: self == other
        }
    }
}

/// A property that a value keeps. A class, because a type that is not written is known only when its default value is.
final class StoredProperty {
    let name: String
    let range: SourceRange
    let isMutable: Bool
    /// Nil where it is not known.
    var type: ValueType?
    let defaultValue: Expression?
    /// Whether values from outside can set it: not `private`, and not a `let` that has its value.
    let isMemberwise: Bool
    /// Kept by the class of the vocabulary that it inherits from, which may do without a value.
    let isInherited: Bool
    /// What the statements make that give its value, under a builder's attribute; nil without.
    var built: BuiltValue?
    /// Whether its value is made when it is first read.
    var isLazy = false
    /// Whether an attribute gives it its value.
    var isSupplied = false
    /// Where its default value looks names up, for one that was inherited.
    var scope: Scope?

    init(
        _ name: String, at range: SourceRange, isMutable: Bool, type: ValueType?, defaultValue: Expression?,
        isMemberwise: Bool, isInherited: Bool = false
    ) {
        self.name = name
        self.range = range
        self.isMutable = isMutable
        self.type = type
        self.defaultValue = defaultValue
        self.isMemberwise = isMemberwise
        self.isInherited = isInherited
    }

    /// What it is where nobody says: the optional ones that can be set are nil.
    var isNilByDefault: Bool {
        if case .optional? = type, isMutable || isInherited, defaultValue == nil { true } else { false }
    }
}

/// A property that is computed each time.
struct ComputedProperty {
    let name: String
    let range: SourceRange
    let type: ValueType
    let get: Block
    let set: Setter?
    /// Where its statements look names up.
    let scope: Scope
    /// What its statements make, under a builder's attribute; nil without.
    var built: BuiltValue?
    /// Whether its type is written as one of elements, `some View`.
    var givesElement = false

    struct Setter {
        /// What the statements call the new value.
        let parameter: String
        let body: Block
    }
}

struct EnumCase {
    let name: String
    let parameters: [ParameterDescription]
    /// Of the declaration, for the values that may be left out.
    let syntax: [FunctionParameterSyntax]
    let rawValue: Value?
}

/// A property of the type itself, made when it is first used. A class, because that happens once.
final class StaticVariable {
    let name: Name
    let isMutable: Bool
    let type: ValueType?
    let value: Expression
    let scope: Scope
    /// Nil before its first use.
    var variable: Variable?

    init(_ name: Name, isMutable: Bool, type: ValueType?, value: Expression, in scope: Scope) {
        self.name = name
        self.isMutable = isMutable
        self.type = type
        self.value = value
        self.scope = scope
    }
}
