import LayoutInspection
import Playground
import SwiftSource

/// Values of holes as lines `// haggle: NAME = EXPRESSION` of a file. A line that has a value of the same name is
/// replaced; new ones follow the last such line, or are the first lines of the file.
struct WrittenSettings {
    private let file: SourceSet.File
    private let settings: [HoleSetting]

    init(_ wanted: FileSettings) {
        (file, settings) = (wanted.file, wanted.settings)
    }

    /// The file's new text. Line endings stay as they are.
    var text: String {
        // A character may be a carriage return and a newline, so bytes are split.
        var lines = file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        let end = lines[0].hasSuffix("\r") ? "\r" : ""
        for setting in settings {
            // A comment is one line; a carriage return and a newline are one character.
            let line =
                "// haggle: \(setting.name) = \(setting.expression)".split(whereSeparator: \.isNewline)
                .joined(separator: " ") + end
            let comments = lines.indices.compactMap { index in
                HoleSetting.comments(in: SourceText(lines[index])).first.map { (index: index, name: $0.name) }
            }
            if let old = comments.last(where: { $0.name == setting.name }) {
                lines[old.index] = lines[old.index].prefix { $0 == " " || $0 == "\t" } + line
            } else {
                lines.insert(line, at: comments.last.map { $0.index + 1 } ?? 0)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Replaces the file's text.
    func write() throws(UnwritableFile) { try FileReplacement(file.name).write(text, over: file.text) }
}
