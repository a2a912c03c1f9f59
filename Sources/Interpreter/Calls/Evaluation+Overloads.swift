import SwiftSource

/// Which callable a call means, and what it is given.
struct Chosen {
    let index: Int
    /// One for each parameter; nil for one left out.
    let arguments: [Value?]
    /// The written argument's index, for each parameter.
    let written: [Int?]
}

extension Evaluation {
    /// The callable that a call means, and its arguments, one for each parameter.
    func choose(
        _ name: String, _ candidates: [[ParameterDescription]], _ site: CallSite, in scope: Scope
    ) throws(Failure) -> Chosen {
        let resolution = OverloadResolution(name: name, candidates: candidates, written: site.arguments)
        callsAround.append(CallAround(name: name, candidates: candidates))
        let depth = callsAround.count
        defer { callsAround.removeLast(callsAround.count - depth + 1) }
        let matches: [OverloadResolution.Match]
        do throws(LabelMatching.Mismatch) {
            matches = try resolution.matches()
        } catch {
            throw try explain(error, resolution, site, in: scope)
        }
        if matches.count == 1 { return try take(matches[0], resolution, [:], site, in: scope) }
        return try narrow(matches, resolution, site, in: scope)
    }

    // MARK: Several that fit

    /// Chooses by what the arguments can be. Those that do not depend on what is expected are evaluated once for all.
    private func narrow(
        _ matches: [OverloadResolution.Match], _ resolution: OverloadResolution, _ site: CallSite, in scope: Scope
    ) throws(Failure) -> Chosen {
        var known: [Int: Value] = [:]
        for (index, argument) in resolution.written.enumerated() where !argument.value.dependsOnType {
            let types = Set(matches.compactMap { $0.type(of: index, in: resolution) })
            guard types.count > 1 else { continue }
            known[index] = try evaluate(argument.value, .nothing, in: scope)
        }
        let ranked = matches.enumerated().compactMap { order, match -> (rank: Int, order: Int)? in
            rank(match, resolution, known, in: scope).map { ($0, order) }
        }
        guard let best = ranked.max(by: { ($0.rank, $1.order) < ($1.rank, $0.order) }) else {
            let foreignCallHint = vocabulary.foreignNames?.hint(forCall: resolution.name)
            if foreignCallHint == nil, matches.count == 2 || known.isEmpty {
                return try take(matches[0], resolution, known, site, in: scope)
            }
            throw .error(.noOverload(callee: resolution.name), site.nameRange, hint: foreignCallHint)
        }
        return try take(matches[best.order], resolution, known, site, in: scope)
    }

    /// How well the arguments fit; nil where one cannot.
    private func rank(
        _ match: OverloadResolution.Match, _ resolution: OverloadResolution, _ known: [Int: Value], in scope: Scope
    ) -> Int? {
        var rank = 0
        for (parameter, argument) in zip(resolution.candidates[match.index], match.matching.arguments) {
            guard let argument else { continue }
            let fit: Int?
            if let value = known[argument] {
                let fits = converted(value, to: parameter.type) != nil || value.isHandedOn(to: parameter.type)
                fit = fits ? parameter.type == .any ? 1 : 2 : nil
            } else {
                fit = likeness(resolution.written[argument].value, parameter.type.unwrapped, in: scope)
            }
            guard let fit else { return nil }
            rank += fit
        }
        return rank
    }

    /// How well a literal, or what begins with a dot, fits a type: 2 for its own type, 1 for another that it can be.
    private func likeness(_ expression: Expression, _ type: ValueType, in scope: Scope) -> Int? {
        if type == .any { return 1 }
        switch expression.kind {
        case .integer: return type == .int ? 2 : type.isFloating ? 1 : nil
        case .float: return type.isFloating ? 2 : nil
        case .string: return type == .string ? 2 : nil
        case .boolean: return type == .bool ? 2 : nil
        case .closure(let closure): return likeness(of: closure, type, in: scope)
        case .array:
            if case .array = type { return 2 }
            return description(of: type)?.initializers.contains { $0.parameters.first?.label == "arrayLiteral" } == true
                ? 1 : nil
        case .tuple(let elements):
            if elements.count == 1, elements[0].label == nil { return likeness(elements[0].value, type, in: scope) }
            if case .tuple(let fields) = type, fields.count == elements.count { return 2 }
            return nil
        case .implicitMember(let name): return hasStatic(name.text, type) ? 2 : nil
        case .chain(let chain):
            guard case .implicitMember(let name) = chain.base.kind else { return 1 }
            return hasStatic(name.text, type) ? 2 : nil
        case .prefix(_, let operand): return likeness(operand, type, in: scope)
        default: return 1
        }
    }

    func hasStatic(_ name: String, _ type: ValueType) -> Bool {
        if case .named(let typeName) = type, let definition = definitions[typeName] ?? additions[typeName] {
            if name == "init" || definition.caseIndex(name) != nil || definition.staticVariables[name] != nil
                || definition.staticComputed[name] != nil || definition.staticMethods[name] != nil
            {
                return true
            }
        }
        guard let description = description(of: type) else { return false }
        return name == "init" || description.staticProperties.contains { $0.name == name }
            || description.staticMethods.contains { $0.name == name }
    }

    // MARK: Arguments

    /// The arguments' values; every one that fails is told.
    private func take(
        _ match: OverloadResolution.Match, _ resolution: OverloadResolution, _ known: [Int: Value], _ site: CallSite,
        in scope: Scope
    ) throws(Failure) -> Chosen {
        let parameters = resolution.candidates[match.index]
        var values = [Value?](repeating: nil, count: parameters.count)
        var hasFailed = false
        var numbers: [Int] = []
        var pointed: ValueType?
        // In the order in which they are written, which is that of the parameters.
        for (index, argument) in match.matching.arguments.enumerated() {
            guard let argument else { continue }
            var type = parameters[index].type
            if type == .named(GenericType.pointed) { type = pointed ?? .any }
            if case .named(GenericType.number) = type {
                numbers.append(index)
                continue
            }
            do throws(Failure) {
                let value = try self.argument(
                    resolution.written[argument].value, known[argument], Expectation(type: type, role: .argument),
                    in: scope)
                values[index] = value
                if pointed == nil { pointed = try pointedType(by: value) }
            } catch {
                try absorb(error)
                hasFailed = true
            }
        }
        if hasFailed { throw .silent }
        if !numbers.isEmpty { try unify(numbers, in: &values, match, resolution, site, in: scope) }
        return Chosen(index: match.index, arguments: values, written: match.matching.arguments)
    }

    /// Arguments that are one kind of number: that which the call is expected to give, where it has a fraction.
    private func unify(
        _ numbers: [Int], in values: inout [Value?], _ match: OverloadResolution.Match,
        _ resolution: OverloadResolution,
        _ site: CallSite, in scope: Scope
    ) throws(Failure) {
        let expressions = numbers.compactMap { match.matching.arguments[$0].map { resolution.written[$0].value } }
        let number = site.expected?.unwrapped.isFloating == true ? site.expected?.unwrapped : nil
        let unified = try unify(expressions, Expectation(type: number, role: .argument), in: scope)
        for (index, value) in zip(numbers, unified) { values[index] = value }
    }

    /// An argument's value, which may be known already, as what is expected.
    private func argument(
        _ expression: Expression, _ known: Value?, _ expectation: Expectation, in scope: Scope
    ) throws(Failure) -> Value {
        if case .builder(let element)? = expectation.type?.unwrapped {
            if case .closure(let closure) = expression.kind {
                return .array(try children(closure, of: element, at: expression.range, in: scope))
            }
            if known != nil || expression.isNamed {
                return try childrenHandedOn(expression, known, expectation, in: scope)
            }
        }
        if let known { return try convert(known, to: expectation, at: expression.range) }
        return try evaluate(expression, expectation, in: scope)
    }

    /// What a closure gives that is handed on by its name: `Column(content: content)`.
    private func childrenHandedOn(
        _ expression: Expression, _ known: Value?, _ expectation: Expectation, in scope: Scope
    ) throws(Failure) -> Value {
        var value = Value.none
        if let known { value = known } else { value = try evaluate(expression, .nothing, in: scope) }
        if let type = expectation.type, value.isHandedOn(to: type), case .closure(let closure) = value {
            var arguments: [Value] = []
            guard let given = closure.call(&arguments) else { throw isStopped ? .stopped : .silent }
            value = given
        }
        return try convert(value, to: expectation, at: expression.range)
    }

    // MARK: None that fits

    /// What is wrong with the labels, after what is wrong in the arguments.
    private func explain(
        _ mismatch: LabelMatching.Mismatch, _ resolution: OverloadResolution, _ site: CallSite, in scope: Scope
    ) throws(Failure) -> Failure {
        let frame = callsAround.count - 1
        if let label = resolution.unknownLabel() {
            try probe(site, in: scope)
            return unknown(label, resolution)
        }
        let told = reportCount
        try probe(site, in: scope)
        // An argument's error said that a label of it was meant for this call.
        if callsAround[frame].wasHinted { return .silent }
        let hint = vocabulary.foreignNames?.hint(forCall: resolution.name)
        // Of a call as another library has it, with what only that one has, this is enough.
        if hint != nil, reportCount > told { return .silent }
        switch mismatch.reason {
        case .noParameter(let label): return unknown(label, resolution)
        case .missingArgument(let name):
            return .error(.missingArgument(name), SourceRange(site.range.end - 1, site.range.end), hint: hint)
        case .missingLabel(let label, let range): return .error(.missingLabel(label), range, hint: hint)
        case .extraneousLabel(let label): return .error(.extraneousLabel(label.text), label.range, hint: hint)
        case .extraArgument(let argument):
            return .error(.extraArgument(argument.label?.text), argument.range, hint: hint)
        case .order(let label, let other): return .error(.labelOrder(label.text, before: other), label.range)
        case .closureShape(let range): return .error(.noClosureShape(callee: resolution.name), range)
        }
    }

    private func unknown(_ label: Name, _ resolution: OverloadResolution) -> Failure {
        let error = EvaluationError.noParameter(callee: resolution.name, label: label.text)
        for index in callsAround.indices.dropLast().reversed() where callsAround[index].hasParameter(label.text) {
            callsAround[index].wasHinted = true
            let outer = callsAround[index].name
            return .error(
                error, label.range, hint: Hint.misplaced(label.text, outer: outer, inner: resolution.name))
        }
        if let foreign = vocabulary.foreignNames?.hint(forLabel: label.text, of: resolution.name) {
            return .error(.foreignLabel(callee: resolution.name, label: label.text), label.range, hint: foreign)
        }
        let nearest = NearestName.nearest(to: label.text, among: resolution.labels).map(Hint.nearest)
        return .error(error, label.range, hint: nearest ?? Hint.parameters(resolution.labels))
    }

    /// Evaluates the arguments that say their type themselves, for the sake of the errors in them.
    private func probe(_ site: CallSite, in scope: Scope) throws(Failure) {
        for argument in site.arguments where !argument.value.dependsOnType {
            do throws(Failure) {
                _ = try evaluate(argument.value, .nothing, in: scope)
            } catch {
                try absorb(error)
            }
        }
    }
}

extension OverloadResolution.Match {
    fileprivate func type(of argument: Int, in resolution: OverloadResolution) -> ValueType? {
        matching.arguments.firstIndex { $0 == argument }.map { resolution.candidates[index][$0].type }
    }
}

extension Value {
    /// Whether it is a closure that can stand for the statements that a builder takes.
    fileprivate func isHandedOn(to type: ValueType) -> Bool {
        guard case .builder = type.unwrapped, case .closure(let closure) = self else { return false }
        return closure.parameterCount == 0
    }
}

extension Expression {
    /// Whether it names a value, or asks one for something.
    fileprivate var isNamed: Bool {
        switch named {
        case .identifier: true
        case .chain(let chain): !chain.base.dependsOnType
        default: false
        }
    }

    /// Whether its value depends on the type that is expected.
    fileprivate var dependsOnType: Bool {
        switch kind {
        case .integer, .float, .nil, .implicitMember, .closure, .array, .dictionary, .branch, .missing,
            .discard, .binding, .inOut, .keyPath:
            true
        case .string, .boolean: true
        case .tuple(let elements): elements.contains { $0.value.dependsOnType }
        case .ternary(_, let then, let other): then.dependsOnType || other.dependsOnType
        case .prefix(_, let operand): operand.dependsOnType
        case .infix(let chain): chain.operands.allSatisfy(\.dependsOnType)
        case .chain(let chain): chain.base.dependsOnType
        default: false
        }
    }
}
