import SwiftSource

extension Runner {
    /// The value of an expression. Each kind has a function of its own, which keeps stack frames small.
    func evaluate(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value {
        try step(at: expression.range)
        switch expression.kind {
        case .constant(let value): return value
        case .local, .captured: return try variable(expression, frame)
        case .operation: return try operation(expression, frame)
        case .call, .property, .subscript, .tupleElement, .forceUnwrap, .optionalStep, .apply, .dynamicMember,
            .dynamicCall, .dynamicSubscript, .convert, .followed:
            return try chain(expression, frame)
        case .coalesce, .ternary: return try choice(expression, frame)
        case .assign, .compoundAssign, .compoundAssignCall: return try assignment(expression, frame)
        case .integer, .float, .interpolation, .array, .dictionary, .tuple: return try literal(expression, frame)
        case .closure, .functionValue, .unappliedMethod, .operatorValue, .keyPath:
            return try function(expression, frame)
        case .withCaptures(let captures, let closure):
            for (variable, value) in captures { frame.declare(variable, .value(try evaluate(value, frame))) }
            return try evaluate(closure, frame)
        default: return try other(expression, frame)
        }
    }

    @inline(never)
    private func variable(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value {
        switch expression.kind {
        case .local(let variable): return try read(frame.state(of: variable), variable.name, at: expression.range)
        case .captured(let index, let variable):
            guard frame.captures.indices.contains(index) else { throw .silent }
            return try read(frame.captures[index].state, variable.name, at: expression.range)
        default: throw .silent
        }
    }

    /// The value of a variable.
    func read(_ state: Slot, _ name: String, at range: SourceRange) throws(Failure) -> Value {
        switch state {
        case .value(let value): return value
        case .unset: throw .problem(.usedBeforeInitialization(name), range)
        case .lent: throw .problem(.overlapping(name), range)
        case .failed: throw .silent
        case .box(let box): return try read(box.state, name, at: range)
        }
    }

    @inline(never)
    private func other(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value {
        switch expression.kind {
        case .shared(let symbol): return try shared(symbol, at: expression.range)
        case .staticProperty(let symbol): return try staticValue(of: symbol, at: expression.range)
        case .requiredStatic(let symbol, let source):
            guard let type = namedType(by: try evaluate(source, frame)),
                let found = table.implementation(of: symbol, in: type)
            else { return unknown(at: expression.range) }
            return try staticValue(of: found, in: type, at: expression.range)
        case .dynamicStatic(let source, let name, let arguments, let site):
            return try dynamicStatic(name, of: source, arguments, site, frame, at: expression.range)
        case .superValue(let inner): return try evaluate(inner, frame)
        case .typeValue(let type):
            return .type(typeValue(frame.generics == nil ? type : type.closed(by: frame.generics, table.standard)))
        case .genericArgument(let parameter, let source):
            // A value in a protocol's type has its own type.
            let isOpened = source?.type.resolved == .parameter(parameter)
            if let type = frame.generics?.type(of: parameter, table.standard),
                !isOpened || type.symbol?.kind != .interface
            {
                return .type(typeValue(type))
            }
            guard let source else { return .type(.any) }
            let value = try evaluate(source, frame)
            return namedType(by: value).map { .type(.named($0.typeName)) } ?? value
        case .negate(let op, let inner): return try negated(op, try evaluate(inner, frame), at: expression.range)
        case .range(let op, let lower, let upper): return try range(op, lower, upper, frame, at: expression.range)
        case .inOut(let inner): return try evaluate(inner, frame)
        case .optionalChain(let inner), .optionalTry(let inner), .forcedTry(let inner):
            return try ended(inner, of: expression, frame)
        case .cast(let kind, let inner, let target): return try cast(kind, inner, target, frame, at: expression.range)
        case .shownText(let inner):
            let value = try evaluate(inner, frame).plain
            guard let shown = table.vocabulary.shownText else { return value }
            switch value {
            case .string(let text):
                try charge(text.utf8.count, at: expression.range)
                return .string(shown.text(text))
            case .int(let number): return .string(shown.integer(number))
            case .fixed(let number): return .string(number.int.map(shown.integer) ?? number.text)
            case .double(let number): return .string(shown.fraction(number))
            case .single(let number): return .string(shown.fraction(Double(number)))
            default: return value
            }
        case .branch(let statement): return try branch(statement, frame)
        case .build(let statements, let builder): return try build(statements, builder, frame, at: expression.range)
        case .composed(let statements, let value): return try composed(statements, value, frame)
        case .hole(let site): return try hole(site, frame)
        case .hosted(let inner): return try hosted(inner, at: expression.range, frame)
        default: throw .silent
        }
    }

    // MARK: Choices

    @inline(never)
    private func choice(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value {
        switch expression.kind {
        case .coalesce(let first, let second):
            let value = try evaluate(first, frame)
            switch value {
            case .none: return try evaluate(second, frame)
            case .some(let inner): return inner
            case .hole(let hole):
                // Nothing instead of something that is unknown would hide it; what fails is not chosen either.
                let known = try unlessFailing(second, frame)
                if let known, known.hole == nil, !known.isNone, !known.isNothing {
                    if !LibraryText.holds(expression.range) { note(hole, replacedBy: known) }
                    return known
                }
                return .hole(hole)
            default: return value
            }
        case .ternary(let condition, let then, let otherwise):
            return try evaluate(try isTrue(condition, frame) ? then : otherwise, frame)
        default: throw .silent
        }
    }

    /// The value of what need not be run; nil where it ends the program.
    private func unlessFailing(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value? {
        do throws(Failure) {
            return try evaluate(expression, frame)
        } catch {
            if case .problem = error { return nil }
            throw error
        }
    }

    /// Whether a condition holds; an unknown one is decided as a whole.
    func isTrue(
        _ condition: TypedExpression, _ frame: Frame, isAvoided: Bool = false
    ) throws(Failure) -> Bool {
        let value: Value
        if case .convert(let inner, _, let purpose) = condition.kind, let site = purpose.condition {
            value = try self.condition(inner, site, isAvoided: isAvoided, frame)
        } else {
            value = try evaluate(condition, frame)
        }
        switch value {
        case .bool(let isTrue): return isTrue
        case .hole(let hole): return assumedCondition(hole, isAvoided: isAvoided)
        default: throw .problem(.notBoolean(value.typeName), condition.range)
        }
    }

    @inline(never)
    private func branch(_ statement: TypedStatement, _ frame: Frame) throws(Failure) -> Value {
        switch statement.kind {
        case .if(let branches, let otherwise):
            guard let body = try chosen(branches, otherwise, frame) else { return .void }
            return try value(of: body, frame)
        case .switch(let subject, let cases, _):
            let index = try chosenCase(subject, cases, frame, at: statement.range)
            return try value(of: cases[index].body, frame)
        default: return try value(of: [statement], frame)
        }
    }

    /// The value of the last statement.
    private func value(of statements: [TypedStatement], _ frame: Frame) throws(Failure) -> Value {
        for statement in statements.dropLast() { _ = try execute(statement, frame) }
        guard let last = statements.last else { return .void }
        switch last.kind {
        case .expression(let expression): return try evaluate(expression, frame)
        case .if, .switch: return try branch(last, frame)
        default: _ = try execute(last, frame)
        }
        return .void
    }

    // MARK: Casts and optionals

    @inline(never)
    private func cast(
        _ kind: Cast.Kind, _ inner: TypedExpression, _ target: Type, _ frame: Frame, at range: SourceRange
    ) throws(Failure) -> Value {
        let value = try evaluate(inner, frame)
        if kind == .as { return value }
        let type = frame.generics == nil ? target : target.closed(by: frame.generics, table.standard)
        if value.hole != nil { return kind == .is ? value : try assumed(value, as: type) }
        let found = castExactly(value, to: type)
        switch kind {
        case .is: return .bool(found != nil)
        case .optionalAs: return found ?? .none
        default:
            if let found { return found }
            // The code that runs has made it one of the type by then.
            return try assumed(unknown(at: inner.range), as: type)
        }
    }

    /// The value of `a?.b`, `try? load()` or `try! load()`. It is nil where the chain ends or an error is thrown; `try!`
    /// reports the error.
    @inline(never)
    private func ended(
        _ inner: TypedExpression, of whole: TypedExpression, _ frame: Frame
    ) throws(Failure) -> Value {
        do throws(Failure) {
            return try evaluate(inner, frame)
        } catch {
            switch (whole.kind, error) {
            case (.optionalChain, .chainEnded), (.optionalTry, .thrown): return .none
            case (.forcedTry, .thrown(let value, _)): throw .problem(.uncaught(value.written), whole.range)
            default: throw error
            }
        }
    }
}
