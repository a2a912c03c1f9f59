import SwiftSource

/// The facts about a position in a source: the names in scope, the expected type, the call around it.
struct CodeContext {
    let marked: MarkedSource
    private(set) var known: KnownNames
    /// The outermost first.
    private(set) var scopes: [Scope] = []
    /// The types that the expression at the position may have; empty if nothing says one.
    private(set) var expected: [TypeText] = []
    /// The innermost call around the position; nil in the statements of a closure.
    private(set) var call: WrittenCall?
    /// The meaning of the expression before the dot.
    private(set) var receiver: Meaning?
    /// The nodes around the position, the outermost first.
    let path: [SyntaxNode]
    /// The types of the values that the innermost body around the position may return; empty if nothing says one.
    private var returned: [TypeText] = []

    /// The meaning of an expression.
    enum Meaning {
        case value(TypeText)
        /// A type itself.
        case type(String)
        /// Functions before they are called.
        case functions([CompletionNames.Member])
    }

    init(_ cursor: CompletionCursor, _ names: CompletionNames) {
        marked = cursor.marked
        let file = Parser.parse(marked.text)
        known = KnownNames(library: names, own: DeclaredNames(file))
        path = file.path(to: marked.position)
        for index in path.indices.dropLast() {
            enter(path[index], toward: path[index + 1], of: index > 0 ? path[index - 1] : nil)
        }
        // The position may be between the statements of a closure.
        if case .expression(let last)? = path.last, case .closure = last.kind { call = nil }
    }

    var source: SourceText { marked.text }
    var position: Int { marked.position }

    /// Adds what a node of the path says about the next one: a scope, the expected types, the call.
    private mutating func enter(_ node: SyntaxNode, toward child: SyntaxNode, of parent: SyntaxNode?) {
        switch node {
        case .block(let block): open(block, of: parent)
        case .statement(let statement): enter(statement, toward: child)
        case .expression(let expression): enter(expression, toward: child)
        case .attribute(let attribute):
            let name = source[attribute.name.range]
            enter(CallArguments(arguments: attribute.arguments, parentheses: nil), of: .type(name), named: "@" + name)
        case .part, .argument, .pattern, .type, .name, .operator: break
        }
    }

    // MARK: Scopes

    private mutating func open(_ block: Block, of parent: SyntaxNode?) {
        let start = block.range.start
        if case .statement(let statement)? = parent, case .type(let type) = statement.kind {
            let names = source.names(declaredBy: block.statements, .property, from: start)
            scopes.append(Scope(start: start, names: names, type: type.fullName(in: scopes.last?.type)))
        } else if parent == nil {
            open(source.names(declaredBy: block.statements, from: start), from: start)
        } else {
            open(block.statements, from: start)
        }
    }

    private mutating func open(_ statements: [Statement], from start: Int) {
        known.own.read(statements)
        scopes.append(Scope(start: start, names: source.names(declaredBy: statements), isOrdered: true))
    }

    private mutating func open(_ names: [Scope.Name], from start: Int) {
        scopes.append(Scope(start: start, names: names))
    }

    private mutating func open(_ closure: ClosureExpression) {
        let start = closure.body.range.start
        let count = closure.parameters?.count ?? closure.anonymousParameterCount
        let function = expected.lazy.compactMap(\.function).first { $0.parameters.count >= count }
        let types = (function?.parameters ?? []).map { type in
            guard type.text.hasSuffix(".Element"), let first = call?.first else { return type }
            return self.type(of: first).flatMap(known.element) ?? type
        }
        let names = (closure.parameters ?? []).enumerated().map { number, parameter in
            let type = parameter.type.map { TypeText($0, in: source) } ?? (number < types.count ? types[number] : nil)
            return Scope.Name(bound: parameter.name.text, type.map { .written($0) } ?? .unknown, from: start)
        }
        scopes.append(Scope(start: start, names: names.filter { $0.text != "_" }, anonymousParameters: types))
        open(closure.body.statements, from: start)
        returned = closure.result == nil ? function.map { [$0.result] } ?? [] : self.types(closure.result)
        (call, expected) = (nil, [])
    }

    // MARK: Statements

    private mutating func enter(_ statement: Statement, toward child: SyntaxNode) {
        expected = []
        switch statement.kind {
        case .expression, .return: expected = returned
        case .variable(let variable): enter(variable, toward: child)
        case .function(let function): enter(function, toward: child)
        case .type: returned = []
        case .if(let statement):
            // Branches follow each other, so that only the last one that begins before the position can contain it.
            let branch = statement.branches.last { $0.conditions.first.map { $0.range.start <= position } ?? true }
            if let branch, position < branch.body.range.end { enter(branch.conditions, toward: child) }
        case .while(let conditions, _), .guard(let conditions, _): enter(conditions, toward: child)
        case .for(let loop): enter(loop)
        case .switch(let statement): enter(statement, toward: child)
        case .do(let statement):
            guard let handler = statement.catches.last(where: { $0.body.range.contains(position) }) else { return }
            open(source.names(in: handler.patterns), from: handler.body.range.start)
        default: break
        }
    }

    private mutating func enter(_ variable: VariableDeclaration, toward child: SyntaxNode) {
        guard let binding = variable.bindings.first(where: { $0.range.contains(position) }) else { return }
        if case .block = child { returned = types(binding.type) } else { expected = types(binding.type) }
    }

    private mutating func enter(_ function: FunctionDeclaration, toward child: SyntaxNode) {
        if case .block = child {
            open(source.names(of: function.parameters, from: function.keyword.start), from: function.keyword.start)
            returned = types(function.result)
        } else {
            expected = types(function.parameters.first { $0.range.contains(position) }?.type)
        }
    }

    private func types(_ type: TypeSyntax?) -> [TypeText] { type.map { [TypeText($0, in: source)] } ?? [] }

    private mutating func enter(_ conditions: [Condition], toward child: SyntaxNode) {
        open(source.names(boundBy: conditions), from: conditions.first?.range.start ?? position)
        guard case .pattern = child, let condition = conditions.first(where: { $0.range.contains(position) }),
            case .match(_, _, let value) = condition.kind
        else { return }
        expected = type(of: value).map { [$0.unwrapped] } ?? []
    }

    private mutating func enter(_ loop: ForStatement) {
        let start = loop.sequence.range.end
        let origin = loop.type.map { Scope.Origin.written(TypeText($0, in: source)) } ?? .element(loop.sequence)
        open(source.names(in: loop.pattern, origin, from: start), from: start)
    }

    private mutating func enter(_ statement: SwitchStatement, toward child: SyntaxNode) {
        guard let part = statement.cases.first(where: { $0.range.contains(position) }) else { return }
        if case .pattern = child { expected = type(of: statement.subject).map { [$0.unwrapped] } ?? [] }
        open(source.names(in: part.patterns), from: part.range.start)
        open(part.body, from: part.range.start)
    }

    // MARK: Expressions

    private mutating func enter(_ expression: Expression, toward child: SyntaxNode) {
        switch expression.kind {
        case .chain(let chain):
            if case .part(let part) = child { enter(part, of: chain) }
        case .macro(let macro):
            let name = "#" + macro.name.text
            enter(macro.call, of: .functions(known.library.functions.filter { $0.name == name }), named: name)
        case .closure(let closure):
            if case .statement = child { open(closure) } else { call = nil }
        case .infix(let chain): enter(chain)
        case .assignment(let assignment):
            expected = assignment.value.range.contains(position) ? types(of: assignment.target) : []
        case .ternary(let condition, _, _):
            if condition.range.contains(position) { expected = [] }
        case .array: expected = expected.compactMap(elements)
        case .branch: returned = expected
        case .tuple(let elements) where elements.count == 1: break
        case .effect, .inOut, .prefix, .implicitMember: break
        default: expected = []
        }
    }

    private mutating func enter(_ part: PostfixPart, of chain: PostfixChain) {
        let before = chain.parts.prefix { $0.range.start < part.range.start }
        receiver = before.reduce(meaning(of: chain.base, expected: expected)) { meaning(of: $0, followedBy: $1) }
        switch part.kind {
        case .member: receiver = meaningBeforeDot(receiver, at: part.range.start)
        case .call(let call):
            let name = before.last?.memberName ?? chain.base.implicitName ?? source[chain.base.range]
            enter(call, of: receiver, named: name)
        default: expected = []
        }
    }

    private mutating func enter(_ arguments: CallArguments, of meaning: Meaning?, named name: String) {
        let call = WrittenCall(arguments, named: name, functions(of: meaning, named: name), in: marked)
        self.call = call
        var seen: Set<TypeText> = []
        expected = call.parameters.map(\.parsedType).filter { seen.insert($0).inserted }
    }

    /// The type of an array literal's elements; of an option set the set itself.
    private func elements(of type: TypeText) -> TypeText? {
        known.element(of: type) ?? (known.resolve(type) == nil ? nil : type)
    }

    private mutating func enter(_ chain: InfixChain) {
        guard let index = chain.rest.firstIndex(where: { $0.operand.range.contains(position) }) else { return }
        let types = types(of: index == 0 ? chain.first : chain.rest[index - 1].operand)
        if !types.isEmpty { expected = chain.precedence == .nilCoalescing ? types.map(\.unwrapped) : types }
    }
}

extension PostfixPart {
    fileprivate var memberName: String? { if case .member(let name) = kind { name.text } else { nil } }
}

extension Expression {
    fileprivate var implicitName: String? { if case .implicitMember(let name) = kind { name.text } else { nil } }
}

extension SourceFile {
    /// The nodes around a position, the outermost first.
    fileprivate func path(to position: Int) -> [SyntaxNode] {
        var path: [SyntaxNode] = []
        var next: SyntaxNode? = .block(Block(statements: statements, range: range))
        while let node = next {
            path.append(node)
            next = node.children.first { $0.range.contains(position) }
        }
        return path
    }
}
