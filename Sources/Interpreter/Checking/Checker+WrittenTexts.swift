import SwiftSource

// What the library's Swift makes of what is written out: regular expressions, and texts with interpolations of a source.

extension Type {
    /// Whether it is `String.Index`.
    var isIndexOfText: Bool { symbol?.outer?.standard == .string }
}

extension Checker {
    /// A regular expression, whose groups are what its matches give.
    func regularExpression(_ pattern: String, at range: SourceRange) -> TypedExpression {
        guard let symbol = table.standardGlobals("Regex").first?.extendedType,
            let maker = symbol.initializers.first(where: { $0.parameters.first?.label == "__literal" })
        else { return hole(range) }
        let text = standard.type(.substring)
        let fields = RegexGroups(pattern).groups.map { group in
            Type.TupleField(label: group.name, type: group.isOptional ? standard.optional(text) : text)
        }
        let output = fields.isEmpty ? text : .tuple([.init(label: nil, type: text)] + fields)
        // One of several lines has spaces and comments that are no part of it.
        let written = pattern.contains { $0.isNewline } ? "(?x)" + pattern : pattern
        let value = TypedExpression(.constant(.string(written)), standard.string, range)
        return made(maker, .nominal(symbol, [output]), [value], at: range)
    }

    /// A part of a text as a function of the source writes it that extends interpolations: `\(hex: 255)`. Nil for others.
    func ownInterpolation(_ arguments: [Argument], at range: SourceRange) -> Expression? {
        guard !Supplement.holds(range),
            let symbol = table.libraryGlobals["DefaultStringInterpolation"]?.first?.extendedType
        else { return nil }
        let written = arguments.map { WrittenArgument(label: $0.label, value: $0.value, isTrailing: false) }
        let isOwn = symbol.members(named: "appendInterpolation").compactMap(\.function).contains {
            !Supplement.holds($0.range) && $0.takes(written)
        }
        guard isOwn else { return nil }
        func member(_ name: String) -> PostfixPart {
            PostfixPart(kind: .member(Name(text: name, range: range)), range: range)
        }
        func call(_ arguments: [Argument]) -> PostfixPart {
            PostfixPart(kind: .call(CallArguments(arguments: arguments, parentheses: range)), range: range)
        }
        let made = Name(text: "__made", range: range)
        let fill = Expression(
            Expression(kind: .identifier(made.text), range: range),
            followedBy: [member("appendInterpolation"), call(arguments)])
        let closure = Expression(kind: .closure(ClosureExpression(taking: made, [fill], range: range)), range: range)
        return Expression(
            Expression(kind: .identifier(symbol.name), range: range),
            followedBy: [member("__made"), call([Argument(label: nil, value: closure)])])
    }
}
