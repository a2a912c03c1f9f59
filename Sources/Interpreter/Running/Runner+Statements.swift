import SwiftSource

/// How a statement ended.
enum Flow {
    case normal
    case `break`(String?)
    case `continue`(String?)
    case `fallthrough`
    /// The value is the frame's result.
    case `return`
}

extension Runner {
    /// Runs a block. A failing statement is reported, and the next one runs.
    func execute(_ statements: [TypedStatement], _ frame: Frame) throws(Failure) -> Flow {
        prepare(statements, frame)
        guard statements.contains(where: \.isDeferred) else { return try executeAll(statements, frame) }
        return try executeDeferring(statements, frame)
    }

    private func executeAll(_ statements: [TypedStatement], _ frame: Frame) throws(Failure) -> Flow {
        for statement in statements {
            let flow = try reporting(statement, frame)
            if case .normal = flow { continue }
            return flow
        }
        return .normal
    }

    /// Runs a statement, and reports its failure.
    private func reporting(_ statement: TypedStatement, _ frame: Frame) throws(Failure) -> Flow {
        do throws(Failure) {
            return try execute(statement, frame)
        } catch {
            // An unknown call before it in the `do` may have thrown, so that this is never reached.
            if let unknown = unknownBeforeCatch, unknownCount > unknown, case .problem(_, let range) = error {
                throw .thrown(.hole(HoleValue(HoleSite("error", at: range))), range)
            }
            try absorb(error)
            for pattern in statement.patterns { fail(pattern, frame) }
            return .normal
        }
    }

    @inline(never)
    private func executeDeferring(_ statements: [TypedStatement], _ frame: Frame) throws(Failure) -> Flow {
        var deferred: [TypedStatement] = []
        var flow = Flow.normal
        do throws(Failure) {
            for statement in statements {
                if case .defer = statement.kind {
                    deferred.append(statement)
                    continue
                }
                flow = try reporting(statement, frame)
                guard case .normal = flow else { break }
            }
        } catch {
            try executeDeferred(&deferred, frame)
            throw error
        }
        try executeDeferred(&deferred, frame)
        return flow
    }

    /// Runs deferred blocks, the last first.
    func executeDeferred(_ deferred: inout [TypedStatement], _ frame: Frame) throws(Failure) {
        let result = frame.result
        defer { frame.result = result }
        // What it sets in an initializer is observed.
        let isInitializing = frame.isInitializing
        frame.isInitializing = false
        defer { frame.isInitializing = isInitializing }
        while let statement = deferred.popLast() {
            guard case .defer(let body) = statement.kind else { continue }
            _ = try execute(body, frame)
        }
    }

    /// Declares local functions before their line. Variables that they capture and that are declared below are boxed here.
    func prepare(_ statements: [TypedStatement], _ frame: Frame) {
        guard statements.contains(where: \.isLocalFunction) else { return }
        for statement in statements {
            switch statement.kind {
            case .localFunction(let variable, _): frame.renew(variable)
            case .declare(let pattern, _): pattern.forEachVariable { if $0.isCaptured { frame.renew($0) } }
            default: continue
            }
        }
        for statement in statements {
            guard case .localFunction(let variable, let code) = statement.kind else { continue }
            let closure = closure(code, parameterCount: code.parameters.count, frame, at: statement.range)
            frame.set(variable, .value(closure))
        }
    }

    func execute(_ statement: TypedStatement, _ frame: Frame) throws(Failure) -> Flow {
        try step(at: statement.range)
        switch statement.kind {
        case .expression(let expression): return try executeExpression(expression, frame)
        case .declare(let pattern, let value): return try declare(pattern, value, frame)
        case .return(let value):
            frame.result = try value.map { value throws(Failure) in try evaluate(value, frame) } ?? .void
            lastResult = statement.range
            return .return
        case .if(let branches, let otherwise): return try executeIf(branches, otherwise, frame)
        case .guard(let conditions, let otherwise):
            if try holds(conditions, frame) { return .normal }
            let flow = try execute(otherwise, frame)
            // It ended in an error, which is reported: what follows counts on the conditions.
            if case .normal = flow { throw .silent }
            return flow
        case .for: return try executeFor(statement, frame) { body throws(Failure) in try execute(body, frame) }
        case .while, .repeatWhile: return try executeLoop(statement, frame)
        case .switch(let subject, let cases, let label):
            return try executeSwitch(subject, cases, label, frame, at: statement.range)
        default: return try executeOther(statement, frame)
        }
    }

    @inline(never)
    private func executeExpression(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Flow {
        if case .branch(let inner) = expression.kind { return try execute(inner, frame) }
        _ = try evaluate(expression, frame)
        return .normal
    }

    @inline(never)
    private func declare(
        _ pattern: TypedPattern, _ written: TypedExpression?, _ frame: Frame
    ) throws(Failure) -> Flow {
        guard let written else {
            pattern.forEachVariable { variable in
                let isNil = variable.isMutable && variable.type.wrapped != nil
                frame.declare(variable, isNil ? .value(.none) : .unset)
            }
            return .normal
        }
        let value = try evaluate(written, frame)
        if case .bind(let variable) = pattern {
            frame.declare(variable, .value(value))
            return .normal
        }
        try bind(pattern, value, frame)
        return .normal
    }

    /// A variable whose initial value failed is a hole of its name: what uses it is shown around that.
    func fail(_ pattern: TypedPattern, _ frame: Frame) {
        pattern.forEachVariable { frame.declare($0, gap(named: $0.name, $0.type, at: $0.range)) }
    }

    /// What a variable holds whose value failed, as was reported.
    func gap(named name: String, _ type: Type, at range: SourceRange) -> Slot {
        let hole = HoleValue(HoleSite(name, at: range, isReported: true))
        return (try? assumed(.hole(hole), as: type)).map { .value($0) } ?? .failed
    }

    @inline(never)
    private func executeIf(
        _ branches: [TypedStatement.Branch], _ otherwise: [TypedStatement]?, _ frame: Frame
    ) throws(Failure) -> Flow {
        guard let body = try chosen(branches, otherwise, frame) else { return .normal }
        return try execute(body, frame)
    }

    /// The statements of the first branch whose conditions hold; nil where none is.
    func chosen(
        _ branches: [TypedStatement.Branch], _ otherwise: [TypedStatement]?, _ frame: Frame
    ) throws(Failure) -> [TypedStatement]? {
        for branch in branches where try holds(branch.conditions, frame, isAvoided: branch.body.stops) {
            return branch.body
        }
        return otherwise
    }

    @inline(never)
    private func executeOther(_ statement: TypedStatement, _ frame: Frame) throws(Failure) -> Flow {
        switch statement.kind {
        case .break(let label): return .break(label)
        case .continue(let label): return .continue(label)
        case .fallthrough: return .fallthrough
        case .do(let body, let catches, let label): return try executeDo(body, catches, label, frame)
        case .throw(let expression): throw .thrown(try evaluate(expression, frame), statement.range)
        case .global(let symbol):
            _ = try shared(symbol, at: statement.range)
            return .normal
        case .block(let body, let label):
            let flow = try execute(body, frame)
            if case .break(let target?) = flow, target == label { return .normal }
            return flow
        case .defer(let body):
            // One that stands alone is put off to its own end.
            return try execute(body, frame)
        default: return .normal
        }
    }

    // MARK: Errors

    private func executeDo(
        _ body: [TypedStatement], _ catches: [TypedStatement.Case], _ label: String?, _ frame: Frame
    ) throws(Failure) -> Flow {
        let flow: Flow
        do throws(Failure) {
            let around = unknownBeforeCatch
            if !catches.isEmpty { unknownBeforeCatch = unknownCount }
            defer { unknownBeforeCatch = around }
            flow = try execute(body, frame)
        } catch {
            guard case .thrown(let value, _) = error,
                let found = try handler(of: value, among: catches, frame)
            else { throw error }
            flow = try execute(found.body, frame)
        }
        if case .break(let target?) = flow, target == label { return .normal }
        return flow
    }

    private func handler(
        of value: Value, among catches: [TypedStatement.Case], _ frame: Frame
    ) throws(Failure) -> TypedStatement.Case? {
        for candidate in catches {
            if try takes(value, candidate.patterns, frame) { return candidate }
        }
        return nil
    }

    // MARK: Conditions

    /// Whether all conditions hold; their names are bound.
    func holds(
        _ conditions: [TypedCondition], _ frame: Frame, isAvoided: Bool = false
    ) throws(Failure) -> Bool {
        for condition in conditions {
            guard try holds(condition, frame, isAvoided: isAvoided) else { return false }
        }
        return true
    }

    private func holds(
        _ condition: TypedCondition, _ frame: Frame, isAvoided: Bool
    ) throws(Failure) -> Bool {
        switch condition {
        case .isTrue(let expression): return try isTrue(expression, frame, isAvoided: isAvoided)
        case .unwrap(let pattern, let expression):
            guard let value = try evaluate(expression, frame).unwrapped else { return false }
            // The library's own code shows what it unwraps, which says all there is to say.
            if case .hole(let hole) = value, !LibraryText.holds(expression.range),
                !assumedCondition(hole, isAvoided: isAvoided)
            {
                return false
            }
            try bind(pattern, value, frame)
            return true
        case .match(let pattern, let expression):
            let value = try evaluate(expression, frame)
            if case .hole(let hole) = value {
                guard assumedCondition(hole, isAvoided: isAvoided) else { return false }
                try bind(pattern, value, frame)
                return true
            }
            return try match(pattern, value, frame)
        }
    }
}

extension TypedStatement {
    fileprivate var isDeferred: Bool { if case .defer = kind { true } else { false } }

    /// What it binds for the statements behind it.
    fileprivate var patterns: [TypedPattern] {
        switch kind {
        case .declare(let pattern, _): return [pattern]
        case .guard(let conditions, _):
            return conditions.compactMap { condition in
                switch condition {
                case .isTrue: nil
                case .unwrap(let pattern, _), .match(let pattern, _): pattern
                }
            }
        default: return []
        }
    }

    fileprivate var isLocalFunction: Bool { if case .localFunction = kind { true } else { false } }
}

extension TypedPattern {
    /// The variables that it binds.
    func forEachVariable(_ body: (LocalVariable) -> Void) {
        switch self {
        case .bind(let variable): body(variable)
        case .tuple(let parts, _): for part in parts { part.forEachVariable(body) }
        case .optional(let inner), .cast(let inner, _), .payload(let inner): inner.forEachVariable(body)
        case .enumCase(_, let parts?), .unknownCase(_, let parts?): for part in parts { part.forEachVariable(body) }
        default: return
        }
    }
}
