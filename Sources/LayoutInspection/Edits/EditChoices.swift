import Negotiation

/// A piece of code that can be put around, behind or into an element: its word in a list, and its text.
package struct EditChoice: Hashable, Sendable {
    /// `VStack`, `.padding`.
    package let word: String
    /// `Inset(uniformInset: 1, wrapping: <#element#>)`, indented by four spaces where it has several lines.
    package let text: String
    /// The same with its arguments on lines of their own, for elements of several lines; nil if it has one form.
    package let longText: String?

    /// The place of the element in the text.
    package static let element = "<#element#>"

    package init(_ word: String, _ text: String, long longText: String? = nil) {
        (self.word, self.text, self.longText) = (word, text, longText)
    }
}

/// The choices that a dialect offers for edits.
package struct EditChoices: Sendable {
    /// Each has a place for the element that it wraps.
    package let containers: [EditChoice]
    /// `.padding(1)`.
    package let modifiers: [EditChoice]
    /// Texts, containers and spacers that can be added to a container.
    package let children: [EditChoice]
    /// The numbers that may be negative: by their labels, or by the call's name where they have none.
    let signedNumbers: Set<String>
    /// Calls whose builder takes at most one element.
    let singleBuilders: Set<String>
    /// Properties whose bodies are builders without an attribute.
    let builderProperties: Set<String>
    /// The numbers that move an element's right and bottom edge, by the names of their properties.
    let edges: [Axis: Set<String>]

    package init(
        containers: [EditChoice] = [], modifiers: [EditChoice] = [], children: [EditChoice] = [],
        signedNumbers: Set<String> = [], singleBuilders: Set<String> = [], builderProperties: Set<String> = [],
        edges: [Axis: Set<String>] = [.horizontal: ["width"], .vertical: ["height"]]
    ) {
        (self.containers, self.modifiers, self.children) = (containers, modifiers, children)
        (self.signedNumbers, self.singleBuilders) = (signedNumbers, singleBuilders)
        self.builderProperties = builderProperties
        self.edges = edges
    }
}

extension Dialect {
    package var editChoices: EditChoices { EditChoices() }
}

extension EditChoices {
    /// Whether a property's number moves an element's right edge, or its bottom edge.
    package func moves(_ axis: Axis, _ property: EditableProperty) -> Bool {
        if case .number = property.kind { edges[axis]?.contains(property.name) ?? false } else { false }
    }
}
