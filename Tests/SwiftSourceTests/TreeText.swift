import SwiftSource

/// A tree on one line, in parentheses, as the tests write it.
func tree(_ text: String) -> String {
    let file = Parser.parse(SourceText(text))
    let statements = file.statements.map { TreeText.text($0) }
    let errors = file.diagnostics.map { "error \($0.line(in: file.source, file: "t"))" }
    return (statements + errors).joined(separator: "\n")
}

enum TreeText {
    static func text(_ expression: Expression) -> String {
        switch expression.kind {
        case .missing: "<missing>"
        case .integer(let literal): literal.value.map(String.init) ?? "too large"
        case .float(let number): "\(number)"
        case .string(let literal): text(literal)
        case .boolean(let value): "\(value)"
        case .nil: "nil"
        case .array(let elements): list("array", elements.map(text))
        case .dictionary(let items): list("dictionary", items.map { "\(text($0.key)): \(text($0.value))" })
        case .tuple(let elements): list("tuple", elements.map(text))
        case .closure(let closure): text(closure)
        case .identifier(let name): name
        case .selfValue: "self"
        case .selfType: "Self"
        case .superValue: "super"
        case .anonymousParameter(let number): "$\(number)"
        case .operatorReference(let op): op.text
        case .regularExpression: "regex"
        case .type(let type): "(type \(text(type)))"
        case .discard: "_"
        case .implicitMember(let name): ".\(name.text)"
        case .chain(let chain): chain.parts.reduce(text(chain.base)) { text($1, after: $0) }
        case .prefix(let op, let operand): "(\(op.text) \(text(operand)))"
        case .postfix(let op, let operand): "(\(text(operand)) \(op.text))"
        case .infix(let chain):
            "(" + text(chain.first) + chain.rest.map { " \($0.operator.text) \(text($0.operand))" }.joined() + ")"
        case .ternary(let condition, let then, let other): "(\(text(condition)) ? \(text(then)) : \(text(other)))"
        case .assignment(let node): "(set \(text(node.target)) \(node.operator.text) \(text(node.value)))"
        case .cast(let cast): "(\(text(cast.value)) \(cast.kind.rawValue) \(text(cast.type)))"
        case .inOut(let operand): "(& \(text(operand)))"
        case .effect(let effect, let operand): "(\(effect.rawValue) \(text(operand)))"
        case .keyPath(let path): path.parts.reduce("\\" + (path.root.map(text) ?? "")) { text($1, after: $0) }
        case .macro(let macro):
            list(
                attributes(macro.attributes) + "#\(macro.name.text)",
                macro.call.arguments.map(text) + macro.call.trailing.map { "trailing \(text($0))" })
        case .branch(let statement): text(statement)
        case .binding(let pattern): text(pattern)
        }
    }

    static func list(_ head: String, _ items: [String]) -> String {
        "(" + ([head] + items).joined(separator: " ") + ")"
    }

    private static func text(_ literal: StringLiteral) -> String {
        let segments = literal.segments.map { segment in
            switch segment {
            case .text(let text): text.debugDescription
            case .interpolation(let arguments, _): list("\\", arguments.map(text))
            }
        }
        return segments.count == 1 ? segments[0] : list("string", segments)
    }

    private static func text(_ argument: Argument) -> String {
        (argument.label.map { "\($0.text): " } ?? "") + text(argument.value)
    }

    private static func text(_ closure: ClosureExpression) -> String {
        var head = attributes(closure.attributes) + "closure"
        if !closure.captures.isEmpty {
            let captures = closure.captures.map { ($0.isWeak ? "weak " : "") + $0.name.text }
            head += " [\(captures.joined(separator: " "))]"
        }
        if let parameters = closure.parameters {
            let names = parameters.map {
                attributes($0.attributes) + $0.name.text + ($0.type.map { ": \(text($0))" } ?? "")
                    + ($0.isVariadic ? "..." : "")
            }
            head += " |\(names.joined(separator: ", "))|"
        } else if closure.anonymousParameterCount > 0 {
            head += " |$\(closure.anonymousParameterCount)|"
        }
        if let result = closure.result { head += " -> \(text(result))" }
        return list(head, closure.body.statements.map(text))
    }

    private static func text(_ part: PostfixPart, after base: String) -> String {
        switch part.kind {
        case .member(let name): "\(base).\(name.text)"
        case .call(let call):
            list("call \(base)", call.arguments.map(text) + call.trailing.map { "trailing \(text($0))" })
        case .subscript(let arguments): list("subscript \(base)", arguments.map(text))
        case .specialization(let types): "\(base)<\(types.map(text).joined(separator: ", "))>"
        case .optional: "\(base)?"
        case .forced: "\(base)!"
        case .argumentLabels(let labels): "\(base)(\(labels.map { "\($0.text):" }.joined()))"
        case .conditional(let clauses):
            clauses.reduce(base) { whole, clause in
                whole
                    + "[#\(clause.condition.map(text) ?? "else") \(clause.content.reduce("") { text($1, after: $0) })]"
            }
        }
    }

    static func text(_ pattern: Pattern) -> String {
        switch pattern.kind {
        case .wildcard: "_"
        case .name(let name): name
        case .tuple(let elements):
            list("tuple", elements.map { ($0.label.map { "\($0.text): " } ?? "") + text($0.pattern) })
        case .binding(let isVariable, let inner): "(\(isVariable ? "var" : "let") \(text(inner)))"
        case .optional(let inner): "\(text(inner))?"
        case .isType(let type): "(is \(text(type)))"
        case .cast(let inner, let type): "(as \(text(inner)) \(text(type)))"
        case .expression(let expression): text(expression)
        }
    }
}
