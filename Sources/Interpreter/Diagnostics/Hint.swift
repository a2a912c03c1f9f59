/// Sentences that say what to write instead.
enum Hint {
    static func nearest(_ name: String) -> String { "did you mean '\(name)'?" }

    static func members(_ names: [String]) -> String { "it has \(list(names))" }

    static func parameters(_ names: [String]) -> String {
        names.isEmpty ? "it takes no labels" : "its parameters are \(list(names))"
    }

    static func list(_ names: [String], limit: Int = 12) -> String {
        names.prefix(limit).joined(separator: ", ") + (names.count > limit ? ", ..." : "")
    }
}

extension [String] {
    /// Each name once, at its first position: overloads share one.
    var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
