import Foundation

/// The text that `String(format:)` makes of `"%d of %.1f %@"`. Specifiers that do not fit their values are refused, where
/// C would read memory.
enum FormatString {
    /// The longest width and precision.
    private static let widthLimit = 1000

    static func text(_ format: String, of values: [Value], _ runner: Runner) throws(Failure) -> String {
        var text = ""
        var next = 0
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
            var options = takeOptions(from: &rest)
            // What is unknown, "%.‹digits›f", says nothing.
            while rest.first == "‹" {
                rest = rest.drop { $0 != "›" }.dropFirst()
                options += takeOptions(from: &rest)
            }
            rest = rest.drop { "lhqLztj".contains($0) }
            guard let kind = rest.popFirst() else {
                text += "%" + options
                break
            }
            // `%2$@` writes the second value.
            let sides = options.split(separator: "$", maxSplits: 1, omittingEmptySubsequences: false)
            let position = sides.count == 2 ? Int(sides[0]).map { $0 &- 1 } : nil
            let index = position ?? next
            if position == nil { next += 1 }
            guard values.indices.contains(index) else { throw runner.refusal(.tooFewFormatValues) }
            text += try written(values[index], kind, sides[sides.count - 1].filter { $0 != "'" }, runner)
            try runner.reserve(text.utf8.count, charging: 1)
        }
        try runner.allocate(text.utf8.count)
        return text
    }

    private static func takeOptions(from text: inout Substring) -> String {
        let options = text.prefix { "0123456789.+- #'$".contains($0) }
        text = text.dropFirst(options.count)
        return String(options)
    }

    /// - Parameters:
    ///   - kind: the specifier's letter.
    ///   - options: what stands between the percent sign and the letter: `-8.2`.
    private static func written(
        _ value: Value, _ kind: Character, _ options: String, _ runner: Runner
    ) throws(Failure) -> String {
        let widths = options.split { !$0.isNumber }.map { Int($0) ?? .max }
        guard widths.allSatisfy({ $0 <= widthLimit }) else {
            throw runner.refusal(.wideFormat)
        }
        if let hole = value.hole { return padded(runner.assumedText(hole), options) }
        let format = "%" + options
        switch kind {
        case "d", "i", "D": return String(format: format + "ld", Int(truncatingIfNeeded: try runner.whole(value)))
        case "u", "U", "x", "X", "o", "O":
            return String(
                format: format + "l" + String(kind), Int(truncatingIfNeeded: try runner.whole(value)))
        case "f", "F", "e", "E", "g", "G":
            return String(format: format + String(kind), try runner.double(value))
        case "@", "s": return padded(try runner.written(value), options)
        case "c":
            guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try runner.whole(value))) else { return "" }
            return padded(String(Character(scalar)), options)
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
