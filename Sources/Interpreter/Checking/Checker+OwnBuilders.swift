import SwiftSource

// Result builders that the sources declare: their functions are called as the language says, and what they are given and
// give is checked by their declared types.

extension Checker {
    /// What statements give under a builder of the sources.
    /// - Parameter wanted: what is wanted of all of them.
    func composed(
        _ statements: [Statement], by builder: Type, _ wanted: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        let composer = OwnBuilder(checker: self, type: builder)
        guard composer.has(.finalResult) else {
            return composer.block(statements, wanted, at: range, in: scope)
        }
        let inner = composer.block(statements, nil, at: range, in: scope)
        return composer.applied(.finalResult, nil, to: inner, wanted, in: scope)
    }
}

/// The functions that make up a result builder.
enum BuilderFunction: String {
    case block = "buildBlock"
    case partialBlock = "buildPartialBlock"
    case expression = "buildExpression"
    case optional = "buildOptional"
    /// The first name of `buildOptional`.
    case `if` = "buildIf"
    case either = "buildEither"
    case array = "buildArray"
    case limitedAvailability = "buildLimitedAvailability"
    case finalResult = "buildFinalResult"
}

/// A result builder of the sources while statements under it are checked.
private struct OwnBuilder {
    let checker: Checker
    let type: Type

    private func candidates(_ part: BuilderFunction, _ label: String?) -> [Callee.Candidate] {
        checker.members(part.rawValue, of: type, isStatic: true).compactMap { member in
            guard case .function(let function) = member.symbol,
                label == nil || function.parameters.first?.label == label
            else { return nil }
            return Callee.Candidate(function: function, substitution: member.substitution)
        }
    }

    func has(_ part: BuilderFunction, _ label: String? = nil) -> Bool { !candidates(part, label).isEmpty }

    // MARK: Calls

    /// A call of one of the builder's functions.
    private func call(
        _ part: BuilderFunction, _ arguments: [(label: String?, value: Expression)], _ wanted: Type?,
        at range: SourceRange,
        in scope: Scope
    ) -> TypedExpression {
        var callee = Callee(
            name: part.rawValue, range: range, candidates: candidates(part, arguments.first?.label))
        callee.type = type
        let written = arguments.map { label, value in
            WrittenArgument(
                label: label.map { Name(text: $0, range: value.range) }, value: value, isTrailing: false)
        }
        let hint = wanted.flatMap { checker.solver.normal($0).isUnknown ? nil : $0 }
        return checker.resolve(callee, CallSite(written: written, range: range, end: range, hint: hint), in: scope)
    }

    /// A call of a function with what was made already.
    func applied(
        _ part: BuilderFunction, _ label: String?, to value: TypedExpression, _ wanted: Type? = nil, in scope: Scope
    ) -> TypedExpression {
        let inner = Scope(in: scope)
        guard let (kept, expression) = keep(value, as: "part", in: inner) else { return value }
        let made = call(part, [(label, expression)], wanted, at: value.range, in: inner)
        return TypedExpression(.composed([kept], made), made.type, value.range)
    }

    /// Keeps a value in a variable of a name that no source can write.
    private func keep(
        _ value: TypedExpression, as name: String, in scope: Scope
    ) -> (TypedStatement, Expression)? {
        guard let code = scope.code else { return nil }
        checker.settle(value)
        let name = "built \(name)"
        let variable = LocalVariable(name, at: value.range, type: value.type, isMutable: true, in: code.code)
        scope.declare(variable)
        return (
            TypedStatement(kind: .declare(.bind(variable), value), range: value.range),
            Expression(kind: .identifier(name), range: value.range)
        )
    }

    // MARK: Blocks

    /// What the statements of a block give together.
    func block(
        _ statements: [Statement], _ wanted: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        checker.prepare(statements, in: scope)
        var typed: [TypedStatement] = []
        var parts: [Expression] = []
        let parting = Scope(in: scope)
        for statement in statements.active {
            checker.beginStatement()
            guard let part = part(statement, in: scope) else {
                if let other = checker.statement(statement, in: scope) { typed.append(other) }
                continue
            }
            checker.settle(part)
            if part.type.isVoid, !has(.expression) {
                typed.append(TypedStatement(kind: .expression(part), range: part.range))
            } else if let (kept, expression) = keep(part, as: "part \(parts.count)", in: parting) {
                typed.append(kept)
                parts.append(expression)
            }
        }
        let inner = Scope(in: parting)
        let whole = joined(parts, wanted, at: range, &typed, in: inner)
        return TypedExpression(.composed(typed, whole), whole.type, range)
    }

    /// The parts of a block as one.
    private func joined(
        _ parts: [Expression], _ wanted: Type?, at range: SourceRange, _ statements: inout [TypedStatement],
        in scope: Scope
    ) -> TypedExpression {
        guard let first = parts.first, has(.partialBlock, "first"), has(.partialBlock, "accumulated")
        else { return call(.block, parts.map { (nil, $0) }, wanted, at: range, in: scope) }
        let isAlone = parts.count == 1
        var whole = call(
            .partialBlock, [("first", first)], isAlone ? wanted : nil, at: first.range, in: scope)
        for (index, part) in parts.enumerated().dropFirst() {
            guard let (kept, so) = keep(whole, as: "whole \(index)", in: scope) else { break }
            statements.append(kept)
            let isLast = index == parts.count - 1
            whole = call(
                .partialBlock, [("accumulated", so), ("next", part)], isLast ? wanted : nil, at: part.range,
                in: scope)
        }
        return whole
    }

    // MARK: Parts

    /// What a statement adds to its block; nil for a statement that is only executed.
    private func part(_ statement: Statement, in scope: Scope) -> TypedExpression? {
        let range = statement.range
        guard checker.hasRoom() else { return checker.tooDeep(range) }
        switch statement.kind {
        case .expression(let expression):
            switch expression.kind {
            case .branch(let inner): return part(inner, in: scope)
            case .assignment: return nil
            default: return value(expression, in: scope)
            }
        case .if(let statement): return choice(statement, at: range, in: scope)
        case .switch(let statement): return choice(statement, at: range, in: scope)
        case .for(let loop): return repeated(loop, at: range, in: scope)
        case .do(let statement) where statement.catches.isEmpty:
            return block(statement.body.statements, nil, at: range, in: Scope(in: scope))
        default: return nil
        }
    }

    private func value(_ expression: Expression, in scope: Scope) -> TypedExpression {
        checker.context.wantedElement = expression.range
        let expressionBuilders = candidates(.expression, nil)
        guard !expressionBuilders.isEmpty else { return checker.infer(expression, component, in: scope) }
        let isChain =
            switch expression.kind {
            case .chain, .identifier: true
            default: false
            }
        if expressionBuilders.count > 1, isChain, !expression.dependsOnHint {
            // It is unknown which of several takes what is not known.
            let value = checker.infer(expression, nil, in: scope)
            return value.type.isUnknown ? value : applied(.expression, nil, to: value, in: scope)
        }
        return call(.expression, [(nil, expression)], nil, at: expression.range, in: scope)
    }

    /// What each part is, where one function says so.
    private var component: Type? {
        let functions = candidates(.block, nil) + candidates(.partialBlock, "first")
        guard functions.allSatisfy(\.function.genericParameters.isEmpty) else { return nil }
        let types = Set(
            functions.flatMap { candidate in
                candidate.function.parameters.map { $0.type.substituting(candidate.substitution) }
            })
        return types.count == 1 ? types.first : nil
    }

    private func repeated(_ loop: ForStatement, at range: SourceRange, in scope: Scope) -> TypedExpression {
        guard let code = scope.code, has(.array) else { return checker.unknown(range) }
        let inner = Scope(in: scope)
        let element = Type.variable(TypeVariable())
        let type = checker.standard.array(element)
        let all = LocalVariable("built parts", at: range, type: type, isMutable: true, in: code.code)
        inner.declare(all)
        let start = TypedStatement(
            kind: .declare(.bind(all), TypedExpression(.array([]), type, range)), range: range)
        let statement = checker.loop(loop, label: nil, at: range, in: scope) { body in
            let part = checker.settle(block(loop.body.statements, nil, at: loop.body.range, in: body))
            _ = checker.solver.cost(of: part.type, as: element)
            let added = TypedExpression(
                .compoundAssign(
                    TypedExpression(.local(all), type, range), .add, TypedExpression(.array([part]), type, range)),
                .void, range)
            return [TypedStatement(kind: .expression(added), range: range)]
        }
        all.type = type.settled(checker.standard)
        let parts = Expression(kind: .identifier(all.name), range: range)
        let made = call(.array, [(nil, parts)], nil, at: range, in: inner)
        return TypedExpression(.composed([start, statement], made), made.type, range)
    }

    // MARK: Choices

    private func choice(_ statement: IfStatement, at range: SourceRange, in scope: Scope) -> TypedExpression {
        let isOptional = statement.otherwise == nil
        let count = statement.branches.count + (isOptional ? 0 : 1)
        var type: Type?
        let branches = statement.branches.enumerated().map { index, branch in
            let inner = Scope(in: scope)
            let conditions = checker.conditions(branch.conditions, in: inner)
            var payload = block(branch.body.statements, nil, at: branch.body.range, in: Scope(in: inner))
            let isChecked = branch.conditions.contains { if case .availability = $0.kind { true } else { false } }
            if isChecked, has(.limitedAvailability) {
                payload = applied(.limitedAvailability, nil, to: payload, in: inner)
            }
            let either = either(payload, index, of: count, &type, in: inner)
            return TypedStatement.Branch(conditions: conditions, body: [given(either)])
        }
        var otherwise = statement.otherwise.map { last in
            let payload = block(last.statements, nil, at: last.range, in: Scope(in: scope))
            return [given(either(payload, count - 1, of: count, &type, in: scope))]
        }
        var whole = (type ?? .unknown).settled(checker.standard)
        if isOptional {
            whole = checker.standard.optional(whole)
            otherwise = [given(TypedExpression(.constant(.none), whole, range))]
        }
        let chosen = TypedStatement(kind: .if(branches, otherwise: otherwise), range: range)
        let value = TypedExpression(.branch(chosen), whole, range)
        guard isOptional else { return value }
        let part: BuilderFunction = has(.optional) ? .optional : .if
        return has(part) ? applied(part, nil, to: value, in: scope) : checker.unknown(range)
    }

    private func choice(_ statement: SwitchStatement, at range: SourceRange, in scope: Scope) -> TypedExpression {
        let count = statement.activeCases.count
        var type: Type?
        var index = 0
        let chosen = checker.switch(statement, label: nil, at: range, in: scope) { body, inner in
            let payload = block(body, nil, at: range, in: inner)
            index += 1
            return [given(either(payload, index - 1, of: count, &type, in: inner))]
        }
        return TypedExpression(.branch(chosen), (type ?? .unknown).settled(checker.standard), range)
    }

    private func given(_ value: TypedExpression) -> TypedStatement {
        TypedStatement(kind: .expression(value), range: value.range)
    }

    /// One of several payloads, as the language nests them: a balanced tree of firsts and seconds, in which the last
    /// payload may be less deep.
    ///
    ///          .-----.
    ///       .--.     |
    ///       0  1     2
    private func either(
        _ payload: TypedExpression, _ index: Int, of count: Int, _ type: inout Type?, in scope: Scope
    ) -> TypedExpression {
        var value = payload
        if count > 1, has(.either) {
            var path = index
            var depth = Int.bitWidth - (count - 1).leadingZeroBitCount
            if index == count - 1 {
                let isShort = min(path.trailingZeroBitCount, depth)
                path >>= isShort
                depth -= isShort
            }
            for _ in 0..<depth {
                value = applied(.either, path & 1 == 0 ? "first" : "second", to: value, in: scope)
                path >>= 1
            }
        }
        type = type.map { checker.solver.common($0, value.type) ?? .unknown } ?? value.type
        return value
    }
}
