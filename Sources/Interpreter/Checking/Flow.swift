extension TypedStatement.Branch {
    init(conditions: [TypedCondition], body: [TypedStatement]) {
        let role: HolePurpose.Role = body.stops ? .avoidedCondition : .condition
        self.init(conditions: conditions, body: body, role: role)
        for case .isTrue(let condition) in conditions {
            guard case .convert(let value, let type, var purpose) = condition.kind else { continue }
            purpose.role = role
            condition.kind = .convert(value, to: type, purpose)
        }
    }
}

extension [TypedStatement] {
    /// Whether they end the program, as `fatalError()` does.
    var stops: Bool {
        if case .expression(let expression)? = last?.kind { expression.type.standard == .never } else { false }
    }
}

/// Whether control never reaches the end of the statements: every path returns, throws, or loops for ever.
extension [TypedStatement] {
    var alwaysLeaves: Bool { contains(where: \.alwaysLeaves) }
}

extension TypedStatement {
    var alwaysLeaves: Bool {
        switch kind {
        case .return, .throw, .break, .continue, .fallthrough: true
        case .expression(let expression):
            if case .optionalChain = expression.kind { false } else { expression.mayNeverReturn }
        case .if(let branches, let otherwise):
            otherwise?.alwaysLeaves == true && branches.allSatisfy(\.body.alwaysLeaves)
        case .switch(_, let cases, _):
            cases.allSatisfy(\.body.alwaysLeaves) && !cases.isEmpty
        case .do(let body, let catches, _): body.alwaysLeaves && catches.allSatisfy(\.body.alwaysLeaves)
        case .while(let conditions, let body, _):
            if case .isTrue(let test)? = conditions.first, conditions.count == 1, test.isTrueLiteral {
                !body.breaks
            } else {
                false
            }
        case .repeatWhile(let body, let test, _): (body.alwaysLeaves || test.isTrueLiteral) && !body.breaks
        case .block(let statements, _): statements.alwaysLeaves
        default: false
        }
    }
}

extension [TypedStatement] {
    /// Whether a `break` in them leaves the enclosing loop; one in an inner loop counts too.
    fileprivate var breaks: Bool {
        contains { statement in
            switch statement.kind {
            case .break: true
            case .if(let branches, let otherwise): branches.contains(where: \.body.breaks) || otherwise?.breaks == true
            case .switch(_, let cases, _): cases.contains { $0.body.contains { $0.breaksByLabel } }
            case .do(let body, let catches, _): body.breaks || catches.contains(where: \.body.breaks)
            case .guard(_, let body), .block(let body, _): body.breaks
            default: false
            }
        }
    }
}

extension TypedStatement {
    fileprivate var breaksByLabel: Bool {
        if case .break(let label) = kind { label != nil } else { false }
    }
}

extension TypedExpression {
    fileprivate var isTrueLiteral: Bool { if case .constant(.bool(true)) = kind { true } else { false } }

    /// Whether it may never return: an unknown function may not.
    fileprivate var mayNeverReturn: Bool {
        if type.standard == .never { return true }
        switch kind {
        case .hole, .dynamicCall: return type.isUnknown
        default: return false
        }
    }
}
