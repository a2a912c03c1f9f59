/// A layout that comes with the program.
package struct Example: Hashable, Sendable {
    package let name: String
    /// The name of the dialect that it is written in.
    package let dialect: String
    package let source: String

    package init(name: String, dialect: String, source: String) {
        self.name = name
        self.dialect = dialect
        self.source = source
    }

    /// Its description: the comment at the start of its source, on one line.
    package var summary: String {
        source.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("//") }
            .map { $0.drop { $0 == "/" || $0 == " " } }.joined(separator: " ")
    }

    /// The first sentence of the summary, without its full stop.
    package var headline: String {
        let summary = summary
        let end = summary.firstRange(of: ". ")?.lowerBound ?? summary.endIndex
        return summary[..<end].hasSuffix(".") ? String(summary[..<end].dropLast()) : String(summary[..<end])
    }
}
