import Interpreter
import LayoutInspection
import TheodoliteDialect

// How values are written for people: as Swift writes them.

extension TheodoliteVocabulary {
    /// The properties of a component in the order of its description. Empty for what is none of the vocabulary.
    package static func properties(of subject: Any) -> [ElementProperty] {
        guard let component = subject as? Component else { return [] }
        if let own = component as? SourceComponent { return properties(of: own.source) }
        let native = Native(vocabularyName(of: component), component)
        guard let description = vocabulary[native.type] else { return [] }
        return writing.properties(of: native, description)
    }

    /// What a component of the source has: its props part by part, its state, and what else it keeps; but for the
    /// components in it.
    private static func properties(of source: SourceInstance) -> [ElementProperty] {
        source.plainFields.flatMap { name, value -> [ElementProperty] in
            if name == "key" { return [] }
            guard name == "props", case .tuple(let parts) = value else {
                return text(ofKept: value).map { [ElementProperty(name: name, value: $0)] } ?? []
            }
            return parts.enumerated().compactMap { index, part in
                text(ofKept: part.value).map { ElementProperty(name: part.label ?? "props.\(index)", value: $0) }
            }
        }
    }

    private static func text(ofKept value: Value) -> String? {
        switch value {
        case .native(let native) where native.payload is Component: nil
        case .instance, .choice: value.written
        default: writing.text(of: value)
        }
    }

    private static let writing = ValueWriting([
        color.text, scrollDirection.text, textAlignment.text, lineBreakMode.text, flexDirection.text, flexWrap.text,
        justify.text, align.text, flexLayoutDirection.text, flexOverflow.text, positionType.text,
        { ($0 as? UIControl.State).map { ".\($0)" } },
        { ($0 as? SizeRange).map { text(of: $0) } },
        // Components and actions by the names of their types.
        { "\(type(of: $0))" },
    ])

    private static func text(of range: SizeRange) -> String {
        let (least, most) = (ValueWriting.text(of: range.min), ValueWriting.text(of: range.max))
        if range == SizeRange(range.max) { return "SizeRange(\(most))" }
        return range == SizeRange(max: range.max) ? "SizeRange(max: \(most))" : "SizeRange(min: \(least), max: \(most))"
    }
}
