import ArgumentParser
import Foundation
import SwiftSource
import TextMetrics

/// What the commands print, and the numbers that they end with.
enum Output {
    static func print(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            // A reader that has gone away (`| head`) ends the program quietly; a full disk does not.
            if errno != EPIPE { complain("haggle: the output cannot be written: \(String(cString: strerror(errno)))") }
            exit(EXIT_FAILURE)
        }
    }

    /// To standard error, a line each.
    static func complain(_ text: String) {
        do {
            try FileHandle.standardError.write(contentsOf: Data((VisibleText(text).string + "\n").utf8))
        } catch {
            // There is nobody left to tell.
            exit(EXIT_FAILURE)
        }
    }

    static func complain(_ diagnostics: [Diagnostic], in sources: SourceSet) {
        for diagnostic in diagnostics {
            complain(diagnostic.line(in: sources))
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
