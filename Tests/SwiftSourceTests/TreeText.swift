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
        case .keyPath(let path): path.parts.reduce("\\" + (path.root?.text ?? "")) { text($1, after: $0) }
        case .macro(let name, let arguments): list("#\(name.text)", arguments.map(text))
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
        var head = "closure"
        if !closure.captures.isEmpty { head += " [\(closure.captures.map(\.name.text).joined(separator: " "))]" }
        if let parameters = closure.parameters {
            let names = parameters.map { $0.name.text + ($0.type.map { ": \(text($0))" } ?? "") }
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

    static func text(_ type: TypeSyntax) -> String {
        switch type.kind {
        case .missing: "<missing>"
        case .named(let components):
            components.map { component in
                component.name.text
                    + (component.arguments.isEmpty ? "" : "<\(component.arguments.map(text).joined(separator: ", "))>")
            }.joined(separator: ".")
        case .array(let element): "[\(text(element))]"
        case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
        case .optional(let wrapped): "\(text(wrapped))?"
        case .tuple(let items): fields(items)
        case .function(let items, let result): "\(fields(items)) -> \(text(result))"
        case .opaque(let type): "some \(text(type))"
        case .existential(let type): "any \(text(type))"
        case .composition(let types): types.map(text).joined(separator: " & ")
        case .inOut(let type): "inout \(text(type))"
        }
    }

    private static func fields(_ fields: [TypeSyntax.TupleField]) -> String {
        "(" + fields.map { ($0.label.map { "\($0.text): " } ?? "") + text($0.type) }.joined(separator: ", ") + ")"
    }
}
