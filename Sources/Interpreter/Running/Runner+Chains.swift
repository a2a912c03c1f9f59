import SwiftSource

extension TypedExpression {
    /// The receiver of a link of a chain, where that value is needed first.
    fileprivate var subject: TypedExpression? {
        switch kind {
        case .call(let call):
            // A mutating call needs a place, and `super` needs no value.
            guard !call.isSuper, !call.function.changesReceiver(call.receiver), !call.function.isMade else {
                return nil
            }
            return call.receiver
        // So does a property that changes what it is read of.
        case .property(_, let symbol) where symbol.hasMutatingGetter: return nil
        case .subscript(_, let function, _) where function.hasMutatingGetter: return nil
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

    /// Whether it is an initializer, whose receiver is the value being made.
    var isMade: Bool { kind == .initializer }
}

extension Runner {
    /// A chain of members and calls: its first link, then the others in a loop, so that a long chain needs little stack.
    @inline(never)
    func chain(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value {
        if case .convert(let value, _, let purpose) = expression.kind, let site = purpose.condition {
            return try condition(value, site, purpose.role, frame)
        }
        guard let subject = expression.subject else { return try unreceived(expression, frame) }
        // A number that is read from a value with elements has none itself: it adds no depth.
        let around = deepestElement
        let value = try followed(expression, subject, frame)
        if value.holdsNothing { deepestElement = around }
        return value
    }

    private func followed(
        _ expression: TypedExpression, _ subject: TypedExpression, _ frame: Frame
    ) throws(Failure) -> Value {
        var count = unknownCount
        guard subject.subject != nil else {
            let value = try evaluate(subject, frame)
            return try follow(expression, value, since: count, frame)
        }
        var parts = [expression]
        var next = subject
        while let inner = next.subject {
            parts.append(next)
            next = inner
        }
        var value = try evaluate(next, frame)
        // It is unknown what is nil in an object that is only assumed: the title that a storyboard gives a button.
        if case .object(let object) = value, assumedObjects[ObjectIdentifier(object)] != nil { count -= 1 }
        while let part = parts.popLast() {
            try step(at: part.range)
            value = try follow(part, value, since: count, frame)
        }
        return value
    }

    /// A link that has no receiver, or one that it changes in its place.
    private func unreceived(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value {
        switch expression.kind {
        case .call(let call): return try self.call(call, on: nil, expression, frame)
        case .property(let subject, let symbol):
            return try changing(subject, frame) { (value) throws(Failure) in
                try self.changingProperty(symbol, of: &value, at: subject.range)
            }
        case .subscript(let subject, let function, let arguments):
            let indices = try self.arguments(arguments, of: function, frame)
            return try changing(subject, frame) { (value) throws(Failure) in
                try self.changingElement(of: &value, function, indices, at: expression.range)
            }
        default: throw .silent
        }
    }

    /// What a getter gives that may change what it is read of.
    @inline(never)
    private func changing(
        _ subject: TypedExpression, _ frame: Frame, _ read: (inout Value) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var place = try place(subject, frame)
        return try changing(&place) { (value, _) throws(Failure) in try read(&value) }
    }

    /// The next link of a chain.
    /// - Parameter count: `unknownCount` before the chain's first link; less where that gives an object that is only assumed.
    private func follow(
        _ part: TypedExpression, _ value: Value, since count: Int, _ frame: Frame
    ) throws(Failure) -> Value {
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
            if let given = try injectValue(subject, frame) { return given }
            if subject.isInjected { return try assumed(unknown(at: subject.range), as: part.type) }
            // `Int(settings["width"] as! String)!`: where the text is known, it is a number.
            if unknownCount > count { return unknown(at: SourceRange(subject.range.start, part.range.end)) }
            throw .problem(.forcedNil, part.range)
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
            if let symbol = value.ownSymbol, symbol.allAncestors().isOpenEnded, !isElement(value),
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
        case .dynamicCall(let subject, let name?, let arguments, let site):
            return try dynamicCall(name, of: value, in: subject, arguments, site, frame, at: part)
        case .dynamicCall(_, nil, let arguments, let site):
            return try dynamicCall(of: value, arguments, site, frame, at: part.range)
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
        for argument in arguments {
            if case .inOut = argument.kind {
                try add(.value(argument), to: &given, frame)
            } else {
                given.values += try evaluateAll([argument], frame)
            }
        }
        return try finishing(&given) { values throws(Failure) in
            var taken = values.map { $0 ?? .void }
            defer { values = taken }
            return try call(function, &taken, at: range)
        }
    }
}
