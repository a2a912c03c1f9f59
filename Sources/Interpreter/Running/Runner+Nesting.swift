import SwiftSource

extension Runner {
    /// The depth of a value that holds these.
    func nesting(around values: [Value], at range: SourceRange) throws(Failure) -> Int {
        var deepest = 0
        for value in values { deepest = max(deepest, try nesting(of: value, at: range)) }
        if deepest >= limits.elementDepth { throw stop(.tooDeep, at: range) }
        return deepest + 1
    }

    func nesting(of value: Value, at range: SourceRange) throws(Failure) -> Int {
        switch value {
        case .native(let native): return native.depth
        case .instance(let instance): return instance.depth
        case .choice(let choice): return choice.depth
        case .object: return 1
        case .set(let members): return try nesting(of: .array(members.elements), at: range)
        case .array(let values):
            guard values.contains(where: \.isDeep) else { return 1 }
            try charge(values.count / 16, at: range)
            return try nesting(around: values, at: range)
        case .slice(let slice): return try nesting(of: .array(slice.values), at: range)
        case .tuple(let elements): return try nesting(around: elements.map(\.value), at: range)
        case .dictionary(let entries):
            try charge(entries.count / 16, at: range)
            return try nesting(around: entries.map(\.value), at: range)
        default: return 0
        }
    }

    /// Values in values, to the maximum allowed depth.
    func checkNesting(_ values: [Value], at range: SourceRange) throws(Failure) {
        var level = values.filter(\.isContainer)
        var depth = 0
        while !level.isEmpty {
            depth += 1
            if depth > limits.elementDepth { throw stop(.tooLarge, at: range) }
            var next: [Value] = []
            for value in level {
                try charge(value.partCount / 16, at: range)
                switch value {
                case .array(let inner): next += inner.filter(\.isContainer)
                case .set(let inner): next += inner.filter(\.isContainer)
                case .slice(let slice): next += slice.values.filter(\.isContainer)
                case .tuple(let inner): next += inner.map(\.value).filter(\.isContainer)
                case .dictionary(let inner): next += inner.map(\.value).filter(\.isContainer)
                case .instance, .choice:
                    if depth + (try nesting(of: value, at: range)) > limits.elementDepth {
                        throw stop(.tooLarge, at: range)
                    }
                default: continue
                }
                try charge(1 + next.count / 16, at: range)
            }
            level = next
        }
    }
}

extension Value {
    /// Whether it is a number, a text or a truth value.
    var holdsNothing: Bool {
        switch self {
        case .void, .none, .bool, .int, .fixed, .double, .single, .string, .part, .range: true
        default: false
        }
    }

    /// Whether it can contain deep values.
    fileprivate var isDeep: Bool {
        switch self {
        case .native, .object: true
        default: isContainer
        }
    }

    /// How many values it contains directly.
    fileprivate var partCount: Int {
        switch self {
        case .array(let values): values.count
        case .set(let members): members.count
        case .slice(let slice): slice.values.count
        case .tuple(let elements): elements.count
        case .dictionary(let entries): entries.count
        default: 0
        }
    }
}
