import Curses
import Foundation

/// A person's settings for every playground in a file, and for one by options.
struct Settings: Hashable {
    var screen = ScreenOptions()

    /// A setting: a line of the file, and an option of the same name.
    enum Name: String, CaseIterable {
        case color, ascii, mouse, watchdog
    }

    /// The value of a setting, as the file has it.
    subscript(name: Name) -> String {
        name.flag.map { String(screen[keyPath: $0]) } ?? screen.color.rawValue
    }

    /// Sets a value from a line of a file; returns false if the value is wrong.
    private mutating func set(_ name: Name, to value: String) -> Bool {
        guard let flag = name.flag else { return Self.set(&screen.color, to: ColorChoice(rawValue: value)) }
        return Self.set(&screen[keyPath: flag], to: Bool(value))
    }

    private static func set<T>(_ place: inout T, to value: T?) -> Bool {
        guard let value else { return false }
        place = value
        return true
    }
}

extension Settings.Name {
    /// The comment on it in the file.
    var help: String {
        switch self {
        case .color: "colours; auto: if the terminal has them and NO_COLOR is not set"
        case .ascii: "ASCII alone; without it the locale decides"
        case .mouse: "the playground handles clicks and the wheel"
        case .watchdog: "a second process restores the terminal if the playground is killed"
        }
    }

    var values: [String] { flag == nil ? ColorChoice.allCases.map(\.rawValue) : ["true", "false"] }

    /// The option that it turns on or off; nil for the colours.
    fileprivate var flag: WritableKeyPath<ScreenOptions, Bool>? {
        switch self {
        case .color: nil
        case .ascii: \.isASCII
        case .mouse: \.hasMouse
        case .watchdog: \.hasWatchdog
        }
    }
}

extension Settings {
    /// Reads lines of `name = value`; later ones win. `#` begins a comment.
    /// - Parameter warn: called with each line of an unknown name, which is omitted: another version may know it.
    init(parsing text: String, warn: (Mistake) -> Void = { _ in }) throws(Mistake) {
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let said = line.prefix { $0 != "#" }
            guard !said.allSatisfy(\.isWhitespace) else { continue }
            let parts = said.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(Self.trimmed)
            guard parts.count == 2 else {
                throw Mistake(line: index + 1, kind: .noValue)
            }
            guard let name = Name(rawValue: parts[0]) else {
                warn(Mistake(line: index + 1, kind: .unknownName(parts[0])))
                continue
            }
            guard set(name, to: parts[1]) else {
                throw Mistake(line: index + 1, kind: .unknownValue(parts[1], of: name))
            }
        }
    }

    /// A file with these settings, each with its help.
    var text: String {
        Name.allCases.map { "# \($0.help): \($0.values.joined(separator: ", "))\n\($0.rawValue) = \(self[$0])\n" }
            .joined(separator: "\n")
    }

    private static func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
