import SwiftSource

/// The names that can stand behind a dot.
extension CompletionSearch {
    private var known: KnownNames { reading.known }

    mutating func addMembers(behind dot: Int) {
        switch reading.meaning(ofExpressionEndingAt: dot - 1) {
        case .value(let type):
            let outer = reading.declared.typeName(around: dot)
            guard let resolved = known.resolve(type, in: outer) else { return addModifiers(behind: dot) }
            addMembers(of: resolved.text, resolved.type)
        case .type(let name): addStaticMembers(of: name)
        case .functions: break
        case nil: addModifiers(behind: dot)
        }
    }

    private mutating func addMembers(of text: TypeText, _ type: CompletionNames.NamedType) {
        let isElement = known.isElement(type)
        for member in known.members(of: text) {
            let kind = kind(of: member, isElement: isElement)
            add(member, kind, kind == .property ? .word : .scope)
        }
        guard isElement else { return }
        for modifier in known.plainModifiers { add(modifier, .modifier, .function) }
    }

    /// The modifiers behind something unknown, where a line begins with the dot.
    private mutating func addModifiers(behind dot: Int) {
        guard reading.code.isFirstOnLine(dot), let element = known.library.elementType,
            let type = known.type(named: element)
        else { return }
        addMembers(of: TypeText(element), type)
    }

    private func kind(of member: CompletionNames.Member, isElement: Bool) -> Completion.Candidate.Kind {
        guard member.parameters != nil else { return .property }
        guard isElement, let type = known.resolve(TypeText(member.type))?.type else { return .method }
        return known.isElement(type) ? .modifier : .method
    }

    private mutating func addStaticMembers(of name: String) {
        guard let type = known.type(named: name) else { return }
        for member in type.staticMembers { add(member, .staticMember, .scope) }
        for other in known.conformances(of: type) where other.kind == .protocol {
            for member in other.staticMembers where TypeText(member.type).name == "Self" {
                add(member, .staticMember, .scope)
            }
        }
        for nested in known.nestedTypes(of: name) { addBare(nested.type, named: nested.name, .type) }
        for initializer in type.initializers { add(initializer, .initializer, .function) }
    }

    /// Adds what an implicit member can name.
    /// - Parameter dotted: whether the dot is written with it.
    mutating func addWords(_ types: [TypeText], dotted: Bool) {
        let outer = reading.declared.typeName(around: index)
        for text in types {
            guard let type = known.resolve(text, in: outer)?.type else { continue }
            for word in known.words(of: text, in: outer) {
                add(word, .staticMember, .word, prefix: dotted ? "." : "")
            }
            guard !dotted, type.kind == .value else { continue }
            for initializer in type.initializers where !(initializer.parameters ?? []).isEmpty {
                add(initializer, .initializer, .function)
            }
        }
    }
}
