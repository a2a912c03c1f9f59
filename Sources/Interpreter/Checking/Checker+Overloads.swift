import SwiftSource

// Overload resolution.

extension Checker {
    struct Match {
        let candidate: Callee.Candidate
        let labels: LabelMatching
    }

    /// Chooses the overload of a call: by labels, by the shapes of closures, then by types.
    func resolve(_ callee: Callee, _ site: CallSite, in scope: Scope) -> TypedExpression {
        guard mayResolveCall(at: site.range) else {
            return unknownCall(of: hole(site.range), site, in: scope)
        }
        let (matches, closest) = matches(callee, site, in: scope)
        switch matches.count {
        case 0: return optionSet(callee, site, in: scope) ?? unmatched(closest, callee, site, in: scope)
        case 1 where isAnother(than: matches[0], callee, site, in: scope):
            return failedCall(callee, site, isReported: false, in: scope)
        case 1: return finish(matches[0], callee, site, [:], in: scope)
        default: return narrow(matches, callee, site, in: scope)
        }
    }

    /// `Edges([.top, .bottom])`, `Edges()`: an option set of the sources that is made of options; nil for other calls.
    private func optionSet(_ callee: Callee, _ site: CallSite, in scope: Scope) -> TypedExpression? {
        guard let type = callee.type, let symbol = type.symbol, symbol.isOfSource,
            symbol.isA(standard[.optionSet]) == .yes
        else { return nil }
        if site.written.isEmpty { return TypedExpression(.array([]), type, site.range) }
        guard site.written.count == 1, site.written[0].label == nil, case .array = site.written[0].value.kind
        else { return nil }
        return check(site.written[0].value, as: type, .argument, in: scope)
    }

    /// The candidates whose labels fit; where none does, why the closest one does not.
    @inline(never)
    private func matches(
        _ callee: Callee, _ site: CallSite, in scope: Scope
    ) -> ([Match], closest: LabelMatching.Mismatch?) {
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
        if shaped.isEmpty, completeness(of: callee, in: scope) != .closed { return ([], closest) }
        return (shaped.isEmpty ? matches : shaped, closest)
    }

    @inline(never)
    private func unmatched(
        _ closest: LabelMatching.Mismatch?, _ callee: Callee, _ site: CallSite, in scope: Scope
    ) -> TypedExpression {
        // A known modifier in a form that is not here: `toolbar(.hidden)`.
        if let receiver = callee.receiver, isElement(receiver.type),
            table.vocabulary.plainModifiers.contains(callee.name)
        {
            findings.note(.withoutEffect(callee.name), at: callee.range)
            return unmodified(receiver, site, isReported: true)
        }
        if isDecoding(callee, site) { return unknownCall(of: hole(callee.range), site, in: scope) }
        let known = findings.mark
        let isOpen = completeness(of: callee, in: scope) != .closed
        let failed = failedCall(callee, site, isReported: !isOpen, in: scope)
        // What is wrong with an argument is reported there: its label may belong here.
        let isExplained = findings.count(since: known) > 0 && closest?.isUnknownLabel == false
        let knownInside = findings.mark
        if let closest, !isExplained {
            if isOpen { reportWrongLabel(closest, callee, site) } else { report(closest, callee, site) }
        }
        // Without a reported reason it is a modifier from another file.
        if let site = failed.failedSite {
            let isSaid = findings.errorCount(since: knownInside) > 0
            site.isReported = site.isReported || isSaid
            if site.unmodified != nil { site.isReported = findings.count(since: known) > 0 }
        }
        return failed
    }

    /// Whether it is the initializer that the compiler makes for what is decoded: `super.init(from: decoder)`.
    private func isDecoding(_ callee: Callee, _ site: CallSite) -> Bool {
        let made = callee.isSuper ? callee.candidates.first?.function.owner : callee.type?.symbol
        return made?.isOfSource == true && site.written.count == 1 && site.written[0].label?.text == "from"
    }

    private func unmodified(
        _ receiver: TypedExpression, _ site: CallSite, isReported: Bool
    ) -> TypedExpression {
        TypedExpression(
            .hole(
                HoleSite(
                    text(SourceRange(receiver.range.end, site.range.end)), at: site.range, unmodified: receiver,
                    isReported: isReported)), receiver.type, site.range)
    }

    /// - Parameter isReported: whether something else says what is wrong.
    private func failedCall(
        _ callee: Callee, _ site: CallSite, isReported: Bool = true, in scope: Scope
    ) -> TypedExpression {
        if callee.candidates.first?.function.kind == .initializer, let type = callee.type {
            // `GridLayout(missions: all)` where a view is wanted: another file's, which has the name of one of the library's.
            // `Own { ... }` of a layout whose protocol is another file's: the views in its closure are shown.
            let hasContents = site.written.last.map { $0.isTrailing && $0.value.isClosure } ?? false
            if !isReported, !isElement(type), site.hint.map({ isElement($0) }) ?? hasContents {
                return unknownCall(
                    of: hole(callee.range), site, unknownParent: type.symbol?.unknownAncestor, in: scope)
            }
            let made = unknownMade(type, site, isReported: isReported, in: scope)
            // `self.init(...)` in a form that is not known: the value is what such a call may make.
            guard let place = callee.receiver, place.isSelf, type.symbol?.kind != .object else { return made }
            return TypedExpression(.assign(place, made), .void, site.range)
        }
        let results = Set(callee.candidates.map { $0.function.result.substituting($0.substitution) })
        var type = results.count == 1 ? results.first ?? .unknown : .unknown
        // Another file's function of the name may give anything.
        if !isElement(type), completeness(of: callee, in: scope) != .closed { type = .unknown }
        checkLoosely(site, in: scope)
        if let receiver = callee.receiver, isElement(receiver.type), results.allSatisfy({ isElement($0) }) {
            return unmodified(receiver, site, isReported: isReported)
        }
        if type.hasOpenParameters { type = .unknown }
        return isReported ? hole(site.range, type) : unknown(site.range, type)
    }

    /// A value of which nothing is known stays so, whichever overload takes it.
    private func unbound(_ value: TypedExpression) -> TypedExpression {
        solver.normal(value.type).isOpenVariable ? TypedExpression(value.kind, .unknown, value.range) : value
    }

    private func narrow(
        _ matches: [Match], _ callee: Callee, _ site: CallSite, in scope: Scope
    ) -> TypedExpression {
        // Arguments that do not depend on the wanted type are checked once for all candidates.
        var known: [Int: TypedExpression] = [:]
        for (index, argument) in site.written.enumerated() where !argument.value.dependsOnHint {
            known[index] = unbound(infer(argument.value, nil, in: scope))
        }
        context.attempts += matches.count
        guard context.attempts < Self.attemptLimit else { return unknownCall(of: hole(site.range), site, in: scope) }
        var best: (index: Int, cost: Int)?
        for (index, match) in matches.enumerated() {
            let fit = speculate { self.cost(of: match, callee, site, known, in: scope) }
            guard let fit else { continue }
            let cost =
                fit * 4 + (isRunning(match.candidate.function, in: scope) ? 2 : 0)
                + (match.candidate.function.isFailable ? 1 : 0)
            let isBetter = best.map { cost < $0.cost || cost == $0.cost && omitsLess(match, than: matches[$0.index]) }
            if isBetter ?? true { best = (index, cost) }
        }
        guard let best else {
            let isOpen =
                completeness(of: callee, in: scope) == .open
                || matches.contains { isBesideOthers($0.candidate.function, callee, in: scope) }
            if isOpen { return failedCall(callee, site, isReported: false, in: scope) }
            if matches.count == 2 || known.isEmpty { return finish(matches[0], callee, site, known, in: scope) }
            let isMistake =
                completeness(of: callee, in: scope) == .closed
                && known.values.allSatisfy { completeness(of: $0.type) != .open }
            if isMistake { findings.report(.noOverload(callee: callee.name), at: callee.range) }
            return failedCall(callee, site, isReported: isMistake, in: scope)
        }
        return finish(matches[best.index], callee, site, known, in: scope)
    }

    /// Whether it leaves fewer arguments to defaults. The library's overloads are in the order of what they are for.
    private func omitsLess(_ match: Match, than other: Match) -> Bool {
        func omitted(_ match: Match) -> Int { match.labels.arguments.count { $0.isEmpty } }
        return !match.candidate.function.isOfLibrary && !other.candidate.function.isOfLibrary
            && omitted(match) < omitted(other)
    }

    func isOpen(_ type: Type) -> Bool {
        let type = solver.normal(type)
        return type.isUnknown || type.isOpenVariable
    }

    /// The cost of a candidate; nil where it does not fit.
    func cost(
        of match: Match, _ callee: Callee, _ site: CallSite, _ known: [Int: TypedExpression], in scope: Scope
    ) -> Int? {
        let function = match.candidate.function
        let substitution = fresh(match.candidate)
        var total = function.genericParameters.isEmpty ? 0 : 1
        if let hint = site.hint { suggest(function.result.substituting(substitution), hint) }
        for (parameter, indices) in zip(function.parameters, match.labels.arguments) {
            if parameter.isVariadic { total += 2 }
            if indices.isEmpty { continue }
            let type = parameter.type.substituting(substitution)
            // A parameter of type `Any` costs more than one of the argument's type.
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
                // What is unknown hardly takes what is known.
                if parameter.type.isUnknown, let given = known[index], completeness(of: given.type) != .open {
                    total += 3
                }
                guard let cost = cost(of: site.written[index].value, known[index], as: type, parameter, in: scope)
                else {
                    return nil
                }
                total += cost
            }
        }
        guard constraintsHold(of: function, substitution), sameTypesHold(of: function, substitution) else { return nil }
        let result = function.result.substituting(substitution)
        if let hint = site.hint, !solver.normal(hint).isUnknown {
            if solver.cost(of: result, as: hint) == nil {
                // An optional of what is wanted is nearer than another type: `try?` flattens it.
                let isNear = solver.normal(result).wrapped.map { solver.cost(of: $0, as: hint) != nil } ?? false
                total += isNear ? 40 : 50
            } else if isOfOtherArguments(result, hint) {
                total += 3
            }
        }
        return total
    }

    /// Whether two types are of one generic type, for other arguments: `Environment<Model>`, `Environment<Model?>`.
    private func isOfOtherArguments(_ one: Type, _ other: Type) -> Bool {
        guard case .nominal(let symbol, let arguments) = solver.normal(one), symbol.standard == nil,
            case .nominal(symbol, let wanted) = solver.normal(other)
        else { return false }
        return zip(arguments, wanted).contains { one, other in
            let (one, other) = (solver.normal(one), solver.normal(other))
            return one.symbol != nil && other.symbol != nil && one.symbol != other.symbol
        }
    }
}

extension TypedExpression {
    /// The hole that a call left which cannot be made.
    fileprivate var failedSite: HoleSite? {
        switch kind {
        case .hole(let site): site
        case .convert(let value, _, _), .assign(_, let value): value.failedSite
        default: nil
        }
    }
}
