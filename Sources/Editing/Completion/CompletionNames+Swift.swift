import SwiftSource

extension CompletionNames {
    /// These names with those that a library declares in Swift: types, extensions, functions, aliases. Names that begin with
    /// two underscores are left out.
    package func adding(swift text: String) -> CompletionNames {
        let declared = DeclarationReader.declarations(in: CodePieces(SourceText(text)), isLibrary: true)
        let known = KnownNames(library: self, own: declared)
        let names = types.map(\.name) + declared.typeNames.filter { self[$0] == nil }
        let all = names.compactMap { name -> NamedType? in
            guard let found = known.type(named: name, preferringLibrary: true), !found.name.isHidden else { return nil }
            var type = found.withoutHiddenMembers
            if type.kind == .value, known.isElement(type) { type.kind = .element }
            return type
        }
        let functions = declared.names.filter { $0.scope == 0 && !$0.text.isHidden }.compactMap(\.member)
        return CompletionNames(
            types: all, functions: self.functions + functions, elementType: elementType,
            plainModifiers: plainModifiers, aliases: aliases.merging(declared.aliases) { first, _ in first },
            modules: modules)
    }
}

extension CompletionNames.NamedType {
    fileprivate var withoutHiddenMembers: Self {
        var type = self
        type.initializers.removeAll(where: \.isHidden)
        type.staticMembers.removeAll(where: \.isHidden)
        type.members.removeAll(where: \.isHidden)
        return type
    }
}

extension CompletionNames.Member {
    /// Whether only the library can use it.
    package var isHidden: Bool {
        name.isHidden || (parameters ?? []).contains { $0.label?.isHidden ?? false }
    }
}

extension String {
    /// Whether only library text can use the name, or it is nested in such a type.
    fileprivate var isHidden: Bool { hasPrefix("__") || contains(".__") }
}
