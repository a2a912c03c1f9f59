import SwiftSource

/// Goes through the declarations of sources for everything that can be laid out.
struct RootFinder {
    let evaluation: Evaluation
    private(set) var found: [FoundRoot] = []
    private var previewCount = 0
    private var elementCount = 0
    private var names: Set<String> = []
    private let definitions: [Int: TypeDefinition]

    init(_ evaluation: Evaluation) {
        self.evaluation = evaluation
        definitions = Dictionary(
            evaluation.definitions.values.map { ($0.place.start, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func find(in files: [SourceFile], topLevel: [TopLevelValue]) {
        var values = topLevel[...]
        for file in files {
            for statement in file.statements.active {
                while let value = values.first, value.range.start < statement.range.start,
                    value.range.file == file.source.number
                {
                    values.removeFirst()
                }
                find(in: statement)
                while let value = values.first, value.range == statement.range {
                    add(values.removeFirst(), statement)
                }
            }
        }
    }

    private mutating func add(_ value: TopLevelValue, _ statement: Statement) {
        guard evaluation.isElement(value.value) else { return }
        var name = value.name
        if name == nil {
            elementCount += 1
            name = "element:\(elementCount)"
        }
        let root = Root(name: name ?? "", kind: .element, range: value.range)
        found.append(
            FoundRoot(root: root, source: .topLevel(value), mentions: mentions(of: statement), owner: nil))
    }

    private mutating func find(in statement: Statement) {
        switch statement.kind {
        case .expression(let expression):
            if case .macro(let macro) = expression.kind, macro.name.text == "Preview" {
                return addPreview(macro.arguments, statement)
            }
            findHosted(in: statement, of: nil, member: nil)
        case .variable(let variable):
            findProperties(variable, of: nil, statement)
            findHosted(in: statement, of: nil, member: nil)
        case .function(let function): findFunction(function, of: nil, statement)
        case .type(let declaration): findType(declaration, statement)
        default: return
        }
    }

    private mutating func addPreview(_ arguments: [Argument], _ statement: Statement) {
        previewCount += 1
        var name = "preview:\(previewCount)"
        if case .string(let literal)? = arguments.first?.value.kind, case .text(let text)? = literal.segments.first {
            name = text
        }
        let root = Root(name: unused(name), kind: .preview, range: statement.range)
        found.append(
            FoundRoot(root: root, source: .preview(arguments), mentions: mentions(of: statement), owner: nil))
    }

    // MARK: Types

    private mutating func findType(_ declaration: TypeDeclaration, _ statement: Statement) {
        guard let definition = definition(of: declaration) else { return }
        let kind = TypeDefinition.Kind(keyword: declaration.kind.rawValue)
        if kind == .interface || definition.kind == .addition { return }
        if declaration.inheritance.contains(where: { $0.lastName == "PreviewProvider" }) {
            let root = Root(name: unused(definition.name.description), kind: .preview, range: declaration.name.range)
            previewCount += 1
            found.append(
                FoundRoot(
                    root: root, source: .previews(definition), mentions: mentions(of: statement), owner: definition))
            return
        }
        if kind != .addition, kind != .enumeration, evaluation.showsElement(definition) {
            let root = Root(name: unused(definition.name.description), kind: .type, range: declaration.name.range)
            found.append(
                FoundRoot(root: root, source: .type(definition), mentions: mentions(of: statement), owner: definition))
        }
        for member in declaration.members.statements.active { findMember(member, of: definition) }
    }

    private func definition(of declaration: TypeDeclaration) -> TypeDefinition? {
        if let definition = definitions[declaration.name.range.start] { return definition }
        guard case .named(let name)? = evaluation.namedType(declaration.name.text, in: evaluation.globals) else {
            return nil
        }
        return evaluation.definitions[name]
    }

    private mutating func findMember(_ member: Statement, of definition: TypeDefinition) {
        switch member.kind {
        case .variable(let variable): findProperties(variable, of: definition, member)
        case .function(let function): findFunction(function, of: definition, member)
        case .type(let declaration): findType(declaration, member)
        default: return
        }
    }

    private mutating func findProperties(
        _ variable: VariableDeclaration, of definition: TypeDefinition?, _ statement: Statement
    ) {
        let isStatic = variable.modifiers.isStatic
        for binding in variable.bindings {
            guard case .name(let name) = binding.pattern.kind else { continue }
            let place = Name(text: name, range: binding.pattern.range)
            if definition != nil { findHosted(in: statement, of: definition, member: place) }
            guard !isStatic, let accessors = binding.accessors, accessors.observer == nil,
                let type = binding.type, evaluation.givesElement(type)
            else { continue }
            if let definition, Evaluation.bodies.contains(name), evaluation.showsElement(definition) { continue }
            if let definition, evaluation.isOpenMember(name, of: definition) { continue }
            let root = Root(name: unused(path(place, of: definition)), kind: .property, range: place.range)
            found.append(
                FoundRoot(
                    root: root, source: .property(definition, place), mentions: mentions(of: statement),
                    owner: definition))
        }
    }

    private mutating func findFunction(
        _ function: FunctionDeclaration, of definition: TypeDefinition?, _ statement: Statement
    ) {
        findHosted(in: statement, of: definition, member: function.name)
        guard function.kind == .function, let result = function.result, evaluation.givesElement(result),
            function.body != nil, definition == nil || !Evaluation.bodies.contains(function.name.text),
            !function.modifiers.isStatic
        else { return }
        if let definition, evaluation.isOpenMember(function.name.text, of: definition) { return }
        let name = path(function.name, of: definition)
        // Overloads share a name; the first is shown.
        if names.contains(name) { return }
        let root = Root(name: unused(name), kind: .function, range: function.name.range)
        found.append(
            FoundRoot(
                root: root, source: .function(definition, function.name), mentions: mentions(of: statement),
                owner: definition))
    }

    /// Elements that a member hands to a view; what only names another root is that root.
    private mutating func findHosted(in statement: Statement, of definition: TypeDefinition?, member: Name?) {
        for expression in SyntaxNode.statement(statement).hostedElements
        where !expression.isReference && !isMember(expression, of: definition) {
            let name: String
            if let member {
                name = path(member, of: definition)
            } else {
                elementCount += 1
                name = "element:\(elementCount)"
            }
            let kind: Root.Kind = member == nil ? .element : .function
            let root = Root(name: unused(name), kind: kind, range: expression.range)
            found.append(
                FoundRoot(
                    root: root, source: .argument(expression, in: definition, member),
                    mentions: mentions(of: statement), owner: definition))
        }
    }

    /// Whether an expression is the name of a property that is a root itself.
    private func isMember(_ expression: Expression, of definition: TypeDefinition?) -> Bool {
        guard case .identifier(let name) = expression.named else { return false }
        guard let definition else { return evaluation.globals.variable(name) != nil }
        return definition.computed[name] != nil
    }

    // MARK: Names

    private func path(_ name: Name, of definition: TypeDefinition?) -> String {
        definition.map { "\($0.name).\(name.text)" } ?? name.text
    }

    /// The name, with a number behind it where another root has it.
    private mutating func unused(_ name: String) -> String {
        var unused = name
        var number = 2
        while !names.insert(unused).inserted {
            unused = "\(name):\(number)"
            number += 1
        }
        return unused
    }

    private func mentions(of statement: Statement) -> Set<String> { SyntaxNode.statement(statement).mentions }
}

extension Expression {
    /// Whether it only names something of `self`, perhaps with a call of no arguments: `element`, `self.makeElement()`.
    fileprivate var isReference: Bool {
        switch kind {
        case .identifier: return false
        case .chain(let chain):
            guard case .identifier(let base) = chain.base.named else { return false }
            var parts = chain.parts[...]
            if base == "self", case .member? = parts.first?.kind {
                parts.removeFirst()
            } else if base.namesType {
                return false
            }
            guard let last = parts.first else { return base == "self" }
            if case .call(let call) = last.kind {
                return call.arguments.isEmpty && call.trailing.isEmpty && parts.count == 1
            }
            return false
        default: return false
        }
    }
}

extension TypeSyntax {
    /// The last name of a named type, or of what it wraps.
    var lastName: String? {
        switch kind {
        case .named(let components): components.last?.name.text
        case .opaque(let inner), .existential(let inner), .optional(let inner), .implicitlyUnwrapped(let inner),
            .attributed(_, let inner), .specified(_, let inner):
            inner.lastName
        case .composition(let types): types.first?.lastName
        default: nil
        }
    }
}
