internal import CNcurses
import Terminal
import TextMetrics

/// The byte sequences that switch the terminal into the program's modes and back, for the current ncurses screen.
package struct TerminalModes {
    /// Turns on reports of the mouse and of pasting, which terminfo does not describe.
    let on: [UInt8]
    /// Takes the screen again after another program used it.
    let again: [UInt8]
    /// Restores the terminal.
    let off: [UInt8]
    /// Before and after a frame, so that it is shown at once; other terminals ignore the mode.
    let frameStart: [UInt8]
    let frameEnd: [UInt8]
    /// Sets the scrolling region to the whole height; sent before the first frame of a new size.
    let wholeHeight: [UInt8]
    private let hasTitle: Bool

    /// Whether the terminal understands ECMA-48 with DEC's private modes.
    let speaksECMA48: Bool

    init(reportingMouse: Bool) {
        // Everything here is ECMA-48 with private modes, so it needs a terminal that moves the cursor by it.
        let speaksECMA48 = Self.capability("cup").starts(with: [0x1B, 0x5B])
        func privateMode(_ text: String) -> [UInt8] { speaksECMA48 ? Array(text.utf8) : [] }
        self.speaksECMA48 = speaksECMA48
        // Only terminals with xterm's extensions, and tmux, can save a title and restore it.
        let keepsTitle = shim_has_flag("XT") || shim_type_begins("tmux")
        hasTitle = speaksECMA48 && keepsTitle
        // Mouse reports with drags, in decimal coordinates; bracketed paste.
        let mouse = reportingMouse ? privateMode("\u{1B}[?1002h\u{1B}[?1006h") : []
        on = (hasTitle ? Array("\u{1B}[22;2t".utf8) : []) + mouse + privateMode("\u{1B}[?2004h")
        let titleOff = hasTitle ? Array("\u{1B}[23;2t".utf8) : []
        let reportsOff = privateMode("\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l\u{1B}[?2004l")
        frameStart = privateMode("\u{1B}[?2026h")
        frameEnd = privateMode("\u{1B}[?2026l")
        wholeHeight = privateMode("\u{1B}[r")
        again = Self.capability("smcup") + Self.capability("civis") + on
        let leave = Self.capability("rmcup")
        // Without a second screen to leave, the only screen is cleared.
        let screenOff = leave.isEmpty ? Self.capability("clear") : leave
        off =
            titleOff + reportsOff + frameEnd + Self.capability("sgr0") + wholeHeight + screenOff
            + Self.capability("cnorm")
    }

    /// The bytes that put a text, in base64, into the clipboard.
    func copying(_ base64: String) -> [UInt8] {
        speaksECMA48 ? Array("\u{1B}]52;c;\(base64)\u{07}".utf8) : []
    }

    /// The bytes that set the window's title, limited to the encoding and without controls; empty if it cannot be set.
    func title(_ text: String, _ encoding: CharacterEncoding) -> [UInt8] {
        guard hasTitle else { return [] }
        let shown = VisibleText(text).truncated(to: Self.longestTitle).string.unicodeScalars.map { scalar in
            encoding == .utf8 || scalar.isASCII ? Character(scalar) : "?"
        }
        return Array("\u{1B}]2;\(String(shown))\u{1B}\\".utf8)
    }

    /// In columns: wider than any window's title bar.
    private static let longestTitle = 80

    /// A capability of the terminal type without its optional pauses ($<5>); empty if it has none.
    private static func capability(_ name: String) -> [UInt8] {
        guard let text = shim_string_capability(name) else { return [] }
        return withoutPauses(Array(String(cString: text).utf8))
    }

    static func withoutPauses(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.first {
            if rest.starts(with: Array("$<".utf8)), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
                rest = rest[(end + 1)...]
            } else {
                result.append(byte)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}
