import SwiftSource

extension Evaluation {
    // MARK: Reading

    func load(_ place: Place, at range: SourceRange) throws(Failure) -> Value {
        var value: Value
        switch place.variable.state {
        case .value(let current): value = current
        case .unset: throw .error(.usedBeforeInitialization(place.variable.name), range)
        case .failed: throw .silent
        }
        for step in place.path { value = try part(step, of: value, at: range) }
        if case .native(let native) = value { deepestElement = max(deepestElement, native.depth) }
        return value
    }

    private func part(_ step: Place.Step, of value: Value, at range: SourceRange) throws(Failure) -> Value {
        switch (step, value) {
        case (.property(let property), _): return try get(property, of: value, at: range)
        case (.index(let index), .array(let values)):
            guard values.indices.contains(index) else {
                throw .error(.indexOutOfRange(index, count: values.count), range)
            }
            return values[index]
        case (.field(let index), .tuple(let elements)) where index < elements.count: return elements[index].value
        case (.key(let key), .dictionary(let entries)):
            for entry in entries where try areEqual(entry.key, key, "==", at: range) { return entry.value }
            return .none
        default: throw .error(.notSubscriptable(value.typeName), range)
        }
    }

    /// The type that may be assigned to a place.
    func type(of place: Place) -> ValueType? {
        var type = place.variable.type
        for step in place.path {
            switch (step, type?.unwrapped) {
            case (.property(let property), _): type = property.type
            case (.index, .array(let element)?): type = element
            case (.key, .dictionary(_, let value)?): type = .optional(value)
            case (.field(let index), .tuple(let fields)?) where index < fields.count: type = fields[index].type
            default: type = nil
            }
        }
        return type
    }

    // MARK: Writing

    func store(_ value: Value, in place: Place, at range: SourceRange) throws(Failure) {
        try checkMutable(place, at: range)
        if place.path.isEmpty {
            place.variable.state = .value(value)
            return
        }
        if value.isContainer { try checkNesting([value], at: range) }
        guard case .value(var current) = place.variable.state else {
            _ = try load(Place(variable: place.variable, path: []), at: range)
            return
        }
        // Let go of the variable's own copy, so that the change is made in place.
        place.variable.state = .failed
        defer { place.variable.state = .value(current) }
        try replace(place.path[...], of: &current, with: value, at: range)
    }

    private func checkMutable(_ place: Place, at range: SourceRange) throws(Failure) {
        if place.variable.isMutable { return }
        if place.path.isEmpty, case .unset = place.variable.state { return }
        throw .error(.cannotAssignLet(place.variable.name), range)
    }

    private func replace(
        _ path: ArraySlice<Place.Step>, of value: inout Value, with new: Value, at range: SourceRange
    ) throws(Failure) {
        guard let step = path.first else {
            value = new
            return
        }
        var inner = new
        if path.count > 1 {
            inner = try part(step, of: value, at: range)
            try replace(path.dropFirst(), of: &inner, with: new, at: range)
        }
        try set(step, of: &value, to: inner, at: range)
    }

    private func set(_ step: Place.Step, of value: inout Value, to new: Value, at range: SourceRange) throws(Failure) {
        switch (step, value) {
        case (.property(let property), _):
            guard let set = property.set else { throw .error(.cannotAssignProperty(property.name), range) }
            let depth = max(value.depth, new.depth)
            do throws(VocabularyError) {
                try set(&value, new)
            } catch {
                throw failure(of: error, at: range)
            }
            value.depth = max(depth, new.depth + 1)
        case (.index(let index), .array(var values)):
            guard values.indices.contains(index) else {
                throw .error(.indexOutOfRange(index, count: values.count), range)
            }
            value = .void
            values[index] = new
            value = .array(values)
        case (.field(let index), .tuple(var elements)):
            elements[index] = .init(label: elements[index].label, value: new)
            value = .tuple(elements)
        case (.key(let key), .dictionary(var entries)):
            let index = try index(of: key, in: entries, at: range)
            if let index { entries.remove(at: index) }
            if case .none = new {} else { entries.insert(.init(key: key, value: new), at: index ?? entries.count) }
            value = .dictionary(entries)
        default: throw .error(.notSubscriptable(value.typeName), range)
        }
    }

    private func index(
        of key: Value, in entries: [Value.DictionaryEntry], at range: SourceRange
    ) throws(Failure) -> Int? {
        try charge(entries.count, at: range)
        for (index, entry) in entries.enumerated() where try areEqual(entry.key, key, "==", at: range) { return index }
        return nil
    }

    // MARK: Assignment

    func assign(_ assignment: Assignment, in scope: Scope) throws(Failure) {
        if case .discard = assignment.target.kind {
            _ = try evaluate(assignment.value, .nothing, in: scope)
            return
        }
        if case .tuple(let targets) = assignment.target.kind, targets.count > 1 {
            return try assign(assignment, toAll: targets, in: scope)
        }
        let place = try place(assignment.target, in: scope)
        let range = assignment.target.range
        if place.path.isEmpty, case .failed = place.variable.state { throw .silent }
        try checkMutable(place, at: range)
        let wanted = Expectation(type: type(of: place), role: .assignment)
        if assignment.operator.text == "=" {
            try store(try evaluate(assignment.value, wanted, in: scope), in: place, at: range)
        } else {
            try compound(assignment, place, wanted, in: scope)
        }
    }

    private func compound(
        _ assignment: Assignment, _ place: Place, _ wanted: Expectation, in scope: Scope
    ) throws(Failure) {
        let current = try load(place, at: assignment.target.range)
        let operand = try evaluate(assignment.value, wanted.with(type(of: current) ?? wanted.type), in: scope)
        let op = Operator(text: String(assignment.operator.text.dropLast()), range: assignment.operator.range)
        try store(try apply(op, current, operand), in: place, at: assignment.target.range)
    }

    private func assign(_ assignment: Assignment, toAll targets: [Argument], in scope: Scope) throws(Failure) {
        let value = try evaluate(assignment.value, .nothing, in: scope)
        guard case .tuple(let elements) = value, elements.count == targets.count else {
            throw .error(.cannotDestructure(found: value.typeName, count: targets.count), assignment.target.range)
        }
        for (target, element) in zip(targets, elements) {
            if case .discard = target.value.kind { continue }
            let place = try place(target.value, in: scope)
            let wanted = Expectation(type: type(of: place), role: .assignment)
            let converted = try convert(element.value, to: wanted, at: assignment.value.range)
            try store(converted, in: place, at: target.range)
        }
    }

    /// The place that an expression stands for.
    func place(_ expression: Expression, in scope: Scope) throws(Failure) -> Place {
        var chain = PostfixChain(base: expression, parts: [])
        if case .chain(let written) = expression.kind { chain = written }
        guard case .identifier(let name) = chain.base.kind else { throw .error(.cannotAssignValue, expression.range) }
        var reference = try self.reference(to: name, at: chain.base.range, in: scope)
        for part in chain.parts {
            switch part.kind {
            case .member(let name): reference = try member(name, of: reference, at: expression.range)
            case .subscript(let arguments):
                reference = try element(reference, arguments, at: part.range, in: scope)
            case .forced: reference = reference.unwrapped
            default: throw .error(.cannotAssignValue, expression.range)
            }
        }
        guard case .place(let place) = reference else { throw .error(.cannotAssignValue, expression.range) }
        return place
    }

    /// `values[index]`, `entries[key]`.
    func element(
        _ reference: Reference, _ arguments: [Argument], at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Reference {
        let container = try value(of: reference, at: range)
        guard arguments.count == 1, arguments[0].label == nil else { throw unsupported("this subscript", range) }
        let step: Place.Step
        switch container {
        case .array(let values):
            let index = try evaluate(arguments[0].value, .nothing, in: scope)
            if case .range(let bounds) = index { return .value(try slice(values, bounds, at: range)) }
            guard case .int(let number) = try convert(index, to: Expectation(type: .int, role: .argument), at: range)
            else { throw .silent }
            step = .index(number)
        case .dictionary(let entries):
            let key = Expectation(type: entries.first.flatMap { type(of: $0.key) }, role: .argument)
            step = .key(try evaluate(arguments[0].value, key, in: scope))
        default: throw .error(.notSubscriptable(container.typeName), range)
        }
        if case .place(var place) = reference {
            place.isUnwrapped = false
            place.path.append(step)
            return .place(place)
        }
        return .value(try part(step, of: container, at: range))
    }

    private func slice(
        _ values: [Value], _ bounds: Value.IntegerRange, at range: SourceRange
    ) throws(Failure) -> Value {
        guard bounds.start >= 0, bounds.end <= values.count else {
            throw .error(.indexOutOfRange(bounds.start < 0 ? bounds.start : bounds.end, count: values.count), range)
        }
        try allocate(bounds.end - bounds.start, at: range)
        return .array(Array(values[bounds.start..<bounds.end]))
    }
}

extension Value {
    /// How many elements are inside each other here; 0 where it is no element.
    var depth: Int {
        get {
            if case .native(let native) = self { native.depth } else { 0 }
        }
        set {
            guard case .native(var native) = self else { return }
            native.depth = newValue
            self = .native(native)
        }
    }
}
