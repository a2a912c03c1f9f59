import Interpreter
import Negotiation
import SwiftSource

/// A replacement of a range of a source, to see its effect. No file changes.
package struct SourceEdit: Hashable, Sendable {
    package let range: SourceRange
    package let replacement: String

    package init(_ range: SourceRange, replacedBy replacement: String) {
        (self.range, self.replacement) = (range, replacement)
    }
}

extension SourceSet {
    package func applying(_ edit: SourceEdit) -> SourceSet {
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

/// How a document was made, for reading it again with changes.
package struct DocumentOrigin {
    let reader: LayoutReader
    let parsed: ParsedSources
    let reading: Reading
    /// The sources as run in each of their dialects.
    let programs: [DialectProgram]
}

extension LayoutDocument {
    /// The layout of the same root in the same proposal after an edit.
    /// - Parameters:
    ///   - states: the states of the shown layout's elements.
    ///   - budget: pays for the steps of the source's code.
    /// - Returns: nil for compiled Swift, and if the edit makes errors or holes.
    func edited(
        _ edit: SourceEdit, as shown: Inspection, _ states: (any ElementStates)?, charging budget: inout TrialBudget,
        until cancellation: Cancellation?
    ) -> Inspection? {
        guard let origin, chosenRoot != nil, let dialect else { return nil }
        let parsed = ParsedSources(sources.applying(edit), keeping: origin.parsed)
        guard
            let document = reread(parsed, { ($0.dialect, $0.cancellation) = (dialect.name, cancellation) })
        else { return nil }
        defer { budget.charge(steps: document.stepCount) }
        guard document.root != nil, !document.hasErrors || hasErrors, document.holes.count <= holes.count else {
            return nil
        }
        return
            (try? document.inspect(
                shown.proposal, projection: shown.projection, states: states, until: cancellation)) ?? nil
    }
}
