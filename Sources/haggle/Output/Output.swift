import ArgumentParser
import Foundation
import SwiftSource
import TextMetrics

/// What the program prints, and the numbers that it ends with. Whatever stands in a name, a source or an argument, no
/// control character of it reaches a stream: everything printed but a picture's own colours goes through `visible`.
enum Output {
    /// To standard output: lines, each with its end.
    static func print(_ text: String) {
        write(visible(text))
    }

    /// A line of a picture, with the sequences of its colours, or of JSON, which writes control characters in its own way.
    static func print(encoded text: String) {
        write(text)
    }

    /// To standard error, a line each.
    static func complain(_ text: String) {
        writeError(visible(text) + "\n")
    }

    /// To standard error, in the place of so many columns of the line there. Without a text, the next begins the line.
    static func overwrite(_ columns: Int, with text: VisibleText) {
        let spaces = String(repeating: " ", count: max(0, columns - text.columns))
        writeError("\r\(text.string)\(spaces)" + (text.columns == 0 ? "\r" : ""))
    }

    /// Where standard error is closed or full there is nobody to tell: the exit status still says how it went.
    private static func writeError(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    static func complain(_ diagnostics: [Diagnostic], in sources: SourceSet) {
        for diagnostic in diagnostics {
            // A message is one line, whatever stands in it.
            complain(VisibleText(diagnostic.line(in: sources)).string)
        }
    }

    /// The text with every control character but the ends of its lines shown.
    static func visible(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText($0).string }
            .joined(separator: "\n")
    }

    private static func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            // A reader that has gone away (`| head`) ends the program quietly; a full disk does not.
            if errno != EPIPE { complain("haggle: the output cannot be written: \(String(cString: strerror(errno)))") }
            exit(EXIT_FAILURE)
        }
    }
}

extension ExitCode {
    /// The source has errors.
    static let sourceErrors = ExitCode(1)
    /// No terminal to draw on.
    static let noTerminal = ExitCode(2)
    /// The file cannot be read (EX_NOINPUT).
    static let unreadableFile = ExitCode(66)
}
