import SwiftSource

// Which declarations give elements.

extension Evaluation {
    /// Whether values of a type are elements, or show one: an element of the vocabulary, or a type with a `body`.
    func showsElement(_ definition: TypeDefinition) -> Bool {
        if openTypes(of: definition).contains(where: \.isElement) { return true }
        return Self.bodies.contains { name in
            guard let body = definition.computed[name] else { return false }
            return body.givesElement
        }
    }

    /// Whether a type that is written is one of elements: `some View`, `Element`, `HeaderView`.
    func givesElement(_ type: TypeSyntax) -> Bool {
        guard let name = type.lastName, !Self.scenes.contains(name) else { return false }
        switch type.kind {
        case .opaque: return true
        case .named, .existential:
            if isElementType(TypeName(name)) { return true }
            guard case .named(let own)? = namedType(name, in: globals), let definition = definitions[own] else {
                return false
            }
            return showsElement(definition)
        default: return false
        }
    }

    /// What has a `body` and is no view.
    static let scenes: Set<String> = [
        "App", "PreviewProvider", "Scene", "Commands", "WidgetConfiguration", "ToolbarContent", "Binding", "Equatable",
        "Hashable", "Comparable",
        "Collection", "Sequence", "Publisher", "CustomizableToolbarContent",
    ]

    /// Whether a member is one that the vocabulary asks values of the type for.
    func isOpenMember(_ name: String, of definition: TypeDefinition) -> Bool {
        openTypes(of: definition).contains { open in open.members.contains { $0.name == name } }
    }
}
