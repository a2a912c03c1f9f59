import SwiftSource

extension TypedExpression {
    /// The receiver of a link of a chain, where that value is needed first.
    fileprivate var subject: TypedExpression? {
        switch kind {
        case .call(let call):
            // A mutating call needs a place, and `super` needs no value.
            let isMade = call.function.kind == .initializer
            return isMade || call.isSuper || call.function.changesReceiver(call.receiver) ? nil : call.receiver
        case .property(let subject, _), .subscript(let subject, _, _), .tupleElement(let subject, _),
            .forceUnwrap(let subject), .optionalStep(let subject), .dynamicMember(let subject, _, _),
            .dynamicSubscript(let subject, _, _), .convert(let subject, _, _), .followed(let subject, _):
            return subject
        case .dynamicCall(let subject, _, _, _): return subject
        case .apply(let subject, _): return subject
        default: return nil
        }
    }
}

extension FunctionSymbol {
    /// Whether it changes its receiver, which is then a place.
    func changesReceiver(_ receiver: TypedExpression?) -> Bool {
        guard isMutating, let receiver else { return false }
        return receiver.type.symbol?.kind != .object || owner?.kind == .interface
    }
}

extension Runner {
    /// A chain of members and calls: its first link, then the others in a loop, so that a long chain needs little stack.
    @inline(never)
    func chain(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value {
        guard let subject = expression.subject else {
            // A call that has no receiver, or changes it in its place.
            guard case .call(let call) = expression.kind else { throw .silent }
            return try self.call(call, on: nil, expression, frame)
        }
        guard subject.subject != nil else {
            let value = try evaluate(subject, frame)
            return try follow(expression, value, frame)
        }
        var parts = [expression]
        var next = subject
        while let inner = next.subject {
            parts.append(next)
            next = inner
        }
        var value = try evaluate(next, frame)
        while let part = parts.popLast() {
            try step(at: part.range)
            value = try follow(part, value, frame)
        }
        return value
    }

    /// The next link of a chain.
    private func follow(_ part: TypedExpression, _ value: Value, _ frame: Frame) throws(Failure) -> Value {
        switch part.kind {
        case .property(let subject, let symbol):
            if subject.isSuper { return try get(symbol, of: value, isInherited: true, at: part.range) }
            return try property(symbol, of: value, at: part.range)
        case .call(let call): return try self.call(call, on: value, part, frame)
        case .tupleElement(_, let index):
            switch value {
            case .tuple(let elements) where elements.indices.contains(index): return elements[index].value
            case .hole: return value
            default: throw .silent
            }
        case .subscript(let subject, let function, let arguments):
            let indices = try self.arguments(arguments, of: function, frame)
            return try element(of: value, function, indices, isInherited: subject.isSuper, at: part.range)
        case .apply(_, let arguments): return try apply(value, arguments, frame, at: part.range)
        case .forceUnwrap(let subject):
            if let inner = value.unwrapped { return inner }
            // The code that runs has set it by then: `var model: Model!`.
            let hole = unknown(at: subject.range)
            return part.type.symbol?.isOfSource == true ? try assumed(hole, as: part.type) : hole
        default: return try followOther(part, value, frame)
        }
    }

    @inline(never)
    private func followOther(_ part: TypedExpression, _ value: Value, _ frame: Frame) throws(Failure) -> Value {
        switch part.kind {
        case .optionalStep:
            guard let inner = value.unwrapped else { throw .chainEnded }
            return inner
        case .convert(_, let type, let purpose):
            // An unknown parent type makes it an element by its body, which is modified.
            if let symbol = value.ownSymbol, symbol.completeness == .open, !isElement(value),
                type.symbol.map(table.isElement) ?? false,
                let shown = try element(from: value, named: symbol.qualifiedName, at: part.range)
            {
                return shown
            }
            if let other = purpose.other, value.hole == nil, cast(value, to: type) == nil {
                return try assumed(.hole(HoleValue(other)), as: type, purpose)
            }
            return try assumed(value, as: type, purpose)
        case .followed(_, let path): return try follow(try evaluate(path, frame), from: value)
        case .dynamicMember(_, let name, let site): return try dynamicMember(name, of: value, site, frame)
        case .dynamicCall(let subject, let name, let arguments, let site):
            return try dynamicCall(name, of: value, in: subject, arguments, site, frame, at: part)
        case .dynamicSubscript(_, let arguments, let site):
            return try dynamicSubscript(value, arguments, site, frame, at: part.range)
        default: throw .silent
        }
    }

    /// A call of a function value.
    @inline(never)
    private func apply(
        _ function: Value, _ arguments: [TypedExpression], _ frame: Frame, at range: SourceRange
    ) throws(Failure) -> Value {
        if function.hole != nil { return function }
        var given = GivenArguments()
        for argument in arguments { try add(.value(argument), to: &given, frame) }
        return try finishing(&given) { values throws(Failure) in
            var taken = values.map { $0 ?? .void }
            defer { values = taken }
            return try call(function, &taken, at: range)
        }
    }
}
