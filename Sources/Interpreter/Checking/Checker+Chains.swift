import SwiftSource

extension Checker {
    /// A chain: a name or an implicit member with its members and calls, from left to right. One of its links may be
    /// optional, which makes the whole optional.
    func chain(
        _ expression: Expression, _ hint: Type?, in scope: Scope
    ) -> (value: TypedExpression, isOptional: Bool) {
        let parts = expression.parts
        var reference = base(of: expression, parts, hint, in: scope)
        var isOptional = false
        for index in parts.indices {
            let site = site(of: index, in: parts, expression.chainStart, hint)
            putBox(&reference, of: expression, hint, before: parts[index...].prefix(2), in: scope)
            if case .call(let call) = parts[index].kind {
                reference = .value(self.call(reference, call, site, in: scope))
            } else {
                reference = step(reference, parts[index], site, &isOptional, in: scope)
            }
            putSetting(&reference, at: site, in: scope)
        }
        return (value(of: reference, hint, at: expression.range, in: scope), isOptional)
    }

    /// The end of a chain: its start, followed along all of its links.
    func reached(
        from start: Reference, _ parts: [PostfixPart], at position: Int, _ hint: Type? = nil, in scope: Scope
    ) -> Reference {
        var (reference, isOptional) = (start, false)
        for index in parts.indices {
            reference = step(
                reference, parts[index], site(of: index, in: parts, position, hint), &isOptional, in: scope)
        }
        return reference
    }

    @inline(never)
    private func base(of expression: Expression, _ parts: [PostfixPart], _ hint: Type?, in scope: Scope) -> Reference {
        var base = expression
        if case .chain(let chain) = expression.kind { base = chain.base }
        if let wanted = baseHint(base, parts, hint, in: scope) { return .value(infer(base, wanted, in: scope)) }
        if case .identifier(let name) = base.kind, case .member(let member)? = parts.first?.kind,
            let extended = extendedElsewhere(name, having: member.text, at: base.range, in: scope)
        {
            return .type(.nominal(extended), base.range)
        }
        let isCalled = parts.first?.isCall == true
        let namesType = isCalled || parts.first?.isMemberOfTypes == true
        switch base.kind {
        case .selfValue, .selfType, .superValue, .anonymousParameter, .operatorReference:
            return word(base, parts.isEmpty ? hint : nil, in: scope)
        case .identifier(let name):
            let hasLabels = parts.first?.hasLabels == true
            let found = identifier(name, at: base.range, isCalled: isCalled, hasLabels: hasLabels, in: scope)
            if case .value(let value) = found, value.type.isUnknown,
                let set = setting(for: base.range, parts.isEmpty ? hint : nil, in: scope)
            {
                return .value(set)
            }
            return found
        case .implicitMember(let name): return implicitMember(name, hint, isCalled: isCalled, in: scope)
        case .type(let syntax): return .type(resolver.resolve(syntax, in: scope), base.range)
        case .array where namesType, .dictionary where namesType:
            return type(base, in: scope).map { .type($0, base.range) } ?? .value(infer(base, nil, in: scope))
        default: return .value(infer(base, nil, in: scope))
        }
    }

    @inline(never)
    func site(of index: Int, in parts: [PostfixPart], _ start: Int, _ hint: Type?) -> ChainSite {
        let range = parts[index].range
        let isLast = index == parts.count - 1
        // What a `!` at the end makes of it is wanted: `let item: Item = try store.get(.first)!`.
        let isForced = index == parts.count - 2 && parts[index + 1].isForced
        let own = isLast ? hint : isForced ? hint.map { standard.optional($0) } : nil
        return ChainSite(
            range: SourceRange(start, range.end), partRange: range, hint: own,
            isCalled: !isLast && parts[index + 1].isCall, isLast: isLast,
            isCalledWithLabels: !isLast && parts[index + 1].hasLabels,
            isCalledWithArguments: !isLast && parts[index + 1].hasArguments)
    }

    /// The value that a person gave a part of a chain.
    @inline(never)
    private func putSetting(_ reference: inout Reference, at site: ChainSite, in scope: Scope) {
        guard !settings.isEmpty, case .value(let value) = reference, value.type.isUnknown,
            let set = setting(for: site.range, site.hint, in: scope)
        else { return }
        reference = .value(set)
    }

    @inline(never)
    private func putBox(
        _ reference: inout Reference, of chain: Expression, _ hint: Type?, before parts: ArraySlice<PostfixPart>,
        in scope: Scope
    ) {
        guard case .value(let value) = reference, case .member(let name)? = parts.first?.kind,
            parts.last?.isCall == true,
            let box = shown(value, before: name) ?? box(value, of: chain, hint, before: name, parts, in: scope)
        else { return }
        reference = .value(box)
    }

    /// What a value shows that is an element by a parent type that is not known, before a modifier; nil for others.
    private func shown(_ value: TypedExpression, before name: Name) -> TypedExpression? {
        let type = solver.normal(value.type)
        guard let symbol = type.symbol, symbol.completeness == .open, !isElement(symbol), showsElement(symbol),
            members(name.text, of: type, isStatic: false).isEmpty, let element = modified(by: name, isOnNewLine: false)
        else { return nil }
        return TypedExpression(.convert(value, to: element), element, value.range)
    }

    /// The box for an unknown element before a known modifier. Nil where it is no element, or no modifier follows.
    private func box(
        _ value: TypedExpression, of chain: Expression, _ hint: Type?, before name: Name,
        _ parts: ArraySlice<PostfixPart>, in scope: Scope
    ) -> TypedExpression? {
        guard value.type.isUnknown, table.vocabulary.hole != nil,
            let element = hint.flatMap({ assumable($0, having: name) })
                ?? modified(by: name, isOnNewLine: isOnNewLine(name, after: value.range))
        else { return nil }
        let isMade = isMade(value)
        guard isMade || context.wantedElement == chain.range || hint.map({ isElement($0) }) ?? false else { return nil }
        // Collections have one of that name, too: `items.map { Label(text: $0.name) }`.
        guard isMade || members(name.text, of: standard.array(.unknown), isStatic: false).isEmpty else { return nil }
        let box = TypedExpression(.convert(value, to: element), element, value.range)
        let isKnown = speculate {
            let known = findings.mark
            let reached = reached(from: .value(box), Array(parts), at: value.range.start, in: scope)
            guard case .value(let result) = reached else { return false }
            return findings.count(since: known) == 0 && isElement(result.type)
        }
        return isKnown ? box : nil
    }

    /// Whether it may be an element, for a type is written that makes it, `Badge("a").rounded()`. What a property of that
    /// gives, `Badge("a").count`, is no element.
    private func isMade(_ value: TypedExpression) -> Bool {
        switch value.kind {
        case .dynamicMember: return false
        case .dynamicCall(let base, _, _, _): return isMade(base)
        default:
            let written = text(value.range)
            return written.namesType && written.contains("(")
        }
    }

    /// The wanted type, where something can be assumed of it that has a member: a colour's `opacity` is a colour.
    private func assumable(_ type: Type, having name: Name) -> Type? {
        guard let symbol = type.symbol, table.vocabulary.typedHoles[symbol.typeName] != nil,
            !members(name.text, of: type, isStatic: false).isEmpty
        else { return nil }
        return type
    }

    /// The type of the elements that a modifier is one of: those of the vocabulary that have it, and any for one that
    /// stands on a line of its own, as modifiers do.
    private func modified(by name: Name, isOnNewLine: Bool) -> Type? {
        guard let any = shownElements?.child else { return nil }
        func isKnown(_ type: Type) -> Bool { !members(name.text, of: type, isStatic: false).isEmpty }
        if isKnown(any) { return any }
        let special = table.vocabulary.openTypes.lazy.filter(\.isElement).compactMap { self.table.described($0.name) }
            .filter { $0.kind == .interface }.map { Type.nominal($0, []) }.first { isKnown($0) }
        return special ?? (isOnNewLine ? any : nil)
    }

    private func isOnNewLine(_ name: Name, after range: SourceRange) -> Bool {
        range.end <= name.range.start && sources[SourceRange(range.end, name.range.start)].contains(where: \.isNewline)
    }

    struct ChainSite {
        /// The range from the chain's start to the part's end.
        let range: SourceRange
        /// The range of the part alone.
        let partRange: SourceRange
        var hint: Type?
        var isCalled = false
        /// Whether it is the last link of the chain.
        var isLast = false
        /// Whether the call that follows has labels, which calls of closures do not.
        var isCalledWithLabels = false
        var isCalledWithArguments = false

        var start: Int { range.start }
    }

    /// The type that an expression names: `String` in `[String]()`; nil for a value.
    func type(_ expression: Expression, in scope: Scope) -> Type? {
        switch expression.kind {
        case .type(let syntax): return resolver.resolve(syntax, in: scope)
        case .array(let elements) where elements.count == 1:
            return type(elements[0], in: scope).map { standard.array($0) }
        case .dictionary(let items) where items.count == 1:
            guard let key = type(items[0].key, in: scope), let value = type(items[0].value, in: scope) else {
                return nil
            }
            return standard.dictionary(key, value)
        case .identifier(let name):
            let found = speculate { identifier(name, at: expression.range, isCalled: false, in: scope) }
            if case .type(let type, _) = found { return type }
            // A module that is named as its type is: `[DirectoryWatcher]()`.
            if case .module = found { return .unknown }
            let isNamedAsType = name.first { $0 != "_" }?.isUppercase == true
            if isNamedAsType, case .value(let value) = found, value.type.isUnknown { return .unknown }
            return nil
        case .chain(let chain):
            let named = Array(chain.parts.prefix { !$0.isOptional })
            let marks = chain.parts.dropFirst(named.count)
            guard marks.allSatisfy(\.isOptional) else { return nil }
            if !marks.isEmpty {
                let base = named.isEmpty ? chain.base : Expression(chain.base, followedBy: named)
                return type(base, in: scope).map { marks.reduce($0) { type, _ in standard.optional(type) } }
            }
            let found = speculate {
                let start = base(of: chain.base, chain.parts, nil, in: scope)
                return reached(from: start, chain.parts, at: chain.base.range.start, in: scope)
            }
            switch found {
            case .type(let type, _): return type
            // `Donut.ID`, of a type that is declared elsewhere.
            case .value(let value) where value.type.isUnknown && chain.parts.allSatisfy(\.namesType):
                return .unknown
            default: return nil
            }
        case .tuple(let parts):
            let types = parts.map { type($0.value, in: scope) }
            guard types.allSatisfy({ $0 != nil }) else { return nil }
            if parts.count == 1 { return types[0] }
            return .tuple(zip(parts, types).map { .init(label: $0.label?.text, type: $1 ?? .unknown) })
        default: return nil
        }
    }

    func step(
        _ reference: Reference, _ part: PostfixPart, _ site: ChainSite, _ isOptional: inout Bool, in scope: Scope
    ) -> Reference {
        switch part.kind {
        case .member(let name): return member(name, of: reference, site, in: scope)
        case .call(let call): return .value(self.call(reference, call, site, in: scope))
        case .subscript(let arguments): return .value(subscripted(reference, arguments, site, in: scope))
        case .specialization(let types): return specialized(reference, types, in: scope)
        case .optional:
            if case .type(let type, _) = reference { return .type(standard.optional(type), site.range) }
            // `source?.numberOfRows?(in: table)` calls a method that may be missing.
            if case .functions = reference, site.isCalled {
                isOptional = true
                return reference
            }
            let value = self.value(of: reference, nil, at: site.range, in: scope)
            isOptional = true
            let type = solver.normal(value.type).wrapped ?? value.type
            return .value(TypedExpression(.optionalStep(value), type, site.range))
        case .argumentLabels(let labels): return labelled(reference, labels)
        case .conditional: return reference
        case .forced:
            if case .functions = reference, site.isCalled { return reference }
            let value = self.value(of: reference, nil, at: site.range, in: scope)
            let type = solver.normal(value.type).wrapped ?? value.type
            return .value(TypedExpression(.forceUnwrap(value), type, part.range))
        }
    }

    /// The functions that have the labels which are written behind their name: `UIImageView.init(image:)`.
    private func labelled(_ reference: Reference, _ labels: [Name]) -> Reference {
        guard case .functions(var callee) = reference else { return reference }
        let written = labels.map { $0.text == "_" ? nil : $0.text }
        let meant = callee.candidates.filter { $0.function.parameters.map(\.label) == written }
        if meant.isEmpty { return reference }
        callee.candidates = meant
        return .functions(callee)
    }

    private func specialized(_ reference: Reference, _ types: [TypeSyntax], in scope: Scope) -> Reference {
        guard case .type(let type, let range) = reference, case .nominal(let symbol, _) = type,
            types.count == symbol.genericParameters.count
        else { return reference }
        return .type(.nominal(symbol, types.map { resolver.resolve($0, in: scope) }), range)
    }

    // MARK: Values

    /// A reference used as a value.
    @inline(never)
    func value(of reference: Reference, _ hint: Type?, at range: SourceRange, in scope: Scope) -> TypedExpression {
        switch reference {
        case .value(let value), .superValue(let value): return value
        case .type(let type, _): return TypedExpression(.typeValue(type), .metatype(type), range)
        case .functions(let callee): return functionValue(callee, hint, at: range, in: scope)
        case .module: return hole(range)
        }
    }
}

extension FunctionSymbol {
    func functionType(_ standard: StandardTypes) -> FunctionType {
        let taken = parameters.map { parameter in
            FunctionType.Parameter(
                type: parameter.isVariadic ? standard.array(parameter.type) : parameter.type,
                isInout: parameter.isInout, isVariadic: parameter.isVariadic, isAutoclosure: parameter.isAutoclosure)
        }
        return FunctionType(taken, result)
    }
}

extension Expression {
    /// The links of the chain; none for an expression that is no chain.
    fileprivate var parts: [PostfixPart] { if case .chain(let chain) = kind { chain.parts.active } else { [] } }

    fileprivate var chainStart: Int { if case .chain(let chain) = kind { chain.base.range.start } else { range.start } }
}

extension PostfixPart {
    fileprivate var hasLabels: Bool {
        if case .call(let call) = kind { call.arguments.contains { $0.label != nil } } else { false }
    }

    fileprivate var hasArguments: Bool {
        if case .call(let call) = kind { !call.arguments.isEmpty || !call.trailing.isEmpty } else { false }
    }

    /// Whether it follows a written type: `[Int].init`, `[Int].self`, `[Int]?.none`.
    fileprivate var isMemberOfTypes: Bool {
        switch kind {
        case .member(let name): [.initializer, .itself].contains(name.languageMember)
        case .optional: true
        default: false
        }
    }

    /// Whether it is a member with a name as types have it, or generic arguments.
    var namesType: Bool {
        switch kind {
        case .member(let name): name.text.first?.isUppercase == true
        case .specialization: true
        default: false
        }
    }

    var isCall: Bool {
        switch kind {
        case .call, .specialization: true
        default: false
        }
    }
}
