import SwiftSource

extension Evaluation {
    func call(_ reference: Reference, _ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        switch reference {
        case .type(let type), .value(.type(let type)): return try make(type, site, in: scope)
        case .callables(let callables): return try call(callables, site, in: scope)
        case .initializer(let variable): return try initialize(variable, site, in: scope)
        case .value, .place, .parent:
            let value = try settled(try self.value(of: reference, at: site.nameRange))
            if case .hole(let hole) = value { return try call(hole, site, in: scope) }
            guard case .closure(let closure) = value else {
                throw .error(.notCallable(value.typeName), site.nameRange)
            }
            return try call(closure, site, in: scope)
        }
    }

    private func make(_ type: ValueType, _ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        if case .named(let name) = type, let definition = definitions[name] {
            return try call(try makers(of: definition, type), site, in: scope)
        }
        if type == .any { return try call(hole(at: site.nameRange), site, in: scope) }
        if type == .string, site.isDescribing { return try describe(site, in: scope) }
        if type == .string, let key = try localizedKey(site, in: scope) { return key }
        var candidates: [Candidate] = []
        if let addition = additions[.extended(type)] {
            candidates += addition.initializers.map { .maker(.added($0, addition.scope, type)) }
        }
        candidates += (description(of: type)?.initializers ?? []).map { .compiled($0) }
        guard !candidates.isEmpty else { throw unsupported("a call of '\(type)'", site.nameRange) }
        var callables = BoundCallables(
            name: type.description, candidates: candidates, receiver: .none, isMethod: false)
        if case .array(let element) = type { callables.elementType = element }
        if case .dictionary = type, site.arguments.isEmpty { return .dictionary([]) }
        return try call(callables, site, in: scope)
    }

    /// `String(describing: value)`: what an interpolation of it says.
    private func describe(_ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        if site.arguments.count > 1 { throw .error(.extraArgument(nil), site.arguments[1].range) }
        let written = site.arguments[0].value
        let value = try evaluate(written, .nothing.with(.optional(.any)), in: scope)
        return .string(try text(of: value, as: shownType(of: written, in: scope), at: site.range))
    }

    /// `self.init(...)`: another initializer makes the value.
    private func initialize(_ variable: Variable, _ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        guard let type = variable.type else { throw unsupported("'self.init' here", site.nameRange) }
        if case .value(.object) = variable.state { throw unsupported("'self.init' in a class", site.nameRange) }
        variable.state = .value(try make(type, site, in: scope))
        return .void
    }

    // MARK: Choosing and calling

    private func call(_ callables: BoundCallables, _ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        if callables.gathersArguments { return try callGathering(callables, site, in: scope) }
        return try callChosen(callables, site, in: scope)
    }

    private func callGathering(
        _ callables: BoundCallables, _ site: CallSite, in scope: Scope
    ) throws(Failure) -> Value {
        guard let function = callables.function else { throw .silent }
        return try callChosen(callables, site.gathering(function), in: scope)
    }

    private func callChosen(_ callables: BoundCallables, _ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        let around = deepestElement
        deepestElement = 0
        defer { deepestElement = max(around, deepestElement) }
        let candidates = parameters(of: callables, site, in: scope)
        let site = try withoutForeignLabels(site, of: callables.name, candidates)
        let chosen: Chosen
        do throws(Failure) {
            chosen = try choose(callables.name, candidates, site, in: scope)
        } catch {
            return try unknownOverload(of: callables, site, after: error)
        }
        return try call(chosen, of: callables, site, in: scope)
    }

    /// Whether a class may have initializers that are written nowhere here: all of an unknown class's, and `init()` beside
    /// the one that it overrides.
    private func mayInheritInitializers(_ definition: TypeDefinition, _ site: CallSite) -> Bool {
        if definition.hasUnknownParent { return true }
        return inheritedClass(of: definition) != nil && !definition.initializers.isEmpty && site.arguments.isEmpty
    }

    /// What a call gives that means none of the overloads that are known here, where there may be others: of UIKit's and
    /// the standard library's types, and of classes that inherit initializers.
    private func unknownOverload(
        of callables: BoundCallables, _ site: CallSite, after failure: Failure
    ) throws(Failure) -> Value {
        guard case .error(let error, _, let hint) = failure, error.isAboutLabels else { throw failure }
        if let definition = callables.inheritingClass, mayInheritInitializers(definition, site),
            let value = try made(definition, of: HoleValue("", at: site.range), at: site.range)
        {
            return value
        }
        let isComplete = callables.candidates.contains { candidate in
            guard case .compiled(let callable) = candidate else { return true }
            if case .named(let name) = callable.result { return isElementType(name) }
            return false
        }
        if case .missingArgument = error { throw failure }
        let isMisspelt = hint?.hasPrefix(Hint.nearest("").prefix(12)) ?? false
        guard !isComplete, !isMisspelt else { throw failure }
        return .hole(hole(at: site.range, type: callables.candidates.first?.result))
    }

    private func parameters(
        of callables: BoundCallables, _ site: CallSite, in scope: Scope
    ) -> [[ParameterDescription]] {
        let result = site.expected ?? foldedType(callables, site, in: scope)
        return callables.candidates.map { $0.parameters.filling(callables.elementType, result) }
    }

    private func call(
        _ chosen: Chosen, of callables: BoundCallables, _ site: CallSite, in scope: Scope
    ) throws(Failure) -> Value {
        let candidate = callables.candidates[chosen.index]
        let places = try placesToChange(candidate, chosen, site, in: scope)
        var arguments = chosen.arguments
        let value = try perform(candidate, on: callables.receiver, &arguments, given: deepestElement, site)
        for (index, place) in places {
            if let changed = arguments[index] { try store(changed, in: place, at: site.range) }
        }
        guard case .compiled = candidate else { return value }
        return try finished(value, callables, site)
    }

    /// Calls one of the callables; `given` is how deep its arguments are.
    func perform(
        _ candidate: Candidate, on receiver: BoundCallables.Receiver, _ arguments: inout [Value?], given: Int,
        _ site: CallSite
    ) throws(Failure) -> Value {
        switch candidate {
        case .source(let function, let definition):
            return try call(function, definition, on: receiver, &arguments, site)
        case .maker(let maker): return try make(maker, &arguments, at: site.range)
        case .open(let member, _):
            guard case .value(let value)? = try receiver.loaded(self, site) else { throw .silent }
            let source = try sourceInstance(of: value, at: site.range)
            if arguments.contains(where: { $0?.hole?.isReported ?? false }) { throw .silent }
            return try standard(member, of: source, arguments, at: site.range)
        case .compiled(let callable):
            return try invoke(callable, on: receiver, arguments, given: given, site)
        }
    }

    private func invoke(
        _ callable: Callable, on receiver: BoundCallables.Receiver, _ arguments: [Value?], given: Int,
        _ site: CallSite
    ) throws(Failure) -> Value {
        switch receiver {
        case .none, .type:
            var receiver = Value.void
            return try invoke(callable, &receiver, arguments, at: site.range)
        case .value(var receiver):
            if callable.isMutating { throw .error(.cannotMutateValue(callable.name), site.nameRange) }
            let value = try invoke(callable, &receiver, arguments, at: site.range)
            deepestElement = max(deepestElement, receiver.depth)
            return value
        case .place(let place): return try invoke(callable, on: place, arguments, given: given, site)
        }
    }

    /// What compiled code gave: an element knows where it was made, and how deep it is.
    private func finished(
        _ value: Value, _ callables: BoundCallables, _ site: CallSite
    ) throws(Failure) -> Value {
        var value = value
        let start = callables.isMethod ? site.methodStart ?? site.range.start : site.range.start
        let range = SourceRange(start, site.range.end)
        if isElement(value) {
            let depth = deepestElement + 1
            if depth > limits.elementDepth { throw stop(.tooDeep, at: range) }
            value = placed(value, at: range, depth: depth)
            deepestElement = depth
        } else {
            value.depth = deepestElement
        }
        return value
    }

    /// Where the values stand that the call changes: `&count`.
    private func placesToChange(
        _ candidate: Candidate, _ chosen: Chosen, _ site: CallSite, in scope: Scope
    ) throws(Failure) -> [(Int, Place)] {
        var places: [(Int, Place)] = []
        var isInout = [Bool](repeating: false, count: chosen.written.count)
        switch candidate {
        case .source(let function, _), .maker(.initializer(let function, _)), .maker(.added(let function, _, _)):
            isInout = function.isInout
        default: break
        }
        for (index, written) in chosen.written.enumerated() {
            guard let written else { continue }
            let expression = site.arguments[written].value
            let type = candidate.parameters[index].type.description
            if case .inOut(let inner) = expression.kind {
                guard isInout[index] else { throw .error(.extraneousReference(type), expression.range) }
                let place = try place(inner, in: scope)
                try checkMutating(place, at: inner.range)
                places.append((index, place))
            } else if isInout[index] {
                throw .error(.missingReference(type), expression.range)
            }
        }
        return places
    }

    // MARK: The vocabulary

    private func invoke(
        _ callable: Callable, on place: Place, _ arguments: [Value?], given: Int, _ site: CallSite
    ) throws(Failure) -> Value {
        var receiver = try load(place, at: site.nameRange)
        guard callable.isMutating else { return try invoke(callable, &receiver, arguments, at: site.range) }
        try checkMutating(place, at: site.nameRange)
        let depth = receiver.depth
        // Let go of the variable's own copy, so that the change is made in place.
        let isWhole = place.path.isEmpty
        if isWhole { place.variable.state = .failed }
        let result: Value
        do throws(Failure) {
            result = try invoke(callable, &receiver, arguments, at: site.range)
        } catch {
            if isWhole { place.variable.state = .value(receiver) }
            throw error
        }
        receiver.depth = max(depth, given + 1)
        if isWhole { place.variable.state = .value(receiver) } else { try store(receiver, in: place, at: site.range) }
        try checkSize(receiver, at: site.range)
        return result
    }

    /// Calls compiled code.
    func invoke(
        _ callable: Callable, _ receiver: inout Value, _ arguments: [Value?], at range: SourceRange
    ) throws(Failure) -> Value {
        try charge(2, at: range)
        var arguments = filled(arguments, for: callable, at: range)
        if arguments.contains(where: { $0?.holdsHole ?? false }) || receiver.holdsHole {
            guard let known = try withoutHoles(arguments, of: callable, receiver) else {
                let type = callable.result.isGeneric ? nil : callable.result
                return .hole(hole(forCallAt: range, type: type))
            }
            arguments = known
        }
        let value: Value
        let around = runningCall
        runningCall = range
        defer { runningCall = around }
        do throws(VocabularyError) {
            if let native = native(receiver) {
                var native = native
                value = adopted(try callable.call(&native, arguments))
            } else {
                value = adopted(try callable.call(&receiver, arguments))
            }
        } catch {
            try throwPending()
            if mayBeUnknown(arguments, receiver) { return .hole(hole(forCallAt: range, type: nil)) }
            throw failure(of: error, at: range)
        }
        if isStopped { throw .stopped }
        try throwPending()
        try checkSize(value, at: range)
        return value
    }

    /// With the comparisons that the standard library asks for.
    private func filled(_ arguments: [Value?], for callable: Callable, at range: SourceRange) -> [Value?] {
        guard callable.parameters.last?.isFilledIn == true else { return arguments }
        var arguments = arguments
        for (index, parameter) in callable.parameters.enumerated() where parameter.isFilledIn {
            let text = parameter.type == .named(GenericType.equality) ? "==" : "<"
            arguments[index] = .closure(closure(applying: Operator(text: text, range: range)))
        }
        return arguments
    }

    /// Counts what a value takes that the standard library made.
    private func checkSize(_ value: Value, at range: SourceRange) throws(Failure) {
        switch value {
        case .array(let values):
            try allocate(values.count, at: range)
            if values.contains(where: \.isContainer) { try checkNesting(values, at: range) }
        case .string(let string): try allocate(string.utf8.count, at: range)
        default: return
        }
    }

    func failure(of error: VocabularyError, at range: SourceRange) -> Failure {
        switch error {
        case .mismatch(let expected, let found):
            .error(.cannotConvert(found: found, expected: expected.description, .argument), range)
        case .refused(let sentence): .error(.refused(sentence), range)
        case .reported: isStopped ? .stopped : .silent
        }
    }
}

extension BoundCallables.Receiver {
    /// With the value in place of where it stands.
    fileprivate func loaded(_ evaluation: Evaluation, _ site: CallSite) throws(Failure) -> Self? {
        guard case .place(let place) = self else { return self }
        return .value(try evaluation.load(place, at: site.nameRange))
    }
}
