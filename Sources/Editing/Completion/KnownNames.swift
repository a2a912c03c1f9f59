/// The names of a library together with those that a source declares.
struct KnownNames {
    let library: CompletionNames
    var own: DeclaredNames

    typealias NamedType = CompletionNames.NamedType
    typealias Member = CompletionNames.Member

    /// The type of a name, with what the source adds to it.
    func type(named name: String) -> NamedType? {
        guard let mine = own.types[name] else { return library[name] }
        guard let type = library[name], !isOwn(name) else { return mine }
        return mine.adding(type)
    }

    /// The type that a text stands for, through aliases and optionals.
    /// - Parameter outer: the type in which the text stands, whose nested types need no dot.
    func resolve(_ text: TypeText, in outer: String? = nil) -> (text: TypeText, type: NamedType)? {
        var text = text
        for _ in 0..<6 {
            guard let name = text.name else { return nil }
            for prefix in outer?.withOuterTypes ?? [] {
                if let type = type(named: "\(prefix).\(name)") { return (TypeText(type.name), type) }
            }
            if let type = type(named: name) { return (text.unwrapped, type) }
            guard let alias = alias(name) else { return nil }
            text = alias
        }
        return nil
    }

    /// The type of a collection's elements, through aliases.
    func element(of text: TypeText) -> TypeText? {
        var text = text
        for _ in 0..<6 {
            if let element = text.element { return element }
            guard let alias = text.name.flatMap(alias) else { return nil }
            text = alias
        }
        return nil
    }

    private func alias(_ name: String) -> TypeText? {
        (own.aliases[name] ?? library.aliases[name]).map { TypeText($0) }
    }

    /// Whether the source declares a type, and does not only extend it.
    func isOwn(_ name: String) -> Bool { own.types[name] != nil && own.typeNames.contains(name) }

    /// Whether a type takes part in layout.
    func isElement(_ type: NamedType) -> Bool {
        guard let element = library.elementType else { return false }
        return type.kind == .element || type.name == element
            || conformances(of: type).contains { $0.name == element || $0.kind == .element }
    }

    /// The types that a type conforms to, the nearest first.
    func conformances(of type: NamedType) -> [NamedType] {
        var found: [NamedType] = []
        var seen: Set = [type.name]
        var waiting = type.conformances[...]
        while let name = waiting.popFirst() {
            guard seen.insert(name).inserted, let next = resolve(TypeText(name))?.type else { continue }
            found.append(next)
            waiting += next.conformances
        }
        return found
    }

    /// The members that can stand behind the dot of a value.
    /// - Parameter name: that of the wanted ones; nil for all.
    func members(of text: TypeText, named name: String? = nil) -> [Member] {
        guard let (text, type) = resolve(text) else { return [] }
        let isElement = isElement(type)
        var types = [type] + conformances(of: type)
        if isElement, let element = library.elementType.flatMap(self.type), !types.map(\.name).contains(element.name) {
            types.append(element)
        }
        var members = types.flatMap { type in
            name.map { name in type.members.filter { $0.name == name } } ?? type.members
        }
        if isElement, let name, library.plainModifiers.contains(name) {
            members.append(plainModifier(name))
        }
        guard let element = text.element else { return members }
        return members.map { $0.replacing("Element", by: element.text) }
    }

    /// A modifier without a page, as a method of elements.
    func plainModifier(_ name: String) -> Member { Member(name, [], type: library.elementType ?? "Void") }

    /// The members that `.name` can mean where a type is expected.
    func words(of text: TypeText, in outer: String? = nil) -> [Member] {
        guard let type = resolve(text, in: outer)?.type else { return [] }
        func gives(_ member: Member, _ name: String) -> Bool {
            let result = member.parsedType.name
            return result == name || result == "Self" || type.kind == .protocol
                || (result.map { name.hasSuffix("." + $0) } ?? false)
        }
        var words = type.staticMembers.filter { gives($0, type.name) && $0.isNamed }
        guard type.kind == .protocol, type.name != library.elementType else { return words }
        for name in own.typeNames + library.types.map(\.name) {
            guard let other = self.type(named: name), other.name != type.name, other.kind != .protocol,
                other.conformances.contains(type.name)
            else { continue }
            words += other.staticMembers.filter {
                $0.isNamed && $0.parsedType.name == name && !words.map(\.name).contains($0.name)
            }
        }
        return words
    }

    /// The types that are nested in one: their last names, and the types.
    func nestedTypes(of name: String) -> [(name: String, type: NamedType)] {
        let prefix = name + "."
        let names = own.typeNames + library.types.map(\.name).filter { own.types[$0] == nil }
        return names.compactMap { full in
            guard full.hasPrefix(prefix), !full.dropFirst(prefix.count).contains(".") else { return nil }
            return type(named: full).map { (String(full.dropFirst(prefix.count)), $0) }
        }
    }
}

extension CompletionNames.NamedType {
    /// The other description of the type, with what this one says before it.
    func adding(_ other: Self) -> Self {
        Self(
            other.name, other.kind, help: other.help, conformances: other.conformances + conformances,
            initializers: initializers + other.initializers, staticMembers: staticMembers + other.staticMembers,
            members: members + other.members, isAttribute: other.isAttribute)
    }
}

extension CompletionNames.Member {
    /// Whether it is no operator.
    var isNamed: Bool { name.first.map { $0.isLetter || $0 == "_" || $0 == "#" || $0 == "$" } ?? false }

    /// The member with a type in the place of a generic name in its types.
    func replacing(_ generic: String, by type: String) -> Self {
        func replaced(_ text: String) -> String {
            guard text.utf8.contains(UInt8(ascii: "E")) else { return text }
            var (result, word) = ("", "")
            for character in text + " " {
                if character.isLetter || character == "." {
                    word.append(character)
                } else {
                    result += (word == generic ? type : word) + String(character)
                    word = ""
                }
            }
            return String(result.dropLast())
        }
        let parameters = parameters?.map {
            CompletionNames.Parameter(
                $0.label, name: $0.name, type: replaced($0.type), default: $0.defaultText, help: $0.help,
                isBuilder: $0.isBuilder)
        }
        return Self(name, parameters, type: replaced(self.type), help: help)
    }
}

extension String {
    /// The name of a type, and those of the types that it stands in: `A.B.C`, `A.B`, `A`.
    var withOuterTypes: [String] {
        Array(sequence(first: self) { name in name.lastIndex(of: ".").map { String(name[..<$0]) } })
    }
}
