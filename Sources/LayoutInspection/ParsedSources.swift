import SwiftSource

/// Sources with their syntax trees, ready to be run in any dialect.
package struct ParsedSources: Sendable {
    package let sources: SourceSet
    /// In the order of the sources.
    let files: [SourceFile]

    /// Parses on all cores.
    /// - Parameter before: an earlier parse; of a source that has not changed since, its tree is taken from there.
    package init(_ sources: SourceSet, keeping before: ParsedSources? = nil) {
        self.sources = sources
        files = sources.files.map(\.text).concurrentMap { text in
            before?.tree(of: text) ?? Parser.parse(text)
        }
    }

    private func tree(of text: SourceText) -> SourceFile? {
        guard files.indices.contains(text.number) else { return nil }
        let known = files[text.number]
        return known.source.utf8 == text.utf8 && known.source.invalidByte == text.invalidByte ? known : nil
    }
}
