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
    /// The sources as each of their dialects runs them.
    let programs: [DialectProgram]
}

extension LayoutDocument {
    /// The layout that the same reading gives after an edit, of the same root in the same proposal.
    /// - Parameters:
    ///   - states: what the shown layout's elements have in them.
    ///   - budget: what the source's code costs is taken from it.
    /// - Returns: nil where compiled Swift handed the element over, and where the edit makes errors or holes.
    func edited(
        _ edit: SourceEdit, as shown: Inspection, _ states: (any ElementStates)?, charging budget: inout TrialBudget,
        until cancellation: Cancellation?
    ) -> Inspection? {
        guard let origin, let chosenRoot, let dialect else { return nil }
        var reading = origin.reading
        reading.dialect = dialect.name
        reading.root = .again(EarlierRoot(chosenRoot, in: sources))
        reading.cancellation = cancellation
        let parsed = ParsedSources(sources.applying(edit), keeping: origin.parsed)
        let document = origin.reader.read(parsed, name: name, as: reading)
        defer { budget.charge(steps: document.stepCount) }
        guard document.root != nil, !document.hasErrors || hasErrors, document.holes.count <= holes.count else {
            return nil
        }
        return
            (try? document.inspect(
                shown.proposal, projection: shown.projection, states: states, until: cancellation)) ?? nil
    }
}
