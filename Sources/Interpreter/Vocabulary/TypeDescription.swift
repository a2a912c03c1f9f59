/// A type that sources can name, described once: the interpreter, the inspector, completion and `haggle elements` read this.
package struct TypeDescription: Sendable {
    package let name: TypeName
    package let kind: Kind
    /// One line: what it does.
    package let help: String
    /// The protocols, and other types, that a value of this one can stand for: `Element`.
    package var conformances: [TypeName]
    package var initializers: [Callable]
    /// `.center`, `UIColor.blue`.
    package var staticProperties: [StaticProperty]
    /// `.absolute(3)`.
    package var staticMethods: [Callable]
    package var properties: [PropertyDescription]
    package var methods: [Callable]
    /// For an enum, its cases as patterns take them apart.
    package var cases: [CaseDescription] = []
    /// What `value[...]` gives, of which a use chooses one as of methods.
    package var subscripts: [SubscriptDescription] = []
    /// Whether the library's own has more initializers and members, so that none is wrong for not being here.
    package var isPartial = false
    /// Whether an array of its values is an element, too.
    package var isElementInArrays = false
    /// Whether a part of an array of its values is an array, whose indices start again.
    package var isRenumbered = false
    /// Whether an app's assets are members of the type, too: `Color(.lightGrey)`.
    package var isNamedInAssets = false
    /// The associated type of a layout that its methods' `.contained` is: `Traits`.
    package var containedName: String?
    /// What a value takes where its methods say `.contained`; nil for types that have no such methods.
    package var containedType: (@Sendable (Value) -> ValueType?)?

    package init(
        _ name: TypeName, _ kind: Kind, help: String, conformances: [TypeName] = [], initializers: [Callable] = [],
        staticProperties: [StaticProperty] = [], staticMethods: [Callable] = [],
        properties: [PropertyDescription] = [], methods: [Callable] = []
    ) {
        self.name = name
        self.kind = kind
        self.help = help
        self.conformances = conformances
        self.initializers = initializers
        self.staticProperties = staticProperties
        self.staticMethods = staticMethods
        self.properties = properties
        self.methods = methods
    }

    /// Whether it is of what a modifier makes, under the modifier's name, which is no type's in sources.
    package var isOfModifier: Bool {
        kind == .element && initializers.isEmpty && name.description.first?.isLowercase == true
    }

    package enum Kind: Hashable, Sendable {
        /// Takes part in layout, and remembers where it was written.
        case element
        /// A plain value: a size, an alignment, a colour.
        case value
        /// What other types conform to; its methods are theirs.
        case `protocol`
    }
}

/// A case of an enum of the vocabulary: `case .atMost(let length)`.
package struct CaseDescription: Sendable {
    package let name: String
    /// The associated values of a value that is this case; nil for one that is another.
    let values: @Sendable (Value) -> [Value]?

    package init(_ name: String, values: @escaping @Sendable (Value) -> [Value]?) {
        self.name = name
        self.values = values
    }
}

/// A member of a type itself that takes no arguments: `.center`.
package struct StaticProperty: Sendable {
    package let name: String
    package let type: ValueType
    package let value: @Sendable () -> Value

    package init<T>(_ name: String, _ conversion: Conversion<T>, _ value: @escaping @Sendable @autoclosure () -> T) {
        self.name = name
        type = conversion.type
        self.value = { conversion.encode(value()) }
    }
}

/// A property of a value, to read and, where it has a setter, to assign.
package struct PropertyDescription: Sendable {
    package let name: String
    package let type: ValueType
    package let unit: Unit?
    /// What it is where nobody sets it, as Swift writes it; nil where there is no such value.
    package let defaultText: String?
    package let help: String
    package private(set) var get: @Sendable (Value) throws(VocabularyError) -> Value
    package private(set) var set: (@Sendable (inout Value, Value) throws(VocabularyError) -> Void)?
    /// Assigning it leaves the value as it is and changes what that stands for, so that a `let` can be assigned through.
    package private(set) var isNonmutating = false

    package init<Subject, T>(
        _ name: String, of subject: Conversion<Subject>, _ path: WritableKeyPath<Subject, T> & Sendable,
        _ conversion: Conversion<T>, unit: Unit? = nil, default defaultText: String? = nil, help: String = ""
    ) {
        self.init(reading: name, of: subject, path, conversion, unit: unit, default: defaultText, help: help)
        set = { (value, new) throws(VocabularyError) in
            var changed = try subject.decode(value)
            changed[keyPath: path] = try conversion.decode(new)
            value.replacePayload(subject.encode(changed))
        }
    }

    package init<Subject, T>(
        reading name: String, of subject: Conversion<Subject>, _ path: KeyPath<Subject, T> & Sendable,
        _ conversion: Conversion<T>, unit: Unit? = nil, default defaultText: String? = nil, help: String = ""
    ) {
        self.name = name
        type = conversion.type
        self.unit = unit
        self.defaultText = defaultText
        self.help = help
        get = { value throws(VocabularyError) in
            conversion.encode(try subject.decode(value)[keyPath: path])
        }
    }

    /// A property of a part of a value, as the value's own, to read.
    package init<Subject, Part>(
        _ property: PropertyDescription, of subject: Conversion<Subject>, at path: KeyPath<Subject, Part> & Sendable,
        _ conversion: Conversion<Part>
    ) {
        self = property
        get = { value throws(VocabularyError) in
            try property.get(conversion.encode(try subject.decode(value)[keyPath: path]))
        }
        set = nil
        isNonmutating = false
    }

    /// A property with a nonmutating setter.
    package init<Subject, T>(
        sharing name: String, of subject: Conversion<Subject>,
        _ path: ReferenceWritableKeyPath<Subject, T> & Sendable, _ conversion: Conversion<T>, help: String = ""
    ) {
        self.init(reading: name, of: subject, path, conversion, help: help)
        set = { (value, new) throws(VocabularyError) in
            try subject.decode(value)[keyPath: path] = try conversion.decode(new)
        }
        isNonmutating = true
    }
}
