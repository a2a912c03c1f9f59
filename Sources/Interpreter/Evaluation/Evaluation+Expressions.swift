import SwiftSource

extension Evaluation {
    /// The value of an expression, as the type that is expected there. One that fails is reported, and a hole.
    func evaluate(_ expression: Expression, _ expectation: Expectation, in scope: Scope) throws(Failure) -> Value {
        do throws(Failure) {
            return try exactValue(of: expression, expectation, in: scope)
        } catch {
            return try hole(for: expression, after: error, expectation, in: scope)
        }
    }

    private func exactValue(
        of expression: Expression, _ expectation: Expectation, in scope: Scope
    ) throws(Failure) -> Value {
        try charge(at: expression.range)
        try checkStack(at: expression.range)
        switch expression.named {
        case .integer(let literal): return try integer(literal, expectation, at: expression.range)
        case .float(let number): return try convert(.double(number), to: expectation, at: expression.range)
        case .boolean(let isTrue): return try convert(.bool(isTrue), to: expectation, at: expression.range)
        case .string(let literal): return try string(literal, expectation, at: expression.range, in: scope)
        case .identifier(let name): return try identifier(name, expectation, at: expression.range, in: scope)
        case .chain(let chain): return try self.chain(chain, expectation, in: scope)
        case .implicitMember:
            return try self.chain(PostfixChain(base: expression, parts: []), expectation, in: scope)
        case .array(let elements): return try array(elements, expectation, at: expression.range, in: scope)
        case .closure(let closure): return try self.closure(closure, expectation, at: expression.range, in: scope)
        case .infix(let chain): return try infix(chain, expectation, at: expression.range, in: scope)
        case .tuple(let elements): return try tuple(elements, expectation, at: expression.range, in: scope)
        default: return try other(expression, expectation, in: scope)
        }
    }

    private func other(
        _ expression: Expression, _ expectation: Expectation, in scope: Scope
    ) throws(Failure) -> Value {
        let range = expression.range
        switch expression.kind {
        case .missing: throw .silent
        case .nil: return try nothing(expectation, at: range)
        case .dictionary(let items): return try dictionary(items, expectation, at: range, in: scope)
        case .prefix(let op, let operand): return try prefix(op, operand, expectation, at: range, in: scope)
        case .assignment(let assignment):
            try assign(assignment, in: scope)
            return try convert(.void, to: expectation, at: range)
        case .ternary(let condition, let then, let other):
            return try ternary(condition, then, other, expectation, in: scope)
        case .branch(let statement): return try branch(statement, expectation, at: range, in: scope)
        case .cast(let cast): return try self.cast(cast, expectation, at: range, in: scope)
        case .effect(let effect, let inner):
            if effect == .optionalTry { return try optionalTry(inner, expectation, at: range, in: scope) }
            if effect == .forcedTry { return try forcedTry(inner, expectation, at: range, in: scope) }
            guard effect == .try || effect == .await else { throw unsupported("'\(effect.rawValue)'", range) }
            return try evaluate(inner, expectation, in: scope)
        case .discard:
            throw .error(.refused("'_' can only appear in a pattern or on the left side of an assignment"), range)
        case .inOut(let inner):
            guard expectation.role == .argument else {
                throw .error(.refused("'&' may only be used to pass an argument"), range)
            }
            return try evaluate(inner, expectation, in: scope)
        case .postfix(let op, let start): return try endless(from: start, op, expectation, at: range, in: scope)
        case .keyPath(let path): return try keyPath(path, expectation, at: range, in: scope)
        case .macro(let macro):
            return try expansion(of: macro.name, macro.arguments, expectation, at: range, in: scope)
        case .binding: throw .error(.refused("'let' can stand here only in a 'case'"), range)
        default: throw unsupported("this expression", range)
        }
    }

    private func ternary(
        _ condition: Expression, _ then: Expression, _ other: Expression, _ expectation: Expectation, in scope: Scope
    ) throws(Failure) -> Value {
        let (chosen, left) = try isTrue(condition, in: scope) ? (then, other) : (other, then)
        return try evaluate(chosen, joined(chosen, with: left, expectation, in: scope), in: scope)
    }

    // MARK: Literals

    private func integer(
        _ literal: IntegerLiteral, _ expectation: Expectation, at range: SourceRange
    ) throws(Failure) -> Value {
        if expectation.type?.unwrapped.isFloating == true { return .double(literal.double) }
        guard let value = literal.value else { throw .error(.integerTooLarge, range) }
        return try convert(.int(value), to: expectation, at: range)
    }

    private func nothing(_ expectation: Expectation, at range: SourceRange) throws(Failure) -> Value {
        switch expectation.type {
        case .optional, .any: return .none
        case nil: throw .error(.cannotInferNil, range)
        case let type?: throw .error(.cannotConvert(found: "nil", expected: type.description, expectation.role), range)
        }
    }

    private func array(
        _ elements: [Expression], _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        var element: ValueType?
        switch expectation.type?.unwrapped {
        case .array(let type), .builder(of: let type): element = type
        case .any, nil: break
        default:
            // An option set takes its options in brackets; the empty one is the commonest.
            if let value = try optionSet(elements, expectation, in: scope) { return value }
        }
        let values =
            element == nil
            ? try unify(elements, .nothing, in: scope)
            : try evaluateAll(elements, Expectation(type: element, role: .element), in: scope)
        try allocate(values.count, at: range)
        try checkNesting(values, at: range)
        return try convert(.array(values), to: expectation, at: range)
    }

    /// A type that is made from an array literal, through its initializer `init(arrayLiteral:)`.
    private func optionSet(
        _ elements: [Expression], _ expectation: Expectation, in scope: Scope
    ) throws(Failure) -> Value? {
        guard let type = expectation.type?.unwrapped, let description = description(of: type),
            let maker = description.initializers.first(where: { $0.parameters.first?.label == "arrayLiteral" })
        else { return nil }
        guard case .array(let element)? = maker.parameters.first?.type else { return nil }
        let values = try evaluateAll(elements, Expectation(type: element, role: .element), in: scope)
        var receiver = Value.void
        do throws(VocabularyError) {
            return try maker.call(&receiver, [.array(values)])
        } catch {
            throw failure(of: error, at: elements.first?.range ?? SourceRange(0, 0))
        }
    }

    /// All values; every one that fails is told.
    func evaluateAll(
        _ expressions: [Expression], _ expectation: Expectation, in scope: Scope
    ) throws(Failure) -> [Value] {
        var values: [Value] = []
        var hasFailed = false
        for expression in expressions {
            do throws(Failure) {
                values.append(try evaluate(expression, expectation, in: scope))
            } catch {
                try absorb(error)
                hasFailed = true
            }
        }
        if hasFailed { throw .silent }
        return values
    }

    private func dictionary(
        _ items: [DictionaryItem], _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        var expected: (key: ValueType?, value: ValueType?) = (nil, nil)
        if case .dictionary(let key, let value)? = expectation.type?.unwrapped { expected = (key, value) }
        let keys = try evaluateAll(items.map(\.key), Expectation(type: expected.key, role: .element), in: scope)
        let values = try evaluateAll(items.map(\.value), Expectation(type: expected.value, role: .element), in: scope)
        try allocate(items.count, at: range)
        try checkNesting(values, at: range)
        let entries = zip(keys, values).map { Value.DictionaryEntry(key: $0, value: $1) }
        return try convert(.dictionary(entries), to: expectation, at: range)
    }

    private func tuple(
        _ elements: [Argument], _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        if elements.isEmpty { return try convert(.void, to: expectation, at: range) }
        if elements.count == 1, elements[0].label == nil {
            return try evaluate(elements[0].value, expectation, in: scope)
        }
        var fields: [ValueType.TupleField] = []
        if case .tuple(let types)? = expectation.type?.unwrapped, types.count == elements.count { fields = types }
        var values: [Value.TupleElement] = []
        for (index, element) in elements.enumerated() {
            let wanted = expectation.with(index < fields.count ? fields[index].type : nil)
            values.append(.init(label: element.label?.text, value: try evaluate(element.value, wanted, in: scope)))
        }
        try checkNesting(values.map(\.value), at: range)
        return try convert(.tuple(values), to: expectation, at: range)
    }

    // MARK: Strings

    private func string(
        _ literal: StringLiteral, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .text(let part): text += part
            case .interpolation(let arguments, let place):
                // What is behind the first says how it is written.
                guard let argument = arguments.first else { throw unsupported("this interpolation", place) }
                let value = try settled(try evaluate(argument.value, .nothing, in: scope))
                if case .hole(let hole) = value { note(hole, .text, wanted: .string, assumed: hole.quoted) }
                text += try self.text(of: value, as: shownType(of: argument.value, in: scope), at: place)
            }
        }
        try allocate(text.utf8.count, at: range)
        return try convert(.string(text), to: expectation, at: range)
    }

    /// The value as an interpolation shows it, an optional as one where its type is known.
    func text(of value: Value, as type: ValueType? = nil, at range: SourceRange) throws(Failure) -> String {
        var failure: Failure?
        var writer = ValueWriter(limit: limits.valueSize) { [self] value in
            guard failure == nil else { return nil }
            do throws(Failure) {
                return try ownDescription(of: value, at: range)
            } catch {
                failure = error
                return nil
            }
        }
        writer.write(value, isInside: false, as: type)
        if let failure { throw failure }
        try allocate(writer.text.utf8.count, at: range)
        if writer.isCut { throw stop(.tooLarge, at: range) }
        return writer.text
    }

    /// Values in values, as deep as that is allowed to be.
    func checkNesting(_ values: [Value], at range: SourceRange) throws(Failure) {
        var level = values
        var depth = 0
        while !level.isEmpty {
            depth += 1
            if depth > limits.elementDepth { throw stop(.tooLarge, at: range) }
            var next: [Value] = []
            for value in level {
                try charge(value.partCount / 16, at: range)
                switch value {
                case .array(let inner): next += inner.filter(\.isContainer)
                case .tuple(let inner): next += inner.map(\.value).filter(\.isContainer)
                case .dictionary(let inner): next += inner.map(\.value).filter(\.isContainer)
                case .instance, .choice:
                    if depth + (try nesting(of: value, at: range)) > limits.elementDepth {
                        throw stop(.tooLarge, at: range)
                    }
                default: continue
                }
                try charge(1 + next.count / 16, at: range)
            }
            level = next
        }
    }

    // MARK: Choices

    private func branch(
        _ statement: Statement, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        switch statement.kind {
        case .if(let branches):
            for branch in branches.branches {
                let inner = Scope(parent: scope)
                if try hold(branch.conditions, in: inner) {
                    return try value(of: branch.body.statements, expectation, at: range, in: inner)
                }
            }
            guard let otherwise = branches.otherwise else { break }
            return try value(of: otherwise.statements, expectation, at: range, in: Scope(parent: scope))
        case .switch(let statement):
            guard let (index, inner) = try chooseCase(statement, in: scope) else { throw noMatch(in: statement) }
            return try value(of: statement.cases[index].body, expectation, at: range, in: inner)
        default: break
        }
        throw unsupported("this as a value", range)
    }

    private func value(
        of statements: [Statement], _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        guard let expression = statements.onlyExpression else {
            throw .error(.refused("a branch that gives a value must be a single expression"), range)
        }
        return try evaluate(expression, expectation, in: scope)
    }

    private func cast(
        _ cast: Cast, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        let type = try resolve(cast.type, in: scope)
        switch cast.kind {
        case .as:
            let value = try evaluate(cast.value, Expectation(type: type, role: .initializer), in: scope)
            return try convert(value, to: expectation, at: range)
        case .is:
            let value = try evaluate(cast.value, .nothing, in: scope)
            if value.isHole { return try convert(.hole(hole(at: range)), to: expectation, at: range) }
            return try convert(.bool(converted(value, to: type) != nil), to: expectation, at: range)
        case .optionalAs:
            let value = try evaluate(cast.value, .nothing, in: scope)
            if case .hole(let hole) = value {
                return try convert(try typed(hole, as: type, at: range), to: expectation, at: range)
            }
            return try convert(converted(value, to: type) ?? .none, to: expectation, at: range)
        case .forcedAs:
            let value = try evaluate(cast.value, .nothing, in: scope)
            if case .hole(let hole) = value {
                return try convert(try typed(hole, as: type, at: range), to: expectation, at: range)
            }
            guard let converted = converted(value, to: type) else {
                throw .error(.refused("could not cast value of type '\(value.typeName)' to '\(type)'"), range)
            }
            return try convert(converted, to: expectation, at: range)
        }
    }
}

extension ValueType {
    var isFloating: Bool { self == .double || self == .cgFloat }
}

extension Value {
    /// Whether values stand in it.
    var isContainer: Bool {
        switch self {
        case .array, .tuple, .dictionary, .instance, .choice: true
        default: false
        }
    }

    /// How many values stand directly in it.
    fileprivate var partCount: Int {
        switch self {
        case .array(let values): values.count
        case .tuple(let elements): elements.count
        case .dictionary(let entries): entries.count
        default: 0
        }
    }
}
