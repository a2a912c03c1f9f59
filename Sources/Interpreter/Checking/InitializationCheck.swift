import SwiftSource

/// Whether local variables that are declared without a value have one where they are used, and constants only once.
///
///     let width: Int
///     if isWide { width = 9 }        // not on every path
///     print(width)                   // reported here
///
/// Only what is certain is reported: of a variable that a closure or a `defer` uses, that is set in parts, or in a loop or
/// another statement with ways out of its middle, nothing is known.
struct InitializationCheck {
    let findings: Findings
    /// What is known of each variable; nothing of those that are absent.
    private var states: [ObjectIdentifier: State] = [:]
    /// Whether control gets here.
    private var isReachable = true

    private enum State {
        case unset, set
        /// On some of the paths that lead here.
        case partial
    }

    init(findings: Findings) { self.findings = findings }

    mutating func check(_ statements: [TypedStatement]) {
        for statement in statements where isReachable { check(statement) }
    }

    private mutating func check(_ statement: TypedStatement) {
        switch statement.kind {
        case .declare(let pattern, nil):
            if case .bind(let variable) = pattern.kind, variable.needsValue {
                states[ObjectIdentifier(variable)] = .unset
            }
        case .declare(_, let value?): use(value)
        case .expression(let value):
            use(value)
            if [statement].alwaysLeaves { leave(isCertain: value.type.standard == .never) }
        case .if(let branches, let otherwise):
            var exits: [Exit] = []
            for branch in branches {
                use(branch.conditions)
                exits.append(exit(of: branch.body))
            }
            exits.append(exit(of: otherwise ?? []))
            join(exits)
        case .guard(let conditions, let otherwise):
            use(conditions)
            _ = exit(of: otherwise)
        case .switch(let subject, let cases, _):
            use(subject)
            let hasOtherWays = cases.contains { $0.body.contains { $0.jumps } }
            if hasOtherWays { forget(cases.flatMap(\.body)) }
            for one in cases { use(one.patterns) }
            if !cases.isEmpty { join(cases.map { exit(of: $0.body) }) }
            if hasOtherWays { isReachable = true }
        case .return(let value):
            if let value { use(value) }
            leave(isCertain: true)
        case .throw(let value):
            use(value)
            leave(isCertain: true)
        case .break, .continue, .fallthrough: leave(isCertain: true)
        case .block(let body, nil): check(body)
        // The rest may be done often, not at all, or in part.
        case .for(_, let sequence, _, let body, _):
            use(sequence)
            loop(body)
        case .while(let conditions, let body, _):
            use(conditions)
            loop(body)
            if [statement].alwaysLeaves { leave(isCertain: true) }
        case .repeatWhile(let body, _, _): loop(body)
        case .do(let body, let catches, nil) where catches.isEmpty: check(body)
        case .do(let body, let catches, _): forget(body + catches.flatMap(\.body))
        case .block(let body, _?), .defer(let body): forget(body)
        case .localFunction: return
        }
    }

    // MARK: Paths

    private struct Exit {
        let states: [ObjectIdentifier: State]
        let isReached: Bool
    }

    /// What is known behind statements, which leaves what is known before them as it is.
    private func exit(of statements: [TypedStatement]) -> Exit {
        var inner = self
        inner.check(statements)
        return Exit(states: inner.states, isReached: inner.isReachable)
    }

    /// Goes on behind several paths, of which one was taken.
    private mutating func join(_ exits: [Exit]) {
        let reached = exits.filter(\.isReached)
        isReachable = !reached.isEmpty
        for variable in states.keys {
            let found = reached.map { $0.states[variable] }
            if found.contains(where: { $0 == nil }) || exits.contains(where: { $0.states[variable] == nil }) {
                states[variable] = nil
            } else if let first = found.first {
                states[variable] = found.allSatisfy { $0 == first } ? first : .partial
            }
        }
    }

    /// - Parameter isCertain: whether control leaves; else it may also go on, which nobody knows.
    private mutating func leave(isCertain: Bool) {
        if isCertain { isReachable = false } else { states = states.filter { $0.value == .set } }
    }

    /// A body that is done any number of times: what it uses has its value before.
    private mutating func loop(_ body: [TypedStatement]) {
        let first = exit(of: body)
        for variable in states.keys where first.states[variable] == nil { states[variable] = nil }
        forget(body)
    }

    // MARK: Uses

    private mutating func use(_ conditions: [TypedCondition]) {
        for condition in conditions {
            switch condition {
            case .isTrue(let value), .unwrap(_, let value), .match(_, let value): use(value)
            }
        }
    }

    private mutating func use(_ patterns: [(pattern: TypedPattern, condition: TypedExpression?)]) {
        for case let condition? in patterns.map(\.condition) { use(condition) }
    }

    private mutating func use(_ value: TypedExpression) {
        // Sums and chains can be long.
        var waiting = [value]
        while !states.isEmpty, let next = waiting.popLast() {
            if !useItself(next) { waiting += next.parts.reversed() }
        }
    }

    /// Takes note of what a value does by itself.
    /// - Returns: whether its parts count in it.
    private mutating func useItself(_ value: TypedExpression) -> Bool {
        switch value.kind {
        case .local(let variable): use(variable, at: value.range)
        case .assign(let place, let new):
            use(new)
            if case .local(let variable)? = place?.kind {
                set(variable, at: value.range)
            } else if let place {
                // Parts of it are set, or others beside it.
                forget(place)
            }
        case .inOut(let place): forget(place)
        // In one branch alone, or between calls.
        case .branch, .composed, .build: forget(value)
        default: return false
        }
        return true
    }

    private mutating func use(_ variable: LocalVariable, at range: SourceRange) {
        switch states[ObjectIdentifier(variable)] {
        case nil, .set?: return
        case .unset?, .partial?:
            states[ObjectIdentifier(variable)] = nil
            guard !variable.isCaptured else { return }
            findings.report(.unset(variable.name, isConstant: !variable.isMutable), at: range)
        }
    }

    private mutating func set(_ variable: LocalVariable, at range: SourceRange) {
        guard let state = states[ObjectIdentifier(variable)] else { return }
        if state == .set, !variable.isMutable, !variable.isCaptured {
            states[ObjectIdentifier(variable)] = nil
            findings.report(.initializedTwice(variable.name), at: range)
        } else {
            states[ObjectIdentifier(variable)] = .set
        }
    }

    // MARK: What is not followed

    private mutating func forget(_ value: TypedExpression) {
        var waiting = [value]
        while !states.isEmpty, let next = waiting.popLast() {
            switch next.kind {
            case .local(let variable): states[ObjectIdentifier(variable)] = nil
            case .branch(let statement): forget([statement])
            case .composed(let statements, let result):
                forget(statements)
                waiting.append(result)
            case .build(let statements, _): forget(statements)
            default: waiting += next.parts
            }
        }
    }

    private mutating func forget(_ statements: [TypedStatement]) {
        for statement in statements where !states.isEmpty {
            for value in statement.values { forget(value) }
            forget(statement.bodies)
        }
    }
}

extension LocalVariable {
    /// Whether it has no value until one is assigned: a constant, or a variable that is not nil by itself.
    fileprivate var needsValue: Bool {
        if isInitialized { return false }
        if !isMutable { return true }
        if isImplicitlyUnwrapped { return false }
        switch type.resolved {
        case .nominal(let symbol, _): return symbol.standard != .optional && !symbol.isPhantom
        default: return false
        }
    }
}

extension TypedStatement {
    /// Whether a `break`, a `continue` or a `fallthrough` in it goes on elsewhere than behind it.
    fileprivate var jumps: Bool {
        switch kind {
        case .break, .continue, .fallthrough: true
        default: bodies.contains(where: \.jumps)
        }
    }

    /// The statements in it, of whatever branch.
    fileprivate var bodies: [TypedStatement] {
        switch kind {
        case .if(let branches, let otherwise): branches.flatMap(\.body) + (otherwise ?? [])
        case .guard(_, let body), .for(_, _, _, let body, _), .while(_, let body, _), .repeatWhile(let body, _, _),
            .defer(let body), .block(let body, _):
            body
        case .switch(_, let cases, _): cases.flatMap(\.body)
        case .do(let body, let catches, _): body + catches.flatMap(\.body)
        default: []
        }
    }

    /// The values that it uses outside of them.
    fileprivate var values: [TypedExpression] {
        switch kind {
        case .expression(let value), .declare(_, let value?), .return(let value?), .throw(let value): [value]
        case .if(let branches, _): branches.flatMap(\.conditions).map(\.value)
        case .guard(let conditions, _), .while(let conditions, _, _): conditions.map(\.value)
        case .for(_, let sequence, let condition, _, _): [sequence] + [condition].compactMap(\.self)
        case .repeatWhile(_, let condition, _): [condition]
        case .switch(let subject, let cases, _): [subject] + cases.flatMap(\.patterns).compactMap(\.condition)
        case .do(_, let catches, _): catches.flatMap(\.patterns).compactMap(\.condition)
        default: []
        }
    }
}

extension TypedCondition {
    fileprivate var value: TypedExpression {
        switch self {
        case .isTrue(let value), .unwrap(_, let value), .match(_, let value): value
        }
    }
}
