extension StandardLibrary {
    static var sequences: [HostEntry] {
        [
            .call { try $0.stride(isClosed: false) }.declared(by: strides("to")),
            .call { try $0.stride(isClosed: true) }.declared(by: strides("through")),
            .call("func zip<A: Sequence, B: Sequence>(_ sequence1: A, _ sequence2: B) -> [(A.Element, B.Element)]") {
                call in
                let (first, second) = (try call.value(0), try call.value(1))
                let pairs = zip(try call.values(of: first, with: second), try call.values(of: second, with: first))
                return try call.runner.array(pairs.map { .pair($0, $1) })
            },
            .call("func repeatElement<T>(_ element: T, count n: Int) -> [T]") { call in
                let count = try call.count(1)
                try call.runner.reserve(count)
                return .array(Array(repeating: try call.value(0), count: count))
            },
            .call("func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T>") { call in
                var values: [Value] = []
                var next = try call.value(0)
                while !next.isNone {
                    try call.runner.reserve(values.count + 1, charging: 1)
                    values.append(next)
                    next = try call.call(1, next)
                }
                return .array(values)
            },
            .call("func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T>") {
                call in
                var values: [Value] = []
                var state = [try call.value(0)]
                while true {
                    let next = try call.runner.call(try call.value(1), changing: &state)
                    if next.isNone { return .array(values) }
                    try call.runner.reserve(values.count + 1, charging: 1)
                    values.append(next)
                }
            },
        ]
    }

    private static func strides(_ end: String) -> [String] {
        ["Int", "Double", "CGFloat", "Float"].map {
            "func stride(from start: \($0), \(end) end: \($0), by stride: \($0)) -> [\($0)]"
        }
    }
}

extension HostCall {
    /// The values of what is counted through together with another: of `1...`, as many as the other has.
    fileprivate func values(of value: Value, with other: Value) throws(Failure) -> [Value] {
        guard let start = value.openStart else { return try runner.values(value) }
        guard other.openStart == nil else { throw refusal("neither of these has an end") }
        let (end, overflow) = start.addingReportingOverflow(try runner.values(other).count)
        guard !overflow else { throw runner.failure(.overflow("+")) }
        return (start..<end).map { .int($0) }
    }

    fileprivate func stride(isClosed: Bool) throws(Failure) -> Value {
        if case .int(let start)? = self[0], case .int(let end)? = self[1], case .int(let step)? = self[2] {
            return try stride(start, end, step, isClosed: isClosed)
        }
        let (first, start, end, step) = (try value(0), try double(0), try double(1), try double(2))
        guard step != 0 else { throw refusal("stride size must not be zero") }
        try reserveSteps((end - start) / step)
        return .array(
            isClosed
                ? Swift.stride(from: start, through: end, by: step).map { first.like($0) }
                : Swift.stride(from: start, to: end, by: step).map { first.like($0) })
    }

    private func stride(_ start: Int, _ end: Int, _ step: Int, isClosed: Bool) throws(Failure) -> Value {
        guard step != 0 else { throw refusal("stride size must not be zero") }
        try reserveSteps((Double(end) - Double(start)) / Double(step))
        var values: [Value] = []
        var next = (partialValue: start, overflow: false)
        while !next.overflow, step > 0 ? next.partialValue < end : next.partialValue > end {
            values.append(.int(next.partialValue))
            next = next.partialValue.addingReportingOverflow(step)
        }
        if isClosed, !next.overflow, next.partialValue == end { values.append(.int(end)) }
        return .array(values)
    }

    private func reserveSteps(_ count: Double) throws(Failure) {
        guard count.isFinite, count < Double(runner.limits.valueSize) else { throw refusal("these are too many steps") }
        try runner.reserve(Int(max(count, 0)) + 1)
    }
}

extension Value {
    /// Where a range of whole numbers begins that has no end; nil for all else.
    fileprivate var openStart: Int? {
        if case .range(let range) = self, range.end == .max { range.start } else { nil }
    }
}
