extension Value {
    /// Characters of a text, from an index of it.
    static func text(_ text: String, from start: Int) -> Value {
        start == 0 ? .string(text) : .part(TextPart(text: text, start: start))
    }

    /// A part of a text as a text of its own; other values as they are.
    var plain: Value { if case .part(let part) = self { .string(part.text) } else { self } }

    /// Nil for what is no text.
    var text: String? {
        switch self {
        case .string(let text): text
        case .part(let part): part.text
        default: nil
        }
    }
}
