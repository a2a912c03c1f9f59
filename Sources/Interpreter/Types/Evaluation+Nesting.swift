import SwiftSource

extension Evaluation {
    /// How deep a value is that holds these.
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
        case .object(let object): return object.depth
        case .array(let values):
            try charge(values.count / 16, at: range)
            return try nesting(around: values, at: range)
        case .tuple(let elements): return try nesting(around: elements.map(\.value), at: range)
        case .dictionary(let entries):
            try charge(entries.count / 16, at: range)
            return try nesting(around: entries.map(\.value), at: range)
        default: return 0
        }
    }
}
