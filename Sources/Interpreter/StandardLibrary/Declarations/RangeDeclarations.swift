extension StandardLibrary {
    static let rangeFrom: [LibraryFunction] = [
        .declared("typealias Element = Bound", "typealias SubSequence = PartialRangeFrom<Bound>"), contains,
        .reading("var lowerBound: Bound", of: .any) { runner, range in try runner.bounds(range).0 },
    ]

    static let rangeUpTo: [LibraryFunction] = [
        contains,
        .reading("var upperBound: Bound", of: .any) { runner, range in try runner.bounds(range).1 },
    ]

    static let rangeThrough: [LibraryFunction] = [
        contains,
        .reading("var upperBound: Bound", of: .any) { runner, range in
            guard case .range(let range) = range else { return try runner.bounds(range).1 }
            return .int(range.end - 1)
        },
    ]

    private static let contains = LibraryFunction.method("func contains(_ element: Bound) -> Bool", on: .any) {
        call, range in
        let value = try call.value(0)
        switch (range, value) {
        case (.range(let range), .int(let number)): return .bool(number >= range.start && number < range.end)
        case (.span(let span), _): return .bool(try call.runner.isIn(span, value, at: call.place))
        default: throw call.runner.mismatch(value, expected: "Int")
        }
    }

    /// The members of a range with two ends.
    static func range(isClosed: Bool) -> [LibraryFunction] {
        let op = isClosed ? "..." : "..<"
        let overlaps = "!isEmpty && !other.isEmpty && (contains(other.lowerBound) || other.contains(lowerBound))"
        return [
            .declared(
                "typealias Element = Bound", "typealias Index = Bound", "typealias SubSequence = Range<Bound>",
                "init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) { self = bounds.lower\(op)bounds.upper }",
                "var isEmpty: Bool { \(isClosed ? "false" : "lowerBound == upperBound") }",
                "func overlaps(_ other: Range<Bound>) -> Bool { \(overlaps) }",
                "func overlaps(_ other: ClosedRange<Bound>) -> Bool { \(overlaps) }",
                "func clamped(to limits: Self) -> Self { limits.__clamp(lowerBound)\(op)limits.__clamp(upperBound) }",
                """
                func __clamp(_ bound: Bound) -> Bound {
                    bound < lowerBound ? lowerBound : upperBound < bound ? upperBound : bound
                }
                """),
            contains,
            .call("init(_ other: Range<Bound>)", "init(_ other: ClosedRange<Bound>)") { call in
                guard case .range(let range) = try call.value(0) else { return try call.value(0) }
                return .range(.init(start: range.start, end: range.end, isClosed: isClosed))
            },
            .reading("var lowerBound: Bound", of: .any) { runner, range in try runner.bounds(range).0 },
            .reading("var upperBound: Bound", of: .any) { runner, range in try runner.bounds(range).1 },
        ] + written
    }
}

extension Runner {
    /// A range's ends, the last as it was written.
    fileprivate func bounds(_ range: Value) throws(Failure) -> (Value, Value) {
        switch range {
        case .range(let range): return (.int(range.start), .int(range.isClosed ? range.end - 1 : range.end))
        case .span(let span): return (span.lower, span.upper)
        default: throw mismatch(range, expected: "Range<Int>")
        }
    }
}
