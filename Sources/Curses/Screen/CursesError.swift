import Foundation
import TextMetrics

/// The reason why the terminal cannot be used.
package enum CursesError: Error, Hashable {
    case noTerminal
    case noTerminalType
    case dumbTerminal
    case unknownTerminalType(String)
    case neverInForeground
    case modesUnavailable(errno: Int32)
    case signalsUnavailable(errno: Int32)
    case memoryUnavailable(errno: Int32)
    case cannotWait(errno: Int32)
    case cannotWatch(path: String, errno: Int32)
}

extension CursesError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noTerminal:
            "this needs a terminal, and the process has none"
        case .noTerminalType:
            "TERM is not set, so the terminal's type is not known; set it, for example: TERM=xterm-256color"
        case .dumbTerminal:
            "TERM is \"dumb\": such a terminal cannot place text on the screen"
        case .unknownTerminalType(let name):
            "the terminal type \"\(Self.visible(name))\" is not known here; try TERM=xterm-256color"
        case .neverInForeground:
            "the terminal belongs to another program, and no shell is there to bring this one to the foreground"
        case .modesUnavailable(let number):
            "the terminal's modes cannot be set: \(Self.reason(number))"
        case .signalsUnavailable(let number):
            "signals cannot be received: \(Self.reason(number))"
        case .memoryUnavailable(let number):
            "there is no memory to draw into: \(Self.reason(number))"
        case .cannotWait(let number):
            "waiting for the terminal failed: \(Self.reason(number))"
        case .cannotWatch(let path, let number):
            "\(Self.visible(path)) cannot be watched for changes: \(Self.reason(number))"
        }
    }

    /// The system's description of an error number.
    private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

    /// A name from outside in printable form: without control characters, not too long.
    private static func visible(_ name: String) -> String { VisibleText(name).truncated(to: 60).string }
}
