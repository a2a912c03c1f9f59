import Interpreter
import LayoutInspection
import QuickLayoutDialect

// How values are written for people: as Swift writes them.

extension QuickLayoutVocabulary {
    /// The properties of an element in the order of its description. Empty for what is no element of the vocabulary.
    package static func properties(of subject: Any) -> [ElementProperty] {
        guard let element = subject as? any Element else { return [] }
        let native = Native(element: element)
        return vocabulary[native.type].map { writing.properties(of: native, $0) } ?? []
    }

    static let writing = ValueWriting([
        horizontalAlignment.text, axis.text, verticalAlignment.text, alignment.text, unitPoint.text, axisSet.text,
        contentMode.text, layoutDirection.text, flexibility.text, color.text, padding.text, anchor.text,
    ])
}
