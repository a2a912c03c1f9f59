import SwiftSource

// Texts with interpolations of a source.

extension Type {
    /// Whether it is `String.Index`.
    var isIndexOfText: Bool { symbol?.outer?.standard == .string }
}

extension Checker {
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
