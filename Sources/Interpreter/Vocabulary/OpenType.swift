/// A type of the vocabulary that a source can conform to, or inherit from: what the source then implements, and how
/// compiled code gets a value of its own that stands for the source's.
///
///     struct Card: ProxyElement {                                 // the open type
///         var elementRepresentation: Element { ... }              // a member that the source implements
///     }
///     Row { Card() }                                              // `make` gives the row what stands for the card
package struct OpenType: Sendable {
    package let name: TypeName
    /// What the source implements, or may implement.
    package let members: [OpenMember]
    /// Names of types that the source can use, and give a meaning of its own with a `typealias` or a nested type:
    /// `Cache`, `PropType`.
    package let associatedTypes: [AssociatedType]
    /// What objects of a class that can be inherited from keep. Nil for a protocol.
    package let inheritance: Inheritance?
    /// What compiled code holds of a value of the source; nil where it holds none, for it asks only for members.
    package let make: (@Sendable (SourceInstance) -> Any)?
    /// Whether its values take part in layout, and remember where they were written.
    package let isElement: Bool
    /// Whether builders make its values of elements, with an initializer without a label.
    package let isMadeOfElements: Bool

    package init(
        _ name: TypeName, isElement: Bool = false, isMadeOfElements: Bool = false, members: [OpenMember] = [],
        associatedTypes: [AssociatedType] = [],
        inheritance: Inheritance? = nil, make: (@Sendable (SourceInstance) -> Any)? = nil
    ) {
        self.name = name
        self.isElement = isElement
        self.isMadeOfElements = isMadeOfElements
        self.members = members
        self.associatedTypes = associatedTypes
        self.inheritance = inheritance
        self.make = make
    }

    package struct AssociatedType: Sendable {
        package let name: String
        /// What it is where the source does not say; nil where it must.
        package let standard: ValueType?

        package init(_ name: String, default standard: ValueType? = nil) {
            self.name = name
            self.standard = standard
        }

        /// Its name in the types of members and initializers.
        package static func type(_ name: String) -> ValueType { .named(TypeName(name)) }
    }

    /// What a class hands down.
    package struct Inheritance: Sendable {
        /// The properties that the class keeps and sources read.
        let fields: [(name: String, type: ValueType)]
        /// The parameters of its initializers, whose arguments become fields of the same names.
        let initializers: [[ParameterDescription]]

        package init(fields: [(name: String, type: ValueType)] = [], initializers: [[ParameterDescription]]) {
            self.fields = fields
            self.initializers = initializers
        }
    }
}

/// A property or method of an open type.
package struct OpenMember: Sendable {
    package let name: String
    /// The parameters of a method; nil for a property.
    let handed: [OpenParameter]?
    /// Whether it is a member of the type itself: `static var defaultValue`.
    let isOfType: Bool
    let result: ValueType
    /// What it does where the source does not implement it, and for `super`; nil for one that has nothing to do.
    let standard: Standard?
    /// Whether the source's calls of it are calls of the vocabulary's method of that name, which leads to the source's
    /// where that is due: asks that are to be in the record.
    let isAskedByVocabulary: Bool
    /// Of what type the statements are that make a property's value, as under a builder's attribute; nil where they make
    /// it as any property's do.
    let child: ValueType?
    package typealias Standard = @Sendable (SourceInstance, [Value?]) throws(VocabularyError) -> Value

    private init(
        _ name: String, _ handed: [OpenParameter]?, _ result: ValueType, isOfType: Bool = false,
        isAskedByVocabulary: Bool = false, child: ValueType? = nil, standard: Standard?
    ) {
        self.name = name
        self.handed = handed
        self.isOfType = isOfType
        self.result = result
        self.isAskedByVocabulary = isAskedByVocabulary
        self.child = child
        self.standard = standard
    }

    /// A property. The source must have it unless `standard` says what it is otherwise.
    /// - Parameter isOfType: whether it is a property of the type itself.
    package static func property(
        _ name: String, _ type: ValueType, isOfType: Bool = false, otherwise standard: Standard? = nil
    ) -> OpenMember {
        OpenMember(name, nil, type, isOfType: isOfType, standard: standard)
    }

    /// A property whose statements are children, of which there is to be one: `var body`. What the source gives is that
    /// child, nothing, or an array of several.
    package static func body(_ name: String, of child: TypeName) -> OpenMember {
        OpenMember(name, nil, .any, child: .named(child)) { _, _ in .none }
    }

    /// A method whose statements are children: `func body(content:)`. What the source gives is that child, nothing, or an
    /// array of several.
    package static func builder(_ name: String, _ parameters: [OpenParameter], of child: TypeName) -> OpenMember {
        OpenMember(name, parameters, .any, child: .named(child), standard: nil)
    }

    /// A method. The source must have it unless `standard` says what it does otherwise, which is also what `super` calls.
    /// - Parameters:
    ///   - isOfType: whether it is a method of the type itself.
    ///   - isAskedByVocabulary: whether the source's own calls of it go to the vocabulary's method of that name.
    package static func method(
        _ name: String, _ parameters: [OpenParameter] = [], returning result: ValueType, isOfType: Bool = false,
        isAskedByVocabulary: Bool = false, otherwise standard: Standard? = nil
    ) -> OpenMember {
        OpenMember(
            name, parameters, result, isOfType: isOfType, isAskedByVocabulary: isAskedByVocabulary, standard: standard)
    }
}

/// A parameter of a method that the source implements.
package struct OpenParameter: Hashable, Sendable {
    /// The label that callers write; nil for an unlabelled parameter.
    let label: String?
    let type: ValueType
    let isInout: Bool

    package init(_ label: String?, _ type: ValueType, isInout: Bool = false) {
        self.label = label
        self.type = type
        self.isInout = isInout
    }
}

extension OpenMember {
    /// How calls of it are matched.
    var parameters: [ParameterDescription] {
        (handed ?? []).map { ParameterDescription($0.label, name: $0.label ?? "_", $0.type) }
    }
}

extension ParameterDescription {
    /// A parameter of an initializer that classes hand down.
    /// - Parameter defaultText: the default as Swift writes it, for one that may be left out and is then nil.
    package init(_ label: String?, name: String? = nil, _ type: ValueType, defaultText: String? = nil) {
        self.init(
            label: label, name: name ?? label ?? "value", type: type, unit: nil, defaultText: defaultText, help: "")
    }
}
