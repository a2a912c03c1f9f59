import SwiftSource

extension Evaluation {
    /// What a body under a builder gives.
    func build(
        _ body: Block, _ built: BuiltValue, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        try checkStack(at: range)
        return built.value(of: try children(body.statements, of: built.child, at: range, in: scope))
    }

    /// What the statements of a closure with parameters give, which a builder makes children of.
    func children(
        ofClosure body: [Statement], of element: ValueType, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        try checkStack(at: range)
        return .array(try children(body, of: element, at: range, in: scope))
    }

    /// The builder among the attributes of a declaration; nil where there is none.
    func resultBuilder(in attributes: [Attribute]) -> ResultBuilder? {
        attributes.lazy.compactMap { attribute in
            guard case .named(let components) = attribute.name.kind else { return nil }
            return self.vocabulary.resultBuilder(TypeName(components.map(\.name.text).joined(separator: ".")))
        }.first
    }

    /// Runs a builder's closure: what its statements give.
    func children(
        _ closure: ClosureExpression, of element: ValueType, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> [Value] {
        guard closure.parameterCount == 0 else {
            throw .error(.closureTakesTooMany(expected: 0, found: closure.parameterCount), range)
        }
        return try children(closure.body.statements, of: element, at: range, in: Scope(parent: scope))
    }

    private func children(
        _ statements: [Statement], of element: ValueType, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> [Value] {
        let around = callsAround
        callsAround = []
        defer { callsAround = around }
        var values: [Value] = []
        try deeper(at: range) { () throws(Failure) in
            try gather(statements, of: element, into: &values, in: scope)
        }
        try allocate(values.count, at: range)
        return values
    }

    /// Adds what statements give. One that fails is reported, and the others are children all the same.
    private func gather(
        _ statements: [Statement], of element: ValueType, into values: inout [Value], in scope: Scope
    ) throws(Failure) {
        let statements = statements.active
        try declareNames(of: statements, in: scope)
        for statement in statements {
            do throws(Failure) {
                try gather(statement, of: element, into: &values, in: scope)
            } catch {
                try absorb(error)
            }
        }
    }

    private func gather(
        _ statement: Statement, of element: ValueType, into values: inout [Value], in scope: Scope
    ) throws(Failure) {
        try charge(at: statement.range)
        try checkStack(at: statement.range)
        guard case .expression(let expression) = statement.kind else {
            return try gather(controlFlow: statement, of: element, into: &values, in: scope)
        }
        switch expression.kind {
        case .branch(let inner): try gather(inner, of: element, into: &values, in: scope)
        case .assignment(let assignment): try assign(assignment, in: scope)
        default: try add(expression, of: element, into: &values, in: scope)
        }
    }

    private func gather(
        controlFlow statement: Statement, of element: ValueType, into values: inout [Value], in scope: Scope
    ) throws(Failure) {
        switch statement.kind {
        case .if(let statement): try gather(statement, of: element, into: &values, in: scope)
        case .for(let loop): try gather(loop, of: element, into: &values, in: scope)
        case .switch(let statement):
            guard let (index, inner) = try chooseCase(statement, in: scope) else { throw noMatch(in: statement) }
            try gather(statement.cases[index].body, of: element, into: &values, in: inner)
        case .variable(let declaration): _ = try declare(declaration, in: scope)
        case .function, .type, .typealias: return
        case .return(let value?): try add(value, of: element, into: &values, in: scope)
        case .break, .labeled, .while, .repeatWhile, .continue, .guard, .defer, .directive: return
        default: _ = try execute(statement, in: scope, expecting: .nothing)
        }
    }

    private func add(
        _ expression: Expression, of element: ValueType, into values: inout [Value], in scope: Scope
    ) throws(Failure) {
        let hint = expression.beginsWithDot ? element : nil
        let value = try settled(try evaluate(expression, Expectation(type: hint, role: .element), in: scope))
        if case .hole(let hole) = value {
            if let element = try child(of: element, for: hole) { values.append(element) }
            return
        }
        if let converted = converted(value, to: element) {
            values.append(converted)
        } else if case .array(let inner)? = converted(value, to: .array(element)) {
            values += inner
        } else if case .none = value {
            return
        } else if let own = try ownChild(of: element, madeOf: value, at: expression.range) {
            values.append(own)
        } else if let body = try body(of: value, at: expression.range) {
            values.append(body)
        } else {
            throw .error(.notAChild(found: value.typeName, expected: element.description), expression.range)
        }
    }

    private func gather(
        _ statement: IfStatement, of element: ValueType, into values: inout [Value], in scope: Scope
    ) throws(Failure) {
        for branch in statement.branches {
            let inner = Scope(parent: scope)
            if try hold(branch.conditions, in: inner) {
                return try gather(branch.body.statements, of: element, into: &values, in: inner)
            }
        }
        guard let otherwise = statement.otherwise else { return }
        try gather(otherwise.statements, of: element, into: &values, in: Scope(parent: scope))
    }

    private func gather(
        _ loop: ForStatement, of element: ValueType, into values: inout [Value], in scope: Scope
    ) throws(Failure) {
        let sequence = try sequence(loop.sequence, in: scope)
        var iterator = try ValueIterator(sequence, at: loop.sequence.range)
        while let value = iterator.next() {
            try charge(at: loop.body.range)
            let inner = Scope(parent: scope)
            guard try match(loop.pattern, value, in: inner) else { continue }
            if let condition = loop.condition, try !isTrue(condition, in: inner) { continue }
            try gather(loop.body.statements, of: element, into: &values, in: inner)
        }
    }
}

extension Evaluation {
    /// A child of a type of the source, as a builder makes it of an element: `init(_ element: any Element)`.
    func ownChild(
        of type: ValueType, madeOf element: Value, at range: SourceRange
    ) throws(Failure) -> Value? {
        guard case .named(let name) = type, let definition = definitions[name], isElement(element),
            openTypes(of: definition).contains(where: \.isMadeOfElements)
        else { return nil }
        for candidate in try makers(of: definition, type).candidates {
            guard case .maker(let maker) = candidate, candidate.parameters.count == 1,
                candidate.parameters[0].label == nil, let given = converted(element, to: candidate.parameters[0].type)
            else { continue }
            var arguments: [Value?] = [given]
            return try make(maker, &arguments, at: range)
        }
        return nil
    }
}

extension Expression {
    fileprivate var beginsWithDot: Bool {
        switch kind {
        case .implicitMember: true
        case .chain(let chain): chain.base.beginsWithDot
        default: false
        }
    }
}
