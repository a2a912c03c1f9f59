import ArgumentParser
import Foundation
import SwiftSource
import TextMetrics

/// What the commands print, and the numbers that they end with.
enum Output {
    static func print(_ text: String) {
        write(text, to: .standardOutput)
    }

    /// To standard error, a line each.
    static func complain(_ text: String) {
        write(VisibleText(text).string + "\n", to: .standardError)
    }

    static func complain(_ diagnostics: [Diagnostic], in source: SourceText, file: String) {
        for diagnostic in diagnostics {
            complain(diagnostic.line(in: source, file: file))
        }
    }

    /// A reader that has gone away (`| head`) ends the program quietly.
    private static func write(_ text: String, to handle: FileHandle) {
        do {
            try handle.write(contentsOf: Data(text.utf8))
        } catch {
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
