import Interpreter
import LayoutInspection
import Negotiation

// How values are written for people: as Swift writes them.

extension QuickLayoutVocabulary {
    /// The properties of an element in the order of its description. Empty for what is no element of the vocabulary.
    package static func properties(of subject: Any) -> [ElementProperty] {
        guard let element = subject as? any Element else { return [] }
        let native = Native(element: element)
        guard let description = vocabulary[native.type] else { return [] }
        return description.properties.compactMap { property in
            guard let value = value(of: property, in: native), let text = text(of: value) else { return nil }
            return ElementProperty(
                name: property.name, value: text, defaultText: property.defaultText, unit: property.unit?.rawValue)
        }
    }

    private static func value(of property: PropertyDescription, in native: Native) -> Value? {
        do {
            return try property.get(.native(native))
        } catch {
            // Two kinds of frame share a name, and each has its own properties.
            return nil
        }
    }

    /// A value as Swift writes it; nil for elements.
    static func text(of value: Value) -> String? {
        switch value {
        case .none: "nil"
        case .bool(let flag): "\(flag)"
        case .double(let number): PointsFormat.short(CGFloat(number))
        case .string(let text): "\"\(text.flatMap { escapes[$0] ?? [$0] }.reduce(into: "") { $0.append($1) })\""
        case .native(let native): text(of: native.payload)
        default: nil
        }
    }

    private static let escapes: [Character: [Character]] = [
        "\"": ["\\", "\""], "\\": ["\\", "\\"], "\n": ["\\", "n"], "\t": ["\\", "t"],
    ]

    private static func text(of payload: Any) -> String? {
        if let size = payload as? CGSize {
            return "CGSize(width: \(PointsFormat.short(size.width)), height: \(PointsFormat.short(size.height)))"
        }
        for write in writers {
            if let text = write(payload) { return text }
        }
        return nil
    }

    private static let writers: [@Sendable (Any) -> String?] = [
        horizontalAlignment.text, verticalAlignment.text, alignment.text, unitPoint.text, axisSet.text,
        contentMode.text, layoutDirection.text, flexibility.text, color.text, padding.text, anchor.text,
    ]
}
