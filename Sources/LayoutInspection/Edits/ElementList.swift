import Interpreter
import SwiftSource

/// The list of statements, or the array literal, in which an element stands.
struct ElementList {
    let items: [SourceRange]
    /// The place of the element's item in the list.
    let index: Int
    let kind: Kind
    /// What stands between the list's opening and its closing mark; the whole file outside of all types.
    let interior: SourceRange
    let room: Room
    /// Whether braces or brackets are around it: not for a `case` and a file.
    let isEnclosed: Bool
    /// Whether an item is an element, or a branch with elements.
    let isElement: [Bool]

    enum Kind { case statements, array }

    /// How many elements can stand in it.
    enum Room { case any, atLeastOne, one }
}

/// The item of an element in its list.
struct ElementItem {
    /// What has to be moved to move the element: itself, or the call that carries it into its list.
    let expression: Expression
    let carrier: WrittenCall?
    /// Nil if it stands in no list: as an argument, a result, a variable's value.
    let list: ElementList?

    init(of code: ElementCode, _ words: CodeWords, _ choices: EditChoices) {
        let rooms = ListRooms(code.file, words, choices)
        if let list = rooms.list(around: code.whole, in: code.path[...]) {
            (expression, carrier, self.list) = (code.whole, nil, list)
            return
        }
        // `FlexChild(component)`, `row.add(child: element)`
        if let (carrier, path) = code.carrierExpression(words) {
            let list = rooms.list(around: carrier, in: path)
            (expression, self.carrier, self.list) = (carrier, carrier.writtenCall, list)
            return
        }
        (expression, carrier, list) = (code.whole, nil, nil)
    }
}

extension ElementCode {
    /// The call that carries the element into a list, and the nodes around it.
    fileprivate func carrierExpression(_ words: CodeWords) -> (Expression, ArraySlice<SyntaxNode>)? {
        guard path.count > 2, case .argument(let argument) = path[path.count - 1],
            argument.value.range == whole.range, case .part = path[path.count - 2],
            case .expression(let call) = path[path.count - 3], let written = call.writtenCall
        else { return nil }
        let callables = words.carriers(of: written)
        guard words.match(written.arguments, callables) != nil else { return nil }
        return (call, path[..<(path.count - 3)])
    }
}

extension CodeWords {
    /// What a call is if it carries an element into a list.
    func carriers(of call: WrittenCall) -> [Callable] {
        if call.isMethod { return adders(call.name) }
        guard let type = type(call.name), carrier(.named(type.name)) != nil else { return [] }
        return type.initializers
    }
}

/// Finds lists of elements, and how many elements they take.
struct ListRooms {
    private let file: SourceFile
    private let words: CodeWords
    private let choices: EditChoices

    init(_ file: SourceFile, _ words: CodeWords, _ choices: EditChoices) {
        (self.file, self.words, self.choices) = (file, words, choices)
    }

    /// The list that an expression is an item of; nil if there is none.
    func list(around expression: Expression, in path: ArraySlice<SyntaxNode>) -> ElementList? {
        guard let parent = path.last else { return nil }
        if case .expression(let array) = parent, case .array(let elements) = array.kind,
            let index = elements.firstIndex(where: { $0.range == expression.range })
        {
            let isArgument = path.dropLast().last.map { if case .argument = $0 { true } else { false } } ?? false
            return ElementList(
                items: elements.map(\.range), index: index, kind: .array,
                interior: SourceRange(array.range.start + 1, array.range.end - 1),
                room: isArgument ? .any : .atLeastOne, isEnclosed: true, isElement: elements.map { _ in true })
        }
        guard case .statement(let statement) = parent, case .expression(let own) = statement.kind,
            own.range == expression.range,
            let (statements, interior, room) = statements(of: path.dropLast(), around: own.range),
            let index = statements.firstIndex(where: { $0.range == statement.range })
        else { return nil }
        return ElementList(
            items: statements.map(\.range), index: index, kind: .statements, interior: interior, room: room,
            isEnclosed: path.dropLast().last.map { if case .statement = $0 { false } else { true } } ?? false,
            isElement: statements.map(\.isElement))
    }

    /// The statements of the last of a path's nodes, around a place.
    private func statements(
        of path: ArraySlice<SyntaxNode>, around place: SourceRange
    ) -> (statements: [Statement], interior: SourceRange, room: ElementList.Room)? {
        guard let node = path.last else { return (file.statements, file.range, .one) }
        switch node {
        case .block(let block):
            return (block.statements, block.range.inside, room(ofBlockIn: path.dropLast()))
        case .expression(let expression):
            guard case .closure(let closure) = expression.kind else { return nil }
            return (closure.body.statements, closure.body.range.inside, room(of: closure, in: path.dropLast()))
        case .statement(let statement):
            guard let (body, isCase) = statement.listed(around: place),
                let outer = statements(of: path.dropLast(), around: statement.range)
            else { return nil }
            let interior = (body.first?.range ?? place).union(body.last?.range ?? place)
            return (body, interior, isCase && outer.room == .any ? .atLeastOne : outer.room)
        default: return nil
        }
    }

    /// What a block takes: that of a branch as much as the list around it.
    private func room(ofBlockIn path: ArraySlice<SyntaxNode>) -> ElementList.Room {
        guard case .statement(let statement)? = path.last else { return .one }
        switch statement.kind {
        case .if, .for, .do, .guard:
            return statements(of: path.dropLast(), around: statement.range)?.room ?? .one
        case .function(let function): return function.attributes.areBuilder ? .atLeastOne : .one
        case .variable(let variable):
            let isBuilder = variable.bindings.contains { choices.builderProperties.contains($0.pattern.nameText ?? "") }
            return isBuilder || variable.attributes.areBuilder ? .atLeastOne : .one
        default: return .one
        }
    }

    /// What a closure takes, by the parameter that it is for.
    private func room(of closure: ClosureExpression, in path: ArraySlice<SyntaxNode>) -> ElementList.Room {
        let several: ElementList.Room = closure.body.statements.count(where: \.isElement) > 1 ? .atLeastOne : .one
        guard path.count > 1, case .argument(let argument)? = path.last else { return several }
        switch path[path.endIndex - 2] {
        case .expression(let macro):
            guard case .macro = macro.kind else { return several }
            return .atLeastOne
        case .part(let part):
            guard path.count > 2, case .expression(let whole) = path[path.endIndex - 3],
                let call = whole.call(of: part)
            else { return several }
            return room(of: argument, in: call) ?? (isOwnBuilder(call) ? .atLeastOne : several)
        default: return several
        }
    }

    /// Nil if the vocabulary does not know the call.
    private func room(of argument: Argument, in call: WrittenCall) -> ElementList.Room? {
        guard let index = call.all.firstIndex(where: { $0.value.range == argument.value.range }),
            let match = words.match(call)
        else { return nil }
        if choices.singleBuilders.contains(call.name) { return .one }
        switch match.parameter(index).type.unwrapped {
        case .builder: return .any
        case .function(let parameters, .void): return parameters.contains(where: \.isInout) ? .any : .one
        case .function(_, .builder): return .any
        case .function(_, .array): return .any
        default: return .one
        }
    }

    /// Whether a call makes a type of the source that takes views as a builder or as a layout does.
    private func isOwnBuilder(_ call: WrittenCall) -> Bool {
        file.statements.contains { statement in
            guard case .type(let type) = statement.kind, type.name.text == call.name else { return false }
            return type.inheritance.contains { $0.isLayout } || file.source[statement.range].contains("Builder ")
        }
    }
}

extension CodeWords {
    /// The callable of a written call; nil if the vocabulary has none that takes its arguments.
    func match(_ call: WrittenCall) -> MatchedCall? {
        if call.isMethod {
            let found = match(call.arguments, methods(call.name))
            return found ?? match(call.arguments, adders(call.name))
        }
        return type(call.name).flatMap { match(call.arguments, $0.initializers) }
    }
}

extension Statement {
    /// The statements of its `case` or `#if` around a place.
    fileprivate func listed(around place: SourceRange) -> (body: [Statement], isCase: Bool)? {
        func holds(_ body: [Statement]) -> Bool { body.contains { $0.range.contains(place) } }
        switch kind {
        case .switch(let statement): return statement.cases.map(\.body).first(where: holds).map { ($0, true) }
        case .conditional(let clauses): return clauses.map(\.content).first(where: holds).map { ($0, false) }
        default: return nil
        }
    }

    /// Whether it gives elements: an expression, or branches.
    var isElement: Bool {
        switch kind {
        case .expression(let expression):
            if case .assignment = expression.kind { false } else { true }
        case .if, .for, .switch, .conditional: true
        default: false
        }
    }
}

extension SourceRange {
    /// Without its braces.
    fileprivate var inside: SourceRange { SourceRange(start + 1, max(start + 1, end - 1)) }
}

extension Pattern {
    fileprivate var nameText: String? { if case .name(let name) = kind { name } else { nil } }
}

extension [Attribute] {
    fileprivate var areBuilder: Bool {
        contains { attribute in
            guard case .named(let components) = attribute.name.kind else { return false }
            return components.last?.name.text.hasSuffix("Builder") == true
        }
    }
}

extension TypeSyntax {
    fileprivate var isLayout: Bool {
        guard case .named(let components) = kind else { return false }
        return components.last?.name.text == "Layout"
    }
}
