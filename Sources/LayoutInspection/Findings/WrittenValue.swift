import Interpreter
import SwiftSource

/// A number, a word or a flag that a source sets for its layout: `width: 20`, `.lineLimit(1)`, `row.wraps = true`.
struct WrittenValue {
    /// Its label, else the modifier or the property.
    let name: String
    let value: Value
    /// The value's range, without its label.
    let range: SourceRange

    enum Value {
        /// Numbers of different roles are not compared.
        case number(Double, LayoutRole)
        case flag(Bool)
        /// `.center`, without the dot.
        case word(String)
    }
}

/// The values of a source that can be changed in trials.
struct WrittenValues {
    private(set) var values: [WrittenValue] = []
    private(set) var calls: [WrittenCall] = []
    /// The ends of chains of calls, by their starts.
    private(set) var chainEnds: [Int: Int] = [:]
    /// The roles of arguments and properties by their names.
    private let roles: [String: Set<LayoutRole>]

    /// A call with arguments in parentheses.
    struct WrittenCall {
        let name: String
        let labels: Set<String>
        /// From the name to the closing parenthesis.
        let range: SourceRange
        let firstArgument: SourceRange
        let lastArgument: SourceRange
    }

    init() { roles = [:] }

    init(of file: SourceFile, roles: [String: Set<LayoutRole>]) {
        self.roles = roles
        for node in file.nodes { take(node) }
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
        let roles = roles[name] ?? []
        let numberRole = [LayoutRole.length, .lineCount, .share].first { roles.contains($0) }
        let found: WrittenValue.Value?
        switch value.kind {
        case .integer(let literal): found = numberRole.map { .number(literal.double, $0) }
        case .float(let number): found = numberRole.map { .number(number, $0) }
        case .boolean(let flag): found = roles.contains(.flag) ? .flag(flag) : nil
        case .implicitMember(let word): found = roles.contains(.choice) ? .word(word.text) : nil
        case .chain(let chain):
            // `width: .absolute(20)`: the number is a width.
            guard case .implicitMember(let word) = chain.base.kind, case .call(let call)? = chain.parts.first?.kind
            else { return }
            for argument in call.arguments where argument.label == nil {
                take(argument.value, named: numberRole == nil ? word.text : name)
            }
            return
        default: return
        }
        if let found { values.append(WrittenValue(name: name, value: found, range: value.range)) }
    }
}

extension Expression {
    /// The name that a call of it calls; empty if it is no name.
    fileprivate var calleeName: String {
        if case .identifier(let name) = kind { name } else { "" }
    }
}
