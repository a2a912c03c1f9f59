extension StandardLibrary {
    static var sequences: [LibraryFunction] {
        [
            .call { try $0.stride(isClosed: false) }.declared(by: strides("to")),
            .call { try $0.stride(isClosed: true) }.declared(by: strides("through")),
            .call("func zip<A: Sequence, B: Sequence>(_ sequence1: A, _ sequence2: B) -> [(A.Element, B.Element)]") {
                call in
                var first = try call.runner.iterator(over: try call.value(0), at: call.place)
                var second = try call.runner.iterator(over: try call.value(1), at: call.place)
                var pairs: [Value] = []
                while let one = try first.next(call.runner), let other = try second.next(call.runner) {
                    try call.runner.reserve(pairs.count + 1, charging: 1)
                    try call.runner.reservePairs(1)
                    pairs.append(.pair(one, other))
                }
                return .array(pairs)
            },
            .call("func repeatElement<T>(_ element: T, count n: Int) -> [T]") { call in
                let count = try call.count(1)
                try call.runner.reserve(count)
                return .array(Array(repeating: try call.value(0), count: count))
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
    fileprivate func stride(isClosed: Bool) throws(Failure) -> Value {
        if case .int(let start)? = self[0], case .int(let end)? = self[1], case .int(let step)? = self[2] {
            return try stride(start, end, step, isClosed: isClosed)
        }
        let (first, start, end, step) = (try value(0), try double(0), try double(1), try double(2))
        guard step != 0 else { throw refusal(.noStep) }
        try reserveSteps((end - start) / step)
        return .array(
            isClosed
                ? Swift.stride(from: start, through: end, by: step).map { first.like($0) }
                : Swift.stride(from: start, to: end, by: step).map { first.like($0) })
    }

    private func stride(_ start: Int, _ end: Int, _ step: Int, isClosed: Bool) throws(Failure) -> Value {
        guard step != 0 else { throw refusal(.noStep) }
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
        guard count.isFinite, count < Double(runner.limits.valueSize) else { throw refusal(.tooManySteps) }
        try runner.reserve(Int(max(count, 0)) + 1)
    }
}
