extension StandardLibrary {
    static let rangeFrom: [HostEntry] = [
        .declared("typealias Element = Bound", "typealias SubSequence = PartialRangeFrom<Bound>"), contains,
        .reading("var lowerBound: Bound { get }", of: .any) { (runner, range) throws(Failure) in
            try runner.bounds(range).0
        },
    ]

    static let rangeUpTo: [HostEntry] = [
        contains,
        .reading("var upperBound: Bound { get }", of: .any) { (runner, range) throws(Failure) in
            try runner.bounds(range).1
        },
    ]

    static let rangeThrough: [HostEntry] = [
        contains,
        .reading("var upperBound: Bound { get }", of: .any) { (runner, range) throws(Failure) in
            guard case .range(let range) = range else { return try runner.bounds(range).1 }
            return .int(range.end - 1)
        },
    ]

    private static let contains = HostEntry.method("func contains(_ element: Bound) -> Bool", on: .any) {
        (call, range) throws(Failure) in try call.isIn(range)
    }

    /// Of a range with two ends.
    static func range(isClosed: Bool) -> [HostEntry] {
        [
            .declared("typealias Element = Bound", "typealias Index = Bound", "typealias SubSequence = Range<Bound>"),
            contains,
            .call("init(_ other: Range<Bound>)", "init(_ other: ClosedRange<Bound>)") { call throws(Failure) in
                guard case .range(let range) = try call.value(0) else { return try call.value(0) }
                return .range(.init(start: range.start, end: range.end, isClosed: isClosed))
            },
            .call("init(uncheckedBounds bounds: (lower: Bound, upper: Bound))") { call throws(Failure) in
                guard case .tuple(let parts) = try call.value(0), parts.count == 2 else { throw .silent }
                return try call.range(parts[0].value, parts[1].value, isClosed: isClosed)
            },
            .reading("var lowerBound: Bound { get }", of: .any) { (runner, range) throws(Failure) in
                try runner.bounds(range).0
            },
            .reading("var upperBound: Bound { get }", of: .any) { (runner, range) throws(Failure) in
                try runner.bounds(range).1
            },
            .reading("var isEmpty: Bool { get }", of: .any) { (_, range) throws(Failure) in .bool(range.isEmptyRange) },
            .reading("var count: Int { get }", of: .any) { (runner, range) throws(Failure) in
                .int(try runner.count(range))
            },
            .method(
                "func overlaps(_ other: Range<Bound>) -> Bool", "func overlaps(_ other: ClosedRange<Bound>) -> Bool",
                on: .any
            ) { (call, range) throws(Failure) in
                let other = try call.value(0)
                if range.isEmptyRange || other.isEmptyRange { return .bool(false) }
                if try call.runner.begins(range, in: other) { return .bool(true) }
                return .bool(try call.runner.begins(other, in: range))
            },
            .method("func clamped(to limits: Self) -> Self", on: .any) { (call, range) throws(Failure) in
                let (lower, upper) = try call.runner.bounds(range)
                let (least, most) = try call.runner.bounds(try call.value(0))
                func clamp(_ value: Value) throws(Failure) -> Value {
                    if try call.runner.isBefore(value, least) { return least }
                    return try call.runner.isBefore(most, value) ? most : value
                }
                return try call.range(try clamp(lower), try clamp(upper), isClosed: isClosed)
            },
        ] + written
    }
}

extension HostCall {
    /// Whether a range contains the first argument.
    fileprivate func isIn(_ range: Value) throws(Failure) -> Value {
        let value = try value(0)
        switch (range, value) {
        case (.range(let range), .int(let number)): return .bool(number >= range.start && number < range.end)
        case (.closedRange(let range), _): return .bool(range.contains(try runner.double(value)))
        case (.span(let span), _):
            if try runner.isBefore(value, span.lower) { return .bool(false) }
            if span.isClosed { return .bool(try !runner.isBefore(span.upper, value)) }
            return .bool(try runner.isBefore(value, span.upper))
        default: throw runner.mismatch(value, expected: "Int")
        }
    }

    fileprivate func range(_ lower: Value, _ upper: Value, isClosed: Bool) throws(Failure) -> Value {
        if case .int(let lower) = lower, case .int(let upper) = upper {
            guard lower <= upper, !isClosed || upper < .max else { throw runner.failure(.rangeReversed) }
            return .range(.init(start: lower, end: isClosed ? upper + 1 : upper, isClosed: isClosed))
        }
        guard case .double(let lower) = lower, case .double(let upper) = upper else {
            guard try !runner.isBefore(upper, lower) else { throw runner.failure(.rangeReversed) }
            return .span(.init(lower: lower, upper: upper, isClosed: isClosed))
        }
        guard lower <= upper else { throw runner.failure(.rangeReversed) }
        return .closedRange(.init(lower: lower, upper: upper, isHalfOpen: !isClosed))
    }
}

extension Runner {
    /// A range's ends, the last as it was written.
    fileprivate func bounds(_ range: Value) throws(Failure) -> (Value, Value) {
        switch range {
        case .range(let range): return (.int(range.start), .int(range.isClosed ? range.end - 1 : range.end))
        case .closedRange(let range): return (.double(range.lower), .double(range.upper))
        case .span(let span): return (span.lower, span.upper)
        default: throw mismatch(range, expected: "Range<Int>")
        }
    }

    /// Whether the first number of a range is in another.
    fileprivate func begins(_ range: Value, in other: Value) throws(Failure) -> Bool {
        switch (range, other) {
        case (.range(let range), .range(let other)): return range.start >= other.start && range.start < other.end
        case (.closedRange(let range), .closedRange(let other)): return other.contains(range.lower)
        default: throw mismatch(other, expected: range.typeName)
        }
    }
}

extension Value {
    fileprivate var isEmptyRange: Bool {
        switch self {
        case .range(let range): range.start >= range.end
        case .closedRange(let range): range.isHalfOpen && range.lower >= range.upper
        default: false
        }
    }
}
