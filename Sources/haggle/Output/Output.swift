import ArgumentParser
import Foundation
import SwiftSource
import TextMetrics

/// The program's output and exit codes. No control character of a name, a source or an argument reaches a stream:
/// everything printed except a picture's own colours goes through `visible`.
enum Output {
    /// Writes lines to standard output, each with its end.
    static func print(_ text: String) {
        write(visible(text))
    }

    /// Writes a line of a picture, with the sequences of its colours, or of JSON, which escapes control characters
    /// itself.
    static func print(encoded text: String) {
        write(text)
    }

    /// Writes a line to standard error.
    static func complain(_ text: String) {
        writeError(visible(text) + "\n")
    }

    /// Overwrites some columns of the current line on standard error. Without a text, the next output begins the line.
    static func overwrite(_ columns: Int, with text: VisibleText) {
        let spaces = String(repeating: " ", count: max(0, columns - text.columns))
        writeError("\r\(text.string)\(spaces)" + (text.columns == 0 ? "\r" : ""))
    }

    /// Ignores failures: if standard error is closed or full, the exit status still shows the result.
    private static func writeError(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    static func complain(_ diagnostics: [Diagnostic], in sources: SourceSet) {
        for diagnostic in diagnostics {
            // A message is one line, whatever it contains.
            complain(VisibleText(diagnostic.line(in: sources)).string)
        }
    }

    /// The text with all control characters made visible, except line ends.
    static func visible(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText($0).string }
            .joined(separator: "\n")
    }

    private static func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            // A closed pipe (`| head`) ends the program quietly; a full disk does not.
            if errno != EPIPE { complain("haggle: the output cannot be written: \(String(cString: strerror(errno)))") }
            exit(EXIT_FAILURE)
        }
    }
}

extension ExitCode {
    /// No terminal to draw on.
    static let noTerminal = ExitCode(2)
    /// The file cannot be read (EX_NOINPUT).
    static let unreadableFile = ExitCode(66)
}
