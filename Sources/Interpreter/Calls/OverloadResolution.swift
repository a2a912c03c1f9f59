import SwiftSource

/// Where a call stands and what it hands over.
struct CallSite {
    var arguments: [WrittenArgument]
    /// The whole call, from the callee's start.
    let range: SourceRange
    /// The name that is called.
    let nameRange: SourceRange
    /// Where the callee ends and the arguments begin.
    let calleeEnd: Int
    /// Where the method's name stands; nil for what is called without a value before it.
    let methodStart: Int?
    /// The type that the call is expected to give, where something says so.
    var expected: ValueType?
}

/// Chooses among the callables of one name: by labels, by the shapes of closures, and by what the arguments can be.
struct OverloadResolution {
    let name: String
    let candidates: [[ParameterDescription]]
    let written: [WrittenArgument]

    struct Match {
        let index: Int
        let matching: LabelMatching
    }

    /// Those whose labels and closure shapes fit.
    func matches() throws(LabelMatching.Mismatch) -> [Match] {
        var matches: [Match] = []
        var closest: LabelMatching.Mismatch?
        for (index, parameters) in candidates.enumerated() {
            do throws(LabelMatching.Mismatch) {
                let matching = try LabelMatching(parameters, written)
                matches.append(Match(index: index, matching: matching))
            } catch {
                if closest.map({ $0.rank < error.rank }) ?? true { closest = error }
            }
        }
        let shaped = matches.filter { fitsShapes($0) }
        if !shaped.isEmpty { return shaped }
        // One candidate alone says better what is wrong with the closure.
        if !matches.isEmpty { return matches }
        throw closest ?? LabelMatching.Mismatch(reason: .missingArgument(""), matched: 0)
    }

    /// A label that no candidate knows, if there is one.
    func unknownLabel() -> Name? {
        let known = Set(candidates.joined().compactMap(\.label))
        return written.lazy.compactMap(\.label).first { !known.contains($0.text) }
    }

    var labels: [String] {
        var labels: [String] = []
        for parameter in candidates.joined() where !parameter.isFilledIn {
            if let label = parameter.label, !labels.contains(label) { labels.append(label) }
        }
        return labels
    }

    private func fitsShapes(_ match: Match) -> Bool {
        for (parameter, argument) in zip(candidates[match.index], match.matching.arguments) {
            guard let argument, case .closure(let closure) = written[argument].value.kind else { continue }
            guard closure.fits(parameter.type.unwrapped) else { return false }
        }
        return true
    }
}

extension LabelMatching.Mismatch {
    /// The one that got furthest explains best; of equals, one that says something about what is written.
    fileprivate var rank: Int {
        switch reason {
        case .missingLabel, .order: matched * 4 + 3
        case .missingArgument: matched * 4 + 2
        case .noParameter, .extraneousLabel: matched * 4 + 1
        case .extraArgument, .closureShape: matched * 4
        }
    }
}

extension ValueType {
    /// Whether it is a closure of one tuple, which a closure with several names takes apart.
    var takesTuple: Bool {
        guard case .function(let parameters, _) = self, parameters.count == 1 else { return false }
        if case .tuple = parameters[0].type { return true }
        return parameters[0].type == .any
    }
}

extension ClosureExpression {
    var parameterCount: Int { parameters?.count ?? anonymousParameterCount }

    /// Whether it can be the closure that a parameter wants.
    func fits(_ type: ValueType) -> Bool {
        switch type {
        case .builder: return parameterCount == 0
        case .function(let wanted, _):
            // A closure with names takes one tuple apart into them.
            return parameterCount == wanted.count || (parameterCount > 1 && type.takesTuple)
        case .any: return true
        default: return false
        }
    }
}
