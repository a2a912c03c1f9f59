import SwiftSource

// Members of values whose types are not known before they run: found in the value, where it is one; else a hole.

extension Runner {
    @inline(never)
    func dynamicMember(
        _ name: Name, of value: Value, _ site: HoleSite, _ frame: Frame
    ) throws(Failure) -> Value {
        if case .tuple(let elements) = value, case .tupleElement(let index)? = known(name.text, in: value) {
            return elements[index].value
        }
        if value.hole == nil, let type = type(of: value) {
            if let property = type.variable(named: name.text), !isRunning(property.getter, of: type) {
                return try self.property(property, of: value, at: name.range)
            }
            if let method = methods(name.text, of: type).first {
                return closure(of: .function(method, receiver: value, nil), method.parameters.count, at: name.range)
            }
        }
        // A property that is not known is no modifier: `color.description`.
        if site.unmodified == nil, isElement(value) { return try hole(site, frame) }
        return try unknown(value, site, frame)
    }

    /// - Parameter subject: what gave the value: the place of which a mutating method changes it.
    @inline(never)
    func dynamicCall(
        _ name: Name, of value: Value, in subject: TypedExpression, _ arguments: [TypedArgument], _ site: HoleSite,
        _ frame: Frame, at expression: TypedExpression
    ) throws(Failure) -> Value {
        guard value.hole == nil, let type = type(of: value) else { return try unknown(value, site, frame) }
        for method in methods(name.text, of: type) where !isRunning(method.body, of: type) {
            guard let given = try match(arguments, to: method, frame) else { continue }
            if method.isMutating, subject.isMutableVariable {
                return try change(subject, by: method, given, at: expression, frame)
            }
            return try call(method, on: value, given, name, at: expression.range)
        }
        guard let property = type.variable(named: name.text) else { return try unknown(value, site, frame) }
        let function = try self.property(property, of: value, at: name.range)
        guard case .closure = function else { return try unknown(function, site, frame) }
        var values: [Value] = []
        for argument in arguments { if let value = try self.value(of: argument, frame) { values.append(value) } }
        return try call(function, &values, at: expression.range)
    }

    /// Whether a member that the sources add to a library's type asks for itself, of a value whose type is not known here:
    /// another type's is meant, as `NSString`'s beside those of `String`.
    private func isRunning(_ body: Body?, of type: NominalSymbol) -> Bool {
        guard let body, let runningCode, !type.isOfSource else { return false }
        return body.hasRun && body.checked === runningCode
    }

    private func call(
        _ method: FunctionSymbol, on value: Value, _ arguments: [Value?], _ name: Name, at range: SourceRange
    ) throws(Failure) -> Value {
        guard case .compiled(let callable) = method.implementation else {
            var arguments = arguments
            return try call(method, of: value.unbacked, &arguments, at: range)
        }
        let call = TypedCall(
            function: method, receiver: nil, type: nil, arguments: [], nameRange: name.range)
        return try element(callable, value, arguments, call, TypedExpression(.constant(.void), .unknown, range))
    }

    @inline(never)
    func dynamicSubscript(
        _ value: Value, _ arguments: [TypedArgument], _ site: HoleSite, _ frame: Frame, at range: SourceRange
    ) throws(Failure) -> Value {
        guard let (function, given) = try meantSubscript(arguments, of: value, frame) else {
            return try unknown(value, site, frame)
        }
        return try element(of: value, function, given, at: range)
    }

    /// The subscript that arguments mean on a value whose type is known only now; nil where there is none.
    func meantSubscript(
        _ arguments: [TypedArgument], of value: Value, _ frame: Frame
    ) throws(Failure) -> (function: FunctionSymbol, arguments: [Value?])? {
        guard value.hole == nil, let type = type(of: value) else { return nil }
        for (symbol, _) in type.allAncestors().types {
            symbol.load()
            for function in symbol.subscripts {
                if let given = try match(arguments, to: function, frame) { return (function, given) }
            }
        }
        return nil
    }

    /// A member of the type that a generic parameter stands for, of which no constraint tells.
    @inline(never)
    func dynamicStatic(
        _ name: Name, of source: TypedExpression, _ arguments: [TypedArgument]?, _ site: HoleSite, _ frame: Frame,
        at range: SourceRange
    ) throws(Failure) -> Value {
        guard let type = namedType(by: try evaluate(source, frame)) else { return try hole(site, frame) }
        type.load()
        guard let arguments else {
            guard let property = type.variable(named: name.text, isStatic: true) else { return try hole(site, frame) }
            return try staticValue(of: property, in: type, at: range)
        }
        let isInitializer = name.languageMember == .initializer
        for function in isInitializer ? type.initializers : methods(name.text, of: type, isStatic: true) {
            guard var given = try match(arguments, to: function, frame), fit(given, function) else { continue }
            if function.kind == .initializer { return try make(function, .nominal(type), &given, at: range) }
            return try call(function, of: .type(.named(type.typeName)), &given, at: range)
        }
        return try hole(site, frame)
    }

    private func fit(_ arguments: [Value?], _ function: FunctionSymbol) -> Bool {
        zip(arguments, function.parameters).allSatisfy { argument, parameter in
            argument.map { cast($0, to: parameter.type) != nil } ?? true
        }
    }

    /// A value of which the library's own code asks something unknown, which has no name in the source: the whole of it is a
    /// hole. Nil where a source asks.
    func unknownToLibrary(_ value: Value, at range: SourceRange) -> Value? {
        guard LibraryText.holds(range) else { return nil }
        if value.hole != nil { return value }
        guard let symbol = value.ownSymbol, let place = symbol.place else { return nil }
        return .hole(HoleValue(misfit(symbol, at: place)))
    }

    /// An unknown member of a value. An unknown modifier leaves its element as it is.
    private func unknown(_ value: Value, _ site: HoleSite, _ frame: Frame) throws(Failure) -> Value {
        if isElement(value) {
            note(HoleValue(site), .modifier, wanted: nil, assumed: "")
            return value
        }
        if site.unmodified != nil, value.hole != nil {
            return value
        }
        if let whole = unknownToLibrary(value, at: site.range) { return whole }
        let found = try hole(site, frame)
        guard case .hole(let own) = found else { return found }
        return value.hole.map { .hole(own.adding($0)) } ?? found
    }

    private func methods(_ name: String, of type: NominalSymbol, isStatic: Bool = false) -> [FunctionSymbol] {
        type.functions(named: name).filter { $0.isImplemented && $0.isStatic == isStatic }
    }

    /// The arguments in the order of a function's parameters; nil where their labels belong to another function.
    private func match(
        _ arguments: [TypedArgument], to function: FunctionSymbol, _ frame: Frame
    ) throws(Failure) -> [Value?]? {
        var rest = arguments[...]
        var chosen: [TypedExpression?] = []
        for parameter in function.parameters {
            if case .value(let expression, let label)? = rest.first, parameter.mayTake(expression, label) {
                chosen.append(expression)
                rest.removeFirst()
            } else if parameter.hasDefault || parameter.isVariadic {
                chosen.append(nil)
            } else {
                return nil
            }
        }
        guard rest.isEmpty else { return nil }
        return try zip(chosen, function.parameters).map { expression, parameter throws(Failure) in
            guard let expression else { return nil }
            let value = try evaluate(expression, frame)
            return try assumed(value, as: parameter.type, HolePurpose(description: parameter.description))
        }
    }
}

extension ParameterSymbol {
    /// Whether an argument may be meant for it, of a call that is resolved only now. A closure without a label may be a
    /// trailing one, whatever the parameter's label, and only a function takes it.
    fileprivate func mayTake(_ argument: TypedExpression, _ label: String?) -> Bool {
        guard case .closure = argument.kind else { return self.label == label }
        return (label == nil || self.label == label) && (type.unwrapped.function != nil || type.isUnknown)
    }
}
