/// An event that a terminal reports to the program.
package enum TerminalEvent: Hashable, Sendable {
    case key(Key)
    case mouse(Mouse)
    /// Text that the terminal marked as pasted: data, never commands.
    case paste(String)
    /// The terminal's size; also sent after the program was stopped and continued.
    case resize(CellSize)
    /// A watched file was written, replaced or removed.
    case fileChanged
    /// The person or the system asked the program to end (a signal, a closed window).
    case terminate(signal: Int32)
}

package struct Key: Hashable, Sendable {
    package var code: Code
    package var modifiers: Modifiers

    package init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    package enum Code: Hashable, Sendable {
        case character(Character)
        case enter, tab, backTab, escape, backspace, delete, insert
        case up, down, left, right
        case home, end, pageUp, pageDown
        case function(Int)
    }

    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let shift = Modifiers(rawValue: 1)
        package static let alt = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)
    }
}

package struct Mouse: Hashable, Sendable {
    package var action: Action
    package var position: CellPoint
    package var modifiers: Key.Modifiers

    package init(_ action: Action, at position: CellPoint, modifiers: Key.Modifiers = []) {
        self.action = action
        self.position = position
        self.modifiers = modifiers
    }

    package enum Action: Hashable, Sendable {
        case press(Button)
        case drag(Button)
        case release
        case scrollUp, scrollDown, scrollLeft, scrollRight
    }

    package enum Button: Hashable, Sendable {
        case left, middle, right
    }
}
