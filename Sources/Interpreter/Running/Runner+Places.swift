import SwiftSource

extension Runner {
    func place(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Place {
        try step(at: expression.range)
        switch expression.kind {
        case .local(let variable): return Place(.local(frame, variable), at: expression.range)
        case .captured(let index, let variable):
            guard frame.captures.indices.contains(index) else { throw .silent }
            return Place(.box(frame.captures[index], variable.name), at: expression.range)
        case .shared(let symbol):
            let box = try sharedBox(symbol, at: expression.range)
            let isWatched = (symbol.willSet != nil || symbol.didSet != nil) && !symbol.isWatched(by: frame.code)
            return Place(isWatched ? .watched(symbol, box) : .box(box, symbol.name), at: expression.range)
        case .staticProperty(let symbol): return Place(.computed(symbol), at: expression.range)
        case .requiredStatic(let symbol, let source):
            guard let type = namedType(by: try evaluate(source, frame)),
                let found = table.implementation(of: symbol, in: type)
            else { break }
            if case .shared = found.storage {
                return Place(.box(try sharedBox(found, at: expression.range), found.name), at: expression.range)
            }
            return Place(.computed(found), at: expression.range)
        case .property(let subject, let symbol): return try place(of: symbol, of: subject, expression, frame)
        case .tupleElement(let subject, let index): return try place(subject, frame).appending(.tupleElement(index))
        case .subscript(let subject, let function, let arguments):
            let place = try place(subject, frame)
            let indices = try self.arguments(arguments, of: function, frame)
            return place.appending(.subscripted(function, indices, isInherited: subject.isSuper))
        case .followed(let subject, let path):
            var place = try place(subject, frame)
            guard case .native(let native) = try evaluate(path, frame), let path = native.payload as? PropertyPath
            else { break }
            place.steps += path.steps
            return place
        case .optionalStep(let subject): return try place(subject, frame).appending(.optional)
        case .forceUnwrap(let subject): return try place(subject, frame).appending(.forced)
        case .optionalChain(let inner), .inOut(let inner), .superValue(let inner), .convert(let inner, _, _):
            return try place(inner, frame)
        case .dynamicMember(let subject, let name, _):
            var place = try place(subject, frame)
            guard let step = known(name.text, in: try copy(of: &place)) else { break }
            return place.appending(step)
        case .dynamicSubscript(let subject, let arguments, _):
            var place = try place(subject, frame)
            guard let (function, given) = try meantSubscript(arguments, of: try copy(of: &place), frame) else { break }
            return place.appending(.subscripted(function, given))
        default: break
        }
        return Place(.value(try evaluate(expression, frame)), at: expression.range)
    }

    /// The place of a property, of which an expression reads.
    private func place(
        of symbol: VariableSymbol, of subject: TypedExpression, _ expression: TypedExpression, _ frame: Frame
    ) throws(Failure) -> Place {
        // An initializer calls the observers of an inherited property.
        let isRaw =
            frame.isInitializing && subject.isSelf(of: frame)
            && (symbol.owner?.kind != .object || symbol.owner == frame.code.parameters.first?.type.symbol)
        let isWatched = subject.isSelf(of: frame) && symbol.isWatched(by: frame.code)
        let step = Place.Step.property(symbol, isRaw: isRaw || isWatched, isInherited: subject.isSuper)
        // What cannot be set is an object, or leads to one.
        if !isRaw, !symbol.isSettable { return Place(.value(try evaluate(expression, frame)), at: expression.range) }
        // Through a binding, what holds the binding stays as it is.
        if !isRaw, !isWatched, symbol.leavesItsOwner {
            return Place(.value(try evaluate(subject, frame)), at: expression.range).appending(step)
        }
        return try place(subject, frame).appending(step)
    }

    /// Takes the value out of a place; it must be put back, whatever happens.
    func take(_ place: inout Place) throws(Failure) -> Value { try open(&place, upTo: place.steps.count) }

    /// The value of a place, which keeps it.
    func copy(of place: inout Place) throws(Failure) -> Value {
        let value = try take(&place)
        place.containers.append(value)
        try restore(&place)
        return value
    }

    /// Changes the value of a place: takes it out, and puts it back, whatever happens meanwhile.
    /// - Parameter body: is given the value, and the depth of the changed one, nil where that is not known.
    func changing<Result>(
        _ place: inout Place, _ body: (inout Value, _ depth: inout Int?) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var value = try take(&place)
        let result: Result
        do throws(Failure) {
            result = try body(&value, &place.depth)
        } catch {
            try put(value, &place)
            throw error
        }
        try put(value, &place)
        return result
    }

    /// Puts the changed value back.
    func put(_ value: Value, _ place: inout Place) throws(Failure) {
        var current = value
        defer { place.depth = nil }
        var failure: Failure?
        while var whole = place.containers.popLast() {
            let step = place.steps[place.containers.count]
            do throws(Failure) {
                try set(step, of: &whole, to: current, depth: place.depth, at: place.range)
            } catch {
                failure = failure ?? error
            }
            current = whole
            place.depth = place.depth.map { $0 + 1 }
        }
        try close(place, current)
        if let failure { throw failure }
    }

    /// Assigns to a place; the old value is not needed.
    func assign(_ value: Value, to place: inout Place) throws(Failure) {
        guard let last = place.steps.last else {
            try checkFree(place)
            return try close(place, value)
        }
        place.depth = try depth(of: value, at: place.range) + 1
        if case .optional = last { return try assignInside(value, &place) }
        if case .forced = last { return try assignInside(value, &place) }
        var container = try open(&place, upTo: place.steps.count - 1)
        guard let last = place.steps.last else { return try put(value, &place) }
        do throws(Failure) {
            try set(last, of: &container, to: value, depth: place.depth, at: place.range)
        } catch {
            try put(container, &place)
            throw error
        }
        try put(container, &place)
    }

    /// `name? = value`, `name! = value`: only where there is a value.
    private func assignInside(_ value: Value, _ place: inout Place) throws(Failure) {
        _ = try take(&place)
        try put(value, &place)
    }

    /// Fails where a mutating method has taken the variable.
    private func checkFree(_ place: Place) throws(Failure) {
        switch place.base {
        case .local(let frame, let variable):
            if case .lent = frame.state(of: variable) { throw .problem(.overlapping(variable.name), place.range) }
        case .box(let box, let name):
            if case .lent = box.state { throw .problem(.overlapping(name), place.range) }
        case .computed, .value, .watched: return
        }
    }

    // MARK: Steps

    private func open(_ place: inout Place, upTo count: Int) throws(Failure) -> Value {
        var count = count
        var current = try openBase(place)
        var index = 0
        while index < count {
            if current.isObject || current.hole != nil, index > 0 {
                try cut(&place, at: index, current)
                (count, index) = (count - index, 0)
            }
            let part: Value
            do throws(Failure) {
                part = try self.part(place.steps[index], of: &current, at: place.range)
            } catch {
                try put(current, &place)
                throw error
            }
            place.containers.append(current)
            current = part
            index += 1
        }
        if current.isObject, index > 0, index < place.steps.count { try cut(&place, at: index, current) }
        return current
    }

    /// A field of an object is changed without its containers: the place begins at the object.
    private func cut(_ place: inout Place, at index: Int, _ object: Value) throws(Failure) {
        try restore(&place)
        place.base = .value(object)
        place.steps.removeFirst(index)
    }

    /// Puts back what was taken out on the way to an object, in which nothing changed: no setter and no observer runs.
    private func restore(_ place: inout Place) throws(Failure) {
        guard var current = place.containers.popLast() else { return }
        while var whole = place.containers.popLast() {
            switch (place.steps[place.containers.count], whole) {
            case (.property(let symbol, _, _), _):
                if case .field(let index) = symbol.storage, symbol.willSet == nil, symbol.didSet == nil,
                    whole.hole == nil
                {
                    try initialize(index, of: &whole, to: current)
                }
            case (.tupleElement, _), (.subscripted, .array), (.subscripted, .dictionary):
                try set(place.steps[place.containers.count], of: &whole, to: current, depth: nil, at: place.range)
            case (.optional, _), (.forced, _): whole = current
            case (.subscripted, _), (.named, _): break
            }
            current = whole
        }
        switch place.base {
        case .local, .box: try close(place, current)
        case .computed, .value, .watched: return
        }
    }

    private func openBase(_ place: Place) throws(Failure) -> Value {
        switch place.base {
        case .value(let value): return value
        case .computed(let symbol): return try staticValue(of: symbol, at: place.range)
        case .watched(let symbol, let box): return try read(box.state, symbol.name, at: place.range)
        case .local(let frame, let variable):
            let value = try read(frame.state(of: variable), variable.name, at: place.range)
            if !value.isObject { frame.set(variable, .lent) }
            return value
        case .box(let box, let name):
            let value = try read(box.state, name, at: place.range)
            if !value.isObject { box.state = .lent }
            return value
        }
    }

    /// Puts a value into the variable that a place begins with.
    func close(_ place: Place, _ value: Value) throws(Failure) {
        switch place.base {
        case .value: return
        case .computed(let symbol):
            // Values of the vocabulary stay as they are.
            if case .describedStatic = symbol.storage { return }
            guard case .computed = symbol.storage, let code = symbol.setter?.checked else {
                throw .silent
            }
            _ = try run(code, with: code.hasSelf ? [Value.void, value] : [value], at: place.range)
        case .local(let frame, let variable):
            frame.set(variable, .value(value))
        case .box(let box, _): box.state = .value(value)
        case .watched(let symbol, let box):
            let old = try read(box.state, symbol.name, at: place.range)
            try observe(symbol.willSet, value, at: place.range)
            box.state = .value(value)
            try observe(symbol.didSet, old, at: place.range)
        }
    }

    /// Runs what observes a variable of a file or of a type itself.
    private func observe(_ observer: Body?, _ value: Value, at range: SourceRange) throws(Failure) {
        guard let code = observer?.checked else { return }
        _ = try run(code, with: code.hasSelf ? [Value.void, value] : [value], at: range)
    }
}

extension TypedExpression {
    /// Whether it is the `self` of the running code.
    fileprivate func isSelf(of frame: Frame) -> Bool {
        guard case .local(let variable) = kind, frame.code.hasSelf else { return false }
        return frame.code.parameters.first === variable
    }
}
