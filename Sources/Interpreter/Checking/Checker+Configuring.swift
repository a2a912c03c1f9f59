import SwiftSource

// Unknown functions that hand a value to a closure, which sets what it is: `UILabel().then { $0.text = "a" }`.

extension Checker {
    /// The closure among the arguments of an unknown function that sets what a value is; nil where they are anything else.
    /// It is taken for one where it is all that the function is given, begins with what it takes, and is right for the type.
    func configuration(
        of type: Type, by arguments: ArraySlice<WrittenArgument>, in scope: Scope
    ) -> TypedExpression? {
        let type = solver.normal(type).element
        guard arguments.count == 1, let closure = arguments.first?.value, closure.configuresItsParameter,
            let symbol = type.symbol, symbol.kind == .object || symbol.kind == .structure, symbol.standard == nil
        else { return nil }
        let parameter = FunctionType.Parameter(type: type, isInout: symbol.kind != .object)
        let wanted = Type.function(FunctionType([parameter], .void))
        let isRight = speculate {
            let known = findings.mark
            _ = infer(closure, wanted, in: scope)
            return findings.count(since: known) == 0
        }
        return isRight ? infer(closure, wanted, in: scope) : nil
    }

    /// `with(UILabel()) { $0.text = "a" }`: what an unknown function makes of a value is taken for that value.
    func configuredArgument(_ site: CallSite, in scope: Scope) -> TypedExpression? {
        guard site.written.count == 2, site.written[1].value.configuresItsParameter,
            site.written[0].value.looksLikeView
        else { return nil }
        let value = infer(site.written[0].value, nil, in: scope)
        guard let configuring = configuration(of: value.type, by: site.written[1...], in: scope) else { return nil }
        settle(value)
        let hole = HoleSite(text(site.range), at: site.range, unmodified: value, configuring: configuring)
        return TypedExpression(.hole(hole), value.type, site.range)
    }
}

extension Expression {
    /// Whether it is a closure of one parameter whose first statement sets a property of it, or calls a method.
    fileprivate var configuresItsParameter: Bool {
        guard case .closure(let closure) = kind, closure.result == nil, closure.parameterCount == 1,
            case .expression(let first)? = closure.body.statements.first?.kind
        else { return false }
        let name = closure.parameters?.first?.name.text
        switch first.kind {
        case .assignment(let assignment): return assignment.target.isAsked(ofParameter: name)
        case .chain(let chain):
            guard case .call? = chain.parts.last?.kind else { return false }
            return first.isAsked(ofParameter: name)
        default: return false
        }
    }

    /// Whether it is something of a closure's parameter, or of `$0` where that has no name.
    private func isAsked(ofParameter name: String?) -> Bool {
        guard case .chain(let chain) = kind, case .member? = chain.parts.first?.kind else { return false }
        switch chain.base.kind {
        case .identifier(let base): return base == name
        case .anonymousParameter(let number): return name == nil && number == 0
        default: return false
        }
    }
}
