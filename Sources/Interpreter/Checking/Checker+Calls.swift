import SwiftSource

/// A call as it stands in the source.
struct CallSite {
    let written: [WrittenArgument]
    /// The range from the callee's start on.
    let range: SourceRange
    /// The closing parenthesis, where a missing argument is reported.
    let end: SourceRange
    let hint: Type?
}

extension Checker {
    func call(
        _ reference: Reference, _ call: CallArguments, _ chain: ChainSite, in scope: Scope
    ) -> TypedExpression {
        let end = call.parentheses.map { SourceRange(max($0.start, $0.end - 1), $0.end) } ?? chain.partRange
        let site = CallSite(
            written: WrittenArgument.all(of: call), range: chain.range, end: end, hint: chain.hint)
        switch reference {
        case .functions(let callee):
            if let type = callee.namesake, !labelsFit(callee, site) {
                return make(.nominal(type), callee.range, site, in: scope)
            }
            let outer = Callee(name: callee.name, range: callee.range, candidates: callee.outer)
            if labelsFit(outer, site), !labelsFit(callee, site) { return resolve(outer, site, in: scope) }
            return resolve(ofOptionals(callee, site, in: scope) ?? callee, site, in: scope)
        case .type(let type, let range): return make(type, range, site, in: scope)
        case .value(let value): return apply(value, site, in: scope)
        case .superValue(let value): return unknownCall(of: value, site, in: scope)
        case .module: return unknownCall(of: hole(chain.range), site, in: scope)
        }
    }

    /// `["a"].contains(name)`, where the name may be nil: the literal's elements are optional too. Nil for other calls.
    private func ofOptionals(_ callee: Callee, _ site: CallSite, in scope: Scope) -> Callee? {
        guard let receiver = callee.receiver, case .array = receiver.kind, site.written.count == 1,
            let element = receiver.type.arguments.first, solver.normal(element).wrapped == nil,
            callee.candidates.contains(where: { candidate in
                let wanted = candidate.function.parameters.first?.type.substituting(candidate.substitution)
                return wanted.map { solver.normal($0) == solver.normal(element) } ?? false
            }),
            !site.written[0].value.isClosure
        else { return nil }
        let given = speculate { solver.normal(infer(site.written[0].value, nil, in: scope).type) }
        guard given.wrapped != nil else { return nil }
        let literal = TypedExpression(receiver.kind, standard.array(standard.optional(element)), receiver.range)
        let chain = ChainSite(range: callee.range, partRange: callee.range, hint: site.hint, isCalled: true)
        let name = Name(text: callee.name, range: callee.range)
        guard case .functions(let found) = member(name, of: .value(literal), chain, in: scope) else { return nil }
        return found
    }

    private func make(_ type: Type, _ range: SourceRange, _ site: CallSite, in scope: Scope) -> TypedExpression {
        let type = type.resolved
        if type.isUnknown { return unknownCall(of: hole(range), site, in: scope) }
        if type.standard == .string, site.written.count == 1,
            site.written[0].label?.text == "describing"
        {
            let value = settle(infer(site.written[0].value, nil, in: scope))
            return TypedExpression(.interpolation([.value(value)]), standard.string, site.range)
        }
        if let tuple = self.tuple(type, site, in: scope) { return tuple }
        // `Optional<Int>(nil)` is `nil as Int?`, `Money(5)` is `5 as Money`. (Swift Evolution, SE-0213.)
        if site.written.count == 1, site.written[0].label == nil, isLiteral(site.written[0].value, of: type) {
            return check(site.written[0].value, as: type, .argument, in: scope)
        }
        let callee = initializers(of: type, name: Name(text: "init", range: range), in: scope)
        if let other = type.symbol.flatMap({ table.ofLibrary(besides: $0, from: range) }), !labelsFit(callee, site) {
            return make(.nominal(other), range, site, in: scope)
        }
        guard !callee.candidates.isEmpty else {
            return unknownMade(type, site, in: scope)
        }
        if let called = calledWhenMade(type, callee, site, in: scope) { return called }
        return resolve(callee, site, in: scope)
    }

    /// Whether it is a literal of which values of a type are made.
    private func isLiteral(_ value: Expression, of type: Type) -> Bool {
        if value.isNil { return type.wrapped != nil }
        guard let symbol = type.symbol, symbol.isOfSource, let kind = value.literalKind else { return false }
        return symbol.isA(standard[kind.conformance]) == .yes
    }

    /// A tuple by the name of its type: `Line(items: items, rest: 2)`. Nil for other types and arguments.
    private func tuple(_ type: Type, _ site: CallSite, in scope: Scope) -> TypedExpression? {
        guard case .tuple(let fields) = type, fields.map(\.label) == site.written.map(\.label?.text) else { return nil }
        let values = zip(fields, site.written).map { field, argument in
            (label: field.label, value: check(argument.value, as: field.type, .argument, in: scope))
        }
        return TypedExpression(.tuple(values), type, site.range)
    }

    /// A value that is made and called at once, with a closure that no initializer takes: `Flow(spacing: 1) { ... }`.
    private func calledWhenMade(
        _ type: Type, _ callee: Callee, _ site: CallSite, in scope: Scope
    ) -> TypedExpression? {
        guard let closure = site.written.last, closure.isTrailing, closure.label == nil,
            !members("callAsFunction", of: type, isStatic: false).isEmpty, !labelsFit(callee, site)
        else { return nil }
        let plain = CallSite(
            written: site.written.dropLast(), range: SourceRange(site.range.start, closure.range.start), end: site.end,
            hint: nil)
        guard labelsFit(callee, plain) else { return nil }
        let made = resolve(callee, plain, in: scope)
        let call = CallSite(written: [closure], range: site.range, end: site.end, hint: site.hint)
        return apply(made, call, in: scope)
    }

    private func labelsFit(_ callee: Callee, _ site: CallSite) -> Bool { labelsFit(callee, site.written) }

    /// Whether one of the functions takes the labels.
    func labelsFit(_ callee: Callee, _ written: [WrittenArgument]) -> Bool {
        callee.candidates.contains { $0.function.takes(written) }
    }

    // MARK: Values that are functions

    func apply(_ value: TypedExpression, _ site: CallSite, in scope: Scope) -> TypedExpression {
        let type = solver.normal(value.type)
        switch type {
        case .unknown: return unknownCall(of: value, site, in: scope)
        case .function(let function): return apply(value, function, site, in: scope)
        case .metatype(let made):
            var callee = initializers(of: made, name: Name(text: "init", range: value.range))
            callee.typeSource = value
            return resolve(callee, site, in: scope)
        case .variable: return unknownCall(of: value, site, in: scope)
        case _ where value.isImplicitlyUnwrapped && type.wrapped != nil && mayBeCalled(unwrapped(value)):
            return apply(unwrapped(value), site, in: scope)
        default:
            let name = Name(text: "callAsFunction", range: value.range)
            let chain = ChainSite(range: value.range, partRange: value.range, hint: site.hint, isCalled: true)
            if !members(name.text, of: type, isStatic: false).isEmpty,
                case .functions(let callee) = member(name, of: .value(value), chain, in: scope)
            {
                return resolve(callee, site, in: scope)
            }
            if type.wrapped?.function != nil {
                findings.report(.optional(type.description, wanted: type.unwrapped.description), at: value.range)
            } else if completeness(of: type) == .open || value.isMember
                || !members("dynamicallyCall", of: type, isStatic: false).isEmpty
            {
                // A method of the property's name may be declared elsewhere.
                return unknownCall(of: methodLike(value), site, in: scope)
            } else {
                findings.report(.notCallable(type.description), at: value.range)
            }
            checkLoosely(site, in: scope)
            return hole(site.range)
        }
    }

    /// Whether what a property gives is a function, as far as is known; else a method of its name may be declared elsewhere.
    func mayBeCalled(_ value: TypedExpression) -> Bool {
        let type = solver.normal(value.type)
        guard case .nominal = type else { return true }
        return completeness(of: type) == .open || !members("callAsFunction", of: type, isStatic: false).isEmpty
    }

    /// For a property of an element or a view, an unknown modifier of its name; other values as they are.
    private func methodLike(_ value: TypedExpression) -> TypedExpression {
        guard case .property(let base, let variable) = value.kind,
            isElement(base.type) || variable.owner?.isFromLibraryText == true && variable.owner?.kind == .object
        else { return value }
        let start = max(value.range.start, value.range.end - variable.name.utf8.count)
        let name = Name(text: variable.name, range: SourceRange(start, value.range.end))
        let hole = HoleSite("." + variable.name, at: value.range, unmodified: base)
        return TypedExpression(.dynamicMember(base, name, hole), .unknown, value.range)
    }

    func apply(
        _ value: TypedExpression, _ function: FunctionType, _ site: CallSite, in scope: Scope
    ) -> TypedExpression {
        // `Row.tap(row)(times: 2)`: a method that was just given its receiver has its labels.
        if case .apply(let inner, let receivers) = value.kind, case .unappliedMethod(let method) = inner.kind,
            let receiver = receivers.first, site.written.contains(where: { $0.label != nil })
        {
            let name = Name(text: method.name, range: inner.range)
            let chain = ChainSite(range: value.range, partRange: value.range, hint: site.hint, isCalled: true)
            if case .functions(let callee) = member(name, of: .value(receiver), chain, in: scope) {
                return resolve(callee, site, in: scope)
            }
        }
        if let label = site.written.lazy.compactMap(\.label).first {
            // `UIView.transition(with: self, ...)`, beside a method `transition` that the source adds.
            if case .unappliedMethod(let method) = value.kind, method.owner?.isOfSystemClass == true {
                return unknownCall(of: value, site, in: scope)
            }
            findings.report(.extraneousLabel(label.text), at: label.range)
            return hole(site.range, function.result)
        }
        var arguments: [TypedExpression] = []
        var rest = site.written[...]
        for (index, parameter) in function.parameters.enumerated() {
            if parameter.isVariadic {
                let taken = rest.dropLast(function.parameters.count - index - 1)
                let element = solver.normal(parameter.type).arguments.first ?? .unknown
                let list = taken.map { check($0.value, as: element, .argument, in: scope) }
                arguments.append(TypedExpression(.array(list), parameter.type, site.range))
                rest = rest.dropFirst(taken.count)
            } else if let argument = rest.popFirst()?.value {
                arguments.append(
                    parameter.isAutoclosure
                        ? autoclosure(argument, parameter.type, in: scope)
                        : passed(argument, to: parameter.type, isInout: parameter.isInout, in: scope))
            } else {
                // Another file may have a method of the name that takes fewer.
                if value.isMethodOfLibrary { return unknownCall(of: hole(value.range), site, in: scope) }
                findings.report(.missingArgument("#\(index + 1)"), at: site.end)
                return hole(site.range, function.result)
            }
        }
        if let extra = rest.first {
            findings.report(.extraArgument(nil), at: extra.range)
            return hole(site.range, function.result)
        }
        return TypedExpression(.apply(value, arguments), function.result, site.range)
    }

    /// An argument for a parameter; one that changes what it is given needs a place behind `&`.
    func passed(
        _ expression: Expression, to type: Type, isInout: Bool, in scope: Scope
    ) -> TypedExpression {
        if case .inOut(let inner) = expression.kind {
            let place = infer(inner, type, in: scope)
            if !isInout, !solver.normal(type).unwrapped.isUnknown {
                findings.report(.extraneousReference(type.description), at: expression.range)
            } else if solver.cost(of: place.type, as: type) == nil {
                reportMismatch(place, type, .argument)
            }
            return TypedExpression(.inOut(place), type, expression.range)
        }
        if isInout {
            let place = infer(expression, type, in: scope)
            if !place.type.isUnknown { findings.report(.missingReference(type.description), at: expression.range) }
            return TypedExpression(.inOut(place), type, expression.range)
        }
        return check(expression, as: type, .argument, in: scope)
    }
}
