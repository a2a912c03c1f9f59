import SwiftSource

// Unknown functions that set what a value is: by a closure, `UILabel().then { $0.text = "a" }`, or by their labels,
// `UILabel().with(text: "a")`.

extension Checker {
    /// The closure among the arguments of an unknown function that sets what a value is, or one that sets what their labels
    /// say; nil where they are anything else. A closure is taken for one where it is all that the function is given, begins
    /// with what it takes, and is right for the type.
    /// - Parameter property: what a method is called that sets the property of its name: `text("a")`.
    func configuration(
        of type: Type, by arguments: ArraySlice<WrittenArgument>, named property: Name? = nil, in scope: Scope
    ) -> TypedExpression? {
        let type = solver.normal(type).element
        guard let symbol = type.symbol, symbol.kind == .object || symbol.kind == .structure, symbol.standard == nil,
            let first = arguments.first
        else { return nil }
        // What plain values of the library's are given to a closure for is its result: `data.withUnsafeBytes { $0.load() }`.
        if symbol.isOfSupplement, symbol.kind == .structure, !isElement(type) { return nil }
        let isClosure = arguments.count == 1 && first.value.configuresItsParameter
        guard let closure = isClosure ? first.value : settings(of: type, by: arguments, named: property) else {
            return nil
        }
        let parameter = FunctionType.Parameter(type: type, isInout: symbol.kind != .object)
        let wanted = Type.function(FunctionType([parameter], .void))
        let isRight = speculate {
            let known = findings.mark
            _ = infer(closure, wanted, in: scope)
            return findings.count(since: known) == 0
        }
        return isRight ? infer(closure, wanted, in: scope) : nil
    }

    /// A closure that sets the properties of an object of the library's that labels name.
    private func settings(of type: Type, by arguments: ArraySlice<WrittenArgument>, named property: Name?)
        -> Expression?
    {
        guard type.symbol?.kind == .object, let first = arguments.first, let last = arguments.last else { return nil }
        let range = SourceRange(first.range.start, last.range.end)
        let taken = Name(text: "__set", range: range)
        let assignments = arguments.compactMap { argument -> Expression? in
            guard let name = argument.label ?? (arguments.count == 1 ? property : nil), !argument.isTrailing,
                members(name.text, of: type, isStatic: false).contains(where: \.isPropertyOfSupplement)
            else { return nil }
            let target = Expression(
                Expression(kind: .identifier(taken.text), range: argument.range),
                followedBy: [PostfixPart(kind: .member(name), range: argument.range)])
            let assignment = Assignment(
                target: target, operator: Operator(kind: .builtin(.assign), range: argument.range),
                value: argument.value)
            return Expression(kind: .assignment(assignment), range: argument.range)
        }
        if assignments.isEmpty { return nil }
        return Expression(kind: .closure(ClosureExpression(taking: taken, assignments, range: range)), range: range)
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

extension FoundMember {
    fileprivate var isPropertyOfSupplement: Bool {
        guard case .variable(let variable) = symbol else { return false }
        return variable.owner?.isOfSupplement ?? false
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
