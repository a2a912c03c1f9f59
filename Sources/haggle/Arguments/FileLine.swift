import Foundation
import Playground

/// A file with a line, as compilers and editors name it: `Card.swift:12`, `Card.swift:12:5`.
struct FileLine: Hashable {
    let file: InputFile
    /// From 1.
    let line: Int

    /// Nil if the word names no line, or if there is a file of that whole name.
    init?(argument: String) {
        guard let match = argument.wholeMatch(of: /(.+?):(\d+)(?::\d+)?:?/), let line = Int(match.2), line > 0,
            !FileManager.default.fileExists(atPath: argument)
        else { return nil }
        (file, self.line) = (InputFile(path: String(match.1)), line)
    }
}

extension FileLine {
    /// The files that arguments name, and the first line among them.
    static func paths(in arguments: [String]) -> (paths: [String], line: FileLine?) {
        let lines = arguments.map { FileLine(argument: $0) }
        let paths = zip(arguments, lines).map { $1?.file.path ?? $0 }
        return (paths, lines.lazy.compactMap { $0 }.first)
    }
}
