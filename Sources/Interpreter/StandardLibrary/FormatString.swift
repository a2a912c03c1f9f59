import Foundation

/// What `String(format:)` reads: `"%d of %.1f %@"`. Specifiers that do not fit their values are refused, where C would
/// read memory.
struct FormatString {
    private let parts: [Part]

    private enum Part {
        case text(String)
        case value(Specifier)
    }

    private struct Specifier {
        /// Between the percent sign and the letter: `-8.2`.
        let options: String
        let kind: Character
        /// Which value it writes, from 0; nil for the next one.
        let position: Int?
    }

    /// The longest width and precision.
    private static let widthLimit = 1000

    init(_ format: String) {
        var parts: [Part] = []
        var text = ""
        var rest = format[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            if rest.first == "%" {
                text.append(rest.removeFirst())
                continue
            }
            var options = Self.takeOptions(from: &rest)
            // What is unknown, "%.‹digits›f", says nothing.
            while rest.first == "‹" {
                rest = rest.drop { $0 != "›" }.dropFirst()
                options += Self.takeOptions(from: &rest)
            }
            rest = rest.drop { "lhqLztj".contains($0) }
            guard let kind = rest.popFirst() else {
                text += "%" + options
                break
            }
            parts.append(.text(text))
            text = ""
            let sides = options.split(separator: "$", maxSplits: 1, omittingEmptySubsequences: false)
            parts.append(
                .value(
                    Specifier(
                        options: sides[sides.count - 1].filter { $0 != "'" }, kind: kind,
                        position: sides.count == 2 ? Int(sides[0]).map { $0 - 1 } : nil)))
        }
        self.parts = parts + [.text(text)]
    }

    private static func takeOptions(from text: inout Substring) -> String {
        let options = text.prefix { "0123456789.+- #'$".contains($0) }
        text = text.dropFirst(options.count)
        return String(options)
    }

    func text(of values: [Value], _ runner: Runner) throws(Failure) -> String {
        var text = ""
        var next = 0
        for part in parts {
            switch part {
            case .text(let plain): text += plain
            case .value(let specifier):
                let index = specifier.position ?? next
                if specifier.position == nil { next += 1 }
                guard values.indices.contains(index) else {
                    throw runner.refusal(.tooFewFormatValues)
                }
                text += try Self.written(values[index], specifier, runner)
            }
            try runner.reserve(text.utf8.count, charging: 1)
        }
        try runner.allocate(text.utf8.count)
        return text
    }

    private static func written(_ value: Value, _ specifier: Specifier, _ runner: Runner) throws(Failure) -> String {
        let widths = specifier.options.split { !$0.isNumber }.map { Int($0) ?? .max }
        guard widths.allSatisfy({ $0 <= widthLimit }) else {
            throw runner.refusal(.wideFormat)
        }
        if let hole = value.hole { return padded(runner.assumedText(hole), specifier.options) }
        let format = "%" + specifier.options
        switch specifier.kind {
        case "d", "i", "D": return String(format: format + "ld", Int(truncatingIfNeeded: try runner.whole(value)))
        case "u", "U", "x", "X", "o", "O":
            return String(
                format: format + "l" + String(specifier.kind), Int(truncatingIfNeeded: try runner.whole(value)))
        case "f", "F", "e", "E", "g", "G":
            return String(format: format + String(specifier.kind), try runner.double(value))
        case "@", "s": return padded(try runner.written(value), specifier.options)
        case "c":
            guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try runner.whole(value))) else { return "" }
            return padded(String(Character(scalar)), specifier.options)
        case let other: throw runner.refusal(.unknownFormat("\(other)"))
        }
    }

    private static func padded(_ text: String, _ options: String) -> String {
        let isLeft = options.hasPrefix("-")
        let width = Int(options.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
        let spaces = String(repeating: " ", count: max(0, width - text.count))
        return isLeft ? text + spaces : spaces + text
    }
}
