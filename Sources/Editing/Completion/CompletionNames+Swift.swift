import SwiftSource

extension CompletionNames {
    /// These names with those that a library declares in Swift: types, extensions, functions, aliases. Names that begin with
    /// two underscores are left out.
    package func adding(swift text: String) -> CompletionNames {
        let declared = DeclaredNames(Parser.parse(SourceText(text)), isLibrary: true)
        let known = KnownNames(library: self, own: declared)
        let names = types.map(\.name) + declared.typeNames.filter { self[$0] == nil }
        let all = names.compactMap { name -> NamedType? in
            let text = declared.types[name]
            guard !name.isHidden, let found = self[name].map({ text.map($0.followed(by:)) ?? $0 }) ?? text else {
                return nil
            }
            var type = found.withoutHiddenMembers
            if type.kind == .value, known.isElement(type) { type.kind = .element }
            return type
        }
        let functions = declared.functions.filter { !$0.name.isHidden }
        return CompletionNames(
            types: all, functions: self.functions + functions, elementType: elementType,
            plainModifiers: plainModifiers, aliases: aliases.merging(declared.aliases) { first, _ in first },
            modules: modules)
    }

    /// These names with further types behind them.
    package func adding(_ types: [NamedType]) -> CompletionNames {
        CompletionNames(
            types: self.types + types, functions: functions, elementType: elementType,
            plainModifiers: plainModifiers, aliases: aliases, modules: modules)
    }
}

extension CompletionNames.NamedType {
    /// The type with what another description of it adds.
    fileprivate func followed(by other: Self) -> Self {
        var type = self
        type.conformances += other.conformances
        type.initializers += other.initializers
        type.staticMembers += other.staticMembers
        type.members += other.members
        return type
    }

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
        name.isHidden || type.hasPrefix("__") || (parameters ?? []).contains { $0.signature.contains("__") }
    }
}

extension String {
    /// Whether only library text can use the name, or it is nested in such a type.
    fileprivate var isHidden: Bool { hasPrefix("__") || contains(".__") }
}
