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

    /// A result builder that gathers the statements of a closure into a list.
    /// - Parameters:
    ///   - type: with its generic parameters.
    ///   - part: the type of what it gathers.
    ///   - other: one more function. Without one, none of the builder's functions is called: its parts, and unknown ones
    ///     among them, become the list as they are.
    static func builder(_ type: String, of part: String, _ other: String? = nil) -> String {
        """
        @resultBuilder\(other == nil ? "\n" : " ")struct \(type) {
            \(members([other].compactMap(\.self) + functions(gathering: part)))
        }
        """
    }

    private static func functions(gathering part: String) -> [String] {
        [
            "static func buildExpression(_ part: \(part)) -> [\(part)] { [part] }",
            "static func buildExpression(_ part: \(part)?) -> [\(part)] { part.map { [$0] } ?? [] }",
            "static func buildExpression(_ parts: [\(part)]) -> [\(part)] { parts }",
            "static func buildBlock(_ parts: [\(part)]...) -> [\(part)] { parts.flatMap { $0 } }",
            "static func buildOptional(_ parts: [\(part)]?) -> [\(part)] { parts ?? [] }",
            "static func buildEither(first parts: [\(part)]) -> [\(part)] { parts }",
            "static func buildEither(second parts: [\(part)]) -> [\(part)] { parts }",
            "static func buildArray(_ parts: [[\(part)]]) -> [\(part)] { parts.flatMap { $0 } }",
            "static func buildLimitedAvailability(_ parts: [\(part)]) -> [\(part)] { parts }",
        ]
    }
}
