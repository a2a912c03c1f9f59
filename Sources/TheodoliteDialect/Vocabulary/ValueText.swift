import Interpreter
import LayoutInspection
import Negotiation

// How values are written for people: as Swift writes them.

extension TheodoliteVocabulary {
    /// The properties of a component in the order of its description. Empty for what is none of the vocabulary.
    package static func properties(of subject: Any) -> [ElementProperty] {
        guard let component = subject as? Component else { return [] }
        let native = Native(TypeName(component.typeName), component)
        guard let description = vocabulary[native.type] else { return [] }
        return description.properties.compactMap { property in
            guard let text = value(of: property, in: native).map(text(of:)) else { return nil }
            return ElementProperty(
                name: property.name, value: text, defaultText: property.defaultText, unit: property.unit?.rawValue)
        }
    }

    private static func value(of property: PropertyDescription, in native: Native) -> Value? {
        do {
            return try property.get(.native(native))
        } catch {
            // A component of compiled Swift may have the name of one of the vocabulary, and other props.
            return nil
        }
    }

    static func text(of value: Value) -> String {
        switch value {
        case .none: "nil"
        case .bool(let flag): "\(flag)"
        case .int(let number): "\(number)"
        case .double(let number): PointsFormat.short(CGFloat(number))
        case .string(let text): text.debugDescription
        case .array(let values): "[" + values.map(text(of:)).joined(separator: ", ") + "]"
        case .dictionary(let entries):
            "[" + entries.map { "\(text(of: $0.key)): \(text(of: $0.value))" }.sorted().joined(separator: ", ") + "]"
        case .native(let native): text(of: native.payload)
        default: value.typeName
        }
    }

    private static func text(of payload: Any) -> String {
        switch payload {
        case let range as SizeRange: text(of: range)
        case let size as CGSize:
            "CGSize(width: \(PointsFormat.short(size.width)), height: \(PointsFormat.short(size.height)))"
        case let insets as UIEdgeInsets:
            "UIEdgeInsets(top: \(PointsFormat.short(insets.top)), left: \(PointsFormat.short(insets.left)), "
                + "bottom: \(PointsFormat.short(insets.bottom)), right: \(PointsFormat.short(insets.right)))"
        default: writers.lazy.compactMap { $0(payload) }.first ?? "\(type(of: payload))"
        }
    }

    private static func text(of range: SizeRange) -> String {
        if range == SizeRange(range.max) { return "SizeRange(\(text(of: range.max)))" }
        if range == SizeRange(max: range.max) { return "SizeRange(max: \(text(of: range.max)))" }
        return "SizeRange(min: \(text(of: range.min)), max: \(text(of: range.max)))"
    }

    private static let writers: [@Sendable (Any) -> String?] = [
        color.text, scrollDirection.text, textAlignment.text, lineBreakMode.text, flexDirection.text, flexWrap.text,
        justify.text, align.text, flexLayoutDirection.text, flexOverflow.text, positionType.text, controlStateText,
    ]

    private static let controlStateText: @Sendable (Any) -> String? = { ($0 as? UIControl.State).map { ".\($0)" } }
}
