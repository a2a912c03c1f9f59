import SwiftSource

/// The names that can stand behind a dot.
extension CompletionSearch {
    mutating func addMembers(of receiver: CodeContext.Meaning?) {
        switch receiver {
        case .value(let type):
            guard let resolved = known.resolve(type, in: typeName) else { return }
            addMembers(of: resolved.text, resolved.type)
        case .type(let name): addStaticMembers(of: name)
        case .functions, nil: break
        }
    }

    /// The type whose members can be named without a dot.
    private var typeName: String? { context.typeName(at: context.position) }

    private mutating func addMembers(of text: TypeText, _ type: CompletionNames.NamedType) {
        let isElement = known.isElement(type)
        for member in known.members(of: text) {
            let kind = kind(of: member, isElement: isElement)
            add(member, kind, kind == .property ? .word : .scope)
        }
        guard isElement else { return }
        for modifier in known.library.plainModifiers { add(known.plainModifier(modifier), .modifier, .function) }
    }

    private func kind(of member: CompletionNames.Member, isElement: Bool) -> Completion.Candidate.Kind {
        guard member.parameters != nil else { return .property }
        guard isElement, let type = known.resolve(member.parsedType)?.type else { return .method }
        return known.isElement(type) ? .modifier : .method
    }

    private mutating func addStaticMembers(of name: String) {
        guard let type = known.type(named: name) else { return }
        for member in type.staticMembers { add(member, .staticMember, .scope) }
        for other in known.conformances(of: type) where other.kind == .protocol {
            for member in other.staticMembers where member.parsedType.name == "Self" {
                add(member, .staticMember, .scope)
            }
        }
        for nested in known.nestedTypes(of: name) { addBare(nested.type, named: nested.name, .type) }
        for initializer in type.initializers { add(initializer, .initializer, .function) }
    }

    /// Adds what an implicit member can name.
    /// - Parameter dotted: whether the dot is written with it.
    mutating func addWords(_ types: [TypeText], dotted: Bool) {
        for text in types {
            guard let type = known.resolve(text, in: typeName)?.type else { continue }
            for word in known.words(of: text, in: typeName) {
                add(word, .staticMember, .word, prefix: dotted ? "." : "")
            }
            guard !dotted, type.kind == .value else { continue }
            for initializer in type.initializers where !(initializer.parameters ?? []).isEmpty {
                add(initializer, .initializer, .function)
            }
        }
    }
}
