import SwiftSource

extension Runner {
    /// The depth of a value that holds these; fails beyond the maximum.
    func depth(around values: [Value], at range: SourceRange) throws(Failure) -> Int {
        var deepest = 0
        for value in values { deepest = max(deepest, try depth(of: value, at: range)) }
        if deepest >= limits.elementDepth { throw stop(.tooLarge, at: range) }
        return deepest + 1
    }

    func depth(of value: Value, at range: SourceRange) throws(Failure) -> Int {
        switch value {
        case .array, .slice, .set, .tuple, .dictionary:
            let parts = value.parts ?? []
            try charge(1 + parts.count / 16, at: range)
            try checkStack(at: range)
            return try depth(around: parts, at: range)
        default: return value.depth
        }
    }
}
