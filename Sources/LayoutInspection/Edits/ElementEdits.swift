import Interpreter
import SwiftSource

/// Edits of the code that makes an element of a layout. Values in, values out: it parses one file, and runs nothing.
///
/// An element that a loop, a function or a variable makes is edited at the expression that its range names, so that
/// all elements of that expression change.
package struct ElementEdits: Sendable {
    let code: ElementCode
    let item: ElementItem
    let words: CodeWords
    let choices: EditChoices
    let writer: CodeText
    /// The step of lengths, in points.
    let grain: Double

    /// - Parameters:
    ///   - element: an index into the inspection's elements.
    ///   - sources: the texts to edit: those of the inspection.
    package init(of element: Int, in inspection: Inspection, _ sources: SourceSet) throws(EditRefusal) {
        guard inspection.elements.indices.contains(element) else { throw .outdated }
        let selected = inspection.elements[element]
        guard let range = selected.range, sources.files.indices.contains(range.file) else { throw .notInSources }
        let text = sources.files[range.file].text
        guard inspection.sources.files.indices.contains(range.file),
            inspection.sources.files[range.file].text.utf8 == text.utf8
        else { throw .outdated }
        words = CodeWords(vocabulary: inspection.dialect.vocabulary)
        choices = inspection.dialect.editChoices
        guard let code = ElementCode(at: range, named: selected.name, in: Parser.parse(text), words) else {
            throw .noExpression
        }
        self.code = code
        item = ElementItem(of: code, words, choices)
        writer = CodeText(text)
        grain = inspection.grain
    }

    var source: SourceText { code.file.source }

    /// The range of the code that makes the element, with its modifiers.
    package var range: SourceRange { code.range }
}

extension Inspection {
    /// The step by which a length changes: a cell, or a few points if a cell has many.
    var grain: Double { Double(min(projection.cell.width, 8)) }
}

extension SourceSet {
    /// The sources after an edit, and the edit that undoes it.
    package func applying(undoably edit: SourceEdit) -> (sources: SourceSet, undo: SourceEdit) {
        let place = SourceRange(edit.range.start, edit.range.start + edit.replacement.utf8.count)
        return (applying(edit), SourceEdit(place, replacedBy: self[edit.range]))
    }
}
