import SwiftSource

/// A number, a word or a flag that a source sets for its layout: `width: 20`, `.lineLimit(1)`, `row.wraps = true`.
struct WrittenValue {
    /// Its label, else the modifier or the property.
    let name: String
    let value: Value
    /// That of the value alone.
    let range: SourceRange

    enum Value {
        case number(Double, Unit)
        case flag(Bool)
        /// `.center`, without the dot.
        case word(String)
    }

    /// The unit of a number. Numbers of different units are not compared.
    enum Unit {
        /// A length in points.
        case length
        /// Lines of a text.
        case lines
        /// A part relative to others: a priority, a factor.
        case share
    }
}

/// The values of a source that can be changed in trials.
struct WrittenValues {
    private(set) var values: [WrittenValue] = []
    private(set) var calls: [WrittenCall] = []
    /// The ends of chains of calls, by their starts.
    private(set) var chainEnds: [Int: Int] = [:]

    /// A call with arguments in parentheses.
    struct WrittenCall {
        let name: String
        let labels: Set<String>
        /// From the name to the closing parenthesis.
        let range: SourceRange
        let firstArgument: SourceRange
        let lastArgument: SourceRange
    }

    init() {}

    init(of file: SourceFile) {
        var rest: [SyntaxNode] = file.statements.reversed().map { .statement($0) }
        while let node = rest.popLast() {
            take(node)
            rest += node.children.reversed()
        }
    }

    private mutating func take(_ node: SyntaxNode) {
        switch node {
        case .expression(let expression):
            guard case .chain(let chain) = expression.kind else { return }
            let start = expression.range.start
            chainEnds[start] = max(chainEnds[start] ?? 0, expression.range.end)
            take(chain)
        case .statement(let statement):
            guard case .expression(let expression) = statement.kind, case .assignment(let assignment) = expression.kind,
                case .chain(let target) = assignment.target.kind, case .member(let name)? = target.parts.last?.kind
            else { return }
            take(assignment.value, named: name.text)
        case .block, .argument, .part, .pattern, .type, .attribute, .name, .operator: return
        }
    }

    private mutating func take(_ chain: PostfixChain) {
        var (callee, start) = (chain.base.calleeName, chain.base.range.start)
        for part in chain.parts {
            switch part.kind {
            case .member(let name): (callee, start) = (name.text, name.range.start)
            case .call(let call):
                let list = call.arguments
                for argument in list { take(argument.value, named: argument.label?.text ?? callee) }
                if let first = list.first, let last = list.last, let end = call.parentheses?.end {
                    calls.append(
                        WrittenCall(
                            name: callee, labels: Set(list.compactMap(\.label?.text)), range: SourceRange(start, end),
                            firstArgument: first.range, lastArgument: last.range))
                }
            default: continue
            }
        }
    }

    /// Takes a value, unless it is not about a layout, such as a number of repetitions.
    private mutating func take(_ value: Expression, named name: String) {
        guard let unit = Self.unit(of: name) else { return }
        let found: WrittenValue.Value
        switch value.kind {
        case .integer(let literal): found = .number(literal.double, unit)
        case .float(let number): found = .number(number, unit)
        case .boolean(let flag): found = .flag(flag)
        case .implicitMember(let word): found = .word(word.text)
        case .chain(let chain):
            // `width: .absolute(20)`: a number without a label belongs to the enclosing word.
            guard case .implicitMember = chain.base.kind, case .call(let call)? = chain.parts.first?.kind else {
                return
            }
            for argument in call.arguments where argument.label == nil { take(argument.value, named: name) }
            return
        default: return
        }
        values.append(WrittenValue(name: name, value: found, range: value.range))
    }

    /// The lowercase endings of the libraries' names for layout values, with the unit of a number there.
    private static let endings: [(unit: WrittenValue.Unit, names: [String])] = [
        (.lines, ["lines", "limit"]),
        (.share, ["priority", "grow", "shrink", "flex"]),
        (
            .length,
            [
                "width", "height", "spacing", "padding", "inset", "insets", "length", "size", "basis", "top", "bottom",
                "left", "right", "leading", "trailing", "horizontal", "vertical", "margin", "alignment", "items",
                "self", "content", "overflow", "underflow", "wrap", "direction", "axis",
            ]
        ),
    ]

    /// The unit of a number under a name; nil if the name is not about a layout.
    private static func unit(of name: String) -> WrittenValue.Unit? {
        let name = name.lowercased()
        return endings.first { $0.names.contains { name.hasSuffix($0) } }?.unit
    }
}

extension Expression {
    /// The name that a call of it calls; empty if it is no name.
    fileprivate var calleeName: String {
        if case .identifier(let name) = kind { name } else { "" }
    }
}
