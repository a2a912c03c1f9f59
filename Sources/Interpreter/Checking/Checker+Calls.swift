import SwiftSource

/// A call as it stands in the source.
struct CallSite {
    let written: [WrittenArgument]
    /// From the callee's start.
    let range: SourceRange
    /// The closing parenthesis, where a missing argument is reported.
    let end: SourceRange
    let hint: Type?
    /// Whether nothing is asked of what the call gives.
    var isLast = false

    /// Whether a trailing closure shows what its statements give, and takes nothing.
    var showsStatements: Bool {
        written.contains { argument in
            guard argument.isTrailing, case .closure(let closure) = argument.value.kind else { return false }
            return closure.parameterCount == 0
        }
    }
}

extension Checker {
    func call(
        _ reference: Reference, _ call: CallArguments, _ chain: ChainSite, in scope: Scope
    ) -> TypedExpression {
        let end = call.parentheses.map { SourceRange(max($0.start, $0.end - 1), $0.end) } ?? chain.partRange
        let site = CallSite(
            written: WrittenArgument.all(of: call), range: chain.range, end: end, hint: chain.hint, isLast: chain.isLast
        )
        switch reference {
        case .functions(let callee): return resolve(callee, site, in: scope)
        case .type(let type, let range): return make(type, range, site, in: scope)
        case .value(let value): return apply(value, site, in: scope)
        case .superValue(let value): return unknownCall(of: value, site, in: scope)
        case .module, .unresolvedMember: return unknownCall(of: hole(chain.range), site, in: scope)
        }
    }

    private func make(_ type: Type, _ range: SourceRange, _ site: CallSite, in scope: Scope) -> TypedExpression {
        let type = type.resolved
        if type.isUnknown { return unknownCall(of: hole(range), site, in: scope) }
        if type.standard == .string, site.written.count == 1,
            site.written[0].label?.text == "describing"
        {
            let value = infer(site.written[0].value, nil, in: scope)
            settle(value)
            return TypedExpression(.interpolation([.value(value)]), standard.string, site.range)
        }
        let callee = initializers(of: type, name: Name(text: "init", range: range))
        guard !callee.candidates.isEmpty else {
            return unknownMade(type, site, in: scope)
        }
        return resolve(callee, site, in: scope)
    }

    // MARK: Values that are functions

    private func apply(_ value: TypedExpression, _ site: CallSite, in scope: Scope) -> TypedExpression {
        let type = solver.normal(value.type)
        switch type {
        case .unknown: return unknownCall(of: value, site, in: scope)
        case .function(let function): return apply(value, function, site, in: scope)
        case .metatype(let made):
            return resolve(initializers(of: made, name: Name(text: "init", range: value.range)), site, in: scope)
        case .variable: return unknownCall(of: value, site, in: scope)
        default:
            let name = Name(text: "callAsFunction", range: value.range)
            let chain = ChainSite(
                start: value.range.start, range: value.range, partRange: value.range,
                hint: site.hint, isCalled: true)
            if !members(name.text, of: type, isStatic: false).isEmpty,
                case .functions(let callee) = member(name, of: .value(value), chain, in: scope)
            {
                return resolve(callee, site, in: scope)
            }
            if type.wrapped?.function != nil {
                findings.report(.optional(type.description, wanted: type.unwrapped.description), at: value.range)
            } else if isOpenEnded(type) || value.isMember {
                // A method of the property's name may be declared elsewhere.
                return unknownCall(of: value, site, in: scope)
            } else {
                findings.report(.notCallable(type.description), at: value.range)
            }
            checkLoosely(site, in: scope)
            return hole(site.range)
        }
    }

    private func apply(
        _ value: TypedExpression, _ function: FunctionType, _ site: CallSite, in scope: Scope
    ) -> TypedExpression {
        if let label = site.written.lazy.compactMap(\.label).first {
            findings.report(.extraneousLabel(label.text), at: label.range)
            return hole(site.range, function.result)
        }
        var arguments: [TypedExpression] = []
        for (index, argument) in site.written.enumerated() {
            guard index < function.parameters.count else {
                findings.report(.extraArgument(nil), at: argument.range)
                return hole(site.range, function.result)
            }
            let parameter = function.parameters[index]
            arguments.append(passed(argument.value, to: parameter.type, isInout: parameter.isInout, in: scope))
        }
        if arguments.count < function.parameters.count {
            findings.report(.missingArgument("#\(arguments.count + 1)"), at: site.end)
            return hole(site.range, function.result)
        }
        return TypedExpression(.apply(value, arguments), function.result, site.range)
    }

    /// An argument for a parameter; one that changes what it is given needs a place behind `&`.
    private func passed(
        _ expression: Expression, to type: Type, isInout: Bool, in scope: Scope, purpose: HolePurpose = HolePurpose()
    ) -> TypedExpression {
        if case .inOut(let inner) = expression.kind {
            let place = infer(inner, type, in: scope)
            if !isInout, !solver.normal(type).isUnknown {
                findings.report(.extraneousReference(type.description), at: expression.range)
            } else {
                checkPlace(place, isMutation: "", at: inner.range)
            }
            return TypedExpression(.inOut(place), type, expression.range)
        }
        if isInout {
            let place = infer(expression, type, in: scope)
            if !place.type.isUnknown { findings.report(.missingReference(type.description), at: expression.range) }
            return TypedExpression(.inOut(place), type, expression.range)
        }
        return check(expression, as: type, .argument, in: scope, purpose: purpose)
    }

    // MARK: Overloads

    struct Match {
        let candidate: Callee.Candidate
        let labels: LabelMatching
    }

    /// Chooses what a call means: by labels, by the shapes of closures, then by types.
    func resolve(_ callee: Callee, _ written: CallSite, in scope: Scope) -> TypedExpression {
        let site = withoutForeignLabels(written, callee, in: scope)
        callsAround.append(CallAround(name: callee.name, candidates: callee.candidates))
        defer { callsAround.removeLast() }
        let (matches, closest) = matches(callee, site)
        switch matches.count {
        case 0: return unmatched(closest, callee, site, written, in: scope)
        case 1: return finish(matches[0], callee, site, [:], in: scope)
        default: return narrow(matches, callee, site, in: scope)
        }
    }

    /// The candidates whose labels fit; where none does, why the nearest does not.
    @inline(never)
    private func matches(_ callee: Callee, _ site: CallSite) -> ([Match], closest: LabelMatching.Mismatch?) {
        var matches: [Match] = []
        var closest: LabelMatching.Mismatch?
        for candidate in callee.candidates {
            do throws(LabelMatching.Mismatch) {
                let labels = try LabelMatching(candidate.function.parameters, site.written)
                matches.append(Match(candidate: candidate, labels: labels))
            } catch {
                if closest.map({ $0.rank < error.rank }) ?? true { closest = error }
            }
        }
        let shaped = matches.filter { fitsShapes($0, site) }
        if shaped.isEmpty, isUnknowable(callee) { return ([], closest) }
        return (shaped.isEmpty ? matches : shaped, closest)
    }

    @inline(never)
    private func unmatched(
        _ closest: LabelMatching.Mismatch?, _ callee: Callee, _ site: CallSite, _ written: CallSite, in scope: Scope
    ) -> TypedExpression {
        let known = findings.mark
        let failed = failedCall(callee, written, in: scope)
        // What is wrong with an argument is reported there: its label may belong here, or be another library's.
        let isExplained =
            callsAround.last?.wasHinted == true || site.written.count < written.written.count
            || findings.count(since: known) > 0 && closest?.isUnknownLabel == false
        if let closest, !isExplained {
            if isUnknowable(callee) {
                hintAtOtherForms(closest, callee, site)
            } else {
                report(closest, callee, site)
            }
        }
        return failed
    }

    /// Whether a candidate that nobody sees here may be meant: of a type that inherits something unknown.
    private func isUnknowable(_ callee: Callee) -> Bool {
        if isPartlyKnown(callee) { return true }
        if let type = callee.type, isOpenEnded(type) { return true }
        if let receiver = callee.receiver, isOpenEnded(receiver.type) { return true }
        return callee.candidates.isEmpty
    }

    /// Whether another library's labels are written, so that the call is no mistake there.
    private func isForeign(_ callee: Callee, _ site: CallSite) -> Bool {
        site.written.contains { argument in
            guard let label = argument.label?.text else { return false }
            return table.vocabulary.foreignNames?.hint(forLabel: label, of: callee.name) != nil
        }
    }

    private func failedCall(_ callee: Callee, _ site: CallSite, in scope: Scope) -> TypedExpression {
        if callee.candidates.first?.function.kind == .initializer, let type = callee.type {
            return unknownMade(type, site, isReported: !isForeign(callee, site), in: scope)
        }
        let results = Set(callee.candidates.map { $0.function.result.substituting($0.substitution) })
        let type = results.count == 1 ? results.first ?? .unknown : .unknown
        checkLoosely(site, in: scope)
        if let receiver = callee.receiver, isElement(type), isElement(receiver.type) {
            return TypedExpression(
                .hole(HoleSite(text(site.range), at: site.range, unmodified: receiver, isReported: true)), type,
                site.range)
        }
        return TypedExpression(
            .hole(HoleSite(text(site.range), at: site.range, isReported: true)),
            type.hasOpenParameters ? .unknown : type, site.range)
    }

    private func narrow(
        _ matches: [Match], _ callee: Callee, _ site: CallSite, in scope: Scope
    ) -> TypedExpression {
        // What does not depend on what is wanted is checked once for all.
        var known: [Int: TypedExpression] = [:]
        for (index, argument) in site.written.enumerated() where !argument.value.dependsOnHint {
            known[index] = infer(argument.value, nil, in: scope)
        }
        attempts += matches.count
        guard attempts < Self.attemptLimit else { return unknownCall(of: hole(site.range), site, in: scope) }
        var best: (index: Int, cost: Int)?
        for (index, match) in matches.enumerated() {
            let cost = speculate { self.cost(of: match, callee, site, known, in: scope) }
            guard let cost else { continue }
            if callee.isSubscript, cost == best?.cost, case .implicitMember(let name)? = site.written.first?.value.kind
            {
                findings.report(.ambiguousMember(name.text), at: name.range)
                return hole(site.range)
            }
            if best.map({ cost < $0.cost }) ?? true { best = (index, cost) }
        }
        guard let best else {
            if let hint = table.vocabulary.foreignNames?.hint(forCall: callee.name) {
                findings.warn(.noOverload(callee: callee.name), at: callee.range, hint: hint)
                return failedCall(callee, site, in: scope)
            }
            if matches.count == 2 || known.isEmpty { return finish(matches[0], callee, site, known, in: scope) }
            if isCertain(callee, known) { findings.report(.noOverload(callee: callee.name), at: callee.range) }
            return failedCall(callee, site, in: scope)
        }
        return finish(matches[best.index], callee, site, known, in: scope)
    }

    /// Whether no overload that is not known here can be meant.
    private func isCertain(_ callee: Callee, _ known: [Int: TypedExpression]) -> Bool {
        !isUnknowable(callee) && known.values.allSatisfy { isCertain($0.type) }
    }

    private func isOpen(_ type: Type) -> Bool {
        switch solver.normal(type) {
        case .variable(let variable): variable.literal == nil
        case .unknown: true
        default: false
        }
    }

    /// What it costs to mean one of several; nil where it cannot be meant.
    private func cost(
        of match: Match, _ callee: Callee, _ site: CallSite, _ known: [Int: TypedExpression], in scope: Scope
    ) -> Int? {
        let function = match.candidate.function
        let substitution = fresh(match.candidate)
        var total = function.genericParameters.isEmpty ? 0 : 1
        if let hint = site.hint { suggest(function.result.substituting(substitution), hint) }
        for (parameter, indices) in zip(function.parameters, match.labels.arguments) {
            let type = parameter.type.substituting(substitution)
            if parameter.isVariadic { total += 2 }
            if indices.isEmpty { continue }
            // What takes anything is meant less than what takes this.
            if case .parameter(let generic) = parameter.type, isOpen(type),
                !callee.isSubscript || function.genericParameters.contains(generic)
            {
                total += 1
            }
            for index in indices {
                if function.takesWholeNumbers, let given = known[index], isWhole(given, for: type) {
                    total += 1
                    continue
                }
                guard let cost = cost(of: site.written[index].value, known[index], as: type, parameter, in: scope)
                else {
                    return nil
                }
                total += cost
            }
        }
        guard constraintsHold(of: function, substitution) else { return nil }
        if let hint = site.hint, !solver.normal(hint).isUnknown,
            solver.cost(of: function.result.substituting(substitution), as: hint) == nil
        {
            total += 50
        }
        return total
    }

    private func cost(
        of expression: Expression, _ known: TypedExpression?, as type: Type, _ parameter: ParameterSymbol,
        in scope: Scope
    ) -> Int? {
        if let known { return solver.cost(of: known.type, as: type) }
        let wanted = solver.normal(type)
        switch expression.kind {
        case .closure:
            guard let function = wanted.unwrapped.function else {
                if case .unknown = wanted { return 0 }
                return wanted.variable == nil ? nil : 3
            }
            if function.builder?.isGatheredByCaller == true { return 0 }
            guard speculationDepth <= 2 else { return 0 }
            let found = findings.mark
            let value = infer(expression, type, in: scope)
            guard findings.errors(since: found) == 0 else { return nil }
            return solver.cost(of: value.type, as: type)
        case .implicitMember(let name): return hasStatic(name, wanted) ? 0 : nil
        case .chain(let chain):
            if case .implicitMember(let name) = chain.base.kind { return hasStatic(name, wanted) ? 0 : nil }
        case .nil: return wanted.wrapped != nil || wanted.isUnknown ? 0 : nil
        case .inOut(let inner): return solver.cost(of: infer(inner, type, in: scope).type, as: type)
        default: break
        }
        let found = findings.mark
        let value = infer(expression, type, in: scope)
        guard findings.errors(since: found) == 0 else { return nil }
        return solver.cost(of: value.type, as: type)
    }

    private func hasStatic(_ name: Name, _ type: Type) -> Bool {
        if type.isUnknown || name.text == "init" || type.variable != nil { return true }
        return [type.unwrapped, type].contains { !members(name.text, of: $0, isStatic: true).isEmpty }
    }

    /// Fresh variables for the generic parameters of a function.
    private func fresh(_ candidate: Callee.Candidate) -> Substitution {
        var substitution = candidate.substitution
        for generic in candidate.function.genericParameters {
            substitution[generic] = .variable(TypeVariable(for: generic))
        }
        return substitution
    }

    /// What a call is wanted to give says what its generic parameters are where nothing else does.
    private func suggest(_ result: Type, _ hint: Type) {
        var wanted = solver.normal(hint)
        if let suggestion = wanted.variable?.suggestion { wanted = solver.normal(suggestion) }
        switch solver.normal(result) {
        case .variable(let variable): if variable.binding == nil, !wanted.isUnknown { variable.suggestion = wanted }
        case .nominal(let symbol, let arguments):
            if let held = wanted.wrapped, symbol.standard != .optional { return suggest(result, held) }
            guard case .nominal(let other, let hints) = wanted, other == symbol else { return }
            for (argument, hint) in zip(arguments, hints) { suggest(argument, hint) }
        case .tuple(let fields):
            guard case .tuple(let hints) = wanted, hints.count == fields.count else { return }
            for (field, hint) in zip(fields, hints) { suggest(field.type, hint.type) }
        default: return
        }
    }

    /// The same for a sequence whose elements the result is made of.
    private func suggestSequences(of function: FunctionSymbol, _ substitution: Substitution) {
        for (one, other) in function.sameTypes {
            guard case .member(let base, "Element") = one.substituting(substitution), let variable = base.variable,
                variable.binding == nil, variable.suggestion == nil
            else { continue }
            let element = other.substituting(substitution).settled(standard)
            if !element.hasUnknown { variable.suggestion = standard.array(element) }
        }
    }

    private func constraintsHold(of function: FunctionSymbol, _ substitution: Substitution) -> Bool {
        function.genericParameters.allSatisfy { generic in
            guard let type = substitution[generic].map({ solver.normal($0) }), type.symbol != nil else { return true }
            return generic.constraints.allSatisfy { constraint in
                guard let wanted = constraint.symbol, let symbol = type.symbol else { return true }
                if wanted.isA(standard[.sequence]) == .yes || wanted.isA(standard[.equatable]) == .yes {
                    return symbol.isA(wanted) != .no || !isPlain(symbol)
                }
                return symbol.isA(wanted) != .no || !isPlain(symbol)
            }
        }
    }

    /// Whether all that a type conforms to is known.
    private func isPlain(_ symbol: NominalSymbol) -> Bool { symbol.standard != nil || symbol.isOfSource }

    // MARK: The chosen one

    private func finish(
        _ match: Match, _ callee: Callee, _ site: CallSite, _ known: [Int: TypedExpression], in scope: Scope
    ) -> TypedExpression {
        let substitution = fresh(match.candidate)
        prepare(match, callee, site, substitution)
        var arguments: [TypedArgument] = Array(repeating: .omitted, count: match.candidate.function.parameters.count)
        // Closures come late: what the other arguments are says what they take. `.zero` of a type that only they say
        // comes last.
        for step in ArgumentStep.allCases {
            fill(&arguments, step, match, site, known, substitution, in: scope)
        }
        return called(match, callee, site, substitution, arguments, in: scope)
    }

    @inline(never)
    private func prepare(_ match: Match, _ callee: Callee, _ site: CallSite, _ substitution: Substitution) {
        let function = match.candidate.function
        if let hint = site.hint {
            suggest(function.result.substituting(substitution), hint)
            suggestSequences(of: function, substitution)
        }
        checkReceiver(callee, function)
    }

    /// In which order arguments are checked.
    private enum ArgumentStep: CaseIterable {
        case plain, closure, implicit
    }

    private func step(of expression: Expression, for type: Type) -> ArgumentStep {
        if expression.isClosure { return .closure }
        if expression.beginsWithDot, let variable = solver.normal(type).variable, variable.suggestion == nil {
            return .implicit
        }
        return .plain
    }

    private func fill(
        _ arguments: inout [TypedArgument], _ step: ArgumentStep, _ match: Match, _ site: CallSite,
        _ known: [Int: TypedExpression], _ substitution: Substitution, in scope: Scope
    ) {
        for index in arguments.indices {
            let indices = match.labels.arguments[index]
            guard let first = indices.first, case .omitted = arguments[index] else { continue }
            let type = match.candidate.function.parameters[index].type.substituting(substitution)
            guard step == .implicit || self.step(of: site.written[first].value, for: type) == step else { continue }
            var values: [TypedExpression] = []
            for written in indices {
                values.append(argument(written, of: index, match, site, known[written], substitution, in: scope))
            }
            arguments[index] = given(values, for: index, match, substitution)
        }
    }

    /// What a parameter is given.
    @inline(never)
    private func given(
        _ values: [TypedExpression], for index: Int, _ match: Match, _ substitution: Substitution
    ) -> TypedArgument {
        let function = match.candidate.function
        if let pointed = function.genericParameters.first, pointed.name == "Value", function.owner?.isOfSource != true {
            point(pointed, at: values[0].type, substitution)
        }
        bindAssociated(function, by: values[0].type, substitution)
        bindSameTypes(of: function, substitution)
        return function.parameters[index].isVariadic ? .variadic(values) : .value(values[0])
    }

    @inline(never)
    private func called(
        _ match: Match, _ callee: Callee, _ site: CallSite, _ substitution: Substitution,
        _ given: [TypedArgument], in scope: Scope
    ) -> TypedExpression {
        let function = match.candidate.function
        var arguments = given
        for (index, parameter) in function.parameters.enumerated() where parameter.isVariadic {
            if match.labels.arguments[index].isEmpty { arguments[index] = .variadic([]) }
        }
        let result = function.result.substituting(substitution)
        let type = function.genericParameters.isEmpty ? result : solver.normal(result)
        if let local = callee.local { return applied(local, function, arguments, site, in: scope) }
        var call = TypedCall(
            function: function, receiver: callee.receiver, type: callee.type, arguments: arguments,
            nameRange: callee.methodStart.map { SourceRange($0, callee.range.end) }
                ?? SourceRange(site.range.start, callee.range.end))
        call.isSuper = callee.isSuper
        return TypedExpression(.call(call), type, site.range)
    }

    /// The key, or the key path, that an argument is says what the value beside it is.
    private func point(_ pointed: GenericParameter, at type: Type, _ substitution: Substitution) {
        guard let variable = substitution[pointed]?.variable, variable.binding == nil else { return }
        switch solver.normal(type) {
        case .metatype(let key): if let value = pointedType(by: key) { solver.bind(variable, to: value) }
        default: return
        }
    }

    /// What a key leads to: what it says, or the type of the property of its own that every such key has.
    private func pointedType(by key: Type) -> Type? {
        if let said = key.associatedType("Value"), !said.isUnknown { return said }
        guard let symbol = key.symbol else { return nil }
        for member in symbol.openTypes.flatMap(\.members) where member.isOfType {
            for case .variable(let variable) in symbol.members(named: member.name) { return table.type(of: variable) }
        }
        return nil
    }

    /// What the code of a layout knows of its children, for the builder that takes them.
    private func bindAssociated(_ function: FunctionSymbol, by type: Type, _ substitution: Substitution) {
        guard case .compiled = function.implementation, let symbol = solver.normal(type).symbol, symbol.isOfSource
        else {
            return
        }
        for generic in function.genericParameters {
            guard let variable = substitution[generic]?.variable, variable.binding == nil,
                let found = Type.nominal(symbol).associatedType(generic.name)
            else { continue }
            solver.bind(variable, to: found)
        }
    }

    /// What `S.Element == Element` says once one of them is known. What does not go together is the call's own error.
    private func bindSameTypes(of function: FunctionSymbol, _ substitution: Substitution) {
        for (one, other) in function.sameTypes {
            let (left, right) = (one.substituting(substitution), other.substituting(substitution))
            guard !solver.normal(left).hasUnknown, !solver.normal(right).hasUnknown else { continue }
            _ = solver.cost(of: left, as: right)
        }
    }

    private func argument(
        _ written: Int, of index: Int, _ match: Match, _ site: CallSite, _ known: TypedExpression?,
        _ substitution: Substitution, in scope: Scope
    ) -> TypedExpression {
        let expression = site.written[written].value
        let type = match.candidate.function.parameters[index].type.substituting(substitution)
        let parameter = match.candidate.function.parameters[index]
        let purpose = HolePurpose(description: parameter.description)
        let role: Problem.Role = parameter.isVariadic ? .element : .argument
        if let known {
            if match.candidate.function.takesWholeNumbers, isWhole(known, for: type) { return known }
            return converted(known, to: type, role, purpose)
        }
        if parameter.isAutoclosure { return autoclosure(expression, type, in: scope) }
        if parameter.isInout { return passed(expression, to: type, isInout: true, in: scope) }
        if case .inOut = expression.kind { return passed(expression, to: type, isInout: false, in: scope) }
        if match.candidate.function.takesWholeNumbers, type.standard == .cgFloat {
            let value = infer(expression, type, in: scope)
            if isWhole(value, for: type) { return value }
            return converted(value, to: type, role, purpose)
        }
        let value = check(expression, as: type, role, in: scope, purpose: purpose)
        if case .keyPath? = parameter.description?.type { checkWritable(value) }
        return value
    }

    /// Whether a value is a whole number where geometry wants a length.
    private func isWhole(_ value: TypedExpression, for type: Type) -> Bool {
        type.standard == .cgFloat && solver.normal(value.type).standard == .int
    }

    private func autoclosure(_ expression: Expression, _ type: Type, in scope: Scope) -> TypedExpression {
        let wanted = solver.normal(type).function?.result ?? type
        let closure = ClosureExpression(giving: expression)
        return self.closure(
            closure, .function(FunctionType([], wanted)), at: expression.range, in: scope)
    }

    private func applied(
        _ local: LocalFunction, _ function: FunctionSymbol, _ arguments: [TypedArgument], _ site: CallSite,
        in scope: Scope
    ) -> TypedExpression {
        let values = zip(arguments, function.parameters).map { argument, parameter -> TypedExpression in
            switch argument {
            case .value(let value, _): return value
            case .variadic(let values):
                return TypedExpression(.array(values), standard.array(parameter.type), site.range)
            case .omitted:
                guard let written = parameter.defaultValue?.expression else { return hole(site.range) }
                return check(written, as: parameter.type, .argument, in: scope)
            }
        }
        let place = localReference(local.variable, at: site.range, in: scope)
        return TypedExpression(.apply(place, values), function.result, site.range)
    }

    /// A mutating method needs a variable.
    private func checkReceiver(_ callee: Callee, _ function: FunctionSymbol) {
        guard function.isMutating, let receiver = callee.receiver, !callee.isSuper else { return }
        if function.owner?.kind == .object { return }
        checkPlace(receiver, isMutation: function.name, at: callee.range)
    }

    private func fitsShapes(_ match: Match, _ site: CallSite) -> Bool {
        for (parameter, indices) in zip(match.candidate.function.parameters, match.labels.arguments) {
            for index in indices {
                guard case .closure(let closure) = site.written[index].value.kind else { continue }
                guard closure.fits(parameter.type.substituting(match.candidate.substitution), solver) else {
                    return false
                }
            }
        }
        return true
    }

    /// Arguments of a call that means nothing: checked all the same.
    func checkLoosely(_ site: CallSite, in scope: Scope) {
        for argument in site.written where !argument.value.dependsOnHint {
            settle(infer(argument.value, nil, in: scope))
        }
    }
}

extension FunctionSymbol {
    /// Whether whole numbers may be written for its lengths: `CGSize(width: count, height: count)`.
    fileprivate var takesWholeNumbers: Bool {
        guard kind == .initializer, let name = owner?.description?.name else { return false }
        return SystemTypes.kind(of: name) == .value
    }
}

extension Type {
    /// Whether generic parameters in it are not settled.
    var hasOpenParameters: Bool {
        switch resolved {
        case .parameter: true
        case .variable(let variable): variable.literal == nil
        case .nominal(_, let arguments): arguments.contains(where: \.hasOpenParameters)
        default: false
        }
    }
}

extension ClosureExpression {
    var parameterCount: Int { parameters?.count ?? anonymousParameterCount }

    /// Whether it can be the closure that a parameter wants.
    fileprivate func fits(_ type: Type, _ solver: Solver) -> Bool {
        switch solver.normal(type).unwrapped {
        case .function(let wanted):
            if wanted.builder?.isGatheredByCaller == true { return parameterCount == 0 }
            if parameterCount == wanted.parameters.count { return true }
            // A closure with names takes one tuple apart into them.
            guard parameterCount > 1, wanted.parameters.count == 1 else { return false }
            switch solver.normal(wanted.parameters[0].type) {
            case .tuple(let fields): return fields.count == parameterCount
            case .unknown, .variable, .any, .member: return true
            default: return false
            }
        case .unknown, .variable, .any, .parameter, .member: return true
        default: return false
        }
    }
}

extension Expression {
    var isClosure: Bool { if case .closure = kind { true } else { false } }

    /// Whether its type depends on what is wanted of it.
    var dependsOnHint: Bool {
        switch kind {
        case .closure, .implicitMember, .nil, .array, .dictionary, .keyPath, .branch, .inOut, .string, .macro: true
        case .tuple(let elements): elements.contains { $0.value.dependsOnHint }
        case .ternary(_, let then, let otherwise): then.dependsOnHint || otherwise.dependsOnHint
        case .chain(let chain):
            if case .implicitMember = chain.base.kind { true } else { false }
        case .infix(let chain): chain.first.beginsWithDot || chain.rest.contains { $0.operand.beginsWithDot }
        case .prefix(_, let operand), .effect(_, let operand): operand.dependsOnHint
        case .operatorReference: true
        default: false
        }
    }
}

extension Findings {
    func errors(since mark: Mark) -> Int { diagnostics.suffix(count(since: mark)).count { $0.severity == .error } }
}
