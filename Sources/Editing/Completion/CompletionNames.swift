/// The names that a library adds to a source, as plain facts for completion.
///
/// Types are texts as Swift writes them: `CGFloat?`, `[Subview]`, `(GeometryProxy) -> View`.
package struct CompletionNames: Hashable, Sendable {
    /// In the order in which lists show them.
    package let types: [NamedType]
    /// Functions that stand alone. Those whose names begin with `#` are macros: `#Preview`.
    package let functions: [Member]
    /// The protocol of all elements, whose methods are the modifiers: `View`.
    package let elementType: String?
    /// Modifiers without a page, which take any arguments.
    package let plainModifiers: [String]
    /// Names that stand for other types: `LayoutSubviews` for `[LayoutSubview]`.
    package let aliases: [String: String]
    /// The modules that sources can import.
    package let modules: [String]
    private let places: [String: Int]

    package init(
        types: [NamedType], functions: [Member] = [], elementType: String? = nil, plainModifiers: [String] = [],
        aliases: [String: String] = [:], modules: [String] = []
    ) {
        self.types = types
        self.functions = functions
        self.elementType = elementType
        self.plainModifiers = plainModifiers
        self.aliases = aliases
        self.modules = modules
        places = Dictionary(types.indices.map { (types[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The type of a name.
    package subscript(name: String) -> NamedType? { places[name].map { types[$0] } }

    /// A type with all that a source can write of it.
    package struct NamedType: Hashable, Sendable {
        /// With the types that it is nested in: `Font.TextStyle`.
        package let name: String
        package var kind: Kind
        /// One line; may be empty.
        package var help: String
        /// The protocols, and other types, whose members its values have, too.
        package var conformances: [String]
        package var initializers: [Member]
        /// Members of the type itself, and the cases of an enum.
        package var staticMembers: [Member]
        /// Properties and methods of its values.
        package var members: [Member]
        /// Whether it is written as an attribute: `@State`, `@ViewBuilder`.
        package var isAttribute: Bool

        package init(
            _ name: String, _ kind: Kind, help: String = "", conformances: [String] = [], initializers: [Member] = [],
            staticMembers: [Member] = [], members: [Member] = [], isAttribute: Bool = false
        ) {
            self.name = name
            self.kind = kind
            self.help = help
            self.conformances = conformances
            self.initializers = initializers
            self.staticMembers = staticMembers
            self.members = members
            self.isAttribute = isAttribute
        }

        package enum Kind: Hashable, Sendable {
            case element, value, `protocol`
        }
    }

    /// A property, a method, an initializer or a function.
    package struct Member: Hashable, Sendable {
        /// `init` for an initializer.
        package let name: String
        /// Nil for a property, and for a case without values.
        package let parameters: [Parameter]?
        /// The type of a property, or the result of a call; `Void` for none.
        package let type: String
        /// The type, parsed once.
        let parsedType: TypeText
        /// One line; may be empty.
        package let help: String

        package init(_ name: String, _ parameters: [Parameter]? = nil, type: String, help: String = "") {
            self.name = name
            self.parameters = parameters
            self.type = type
            parsedType = TypeText(type)
            self.help = help
        }
    }

    package struct Parameter: Hashable, Sendable {
        /// As callers write it; nil for an unlabelled one.
        package let label: String?
        package let name: String
        package let type: String
        /// The type, parsed once.
        let parsedType: TypeText
        /// The default as Swift writes it; nil where the argument is required.
        package let defaultText: String?
        /// One line; may be empty.
        package let help: String
        /// Whether the argument is a closure whose statements are elements.
        package let isBuilder: Bool

        package init(
            _ label: String?, name: String? = nil, type: String, default defaultText: String? = nil, help: String = "",
            isBuilder: Bool = false
        ) {
            self.label = label
            self.name = name ?? label ?? "value"
            self.type = type
            parsedType = TypeText(type)
            self.defaultText = defaultText
            self.help = help
            self.isBuilder = isBuilder
        }
    }
}

extension CompletionNames.Parameter {
    /// As a signature shows it: `spacing: CGFloat? = nil`, `_ title: String`.
    package var signature: String {
        let value = defaultText.map { " = \($0)" } ?? ""
        return "\(label ?? "_ \(name)")\(type.isEmpty ? "" : ": \(type)")\(value)"
    }
}

extension CompletionNames.Member {
    /// As lists show it: `width: CGFloat`, `frame(width: CGFloat? = nil) -> View`.
    package var signature: String { signature(named: name) }

    /// The same under another name, such as that of an initializer's type.
    func signature(named name: String) -> String {
        guard let parameters else { return type.isEmpty ? name : "\(name): \(type)" }
        let result = self.name == "init" || type == "Void" || type.isEmpty ? "" : " -> \(type)"
        return "\(name)(\(parameters.map(\.signature).joined(separator: ", ")))\(result)"
    }
}
