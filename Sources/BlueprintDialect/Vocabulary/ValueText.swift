import Interpreter
import LayoutInspection
import Negotiation

// How values are written for people: as Swift writes them.

extension BlueprintVocabulary {
    /// The properties of an element in the order of its description, but for the elements that it contains and for names
    /// that say the same again. Empty for what is no element of the vocabulary.
    package static func properties(of subject: Any) -> [ElementProperty] {
        guard let element = subject as? any Element else { return [] }
        let native = Native(element: element)
        guard let description = vocabulary[native.type] else { return [] }
        return description.properties.compactMap { property in
            guard !oldNames.contains(property.name), !holdsElements(property.type),
                let value = value(of: property, in: native), let text = text(of: value)
            else { return nil }
            return ElementProperty(
                name: property.name, value: text, defaultText: property.defaultText, unit: property.unit?.rawValue)
        }
    }

    private static func holdsElements(_ type: ValueType) -> Bool {
        switch type {
        case .array: true
        default: type == .named(element) || type == .optional(.named(element))
        }
    }

    private static let oldNames: Set = ["minimumHorizontalPadding", "minimumVerticalPadding"]

    private static func value(of property: PropertyDescription, in native: Native) -> Value? {
        do {
            return try property.get(.native(native))
        } catch {
            // A getter takes every value of its own type.
            return nil
        }
    }

    /// A value as Swift writes it; nil for elements.
    static func text(of value: Value) -> String? {
        switch value {
        case .none: "nil"
        case .bool(let flag): "\(flag)"
        case .int(let number): "\(number)"
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
        if let insets = payload as? UIEdgeInsets {
            let sides = [insets.top, insets.left, insets.bottom, insets.right].map { PointsFormat.short($0) }
            return "UIEdgeInsets(top: \(sides[0]), left: \(sides[1]), bottom: \(sides[2]), right: \(sides[3]))"
        }
        if let ratio = payload as? AspectRatio { return "AspectRatio(ratio: \(PointsFormat.short(ratio.ratio)))" }
        if let range = payload as? CrossedRange { return ".within(\(range.text))" }
        if let image = payload as? UIImage { return text(of: image.size).map { "UIImage(size: \($0))" } }
        for write in writers {
            if let text = write(payload) { return text }
        }
        return nil
    }

    private static let writers: [@Sendable (Any) -> String?] = [
        rowAlignment.text, columnAlignment.text, underflow.text, overflow.text, priority.text, verticalPlace.text,
        horizontalPlace.text, textAlignment.text, lineBreakMode.text, cornerStyle.text, cornerCurve.text,
        borderStyle.text, shadowStyle.text, color.text, constraint.text, ratioMode.text, direction.text,
        lineAlignment.text, itemAlignment.text, flowPriority.text, gridWidth.text, layering.text,
        orientation.text, thickness.text, scrolled.text, keyboardAdjustment.text, imageMode.text, tintMode.text,
        layoutDirection.text, sizing.text, insetAdjustment.text, keyboardDismissal.text, safeAreaEdge.text,
    ]
}
