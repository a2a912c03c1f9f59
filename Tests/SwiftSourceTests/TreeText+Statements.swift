import SwiftSource

extension TreeText {
    static func text(_ statement: Statement) -> String {
        switch statement.kind {
        case .expression(let expression): text(expression)
        case .variable(let node): text(node)
        case .function(let node): text(node)
        case .type(let node):
            list(
                "\(node.keyword.text) \(node.name.text)",
                (node.inheritance.isEmpty ? [] : [": \(node.inheritance.map(text).joined(separator: ", "))"])
                    + [text(node.members)])
        case .import(let name): "(import \(name.text))"
        case .typealias(let name, let type): "(typealias \(name.text)\(type.map { " = \(text($0))" } ?? ""))"
        case .enumCase(let elements): list("case", elements.map { $0.name.text + parameters($0.parameters) })
        case .other(let node): "(\(node.keyword.text) \(node.name.text))"
        case .if(let node):
            list(
                "if",
                node.branches.map { "\($0.conditions.map(text).joined(separator: ", ")) \(text($0.body))" }
                    + (node.otherwise.map { ["else \(text($0))"] } ?? []))
        case .guard(let conditions, let body):
            "(guard \(conditions.map(text).joined(separator: ", ")) \(text(body)))"
        case .for(let node):
            "(for \(text(node.pattern)) in \(text(node.sequence))"
                + (node.condition.map { " where \(text($0))" } ?? "") + " \(text(node.body)))"
        case .while(let conditions, let body):
            "(while \(conditions.map(text).joined(separator: ", ")) \(text(body)))"
        case .repeatWhile(let body, let condition): "(repeat \(text(body)) \(text(condition)))"
        case .switch(let node): list("switch \(text(node.subject))", node.cases.map(text))
        case .do(let node): list("do \(text(node.body))", node.catches.map { "catch \(text($0.body))" })
        case .return(let value): list("return", value.map { [text($0)] } ?? [])
        case .throw(let value): "(throw \(text(value)))"
        case .defer(let body): "(defer \(text(body)))"
        case .break(let label): list("break", label.map { [$0.text] } ?? [])
        case .continue(let label): list("continue", label.map { [$0.text] } ?? [])
        case .fallthrough: "(fallthrough)"
        case .labeled(let label, let statement): "(\(label.text): \(text(statement)))"
        case .directive(let name): "(#\(name.text))"
        }
    }

    static func text(_ block: Block) -> String {
        "{" + block.statements.map { text($0) }.joined(separator: "; ") + "}"
    }

    /// A computed value's statements; of other accessors each by its name.
    private static func accessors(_ node: Accessors) -> String {
        if node.all.count == 1, node.all[0].keyword.range.start == node.all[0].keyword.range.end,
            let body = node.all[0].body
        {
            return text(body)
        }
        let all = node.all.map { accessor in
            accessor.keyword.text + (accessor.parameter.map { "(\($0.text))" } ?? "")
                + (accessor.body.map { " \(text($0))" } ?? "")
        }
        return "{" + all.joined(separator: "; ") + "}"
    }

    private static func text(_ node: VariableDeclaration) -> String {
        let bindings = node.bindings.map { binding in
            text(binding.pattern) + (binding.type.map { ": \(text($0))" } ?? "")
                + (binding.value.map { " = \(text($0))" } ?? "") + (binding.accessors.map { " \(accessors($0))" } ?? "")
        }
        let modifiers = node.modifiers.map { "\($0.text) " }.joined()
        return list("\(modifiers)\(node.isVariable ? "var" : "let")", [bindings.joined(separator: ", ")])
    }

    private static func text(_ node: FunctionDeclaration) -> String {
        let modifiers = node.modifiers.map { "\($0.text) " }.joined()
        let generics =
            node.genericParameters.isEmpty
            ? "" : "<\(node.genericParameters.map(\.text).joined(separator: ", "))>"
        return "(\(modifiers)\(node.keyword.text) \(node.name.text)\(generics)\(parameters(node.parameters))"
            + node.effects.map { " \($0.text)" }.joined() + (node.result.map { " -> \(text($0))" } ?? "")
            + (node.body.map { " \(text($0))" } ?? "") + ")"
    }

    private static func parameters(_ parameters: [FunctionParameterSyntax]) -> String {
        let texts = parameters.map { parameter in
            let label = parameter.label?.text ?? "_"
            let names = label == parameter.name.text ? label : "\(label) \(parameter.name.text)"
            return "\(names): \(text(parameter.type))\(parameter.isVariadic ? "..." : "")"
                + (parameter.defaultValue.map { " = \(text($0))" } ?? "")
        }
        return "(\(texts.joined(separator: ", ")))"
    }

    private static func text(_ condition: Condition) -> String {
        switch condition.kind {
        case .expression(let expression): text(expression)
        case .binding(let pattern, let isVariable, let type, let value):
            (isVariable ? "var " : "let ") + text(pattern) + (type.map { ": \(text($0))" } ?? "")
                + (value.map { " = \(text($0))" } ?? "")
        case .match(let pattern, let value): "case \(text(pattern)) = \(text(value))"
        }
    }

    private static func text(_ node: SwitchStatement.Case) -> String {
        let patterns = node.patterns.map { text($0.pattern) + ($0.condition.map { " where \(text($0))" } ?? "") }
        let body = node.body.map { text($0) }.joined(separator: "; ")
        return "(\(node.isDefault ? "default" : "case \(patterns.joined(separator: ", "))"): \(body))"
    }
}
