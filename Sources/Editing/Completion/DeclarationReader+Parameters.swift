import SwiftSource

extension CodePieces {
    /// The parameter that some pieces declare: `@ViewBuilder content: () -> Content`, `_ title: String = ""`.
    func parameter(_ part: Range<Int>) -> CompletionNames.Parameter? {
        var next = part.lowerBound
        var isBuilder = false
        while kind(next) == .attribute {
            isBuilder = isBuilder || text(next).hasSuffix("Builder")
            next += 1
        }
        guard let colon = part.first(where: { kind($0) == .colon }), colon > next else { return nil }
        let label = text(next).unquoted
        let name = colon > next + 1 ? text(next + 1).unquoted : label
        let end = min(endOfType(from: colon + 1), part.upperBound)
        guard colon + 1 < end else { return nil }
        let equals = (end..<part.upperBound).first { isWord($0, "=") }
        let defaultText = equals.map { text(from: $0 + 1, through: part.upperBound - 1) }
        return .init(
            label == "_" ? nil : label, name: name, type: typeText(from: colon + 1, to: end), default: defaultText,
            isBuilder: isBuilder)
    }

    /// A type without attributes.
    private func typeText(from start: Int, to end: Int) -> String {
        var start = start
        while kind(start) == .attribute, start + 1 < end { start += 1 }
        return text(from: start, through: end - 1)
    }

    /// A value of an enum's case: `CGFloat`, `width: CGFloat`.
    func associatedValue(_ part: Range<Int>) -> CompletionNames.Parameter {
        if let parameter = parameter(part) { return parameter }
        return .init(nil, type: text(from: part.lowerBound, through: part.upperBound - 1))
    }

    /// The type of the literal, or of the call of a type, that is all of an expression; empty for other expressions.
    func literalType(_ start: Int) -> String {
        switch kind(start) {
        case .string: return endsExpression(start) ? "String" : ""
        case .number where endsExpression(start): return text(start).contains(".") ? "Double" : "Int"
        case .keyword where isWord(start, "true") || isWord(start, "false"): return endsExpression(start) ? "Bool" : ""
        case .typeName:
            var end = start
            while kind(end + 1) == .dot, kind(end + 2) == .typeName { end += 2 }
            guard kind(end + 1) == .opening(.parenthesis), let close = partner(of: end + 1), endsExpression(close)
            else { return "" }
            return text(from: start, through: end)
        default: return ""
        }
    }

    /// The last piece of an expression, by its line: not that of a further brace.
    func endOfLine(_ start: Int) -> Int {
        var end = start
        while let kind = kind(end + 1), !isFirstOnLine(end + 1), kind != .opening(.brace), kind != .closing(.brace) {
            if case .opening = kind, let partner = partner(of: end + 1) { end = partner } else { end += 1 }
        }
        return end
    }

    /// Whether nothing follows a piece that goes on with its expression.
    private func endsExpression(_ end: Int) -> Bool {
        switch kind(end + 1) {
        case .dot, .sign: false
        case .opening: isFirstOnLine(end + 1)
        default: true
        }
    }
}

/// The initializers that structs have without declaring them.
extension DeclarationReader {
    /// Notes a stored property for the initializer of its type.
    mutating func noteStored(
        _ member: CompletionNames.Member, _ keyword: Int, _ start: Int, value: Int?, _ next: Int
    ) {
        guard let type = found.scopes[scope].type else { return }
        let words = (start..<keyword).map { code.text($0) }
        let isComputed = code.kind(next) == .opening(.brace) && !["willSet", "didSet"].contains(code.text(next + 1))
        let isConstant = value != nil && code.isWord(keyword, "let")
        let isHidden = ["static", "class", "private", "lazy", "@State", "@Environment"].contains(where: words.contains)
        guard !isComputed, !isConstant, !isHidden else { return }
        let isBinding = words.contains("@Binding")
        let isOptional = code.isWord(keyword, "var") && TypeText(member.type).isOptional
        let defaultText =
            value.map { code.text(from: $0, through: code.endOfLine($0)) } ?? (isOptional && !isBinding ? "nil" : nil)
        stored[type, default: []].append(
            .init(
                member.name, type: isBinding ? "Binding<\(member.type)>" : member.type, default: defaultText,
                isBuilder: words.contains { $0.hasPrefix("@") && $0.hasSuffix("Builder") }))
    }

    mutating func addMemberwiseInitializers() {
        for name in found.typeNames where structs.contains(name) && found.types[name]?.initializers.isEmpty ?? false {
            found.types[name]?.initializers = [.init("init", stored[name] ?? [], type: name)]
        }
    }
}
