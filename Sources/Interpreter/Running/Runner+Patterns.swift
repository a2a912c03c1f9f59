import SwiftSource

extension Runner {
    /// Binds a pattern's names to a value, without testing it.
    func bind(_ pattern: TypedPattern, _ value: Value, _ frame: Frame) throws(Failure) {
        switch pattern {
        case .bind(let variable): frame.declare(variable, .value(value))
        case .tuple(let parts, let range):
            let values = self.parts(of: value, count: parts.count, at: range)
            for (part, value) in zip(parts, values) { try bind(part, value, frame) }
        case .optional(let inner), .payload(let inner): try bind(inner, value, frame)
        case .cast(let inner, let type): try bind(inner, try assumed(value, as: type), frame)
        case .enumCase(let symbol, let parts?):
            for (index, part) in parts.enumerated() {
                let type = index < symbol.parameters.count ? symbol.parameters[index].type : .unknown
                try bind(part, try assumed(value.part, as: type), frame)
            }
        case .unknownCase(_, let parts?): for part in parts { try bind(part, value.part, frame) }
        default: return
        }
    }

    /// Whether a value matches a `case`, whose names are then bound. A hole matches everything; `.name` of a type that nobody
    /// knows, the case of that name.
    func match(_ pattern: TypedPattern, _ value: Value, _ frame: Frame) throws(Failure) -> Bool {
        if let hole = value.hole {
            if let name = hole.caseName, let wanted = pattern.caseName, name != wanted { return false }
            try bind(pattern, value, frame)
            return true
        }
        switch pattern {
        case .wildcard: return true
        case .bind(let variable):
            frame.declare(variable, .value(value))
            return true
        case .isNil: return value.isNone
        case .optional(let inner):
            guard let value = value.unwrapped else { return false }
            return try match(inner, value, frame)
        case .tuple(let parts, _):
            guard case .tuple(let elements) = value, elements.count == parts.count else { return false }
            for (part, element) in zip(parts, elements) {
                guard try match(part, element.value, frame) else { return false }
            }
            return true
        case .isType(let type):
            return !(value.isNone && type.wrapped == nil) && castExactly(value, to: type) != nil
        case .cast(let inner, let type):
            guard let value = castExactly(value, to: type) else { return false }
            return try match(inner, value, frame)
        case .payload(let inner): return try match(inner, value, frame)
        default: return try matchOther(pattern, value, frame)
        }
    }

    @inline(never)
    private func matchOther(_ pattern: TypedPattern, _ value: Value, _ frame: Frame) throws(Failure) -> Bool {
        switch pattern {
        case .enumCase(let symbol, let parts): return try match(symbol, parts, value, frame)
        case .unknownCase(let name, let parts):
            guard let symbol = type(of: value)?.cases.first(where: { $0.name == name }) else { return false }
            return try match(symbol, parts, value, frame)
        case .equals(let expression): return try matches(expression, value, frame)
        case .matches(let expression, let function):
            let found = try call(
                function, of: nil, with: [try evaluate(expression, frame), value], at: expression.range)
            if case .bool(true) = found { return true } else { return false }
        default:
            try bind(pattern, value, frame)
            return true
        }
    }

    private func match(
        _ symbol: CaseSymbol, _ parts: [TypedPattern]?, _ value: Value, _ frame: Frame
    ) throws(Failure) -> Bool {
        let own = value.unbacked
        var values: [Value]
        switch own {
        case .choice(let choice):
            guard choice.symbol === symbol else { return false }
            values = choice.values.map(\.value)
        case .none: return false
        default:
            guard let found = symbol.pattern?.values(own) else { return false }
            values = found.map { adopted($0) }
        }
        guard let parts, !parts.isEmpty else { return true }
        // One name may bind all of them, as a tuple.
        if parts.count == 1, case .payload(let inner) = parts[0] {
            guard values.count > 1 else { return try match(inner, values.first ?? .void, frame) }
            return try match(inner, .tuple(values.map { .init(label: nil, value: $0) }), frame)
        }
        if parts.count == 1, values.count > 1 {
            values = [.tuple(values.map { .init(label: nil, value: $0) })]
        }
        guard parts.count == values.count else { return false }
        for (part, value) in zip(parts, values) {
            guard try match(part, value, frame) else { return false }
        }
        return true
    }

    /// Whether a value equals an expression, or lies in its range.
    private func matches(_ expression: TypedExpression, _ value: Value, _ frame: Frame) throws(Failure) -> Bool {
        guard case .range(let op, let lower, let upper) = expression.kind else {
            return try matches(try evaluate(expression, frame), value, at: expression.range)
        }
        if value.isNone { return false }
        if let lower {
            let bound = try evaluate(lower, frame)
            if bound.hole == nil, try !isOrdered(.lessOrEqual, bound, value, at: expression.range) { return false }
        }
        guard let upper else { return true }
        let bound = try evaluate(upper, frame)
        if bound.hole != nil { return true }
        return try isOrdered(op == .closed ? .lessOrEqual : .less, value, bound, at: expression.range)
    }

    // MARK: Switches

    @inline(never)
    func executeSwitch(
        _ subject: TypedExpression, _ cases: [TypedStatement.Case], _ label: String?, _ frame: Frame,
        at range: SourceRange
    ) throws(Failure) -> Flow {
        var index = try chosenCase(subject, cases, frame, at: range)
        while index < cases.count {
            let flow = try execute(cases[index].body, frame)
            switch flow {
            case .fallthrough: index += 1
            case .break(nil): return .normal
            case .break(let target?) where target == label: return .normal
            default: return flow
            }
        }
        return .normal
    }

    /// The first matching case, with its names bound; for a hole the very first that does not end the program.
    func chosenCase(
        _ subject: TypedExpression, _ cases: [TypedStatement.Case], _ frame: Frame, at range: SourceRange
    ) throws(Failure) -> Int {
        var value = try evaluate(subject, frame)
        if value.ownSymbol?.isUndeclared == true {
            // The subject's type is declared elsewhere.
            value = unknown(at: subject.range)
        }
        var indices = Array(cases.indices)
        if case .hole(let hole) = value, hole.caseName == nil {
            let lasting = indices.filter { !cases[$0].body.stops }
            if !lasting.isEmpty { indices = lasting }
            noteChoice(hole, indices.map { cases[$0] })
        }
        var fallback: Int?
        for index in indices {
            let candidate = cases[index]
            try charge(1, at: candidate.range)
            if candidate.patterns.isEmpty { fallback = index }
            if try takes(value, candidate.patterns, frame) { return index }
        }
        guard let fallback else { throw hasFindings(in: range) ? .silent : .problem(.noMatchingCase, range) }
        return fallback
    }

    /// Whether one of the patterns of a case or a `catch` takes a value; its names are bound.
    func takes(
        _ value: Value, _ patterns: [TypedStatement.Alternative], _ frame: Frame
    ) throws(Failure) -> Bool {
        for (pattern, condition) in patterns {
            guard try match(pattern, value, frame) else { continue }
            guard let condition else { return true }
            if try isTrue(condition, frame) { return true }
        }
        return false
    }
}

extension Value {
    /// The associated value of a hole's case: a part of the hole.
    fileprivate var part: Value { if case .hole(let hole) = self { .hole(hole.part(nil)) } else { self } }
}

extension TypedPattern {
    /// The name of the case that it is for.
    fileprivate var caseName: String? {
        switch self {
        case .enumCase(let symbol, _): symbol.name
        case .unknownCase(let name, _): name
        case .optional(let inner), .payload(let inner): inner.caseName
        default: nil
        }
    }
}
