import SwiftSource

// Whether a `switch` has a case for every case of an enum of the source.

extension Evaluation {
    /// Tells the cases that a `switch` over values of an enum leaves out.
    func checkWhole(_ statement: SwitchStatement, over definition: TypeDefinition) {
        let range = statement.subject.range
        let missing = missingCases[range] ?? statement.missingCases(of: definition)
        missingCases[range] = missing
        if !missing.isEmpty { report(.missingCases(missing), at: range, hint: Hint.cases(missing)) }
    }

    /// Why there is no case for a value.
    func noMatch(in statement: SwitchStatement) -> Failure {
        let range = statement.subject.range
        return missingCases[range]?.isEmpty == false ? .silent : .error(.noMatchingCase, range)
    }
}

extension SwitchStatement {
    /// The enum's cases that no pattern takes whatever they hold. None where a pattern is not understood: it may take them.
    fileprivate func missingCases(of definition: TypeDefinition) -> [String] {
        var rest: [String] = []
        var partial: [String: Int] = [:]
        var covered: Set<String> = []
        for candidate in cases {
            if candidate.isDefault { return [] }
            for (pattern, condition) in candidate.patterns {
                switch pattern.cover {
                case .all where condition == nil: return []
                case .case(let name) where condition == nil: covered.insert(name)
                case .part(let name) where condition == nil: partial[name, default: 0] += 1
                case .unknown: return []
                default: break
                }
            }
        }
        // Of an optional there may be cases of another type: `.some(let kind)`.
        if covered.contains(where: { definition.caseIndex($0) == nil }) { return [] }
        for element in definition.cases where !covered.contains(element.name) {
            // Several parts may be the whole.
            if partial[element.name, default: 0] < 2 { rest.append(element.name) }
        }
        return rest
    }
}

/// What a pattern takes of an enum's values.
private enum Cover {
    case all, unknown
    case `case`(String)
    /// Some of the values of a case.
    case part(String)
}

extension Pattern {
    fileprivate var cover: Cover {
        switch kind {
        case .wildcard, .name: .all
        case .expression(let expression): expression.cover(isBound: false)
        case .binding(_, let inner):
            switch inner.kind {
            case .wildcard, .name: .all
            case .expression(let expression): expression.cover(isBound: true)
            default: .unknown
            }
        default: .unknown
        }
    }
}

extension Expression {
    /// - Parameter isBound: whether a name in it is one that it declares: `case let .circle(radius)`.
    fileprivate func cover(isBound: Bool) -> Cover {
        switch kind {
        case .discard: return .all
        case .binding(let pattern): return pattern.cover
        case .nil: return .part("")
        default: break
        }
        guard let name = caseName else { return .unknown }
        guard case .chain(let chain) = kind, case .call(let call)? = chain.partsOfCase.last?.kind else {
            return .case(name.text)
        }
        let takesAll = call.arguments.allSatisfy { $0.value.takesAll(isBound: isBound) }
        return takesAll ? .case(name.text) : .part(name.text)
    }

    private func takesAll(isBound: Bool) -> Bool {
        switch named {
        case .discard: true
        case .binding(let pattern): if case .all = pattern.cover { true } else { false }
        case .identifier: isBound
        default: false
        }
    }
}
