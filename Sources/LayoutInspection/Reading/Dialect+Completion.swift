import Editing
import Interpreter

extension Dialect {
    /// All that sources of the dialect can name, for completion. Gathering it takes some tens of milliseconds.
    package var completionNames: CompletionNames {
        let pages = CompletionNames(
            types: vocabulary.namedTypes,
            functions: vocabulary.functions.map { CompletionNames.Member($0) }.filter { !$0.isHidden },
            elementType: vocabulary.elementName?.description, plainModifiers: vocabulary.plainModifiers.sorted(),
            aliases: vocabulary.writtenAliases, modules: modules)
        let texts = [vocabulary.libraryText?.text, LibraryText.library.text, LibraryText.standardLibrary]
        return texts.compactMap { $0 }.reduce(pages) { $0.adding(swift: $1) }.adding(vocabulary.builders)
    }
}

extension Vocabulary {
    fileprivate var namedTypes: [CompletionNames.NamedType] {
        types.filter { !$0.isOfModifier && !$0.name.description.hasPrefix("__") }.map {
            CompletionNames.NamedType($0, conforming: protocols(of: $0))
        }
    }

    fileprivate var builders: [CompletionNames.NamedType] {
        resultBuilders.map {
            .init($0.name.description, .value, help: "makes elements of statements", isAttribute: true)
        }
    }

    /// The protocols that a type conforms to. Its other conformances say for which values one can stand.
    private func protocols(of type: TypeDescription) -> [String] {
        type.conformances.filter { self[$0]?.kind == .protocol }.map(\.description)
    }

    /// Aliases, and the types that associated types have without a word of the source.
    fileprivate var writtenAliases: [String: String] {
        var written = aliases.mapValues(\.description)
        for associated in openTypes.flatMap(\.associatedTypes) where written[associated.name] == nil {
            switch associated.standard {
            case .any?, .void?, nil: continue
            case let type?: written[associated.name] = type.description
            }
        }
        return written
    }
}

extension CompletionNames.NamedType {
    fileprivate init(_ type: TypeDescription, conforming protocols: [String]) {
        func members(_ callables: [Callable]) -> [CompletionNames.Member] {
            callables.map { CompletionNames.Member($0) }.filter { !$0.isHidden }
        }
        let kind: Kind =
            switch type.kind {
            case .element: .element
            case .value: .value
            case .protocol: .protocol
            }
        self.init(
            type.name.description, kind, help: type.help, conformances: protocols,
            initializers: members(type.initializers),
            staticMembers: type.staticProperties.map { .init($0.name, type: $0.type.description) }
                + members(type.staticMethods),
            members: type.properties.map { CompletionNames.Member($0) } + members(type.methods))
    }
}

extension CompletionNames.Member {
    fileprivate init(_ callable: Callable) {
        self.init(
            callable.name, callable.parameters.map { CompletionNames.Parameter($0) },
            type: callable.result.description, help: callable.help)
    }

    fileprivate init(_ property: PropertyDescription) {
        self.init(
            property.name, type: property.type.description, help: CompletionNames.help(property.help, property.unit))
    }
}

extension CompletionNames.Parameter {
    fileprivate init(_ parameter: ParameterDescription) {
        self.init(
            parameter.label, name: parameter.name, type: parameter.type.signature, default: parameter.defaultText,
            help: CompletionNames.help(parameter.help, parameter.unit), isBuilder: parameter.type.isBuilder)
    }
}

extension CompletionNames {
    fileprivate static func help(_ help: String, _ unit: Unit?) -> String {
        [help, unit.map { "(\($0.rawValue))" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension ValueType {
    /// Whether a closure's statements are elements.
    fileprivate var isBuilder: Bool {
        switch self {
        case .builder: true
        case .function(_, let result): result.isBuilder
        case .optional(let wrapped): wrapped.isBuilder
        default: false
        }
    }

    /// As Swift writes it: a closure that takes values gives elements, not a closure of them.
    fileprivate var signature: String {
        switch self {
        case .function(let parameters, .builder(let element)):
            ValueType.function(parameters: parameters, result: element).description
        case .optional(let wrapped) where wrapped.isBuilder: "(\(wrapped.signature))?"
        default: description
        }
    }
}
