import SwiftSource

// `\.name`: as a closure that reads it, or as a path that compiled code can read and set.

extension Runner {
    @inline(never)
    func keyPath(
        _ written: [KeyPathStep], _ expression: TypedExpression, _ frame: Frame
    ) throws(Failure) -> Value {
        let range = expression.range
        var steps: [Place.Step] = []
        for step in written {
            switch step {
            case .property(let symbol): steps.append(.property(symbol, isRaw: false))
            case .tupleElement(let index): steps.append(.tupleElement(index))
            case .subscripted(let function, let arguments):
                steps.append(.subscripted(function, try self.arguments(arguments, of: function, frame)))
            case .optional, .itself: steps.append(.optional)
            case .forced: steps.append(.forced)
            case .unknown(let name): steps.append(.named(name))
            }
        }
        let closure = closure(of: .path(steps), 1, at: range)
        let type = expression.type.unwrapped
        if type.function != nil { return closure }
        let end = type.arguments.last.flatMap { $0.hasUnknown ? nil : valueType($0) }
        return path(steps, to: end, at: range)
    }

    func path(_ steps: [Place.Step], to end: ValueType?, at range: SourceRange) -> Value {
        let name = if case .property(let last, _, _)? = steps.last { last.name } else { "" }
        let path = PropertyPath(
            type: end, name: name,
            read: { [weak self] root in
                guard let self else { return nil }
                return late { () throws(Failure) in try follow(steps, from: adopted(root), at: range) }
            },
            write: { [weak self] root, new in
                guard let self else { return }
                let box = Box(.value(adopted(root)))
                var place = Place(.box(box, "root"), at: range)
                place.steps = steps
                guard late({ () throws(Failure) in try assign(new, to: &place) }) != nil else { return }
                if case .value(let changed) = box.state { root = changed }
            },
            steps: steps)
        return .native(Native(PropertyPath.name, path))
    }

    func follow(_ steps: [Place.Step], from root: Value, at range: SourceRange) throws(Failure) -> Value {
        var value = root
        for step in steps {
            try charge(1, at: range)
            switch step {
            case .property(let symbol, _, _): value = try property(symbol, of: value, at: range)
            case .tupleElement(let index):
                guard case .tuple(let elements) = value, elements.indices.contains(index) else { throw .silent }
                value = elements[index].value
            case .subscripted(let function, let indices, _):
                value = try element(of: value, function, indices, at: range)
            case .optional:
                guard let inner = value.unwrapped else { return .none }
                value = inner
            case .forced:
                guard let inner = value.unwrapped else { return unknown(at: range) }
                value = inner
            case .named(let name):
                guard let known = known(name, in: value) else {
                    if value.hole != nil { return value }
                    return .hole(HoleValue(HoleSite(name, at: range)))
                }
                value = try follow([known], from: value, at: range)
            }
        }
        return value
    }

    /// The step that a name means in a value whose type was not known before; nil where it means none.
    func known(_ name: String, in value: Value) -> Place.Step? {
        if case .tuple(let elements) = value,
            let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), index < elements.count
        {
            return .tupleElement(index)
        }
        return type(of: value)?.variable(named: name).map { .property($0, isRaw: false) }
    }

    /// Follows the path that compiled code, or the source, holds.
    func follow(_ path: Value, from root: Value) throws(Failure) -> Value {
        switch path {
        case .native(let native):
            guard let path = native.payload as? PropertyPath, let found = path.read(root) else { throw .silent }
            return found
        default: return try call(path, [root])
        }
    }
}
