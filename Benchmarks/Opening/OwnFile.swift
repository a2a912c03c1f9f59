import BlueprintDialect
import Foundation
import LayoutInspection
import SwiftSource
import Vocabularies

/// A file named on the command line, read and run alone.
struct OwnFile {
    private let path: String
    private let source: SourceText

    init(_ path: String) throws {
        self.path = path
        source = SourceText(bytes: try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// A line of milliseconds, with the findings of the sources.
    var times: String {
        let set = SourceSet([SourceSet.File(name: path, text: source)])
        let (parsed, parsing) = seconds { ParsedSources(set) }
        let (document, running) = seconds { LayoutReader(dialects: [Blueprint()]).read(parsed, name: path) }
        let milliseconds = [parsing, running].map { String(format: "%.1f", $0 * 1000) }
        return "\(path): \(source.lineCount) lines, parse \(milliseconds[0]) ms, run \(milliseconds[1]) ms, "
            + "\(document.roots.count) roots, \(document.diagnostics.count) diagnostics"
    }
}
