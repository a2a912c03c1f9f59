import SwiftSource

// What bodies of the standard library use.

extension Runner {
    /// Calls a closure or a function value.
    func call(_ function: Value, _ arguments: [Value]) throws(Failure) -> Value {
        var arguments = arguments
        return try call(function, &arguments, at: place)
    }

    func areEqual(_ one: Value, _ other: Value) throws(Failure) -> Bool {
        try areEqual(one, other, .equal, at: place)
    }

    /// Counts steps: one for each element or character compared, copied or visited.
    func charge(_ count: Int = 1) throws(Failure) { try charge(count, at: place) }

    /// Counts the size of a new value; fails where it is too large.
    func allocate(_ count: Int) throws(Failure) { try allocate(count, at: place) }

    /// The text of an interpolation.
    func written(_ value: Value) throws(Failure) -> String { try text(of: value, as: nil, at: place) }

    /// The text inside of a collection's text.
    func reflected(_ value: Value) throws(Failure) -> String {
        try text(of: value, as: nil, isInside: true, at: place)
    }

    /// A problem at the running call.
    func failure(_ problem: Problem) -> Failure { .problem(problem, place) }

    func refusal(_ refusal: LibraryRefusal) -> Failure { failure(.refused(refusal.sentence)) }

    /// The elements of an array, set, range, dictionary (as tuples), string (as characters) or a source's sequence.
    /// - Parameter range: where they are asked for; nil for the running call.
    func elements(of value: Value, at range: SourceRange? = nil) throws(Failure) -> [Value] {
        let place = range ?? place
        if case .array(let values) = value { return values }
        if case .range(let range) = value, range.end > range.start {
            let (count, isEndless) = range.end.subtractingReportingOverflow(range.start)
            try reserve(isEndless ? .max : count)
            return (range.start..<range.end).map { .int($0) }
        }
        var iterator = try iterator(over: value, at: place)
        var values: [Value] = []
        while let next = try iterator.next(self) {
            if values.count & 63 == 63 { try allocate(64, of: values.count, at: place) }
            values.append(next)
        }
        return values
    }
}
