import SwiftSource

/// A `repeat` whose pattern is being checked. A class, since the pattern adds to it.
final class PackExpansion {
    /// Where the elements of the packs are variables.
    let scope: Scope
    /// The variable of each `each`, and the pack whose elements it takes.
    var packs: [(element: LocalVariable, pack: TypedExpression)] = []

    init(in scope: Scope) { self.scope = Scope(in: scope) }
}

extension Checker {
    /// `repeat f(each value)`: evaluated for each element of the packs.
    func repeated(_ operand: Expression, _ hint: Type?, at range: SourceRange, in scope: Scope) -> TypedExpression {
        let expansion = PackExpansion(in: scope)
        context.expansions.append(expansion)
        let pattern = infer(operand, hint?.pattern, in: expansion.scope)
        context.expansions.removeLast()
        return TypedExpression(.expansion(pattern, expansion.packs), .expansion(pattern.type), range)
    }

    /// `each value`: the element whose turn it is.
    func element(of operand: Expression, at range: SourceRange, in scope: Scope) -> TypedExpression {
        guard let expansion = context.expansions.last, let code = expansion.scope.code?.code else { return hole(range) }
        let pack = infer(operand, nil, in: expansion.scope)
        var type = solver.normal(pack.type)
        if case .tuple(let fields) = type { type = fields.first(where: \.type.isExpansion)?.type ?? .unknown }
        let name = "each \(expansion.packs.count)"
        let element = LocalVariable(name, at: range, type: type.pattern, isMutable: false, in: code)
        expansion.packs.append((element, pack))
        return localReference(element, at: range, in: scope)
    }

    /// Settles how many arguments each pack of a call has.
    func openPacks(of match: Match, _ site: CallSite, _ substitution: Substitution) {
        for (parameter, indices) in zip(match.candidate.function.parameters, match.labels.arguments)
        where parameter.isPack {
            let pattern = parameter.type.substituting(substitution).pattern
            solver.open(pattern, for: indices.map { site.written[$0].value.isExpansion })
        }
    }

    /// What an argument has to be.
    func wanted(of written: Int, for index: Int, _ match: Match, _ substitution: Substitution) -> Type {
        let type = match.candidate.function.parameters[index].type.substituting(substitution)
        guard case .pack(let types) = type, let place = match.labels.arguments[index].firstIndex(of: written),
            types.indices.contains(place)
        else { return type }
        return types[place]
    }
}

extension Expression {
    /// Whether it stands for several values.
    var isExpansion: Bool { if case .effect(.repeat, _) = kind { true } else { false } }
}
