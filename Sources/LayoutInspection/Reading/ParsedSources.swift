import Foundation
import SwiftSource

/// Sources with their syntax trees, ready to be run in any dialect.
package struct ParsedSources: Sendable {
    package let sources: SourceSet
    /// In the order of the sources.
    let files: [SourceFile]
    /// The module of each, by its number; nil if it is in none.
    let modules: [String?]
    /// How many of them this reading parsed.
    package let parsedCount: Int
    /// The sizes of pictures that stand beside the sources, in points, by their names.
    let pictures: [String: CGSize]

    /// Parses on all cores.
    /// - Parameters:
    ///   - before: an earlier parse, whose trees are used for sources that have not changed.
    ///   - pictures: the sizes of pictures that stand beside the sources, in points, by their names.
    package init(
        _ sources: SourceSet, keeping before: ParsedSources? = nil, pictures: [String: CGSize] = [:]
    ) {
        self.sources = sources
        self.pictures = pictures
        let kept = sources.files.map { before?.tree(of: $0.text) }
        let missing = kept.indices.filter { kept[$0] == nil }
        let parsed = missing.map { sources.files[$0].text }.concurrentMap { Parser.parse($0) }
        var next = parsed.makeIterator()
        let all = kept.compactMap { $0 ?? next.next() }
        files = all.count == 1 ? all.map(\.onItsPlatform) : all
        modules = PackageTargets(of: sources, files).modules
        parsedCount = parsed.count
    }

    /// These sources with other texts for some files, by their names.
    /// - Parameter before: an earlier parse, whose trees are used for texts that have not changed.
    package func replacing(_ texts: [String: String], keeping before: ParsedSources) -> ParsedSources {
        let files = sources.files.map { file in
            texts[file.name].map { SourceSet.File(name: file.name, text: SourceText($0, number: file.text.number)) }
                ?? file
        }
        return ParsedSources(SourceSet(files), keeping: before, pictures: pictures)
    }

    private func tree(of text: SourceText) -> SourceFile? {
        guard files.indices.contains(text.number) else { return nil }
        let known = files[text.number]
        return known.source.utf8 == text.utf8 && known.source.invalidByte == text.invalidByte ? known : nil
    }
}
