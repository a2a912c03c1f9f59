import BlueprintDialect
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
        return writing.properties(of: native, description) { !oldNames.contains($0.name) && !holdsElements($0.type) }
    }

    private static func holdsElements(_ type: ValueType) -> Bool {
        switch type {
        case .array: true
        default: type == .named(element) || type == .optional(.named(element))
        }
    }

    private static let oldNames: Set = ["minimumHorizontalPadding", "minimumVerticalPadding"]

    static let writing = ValueWriting([
        rowAlignment.text, columnAlignment.text, underflow.text, overflow.text, priority.text, verticalPlace.text,
        horizontalPlace.text, textAlignment.text, lineBreakMode.text, cornerStyle.text, cornerCurve.text,
        borderStyle.text, shadowStyle.text, color.text, constraint.text, ratioMode.text, direction.text,
        lineAlignment.text, itemAlignment.text, flowPriority.text, gridWidth.text, layering.text,
        orientation.text, thickness.text, scrolled.text, keyboardAdjustment.text, imageMode.text, tintMode.text,
        layoutDirection.text, sizing.text, insetAdjustment.text, keyboardDismissal.text, safeAreaEdge.text,
        { ($0 as? AspectRatio).map { "AspectRatio(ratio: \(PointsFormat.short($0.ratio)))" } },
        { ($0 as? CrossedRange).map { ".within(\($0.text))" } },
        { ($0 as? UIImage).map { "UIImage(size: \(ValueWriting.text(of: $0.size)))" } },
    ])
}
