import SwiftSource

// What the sources and the vocabulary do not say.

extension Checker {
    /// A name that nothing declares here.
    func unknownName(_ name: String, at range: SourceRange, in scope: Scope) -> TypedExpression {
        if name.isEmpty {
            return hole(named: table.vocabulary.elementName?.description ?? name, shownElements?.child, at: range)
        }
        let own = resolver.selfType(in: scope)
        // What is not here may be a member that another file declares.
        let mayBeOwn = own.symbol?.isUndeclared == true || isOfWrapper(name, in: own)
        let hint = mayBeOwn ? nil : neighbour(of: name, in: scope)
        if let hint { findings.warn(.cannotFind(name), at: range, hint: hint) }
        // What `$name` refers to is the variable.
        let written = String(text(range).trimmingPrefix("$"))
        return TypedExpression(.hole(HoleSite(written, at: range, hint: hint)), .unknown, range)
    }

    private func neighbour(of name: String, in scope: Scope) -> String? {
        let members = solver.normal(resolver.selfType(in: scope)).symbol
        let near = [
            NearestName.slip(name, among: NameIndex(scope.localNames.uniqued.sorted())),
            members.flatMap { NearestName.slip(name, among: memberIndex(of: $0, isStatic: false)) },
            globalNeighbour(of: name),
        ]
        return near.compactMap { $0 }.min { $0.isNearer(than: $1) }.map { Hint.nearest($0.name) }
    }

    private func globalNeighbour(of name: String) -> NameIndex.Match? {
        if let known = globalNeighbours[name] { return known }
        let found = NearestName.slip(name, among: table.globalNames)
        globalNeighbours[name] = .some(found)
        return found
    }

    /// A member that a value's type does not have here; an extension elsewhere may declare it.
    func unknownMember(_ name: Name, of value: TypedExpression, _ site: ChainSite) -> TypedExpression {
        let range = SourceRange(site.start, name.range.end)
        let found = solver.normal(value.type)
        let held = solver.optionalElement == nil ? nil : found.wrapped.flatMap { isElement($0) ? $0 : nil }
        let type = (held ?? found).element
        let isPlain = isElement(type) && table.vocabulary.plainModifiers.contains(name.text)
        if isPlain { findings.note(.withoutEffect(name.text), at: name.range) }
        let isPlacing = ViewNames.placing.contains(name.text) && type.symbol?.isOfSystemClass == true
        if isPlacing { findings.note(.notLaidOut, at: name.range) }
        var hint: String?
        if !isPlain, !isOfWrapper(name.text, in: type) {
            hint = warnOfSlip(name, of: type, isStatic: false, .noMember(type: type.description, name: name.text))
        }
        // A property that is asked for something more is no modifier, `color.word.count`, nor is one of a source's own
        // view, `card.title`, or a method that such a view calls on itself, `self.makeHeader()`.
        let question = CollectionQuestion(rawValue: name.text)
        let isOwn = type.symbol.map { $0.isOfSource && !$0.isFromLibraryText && $0.kind != .interface } ?? false
        let isProperty = !site.isCalled && (!site.isLast || question != nil || isOwn)
        let isModifier = isElement(type) && !isProperty && !(isOwn && value.isSelf && !isReference(type))
        let isOfElement = isElement(type) && !isModifier
        let written = isModifier ? "." + text(name.range) : isOfElement && value.isSelf ? name.text : text(range)
        let hole = HoleSite(
            written, at: range, unmodified: isModifier ? value : nil, hint: hint, owner: isOfElement ? type : nil,
            question: question, isReported: isPlain || isPlacing)
        let isPlace = isOwn && site.isLast && !site.isCalled && question == nil
        let isHole = isOfElement && !isPlace
        return TypedExpression(isHole ? .hole(hole) : .dynamicMember(value, name, hole), .unknown, range)
    }

    /// Whether a name is of the wrapper of a property, or of its projection: `_items` and `$items` beside `@Query var items`.
    private func isOfWrapper(_ name: String, in type: Type) -> Bool {
        guard name.hasPrefix("_") || name.hasPrefix("$") else { return false }
        let named = members(String(name.dropFirst()), of: type, isStatic: false)
        return named.contains { $0.symbol.variable?.isWrapped == true }
    }

    /// A member that a type itself does not have here.
    /// - Parameter isWritten: whether the type stands before the dot.
    func unknownStatic(
        _ name: Name, of type: Type, _ range: SourceRange, isWritten: Bool = false, in scope: Scope
    ) -> TypedExpression {
        let type = solver.normal(type)
        var hint: String?
        if type.symbol?.description?.isNamedInAssets != true {
            hint = warnOfSlip(
                name, of: type, isStatic: true,
                isWritten
                    ? .noMember(type: type.description, name: name.text)
                    : .notStaticMember(type: type.description, name: name.text))
        }
        let hole = HoleSite(text(range), at: range, hint: hint, owner: type)
        if let source = typeSource(of: type, at: range, in: scope) {
            return TypedExpression(.dynamicStatic(source, name, nil, hole), .unknown, range)
        }
        return TypedExpression(.hole(hole), .unknown, range)
    }

    /// A call of something that is not known. What stands in its closures, and elements among its arguments, is laid out.
    /// - Parameter unknownParent: what the called type conforms to or inherits, if that is the unknown part.
    func unknownCall(
        of value: TypedExpression, _ site: CallSite, unknownParent: String? = nil, in scope: Scope
    ) -> TypedExpression {
        if case .dynamicMember(let base, let name, let member) = value.kind {
            return unknownCall(of: name, of: base, member, site, in: scope)
        }
        if case .dynamicStatic(let source, let name, nil, _) = value.kind {
            let hole = HoleSite(text(site.range), at: site.range)
            let call = TypedExpression.Kind.dynamicStatic(source, name, looseArguments(site, in: scope), hole)
            return TypedExpression(call, .unknown, site.range)
        }
        if case .hole(let name) = value.kind, let modified = ownModifier(name, site, in: scope) { return modified }
        let hole = HoleSite(
            text(site.range), at: site.range, contents: contents(site, in: scope), unknownParent: unknownParent)
        return TypedExpression(.hole(hole), .unknown, site.range)
    }

    /// A call of a member that is not known: `rows.chunked(into: 2)`, a modifier of another file.
    private func unknownCall(
        of name: Name, of base: TypedExpression, _ member: HoleSite, _ site: CallSite, in scope: Scope
    ) -> TypedExpression {
        let written = SourceRange(name.range.start, site.range.end)
        if let unmodified = member.unmodified {
            checkLoosely(site, in: scope)
            let hole = HoleSite(
                "." + text(written), at: site.range, unmodified: unmodified, hint: member.hint,
                isReported: member.isReported)
            return TypedExpression(.hole(hole), elementOrAnything(unmodified.type), site.range)
        }
        let hasClosures = site.written.contains(where: \.value.isClosure)
        if hasClosures, context.unknownCallDepth >= Self.unknownCallLimit {
            let hole = HoleSite(text(site.range), at: site.range, contents: contents(site, in: scope))
            return TypedExpression(.hole(hole), .unknown, site.range)
        }
        context.unknownCallDepth += 1
        defer { context.unknownCallDepth -= 1 }
        let arguments = looseArguments(site, in: scope)
        let hole = HoleSite(
            text(site.range), at: site.range, contents: contents(site, checked: arguments, in: scope),
            unknownParent: solver.normal(base.type).symbol?.unknownAncestor)
        return TypedExpression(.dynamicCall(base, name, arguments, hole), .unknown, site.range)
    }

    /// A value of a known type that is made in a way that is not known.
    func unknownMade(
        _ type: Type, _ site: CallSite, isReported: Bool = false, in scope: Scope
    ) -> TypedExpression {
        if let source = typeSource(of: type, at: site.range, in: scope), !isElement(type) {
            let name = Name(text: "init", range: site.range)
            let hole = HoleSite(text(site.range), at: site.range)
            let call = TypedExpression.Kind.dynamicStatic(source, name, looseArguments(site, in: scope), hole)
            return TypedExpression(call, type, site.range)
        }
        let hole = HoleSite(
            text(site.range), at: site.range, contents: contents(site, in: scope), isReported: isReported)
        let unknown = TypedExpression(.hole(hole), .unknown, site.range)
        // A box stands for an element, whichever it is.
        let isItself = type.symbol.map { $0.isOfSource || table.vocabulary.typedHoles[$0.typeName] != nil } ?? false
        let shown = isElement(type) && !isItself ? shownElements?.child ?? type : type
        return TypedExpression(.convert(unknown, to: shown), shown, site.range)
    }

    func looseArguments(_ site: CallSite, in scope: Scope) -> [TypedArgument] {
        site.written.map { argument in
            let value = infer(argument.value, .unknown, in: scope)
            if !argument.value.isClosure { settle(value) }
            return .value(value, label: argument.label?.text)
        }
    }

    /// The view closures of an unknown call, as builders' children, and elements that it is given.
    /// - Parameter checked: its arguments, where they are checked already.
    private func contents(
        _ site: CallSite, checked: [TypedArgument]? = nil, in scope: Scope
    ) -> [TypedExpression] {
        guard let child = shownElements?.child else {
            checkLoosely(site, in: scope)
            return []
        }
        let builder = BuilderType(child: child, isSingle: false, isOfSource: true)
        let isOutermost = context.shownClosures == nil
        if isOutermost { context.shownClosures = [:] }
        defer { if isOutermost { context.shownClosures = nil } }
        return site.written.enumerated().flatMap { index, argument -> [TypedExpression] in
            if case .closure(let closure) = argument.value.kind {
                return content(closure, builder, in: scope).map { [$0] } ?? []
            }
            if case .inOut(let place) = argument.value.kind {
                return changed(place, in: scope).map { [$0] } ?? []
            }
            guard !argument.value.dependsOnHint else { return [] }
            let value =
                if case .value(let known, _)? = checked?[index] { known } else {
                    settle(infer(argument.value, nil, in: scope))
                }
            // What a view hosts is a root; other elements are shown in the box of what is made of them.
            if case .hosted = value.kind { return [value] }
            return shown(in: value)
        }
    }

    /// What is handed over to be changed, `fill(&sizes)`, `assign(to: &$title)`, is not known afterwards.
    private func changed(_ expression: Expression, in scope: Scope) -> TypedExpression? {
        var place = expression
        if case .identifier(let name) = expression.kind, name.first == "$" {
            place = Expression(kind: .identifier(String(name.dropFirst())), range: expression.range)
        }
        let variable = infer(place, nil, in: scope)
        guard variable.isMutableVariable else { return nil }
        let site = HoleSite(String(text(place.range).trimmingPrefix("$")), at: place.range)
        let value = TypedExpression(.hole(site), variable.type, place.range)
        return TypedExpression(.assign(variable, value), .void, place.range)
    }

    /// The elements that an argument hands to what is not known: itself, or the parts of a tuple. A colour is more likely
    /// one of its details.
    private func shown(in value: TypedExpression) -> [TypedExpression] {
        if case .tuple(let parts) = value.kind { return parts.flatMap { shown(in: $0.value) } }
        let type = solver.normal(value.type)
        if let name = type.symbol?.typeName, table.vocabulary.typedHoles[name]?.assumption != nil { return [] }
        return isElement(type.standard == .array ? type.arguments.first ?? .unknown : type) ? [value] : []
    }

    /// What a closure's statements show, where they are elements; nil for a handler.
    private func content(
        _ closure: ClosureExpression, _ builder: BuilderType, in scope: Scope
    ) -> TypedExpression? {
        // What it takes is not known: its names are holes, and so is what is no element in it.
        guard let code = scope.code, showsElements(closure, in: scope) else { return nil }
        let inner = Scope(in: scope)
        var opening: [TypedStatement] = []
        for parameter in closure.parameters ?? [] where parameter.name.text != "_" {
            let type = parameter.type.map { resolver.resolve($0, in: scope) } ?? .unknown
            let variable = LocalVariable(
                parameter.name.text, at: parameter.range, type: type, isMutable: false, in: code.code)
            declare(variable, in: inner)
            let value = hole(named: parameter.name.text, variable.type, at: parameter.range)
            opening.append(TypedStatement(kind: .declare(.bind(variable), value), range: parameter.range))
        }
        // What it declares may hide a parameter.
        let built = build(
            closure.body.statements, builder, returnsChild: true, at: closure.body.range, in: Scope(in: inner))
        guard case .build(let statements, let builder) = built.kind else { return built }
        return TypedExpression(.build(opening + statements, builder), built.type, built.range)
    }

    /// Whether a closure shows elements; decided once, for what is nested in it is checked to find out.
    private func showsElements(_ closure: ClosureExpression, in scope: Scope) -> Bool {
        if let known = context.shownClosures?[closure.body.range] { return known }
        let shows = showsElements(closure.body.statements, closure, in: scope)
        context.shownClosures?[closure.body.range] = shows
        return shows
    }

    private func showsElements(_ statements: [Statement], _ closure: ClosureExpression, in scope: Scope) -> Bool {
        statements.active.contains { statement in
            switch statement.kind {
            case .expression(let expression):
                let type = solver.normal(speculate { infer(expression, nil, in: Scope(in: scope)).type })
                // Where its parameters are not known, what only looks like an element is one, unless it is something else.
                if closure.parameterCount > 0 {
                    if expression.isCallOfFunction { return isElement(type) }
                    return expression.looksLikeView && (type.symbol == nil || isElement(type))
                }
                return isElement(type) || type.isUnknown && expression.looksLikeView
            case .if(let branch):
                return branch.branches.contains { showsElements($0.body.statements, closure, in: scope) }
            case .for(let loop): return showsElements(loop.body.statements, closure, in: scope)
            case .switch(let statement):
                return statement.activeCases.contains { showsElements($0.body, closure, in: scope) }
            case .return(let value?): return isElement(speculate { infer(value, nil, in: Scope(in: scope)).type })
            default: return false
            }
        }
    }
}

extension Expression {
    /// Whether it calls a function by its name, `cell(for: item)`, and no method of a closure's parameter.
    fileprivate var isCallOfFunction: Bool {
        guard case .chain(let chain) = kind, case .identifier(let name) = chain.base.kind else { return false }
        return name.first?.isLowercase == true && chain.parts.first?.isCall == true
    }

    /// Whether it is written as views are: a call of a name with a capital, or of one in such a name, with what is asked of it.
    var looksLikeView: Bool {
        guard case .chain(let chain) = kind, case .identifier(let name) = chain.base.kind else { return false }
        return name.first?.isUppercase == true && chain.parts.first { !$0.namesType || $0.isCall }?.isCall == true
    }
}

extension TypedExpression {
    /// Whether it is a variable, or a property of one, that can be set.
    var isMutableVariable: Bool {
        switch kind {
        case .local(let variable), .captured(_, let variable): variable.isMutable
        case .shared(let variable): variable.isMutable
        case .property(let base, let variable): variable.isSettable && (base.isSelf || base.isMutableVariable)
        default: false
        }
    }
}
