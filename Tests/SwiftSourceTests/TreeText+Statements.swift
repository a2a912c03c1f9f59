import SwiftSource

extension TreeText {
    static func text(_ statement: Statement) -> String {
        switch statement.kind {
        case .expression(let expression): text(expression)
        case .variable(let node): text(node)
        case .function(let node): text(node)
        case .type(let node): text(node)
        case .import(let node):
            "(\(attributes(node.attributes))import \(node.path.map(\.text).joined(separator: ".")))"
        case .typealias(let node):
            "(typealias \(node.name.text)\(generics(node.genericParameters))"
                + "\(node.type.map { " = \(text($0))" } ?? "")\(text(node.requirements)))"
        case .associatedType(let node):
            "(associatedtype \(node.name.text)\(inheritance(node.inheritance))"
                + "\(node.defaultType.map { " = \(text($0))" } ?? "")\(text(node.requirements)))"
        case .enumCase(let node):
            list(
                "\(attributes(node.attributes))case",
                node.elements.map { element in
                    element.name.text + parameters(element.parameters)
                        + (element.rawValue.map { " = \(text($0))" } ?? "")
                })
        case .unread(let name): "(unread \(name.text))"
        case .if(let node):
            list(
                "if",
                node.branches.map { "\($0.conditions.map(text).joined(separator: ", ")) \(text($0.body))" }
                    + (node.otherwise.map { ["else \(text($0))"] } ?? []))
        case .guard(let conditions, let body):
            "(guard \(conditions.map(text).joined(separator: ", ")) \(text(body)))"
        case .for(let node):
            "(for \(text(node.pattern))"
                + "\(node.type.map { ": \(text($0))" } ?? "") in \(text(node.sequence))"
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
        case .conditional(let clauses):
            list(
                "#if",
                clauses.map { clause in
                    "\(clause.condition.map(text) ?? "else") {"
                        + clause.content.map { text($0) }.joined(separator: "; ") + "}"
                })
        }
    }

    private static func text(_ node: TypeDeclaration) -> String {
        list(
            attributes(node.attributes) + text(node.modifiers)
                + "\(node.kind.rawValue) \(node.extendedType.map(text) ?? node.name.text)\(generics(node.genericParameters))"
                + "\(inheritance(node.inheritance))\(text(node.requirements))",
            [text(node.members)])
    }

    private static func inheritance(_ types: [TypeSyntax]) -> String {
        types.isEmpty ? "" : " : \(types.map(text).joined(separator: ", "))"
    }

    static func text(_ block: Block) -> String {
        "{" + block.statements.map { text($0) }.joined(separator: "; ") + "}"
    }

    /// A computed value's statements; of other accessors each by its name.
    private static func accessors(_ node: Accessors) -> String {
        if node.all.count == 1, node.get?.modifiers == [], let body = node.get?.body { return text(body) }
        let all = node.all.map { accessor in
            attributes(accessor.attributes) + text(accessor.modifiers) + word(accessor.kind)
                + (accessor.parameter.map { "(\($0.text))" } ?? "")
                + (accessor.body.map { " \(text($0))" } ?? "")
        }
        return "{" + all.joined(separator: "; ") + "}"
    }

    private static func word(_ kind: Accessors.Kind) -> String {
        switch kind {
        case .get: "get"
        case .set: "set"
        case .willSet: "willSet"
        case .didSet: "didSet"
        case .other(let name): name.text
        }
    }

    private static func text(_ node: VariableDeclaration) -> String {
        let bindings = node.bindings.map { binding in
            text(binding.pattern) + (binding.type.map { ": \(text($0))" } ?? "")
                + (binding.value.map { " = \(text($0))" } ?? "") + (binding.accessors.map { " \(accessors($0))" } ?? "")
        }
        return list(
            "\(attributes(node.attributes))\(text(node.modifiers))\(node.isVariable ? "var" : "let")",
            [bindings.joined(separator: ", ")])
    }

    private static func text(_ node: FunctionDeclaration) -> String {
        "(\(attributes(node.attributes))\(text(node.modifiers))\(head(node))\(generics(node.genericParameters))"
            + "\(parameters(node.parameters))" + (node.result.map { " -> \(text($0))" } ?? "")
            + text(node.requirements) + (node.body.map { " \(text($0))" } ?? "")
            + (node.accessors.map { " \(accessors($0))" } ?? "") + ")"
    }

    private static func head(_ node: FunctionDeclaration) -> String {
        switch node.kind {
        case .function: "func \(node.name.text)"
        case .initializer(.never): "init"
        case .initializer(.optional): "init?"
        case .initializer(.implicitlyUnwrapped): "init!"
        case .deinitializer: "deinit"
        case .subscript: "subscript"
        }
    }

    private static func parameters(_ parameters: [FunctionParameterSyntax]) -> String {
        let texts = parameters.map { parameter in
            let label = parameter.label?.text ?? "_"
            let names = label == parameter.name.text ? label : "\(label) \(parameter.name.text)"
            return
                "\(attributes(parameter.attributes))\(names): \(text(parameter.type))\(parameter.isVariadic ? "..." : "")"
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
        case .match(let pattern, let type, let value):
            "case \(text(pattern))\(type.map { ": \(text($0))" } ?? "") = \(text(value))"
        case .availability(let isUnavailable): isUnavailable ? "#unavailable" : "#available"
        }
    }

    private static func text(_ node: SwitchStatement.Case) -> String {
        let patterns = node.patterns.map { text($0.pattern) + ($0.condition.map { " where \(text($0))" } ?? "") }
        let body = node.body.map { text($0) }.joined(separator: "; ")
        let condition = node.condition.map { "#if \(text($0)) " } ?? ""
        return
            "(\(condition)\(node.patterns.isEmpty ? "default" : "case \(patterns.joined(separator: ", "))"): \(body))"
    }
}
