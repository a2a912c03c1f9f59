/// What an editor writes where something is still to be typed: `<#T##title##String#>`. It is read as a name that nothing has,
/// so that what stands there is a hole, which is called `title`.
package enum EditorPlaceholder {
    fileprivate static let opening = "<#"
    fileprivate static let closing = "#>"
    private static let separator = "##"

    static func isName(_ name: String) -> Bool { name.hasPrefix(opening) }

    /// Code with what an editor shows for each placeholder.
    package static func shown(in code: String) -> String {
        guard code.utf8.contains(Ascii.less) else { return code }
        var (shown, rest) = ("", code[...])
        while let start = rest.firstRange(of: opening), let end = rest[start.upperBound...].firstRange(of: closing) {
            shown += rest[..<start.lowerBound] + label(of: rest[start.upperBound..<end.lowerBound])
            rest = rest[end.upperBound...]
        }
        return shown + rest
    }

    /// `T##title##String`, where the first part says that a type follows: `title`; `T##String`: `String`.
    private static func label(of placeholder: Substring) -> String {
        let parts = placeholder.split(separator: separator)
        return String(parts.count > 1 ? parts[1] : placeholder)
    }
}

extension Lexer {
    /// Skips a placeholder that ends on its line; whether one begins here.
    mutating func scanPlaceholder() -> Bool {
        guard byte(at: position + 1) == Ascii.pound else { return false }
        var next = position + EditorPlaceholder.opening.utf8.count
        while next < end, bytes[next] != Ascii.newline {
            if bytes[next] == Ascii.pound, byte(at: next + 1) == Ascii.greater {
                position = next + EditorPlaceholder.closing.utf8.count
                return true
            }
            next += 1
        }
        return false
    }
}
