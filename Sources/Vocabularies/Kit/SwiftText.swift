/// Pieces of Swift that library texts have several times. Members are indented, for outlines show them so.
enum SwiftText {
    /// How deep members are in what they are in.
    enum Depth: String {
        case type = "    "
        case nestedType = "        "
    }

    /// Declarations as members, of which the first is indented where they are put.
    static func members(of depth: Depth = .type, _ declarations: [String]) -> String {
        declarations.joined(separator: "\n").replacing("\n", with: "\n" + depth.rawValue)
    }

    /// A declaration for each of some words, which are separated by spaces.
    static func each(_ words: String, in depth: Depth = .type, _ declaration: (Substring) -> String) -> String {
        members(of: depth, words.split(separator: " ").map(declaration))
    }

    /// The members of an option set, each with its number.
    static func options(
        _ type: String, in depth: Depth = .type, _ options: KeyValuePairs<String, Int>
    ) -> String {
        members(
            of: depth,
            ["let rawValue: Int"] + options.map { "static let \($0.key) = \(type)(rawValue: \($0.value))" })
    }
}
