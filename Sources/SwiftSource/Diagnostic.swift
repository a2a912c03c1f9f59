/// Something to tell about a place in a source.
package struct Diagnostic: Hashable, Sendable {
    package var severity: Severity
    /// A sentence without a full stop, in the compiler's manner: "Label has no parameter 'uniformInset'".
    package var message: String
    package var range: SourceRange
    /// What to write instead, or where to look; often nil.
    package var hint: String?

    package init(_ severity: Severity, _ message: String, at range: SourceRange, hint: String? = nil) {
        self.severity = severity
        self.message = message
        self.range = range
        self.hint = hint
    }

    package enum Severity: String, Hashable, Sendable {
        case error, warning, note
    }

    /// `FILE:LINE:COLUMN: error: message`, the form that editors jump to, with its hint on the same line.
    package func line(in source: SourceText, file: String) -> String {
        let hint = hint.map { "; \($0)" } ?? ""
        return "\(file):\(source.location(of: range.start)): \(severity.rawValue): \(message)\(hint)"
    }

    /// The same, of a diagnostic about one of several sources.
    package func line(in sources: SourceSet) -> String {
        let file = sources.file(of: range)
        return line(in: file.text, file: file.name)
    }
}
