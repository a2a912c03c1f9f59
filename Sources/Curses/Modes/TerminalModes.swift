internal import CNcurses
import Terminal
import TextMetrics

/// The byte sequences that bring the terminal into the program's modes and out of them, for the current ncurses screen.
package struct TerminalModes {
    /// Turns on reports of the mouse and of pasting, which terminfo does not know about.
    let on: [UInt8]
    /// Takes the screen again after another program had it.
    let again: [UInt8]
    /// Gives the terminal back.
    let off: [UInt8]
    /// Around a frame, so that it is shown at once; terminals that do not know the mode ignore it.
    let frameStart: [UInt8]
    let frameEnd: [UInt8]
    /// Scrolls over the whole height again; it is sent before the first frame of a new size.
    let wholeHeight: [UInt8]
    private let hasTitle: Bool

    /// Whether the terminal is told by ECMA-48, which DEC's private modes extend.
    let speaksECMA48: Bool

    init(reportingMouse: Bool) {
        // Everything here is ECMA-48 with private modes, so it is only for terminals that move the cursor by it.
        let speaksECMA48 = Self.capability("cup").starts(with: [0x1B, 0x5B])
        func privateMode(_ text: String) -> [UInt8] { speaksECMA48 ? Array(text.utf8) : [] }
        self.speaksECMA48 = speaksECMA48
        // Only terminals with xterm's extensions, and tmux, keep a title and give it back.
        let keepsTitle = shim_has_flag("XT") || shim_type_begins("tmux")
        hasTitle = speaksECMA48 && keepsTitle
        // Mouse with drags, in decimal coordinates; bracketed paste.
        let mouse = reportingMouse ? privateMode("\u{1B}[?1002h\u{1B}[?1006h") : []
        on = (hasTitle ? Array("\u{1B}[22;2t".utf8) : []) + mouse + privateMode("\u{1B}[?2004h")
        let titleOff = hasTitle ? Array("\u{1B}[23;2t".utf8) : []
        let reportsOff = privateMode("\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l\u{1B}[?2004l")
        frameStart = privateMode("\u{1B}[?2026h")
        frameEnd = privateMode("\u{1B}[?2026l")
        wholeHeight = privateMode("\u{1B}[r")
        again = Self.capability("smcup") + Self.capability("civis") + on
        let leave = Self.capability("rmcup")
        // Without a second screen to leave, the one there is is cleared.
        let screenOff = leave.isEmpty ? Self.capability("clear") : leave
        off =
            titleOff + reportsOff + frameEnd + Self.capability("sgr0") + wholeHeight + screenOff
            + Self.capability("cnorm")
    }

    /// What puts a text, in base64, into the clipboard.
    func copying(_ base64: String) -> [UInt8] {
        speaksECMA48 ? Array("\u{1B}]52;c;\(base64)\u{07}".utf8) : []
    }

    /// Sets the window's title, in what the encoding has and without any control; nothing where there is no title.
    func title(_ text: String, _ encoding: CharacterEncoding) -> [UInt8] {
        guard hasTitle else { return [] }
        let shown = VisibleText(text).truncated(to: Self.longestTitle).string.unicodeScalars.map { scalar in
            encoding == .utf8 || scalar.isASCII ? Character(scalar) : "?"
        }
        return Array("\u{1B}]2;\(String(shown))\u{1B}\\".utf8)
    }

    /// In columns: more is in no window's title bar.
    private static let longestTitle = 80

    /// A capability of the terminal type without the pauses ($<5>) that it may ask for; empty if it has none.
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
