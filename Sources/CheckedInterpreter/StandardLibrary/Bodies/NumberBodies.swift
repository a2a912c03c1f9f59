extension StandardLibrary {
    static var numberBodies: [HostEntry] {
        wholeNumbers + wholeArithmetic + ["Double", "CGFloat", "Float"].flatMap { fractions($0) } + truths + written
    }

    private static var wholeNumbers: [HostEntry] {
        [
            .constant("Int.max") { .int(.max) }, .constant("Int.min") { .int(.min) },
            .constant("Int.zero") { .int(0) }, .constant("Int.bitWidth") { .int(Int.bitWidth) },
            .call("Int.init()") { _ throws(Failure) in .int(0) },
            .call("Int.init(_:)") { call throws(Failure) in try wholeNumber(call) },
            .call("Int.init(clamping:)") { call throws(Failure) in .int(try call.int(0)) },
            .call("Int.init(truncatingIfNeeded:)") { call throws(Failure) in .int(try call.int(0)) },
            .call("Int.init(truncating:)") { call throws(Failure) in try wholeNumber(call) },
            .call("Int.init(exactly:)") { call throws(Failure) in .optional(Int(exactly: try call.double(0))) },
            .call("Int.init(_:radix:)") { call throws(Failure) in
                let radix = try call.int(1, default: 10)
                guard (2...36).contains(radix) else { throw call.refusal("a radix is 2 to 36, not \(radix)") }
                return .optional(Int(try call.text(0), radix: radix))
            },
            .call("Int.random(in:)") { call throws(Failure) in
                guard case .range(let range) = try call.value(0), range.start < range.end else {
                    throw call.refusal("there is no number in an empty range")
                }
                return .int(Int.random(in: range.start..<range.end, using: &call.runner.random))
            },
            .reading("Int.magnitude", of: .int) { (runner, number) throws(Failure) in try runner.magnitude(number) },
            .reading("Int.nonzeroBitCount", of: .int) { (_, number) throws(Failure) in .int(number.nonzeroBitCount) },
            .reading("Int.leadingZeroBitCount", of: .int) { (_, number) throws(Failure) in
                .int(number.leadingZeroBitCount)
            },
            .reading("Int.trailingZeroBitCount", of: .int) { (_, number) throws(Failure) in
                .int(number.trailingZeroBitCount)
            },
        ]
    }

    private static var wholeArithmetic: [HostEntry] {
        [
            .method("Int.signum()", on: .int) { (_, number) throws(Failure) in .int(number.signum()) },
            .method("Int.isMultiple(of:)", on: .int) { (call, number) throws(Failure) in
                .bool(number.isMultiple(of: try call.int(0)))
            },
            .method("Int.quotientAndRemainder(dividingBy:)", on: .int) { (call, number) throws(Failure) in
                let divisor = try call.int(0)
                guard divisor != 0 else { throw call.runner.failure(.divisionByZero) }
                let (quotient, overflow) = number.dividedReportingOverflow(by: divisor)
                guard !overflow else { throw call.runner.failure(.overflow("/")) }
                return .pair(
                    .int(quotient), .int(number - quotient * divisor), labels: ("quotient", "remainder"))
            },
            .method("Int.advanced(by:)", on: .int) { (call, number) throws(Failure) in
                try call.whole(number.addingReportingOverflow(try call.int(0)), "+")
            },
            .method("Int.distance(to:)", on: .int) { (call, number) throws(Failure) in
                try call.whole(try call.int(0).subtractingReportingOverflow(number), "-")
            },
            .changing("Int.negate()", on: .int) { (call, number) throws(Failure) in
                number = try call.runner.int(try call.whole((0).subtractingReportingOverflow(number), "-"))
                return .void
            },
            reporting("addingReportingOverflow(_:)") { $0.addingReportingOverflow($1) },
            reporting("subtractingReportingOverflow(_:)") { $0.subtractingReportingOverflow($1) },
            reporting("multipliedReportingOverflow(by:)") { $0.multipliedReportingOverflow(by: $1) },
            reporting("dividedReportingOverflow(by:)") { $0.dividedReportingOverflow(by: $1) },
        ]
    }

    private static func reporting(
        _ name: String, _ operation: @escaping @Sendable (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> HostEntry {
        .method("Int.\(name)", on: .int) { (call, number) throws(Failure) in
            let (value, overflow) = operation(number, try call.int(0))
            return .pair(.int(value), .bool(overflow), labels: ("partialValue", "overflow"))
        }
    }

    private static func wholeNumber(_ call: HostCall) throws(Failure) -> Value {
        switch try call.value(0) {
        case .int(let number): return .int(number)
        case .double(let number):
            guard let whole = Int(exactly: number.rounded(.towardZero)) else {
                throw call.refusal("\(number) cannot be converted to Int")
            }
            return .int(whole)
        case .string(let text): return .optional(Int(text))
        case let other: throw call.runner.mismatch(other, expected: "Int")
        }
    }

    private static var truths: [HostEntry] {
        [
            .call("Bool.init()") { _ throws(Failure) in .bool(false) },
            .call("Bool.init(_:)") { call throws(Failure) in
                guard case .string(let text) = try call.value(0) else { return .bool(try call.bool(0)) }
                return Bool(text).map { .bool($0) } ?? .none
            },
            .call("Bool.random()") { call throws(Failure) in .bool(Bool.random(using: &call.runner.random)) },
            .changing("Bool.toggle()", on: .bool) { (_, value) throws(Failure) in
                value.toggle()
                return .void
            },
        ]
    }

    /// How values are written, and what stands for them in hashes.
    private static var written: [HostEntry] {
        let owners = [
            "Int", "Double", "CGFloat", "Float", "Bool", "String", "Substring", "Character", "Array", "Set",
            "Dictionary", "Range", "ClosedRange",
        ]
        return owners.map { owner in
            .reading("\(owner).description", of: .any) { (runner, value) throws(Failure) in
                try runner.string(try runner.written(value))
            }
        }
            + (owners + ["Optional", "Hashable"]).map { owner in
                .reading("\(owner).hashValue", of: .any) { (runner, value) throws(Failure) in
                    // Equal values are written alike.
                    .int(try runner.written(value).utf8.reduce(5381) { ($0 &* 33) ^ Int($1) })
                }
            }
    }
}

extension HostCall {
    func whole(_ result: (partialValue: Int, overflow: Bool), _ name: String) throws(Failure) -> Value {
        guard !result.overflow else { throw runner.failure(.overflow(name)) }
        return .int(result.partialValue)
    }
}

extension Runner {
    func magnitude(_ number: Int) throws(Failure) -> Value {
        guard number != .min else { throw failure(.overflow("abs")) }
        return .int(abs(number))
    }
}
