import SwiftSource

extension Checker {
    /// `\Item.title`, `\.title`: a key path, or a function where one is wanted.
    func keyPath(
        _ path: KeyPathExpression, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        let wanted = hint.map { solver.normal($0).unwrapped }
        let handed = wanted?.function?.parameters.first?.type
        let given = handed ?? (wanted?.standard == .keyPath ? wanted?.arguments.first : nil)
        var root = path.root.map { resolver.resolve($0, in: scope) } ?? given.map { concrete($0) } ?? .unknown
        if root.isUnknown { root = .unknown }
        var parts = path.parts[...]
        // `\Order.Line.amount`: types inside of others come first.
        while path.root != nil, case .member(let name)? = parts.first?.kind, let inner = root.nestedType(name.text) {
            root = inner
            parts.removeFirst()
        }
        var type = root
        var steps: [KeyPathStep] = []
        for part in parts { steps.append(step(part, &type, in: scope)) }
        // Through `?` it leads to nothing, too.
        if parts.contains(where: \.isOptional), type.wrapped == nil, !type.isUnknown { type = standard.optional(type) }
        let kind = TypedExpression.Kind.keyPath(steps)
        if let function = wanted?.function {
            _ = solver.cost(of: type, as: function.result)
            return TypedExpression(kind, .function(FunctionType([.init(type: root)], type)), range)
        }
        let found = Type.nominal(standard[.keyPath], [root, type])
        return TypedExpression(kind, found, range)
    }

    /// - Parameter type: what the step begins at, then what it leads to.
    private func step(_ part: PostfixPart, _ type: inout Type, in scope: Scope) -> KeyPathStep {
        let current = solver.normal(type)
        let (step, next): (KeyPathStep, Type) =
            switch part.kind {
            case .member(let name): memberStep(name, of: current)
            case .subscript(let arguments): subscriptStep(arguments, of: current, in: scope)
            case .optional: (.optional, current.wrapped ?? current)
            case .forced: (.forced, current.wrapped ?? current)
            default: (.unknown(""), .unknown)
            }
        type = next
        return step
    }

    private func memberStep(_ name: Name, of type: Type) -> (KeyPathStep, Type) {
        if name.languageMember == .itself { return (.itself, type) }
        if case .tuple(let fields) = type, let index = fields.index(of: name.text) {
            return (.tupleElement(index), fields[index].type)
        }
        for member in members(name.text, of: type, isStatic: false) {
            guard let variable = member.symbol.variable else { continue }
            return (.property(variable), table.type(of: variable).substituting(member.substitution))
        }
        warnOfSlip(name, of: type, isStatic: false, .noMember(type: type.description, name: name.text))
        return (.unknown(name.text), .unknown)
    }

    private func subscriptStep(
        _ arguments: [Argument], of type: Type, in scope: Scope
    ) -> (KeyPathStep, Type) {
        let labels = arguments.map(\.label?.text)
        guard let found = subscripts(of: type).first(where: { $0.function.parameters.map(\.label) == labels }) else {
            return (.unknown("[]"), .unknown)
        }
        let function = found.function
        let substitution = fresh(found)
        let typed = zip(arguments, function.parameters).map { argument, parameter in
            TypedArgument.value(
                check(argument.value, as: parameter.type.substituting(substitution), .argument, in: scope))
        }
        return (.subscripted(function, typed), function.result.substituting(substitution))
    }

    // MARK: Subscripts

    func subscripted(
        _ reference: Reference, _ arguments: [Argument], _ chain: ChainSite, in scope: Scope
    ) -> TypedExpression {
        let value = self.value(of: reference, nil, at: SourceRange(chain.start, chain.partRange.start), in: scope)
        let type = concrete(value.type)
        let range = chain.range
        let site = CallSite(
            written: arguments.map { WrittenArgument(label: $0.label, value: $0.value, isTrailing: false) },
            range: range, end: chain.partRange, hint: chain.hint)
        if case .superValue(let own) = reference,
            let parent = type.symbol?.parents.first(where: { !subscripts(of: $0).isEmpty })
        {
            let inherited = TypedExpression(.superValue(own), own.type, own.range)
            return subscripted(inherited, parent, subscripts(of: parent), site, chain, in: scope)
        }
        if arguments.count == 1, arguments[0].label?.text == "keyPath" {
            return followed(value, type, by: arguments[0].value, at: range, in: scope)
        }
        if arguments.count == 1, case .operatorReference(let op) = arguments[0].value.kind, op.builtin == .closedRange {
            return whole(value, type, at: range)
        }
        if case .metatype(let owner) = type {
            return subscripted(value, owner, subscripts(of: owner, isStatic: true), site, chain, in: scope)
        }
        if type.wrapped != nil, subscripts(of: type).isEmpty, !subscripts(of: type.unwrapped).isEmpty {
            if value.isImplicitlyUnwrapped {
                let own = unwrapped(value)
                return subscripted(own, own.type, subscripts(of: own.type), site, chain, in: scope)
            }
            findings.report(.optional(type.description, wanted: type.unwrapped.description), at: value.range)
            return hole(range)
        }
        return subscripted(value, type, subscripts(of: type), site, chain, in: scope)
    }

    /// `text[...]`: all of it, as a part.
    private func whole(_ value: TypedExpression, _ type: Type, at range: SourceRange) -> TypedExpression {
        let part = type.standard == .string ? standard.type(.substring) : type
        guard type.standard == .array,
            let found = subscripts(of: type).first(where: {
                $0.function.parameters.first?.type.standard == .partialRangeFrom
            })
        else { return TypedExpression(.cast(.as, value, to: part), part, range) }
        let all = Value.range(.init(start: .min, end: .max))
        let index = TypedExpression(.constant(all), standard.type(.partialRangeFrom, standard.int), range)
        return TypedExpression(.subscript(value, found.function, [.value(index)]), type, range)
    }

    /// `value[keyPath: path]`.
    private func followed(
        _ value: TypedExpression, _ type: Type, by path: Expression, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        let result = Type.variable(TypeVariable())
        let typed = infer(path, .nominal(standard[.keyPath], [type, result]), in: scope)
        guard typed.type.standard == .keyPath else {
            return unknown(range)
        }
        return TypedExpression(.followed(value, typed), typed.type.arguments.last ?? .unknown, range)
    }

    /// A member of a type that finds its members by their names: `@dynamicMemberLookup`. Nil where it does not.
    func dynamicMember(
        _ name: Name, of value: TypedExpression, _ type: Type, at range: SourceRange, in scope: Scope
    ) -> TypedExpression? {
        // A property that a key path leads to comes before what is found by its name alone.
        let ways = subscripts(of: type).filter { $0.function.parameters.first?.label == "dynamicMember" }
        let paths = ways.filter { $0.function.parameters[0].type.standard == .keyPath }
        let names = ways.filter { $0.function.parameters[0].type.standard != .keyPath }
        for way in paths + names {
            let function = way.function
            guard let parameter = function.parameters.first else { continue }
            let substitution = way.substitution.opening(function.genericParameters)
            let wanted = solver.normal(parameter.type.substituting(substitution))
            let result = function.result.substituting(substitution)
            if wanted.standard == .string {
                let text = TypedExpression(.constant(.string(name.text)), standard.string, name.range)
                return TypedExpression(.subscript(value, function, [.value(text)]), result, range)
            }
            guard wanted.standard == .keyPath, let root = wanted.arguments.first,
                hasProperty(name.text, root)
            else { continue }
            let part = PostfixPart(kind: .member(name), range: name.range)
            let path = keyPath(KeyPathExpression(root: nil, parts: [part]), wanted, at: name.range, in: scope)
            guard solver.cost(of: path.type, as: wanted) != nil else { continue }
            if let own = ofCollection(name, of: value, type, by: path, at: range, in: scope) { return own }
            return TypedExpression(.subscript(value, function, [.value(path)]), solver.normal(result), range)
        }
        return nil
    }

    /// `$items.count`: a binding to a collection is one too, and has what cannot be set in the collection. Nil for what can.
    private func ofCollection(
        _ name: Name, of value: TypedExpression, _ type: Type, by path: TypedExpression, at range: SourceRange,
        in scope: Scope
    ) -> TypedExpression? {
        guard type.symbol?.isFromLibraryText == true, case .keyPath(let steps) = path.kind,
            case .property(let variable)? = steps.last, !variable.isSettable,
            variable.owner?.isA(standard[.collection]) == .yes
        else { return nil }
        let site = ChainSite(range: range, partRange: name.range)
        let whole = Name(text: "wrappedValue", range: name.range)
        guard case .value(let items) = member(whole, of: value, site, in: scope),
            case .value(let found) = member(name, of: items, site, in: scope)
        else { return nil }
        return found
    }

    /// Whether a key path can lead to a member: to a property, and to what is not known.
    private func hasProperty(_ name: String, _ type: Type) -> Bool {
        let type = solver.normal(type)
        if type.isUnknown { return true }
        if case .tuple(let fields) = type { return fields.index(of: name) != nil }
        return members(name, of: type, isStatic: false).contains { !$0.symbol.isFunction }
    }

    private func subscripted(
        _ value: TypedExpression, _ type: Type, _ candidates: [Callee.Candidate], _ site: CallSite,
        _ chain: ChainSite, in scope: Scope
    ) -> TypedExpression {
        guard !candidates.isEmpty else {
            if type.standard != nil, completeness(of: type) != .open {
                findings.report(.notSubscriptable(type.description), at: chain.partRange)
                return hole(site.range)
            }
            let hole = HoleSite(text(site.range), at: site.range)
            return TypedExpression(
                .dynamicSubscript(value, looseArguments(site, in: scope), hole), .unknown, site.range)
        }
        var callee = Callee(name: "subscript", range: chain.partRange, candidates: candidates)
        callee.isSubscript = true
        let resolved = resolve(callee, site, in: scope)
        guard case .call(let call) = resolved.kind else { return resolved }
        return TypedExpression(.subscript(value, call.function, call.arguments), resolved.type, site.range)
    }

    // MARK: Macros

    /// `#selector(...)` is the name of a method; the value of another macro is a hole.
    func macro(_ expansion: MacroExpansion, at range: SourceRange, in scope: Scope) -> TypedExpression {
        if expansion.name.text == "selector", let method = expansion.arguments.first?.value {
            let type = table.type(.named(TypeName("Selector")), .result)
            return TypedExpression(.constant(.string(text(method.range))), type, range)
        }
        for argument in expansion.arguments where !argument.value.isClosure && !argument.value.dependsOnHint {
            _ = speculate { infer(argument.value, nil, in: scope) }
        }
        return unknown(range)
    }

    // MARK: Statements as values

    /// `if` and `switch` that give a value: each of their bodies ends with one.
    func branch(_ statement: Statement, as type: Type, in scope: Scope) -> TypedStatement {
        func value(_ statements: [Statement], _ scope: Scope) -> [TypedStatement] {
            prepare(statements, in: scope)
            let active = statements.active
            return active.enumerated().compactMap { index, one in
                guard index == active.count - 1 else { return self.statement(one, in: scope) }
                switch one.kind {
                case .expression(let expression):
                    if case .branch(let inner) = expression.kind { return branch(inner, as: type, in: scope) }
                    let found = infer(expression, type, in: scope)
                    // What never returns gives no value.
                    let isNever = solver.normal(found.type).standard == .never
                    let typed = isNever ? found : converted(found, to: type, .initializer)
                    return TypedStatement(kind: .expression(typed), range: one.range)
                case .if, .switch: return branch(one, as: type, in: scope)
                default: return self.statement(one, in: scope)
                }
            }
        }
        return self.statement(statement, in: scope, body: value)
            ?? TypedStatement(kind: .block([], label: nil), range: statement.range)
    }
}
