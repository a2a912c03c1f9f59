import Terminal

/// A report of the mouse: a code, and the column and row, counted from 1.
struct MouseReport {
    private let code: Int
    private let column: Int
    private let row: Int
    private let isRelease: Bool

    /// From ESC [ < code ; column ; row and M or m.
    init?(numbers: [Int], final: UInt8) {
        guard numbers.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
        (code, column, row) = (numbers[0], numbers[1], numbers[2])
        isRelease = final == UInt8(ascii: "m")
    }

    /// From the three bytes after ESC [ M, each with 32 added; button 3 is the release of any button.
    init(old bytes: [UInt8]) {
        (code, column, row) = (Int(bytes[0]) - 32, Int(bytes[1]) - 32, Int(bytes[2]) - 32)
        isRelease = code & 0b110_0011 == 3
    }

    /// Nil for reports outside any screen, of further buttons, and of moves with no button pressed.
    var event: TerminalEvent? {
        guard column >= 1, row >= 1, let action else { return nil }
        return .mouse(Mouse(action, at: CellPoint(x: column - 1, y: row - 1), modifiers: modifiers))
    }

    private var action: Mouse.Action? {
        guard (0..<128).contains(code) else { return nil }
        if code & 64 != 0 {
            let wheels: [Mouse.Action] = [.scrollUp, .scrollDown, .scrollLeft, .scrollRight]
            return isRelease ? nil : wheels[code & 3]
        }
        if isRelease { return .release }
        let buttons: [Mouse.Button] = [.left, .middle, .right]
        guard code & 3 < buttons.count else { return nil }
        return code & 32 != 0 ? .drag(buttons[code & 3]) : .press(buttons[code & 3])
    }

    private var modifiers: Key.Modifiers {
        var modifiers: Key.Modifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        return modifiers
    }
}
