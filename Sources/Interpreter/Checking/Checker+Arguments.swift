import SwiftSource

// The arguments of the function that a call means.

extension Checker {
    func finish(
        _ match: Match, _ callee: Callee, _ site: CallSite, _ known: [Int: TypedExpression], in scope: Scope
    ) -> TypedExpression {
        let substitution = fresh(match.candidate)
        prepare(match, site, substitution)
        let outerChoice = context.choiceType
        defer { context.choiceType = outerChoice }
        var arguments: [TypedArgument] = Array(repeating: .omitted, count: match.candidate.function.parameters.count)
        // Closures come late: what the other arguments are says what they take. `.zero` of a type that only they say
        // comes last.
        for step in ArgumentStep.allCases {
            fill(&arguments, step, match, site, known, substitution, in: scope)
        }
        return called(match, callee, site, substitution, arguments, in: scope)
    }

    @inline(never)
    private func prepare(_ match: Match, _ site: CallSite, _ substitution: Substitution) {
        let function = match.candidate.function
        if let hint = site.hint { suggest(function.result.substituting(substitution), hint) }
        suggestSequences(of: function, substitution)
        // A default value says what a generic parameter is. (Swift Evolution, SE-0347.)
        for (parameter, indices) in zip(function.parameters, match.labels.arguments) where indices.isEmpty {
            guard case .parameter = parameter.type, let value = parameter.defaultValue?.checked?.expression else {
                continue
            }
            _ = solver.cost(of: value.type, as: parameter.type.substituting(substitution))
        }
    }

    /// The wanted type of a result binds a sequence from whose elements the result is made.
    func suggestSequences(of function: FunctionSymbol, _ substitution: Substitution) {
        for (one, other) in function.sameTypes {
            guard case .member(let base, "Element") = one.substituting(substitution), let variable = base.variable,
                variable.binding == nil, variable.suggestion == nil
            else { continue }
            let element = other.substituting(substitution).settled(standard)
            if !element.hasUnknown { variable.suggestion = standard.array(element) }
        }
    }

    /// The order in which arguments are checked.
    private enum ArgumentStep: CaseIterable {
        case plain, closure, implicit
    }

    private func step(of expression: Expression, for type: Type) -> ArgumentStep {
        if expression.isClosure { return .closure }
        // Which of several initializers is meant the closures say.
        if expression.isInitializerReference,
            solver.normal(type).function?.parameters.contains(where: { isOpen($0.type) }) == true
        {
            return .implicit
        }
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
    func given(
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
    func called(
        _ match: Match, _ callee: Callee, _ site: CallSite, _ substitution: Substitution,
        _ given: [TypedArgument], in scope: Scope
    ) -> TypedExpression {
        let function = match.candidate.function
        var arguments = given
        for (index, parameter) in function.parameters.enumerated() where match.labels.arguments[index].isEmpty {
            if parameter.isVariadic { arguments[index] = .variadic([]) }
        }
        let result = made(by: function, callee) ?? function.result.substituting(substitution)
        let settled = function.genericParameters.isEmpty ? result : solver.normal(result)
        // A method of what an unknown method gives may be another's of that name.
        let type = callee.receiver.map { isPerhapsModified($0) } == true ? elementOrAnything(settled) : settled
        if isInCells, function.isOfVocabulary, table.vocabulary.plainModifiers.contains(function.name),
            let receiver = callee.receiver, isElement(receiver.type)
        {
            findings.note(
                .withoutEffect(function.name),
                at: SourceRange(callee.methodStart ?? callee.range.start, callee.range.end))
            // What is handed to it is no hole either.
            return receiver
        }
        if let local = callee.local { return applied(local, function, arguments, type, site, in: scope) }
        var call = TypedCall(
            function: function, receiver: callee.receiver, type: callee.type, arguments: arguments,
            nameRange: SourceRange(callee.methodStart ?? site.range.start, callee.range.end))
        call.isSuper = callee.isSuper
        if let type = callee.type, callee.receiver == nil || type.isParameter {
            call.typeSource = callee.typeSource ?? typeSource(of: type, at: site.range, in: scope)
        }
        if function.isInterpreted { call.generics = substitution }
        return TypedExpression(.call(call), type, site.range)
    }

    /// What an initializer makes that a class has of its superclass, or a generic parameter of its constraint: one of the
    /// class, or of the parameter. Nil for other functions.
    private func made(by function: FunctionSymbol, _ callee: Callee) -> Type? {
        guard function.kind == .initializer || function.givesSelf,
            let type = callee.type ?? callee.receiver?.type.resolved, let owner = function.owner,
            owner.kind == .object || type.isParameter, type.symbol != owner
        else { return nil }
        return function.isFailable || function.result.wrapped != nil ? standard.optional(type) : type
    }

    /// The key that an argument is says what the value beside it is.
    private func point(_ pointed: GenericParameter, at type: Type, _ substitution: Substitution) {
        guard let variable = substitution[pointed]?.variable, variable.binding == nil,
            case .metatype(let key) = solver.normal(type), let value = pointedType(by: key)
        else { return }
        solver.bind(variable, to: value)
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

    /// One of several choices, or the binding that says of which type they are.
    private func choice(
        _ expression: Expression, _ type: Type, _ role: Problem.Role, _ purpose: HolePurpose, in scope: Scope
    ) -> TypedExpression {
        if let choice = context.choiceType, expression.beginsWithDot {
            return check(expression, as: choice, role, in: scope, purpose: purpose)
        }
        let value = check(expression, as: type, role, in: scope, purpose: purpose)
        if let chosen = solver.normal(value.type).arguments.first { context.choiceType = chosen }
        return value
    }

    func argument(
        _ written: Int, of index: Int, _ match: Match, _ site: CallSite, _ known: TypedExpression?,
        _ substitution: Substitution, in scope: Scope
    ) -> TypedExpression {
        let parameter = match.candidate.function.parameters[index]
        let type = parameter.type.substituting(substitution)
        let (expression, isCalled) = shown(site.written[written].value, for: type)
        let purpose = HolePurpose(description: parameter.description, callee: match.candidate.function.name)
        let role: Problem.Role = parameter.isVariadic ? .element : .argument
        if let known, !isCalled, !parameter.isAutoclosure {
            if match.candidate.function.takesWholeNumbers, isWhole(known, for: type) { return known }
            return shown(converted(known, to: type, role, purpose), of: expression, for: parameter)
        }
        if parameter.description?.unit == .choice { return choice(expression, type, role, purpose, in: scope) }
        widen(type, to: expression, of: parameter, match, in: scope)
        if parameter.isAutoclosure { return autoclosure(expression, type, in: scope) }
        if parameter.isInout { return passed(expression, to: type, isInout: true, in: scope) }
        if case .inOut = expression.kind { return passed(expression, to: type, isInout: false, in: scope) }
        let value = infer(expression, type, in: scope)
        if match.candidate.function.takesWholeNumbers, isWhole(value, for: type) { return value }
        return shown(converted(value, to: type, role, purpose), of: expression, for: parameter)
    }

    /// A literal as the library shows it, where it stands for a text of many languages; a text that is made one, too:
    /// `Text(.init(text))`.
    private func shown(
        _ value: TypedExpression, of expression: Expression, for parameter: ParameterSymbol
    ) -> TypedExpression {
        guard parameter.description?.type == .localizedText, let shown = table.vocabulary.shownText else {
            return value
        }
        if expression.isCall(of: { $0 == "init" || table.vocabulary.aliases[$0] == .localizedText }) {
            return TypedExpression(.shownText(value), value.type, value.range)
        }
        return value.showingLiterals(as: shown)
    }

    /// A function where a closure of views is wanted is called there: `VStack(content: content)` is `VStack { content() }`.
    private func shown(_ expression: Expression, for type: Type) -> (Expression, isCalled: Bool) {
        // A key path where a builder is wanted is one, too: `ForEach(items, content: \.row)`.
        if case .keyPath(let path) = expression.kind, path.root == nil,
            solver.normal(type).unwrapped.function?.builder != nil
        {
            return (path.asClosure(at: expression.range), true)
        }
        // So is a function of one parameter: `ForEach(items, content: Row.init)`.
        if expression.isInitializerReference, let function = solver.normal(type).unwrapped.function,
            function.builder != nil, function.parameters.count == 1
        {
            return (expression.calledWithItsParameter, true)
        }
        guard isGathered(type), !expression.isClosure, !expression.isNil else { return (expression, false) }
        let end = SourceRange(expression.range.end, expression.range.end)
        let call = PostfixPart(kind: .call(CallArguments(arguments: [], parentheses: nil)), range: end)
        return (Expression(expression, followedBy: [call]).asClosure, true)
    }

    /// Whether a closure of the type hands over the views that its statements give.
    func isGathered(_ type: Type) -> Bool {
        solver.normal(type).unwrapped.function?.builder?.isGatheredByCaller == true
    }

    /// Whether a value of the type can be called without arguments.
    func isCallable(_ type: Type) -> Bool {
        let type = solver.normal(type)
        return type.isUnknown || type.function?.parameters.isEmpty == true
    }

    /// Whether a value is a whole number where geometry wants a length.
    func isWhole(_ value: TypedExpression, for type: Type) -> Bool {
        type.standard == .cgFloat && solver.normal(value.type).standard == .int
    }

    func autoclosure(_ expression: Expression, _ type: Type, in scope: Scope) -> TypedExpression {
        let wanted = solver.normal(type).function?.result ?? type
        let closure = ClosureExpression(giving: expression)
        return self.closure(
            closure, .function(FunctionType([], wanted)), at: expression.range, in: scope)
    }

    private func applied(
        _ local: LocalFunction, _ function: FunctionSymbol, _ arguments: [TypedArgument], _ type: Type,
        _ site: CallSite, in scope: Scope
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
        return TypedExpression(.apply(place, values), type, site.range)
    }

    func fitsShapes(_ match: Match, _ site: CallSite) -> Bool {
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
    var takesWholeNumbers: Bool {
        kind == .initializer && owner?.description.map { SystemTypes.values.contains($0.name) } ?? false
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
    func fits(_ type: Type, _ solver: Solver) -> Bool {
        switch solver.normal(type).unwrapped {
        case .function(let wanted):
            if wanted.builder?.isGatheredByCaller == true { return parameterCount == 0 }
            if parameterCount == wanted.parameters.count { return true }
            // A closure may ignore nothing: `done.map { 3 }` of a `Result<Void, Error>`.
            if parameterCount == 0, wanted.parameters.count == 1, solver.normal(wanted.parameters[0].type).isVoid {
                return true
            }
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
