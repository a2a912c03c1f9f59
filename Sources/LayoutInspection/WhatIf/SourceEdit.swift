import Interpreter
import Negotiation
import SwiftSource

/// A stretch of a source replaced by other text, to see what would come of it. No file changes.
package struct SourceEdit: Hashable, Sendable {
    package let range: SourceRange
    package let replacement: String

    package init(_ range: SourceRange, replacedBy replacement: String) {
        (self.range, self.replacement) = (range, replacement)
    }
}

extension SourceSet {
    func applying(_ edit: SourceEdit) -> SourceSet {
        SourceSet(
            files.map { file in
                guard file.text.number == edit.range.file else { return file }
                var bytes = file.text.utf8
                let base = file.text.base
                bytes.replaceSubrange((edit.range.start - base)..<(edit.range.end - base), with: edit.replacement.utf8)
                return File(name: file.name, text: SourceText(bytes: bytes, number: file.text.number))
            })
    }
}

/// How a document came to be, to read it again with something changed.
package struct DocumentOrigin {
    let reader: LayoutReader
    let parsed: ParsedSources
    let reading: Reading
}

extension LayoutDocument {
    /// The document that the same reading gives after an edit, with the same root.
    /// - Returns: nil where compiled Swift handed the element over, and where the edit makes errors or holes.
    func edited(_ edit: SourceEdit, until cancellation: Cancellation?) -> LayoutDocument? {
        guard let origin, let chosenRoot, let dialect else { return nil }
        var reading = origin.reading
        reading.dialect = dialect.name
        reading.root = .again(chosenRoot)
        reading.cancellation = cancellation
        let parsed = ParsedSources(sources.applying(edit), keeping: origin.parsed)
        let document = origin.reader.read(parsed, name: name, as: reading)
        guard document.root != nil, !document.hasErrors || hasErrors, document.holes.count <= holes.count else {
            return nil
        }
        return document
    }
}
