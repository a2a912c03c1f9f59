extension StandardLibrary {
    static func wholeNumber<Number: WholeNumber>(_ type: Number.Type) -> [LibraryFunction] {
        constants(type) + making(type) + asking(type) + written
    }

    private static func constants<Number: WholeNumber>(_ type: Number.Type) -> [LibraryFunction] {
        [
            .declared(
                "typealias Magnitude = \(Number.Magnitude.standard.rawValue)", "typealias Stride = Int",
                "func distance(to other: Self) -> Int { Int(other) - Int(self) }",
                "func advanced(by n: Int) -> Self { Self(Int(self) + n) }",
                "mutating func negate() { self = 0 - self }",
                """
                func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) {
                    (self / rhs, self % rhs)
                }
                """),
            .constant("static var max: Self") { .whole(Number.max) },
            .constant("static var min: Self") { .whole(Number.min) },
            .constant("static var zero: Self") { .whole(0 as Number) },
            .constant("static var bitWidth: Int", "var bitWidth: Int") { .int(Number.bitWidth) },
        ]
    }

    private static func making<Number: WholeNumber>(_ type: Number.Type) -> [LibraryFunction] {
        [
            .call("init()") { _ in .whole(0 as Number) },
            .call(
                "init(_ source: Self)", "init(_ source: Double)", "init(_ source: CGFloat)", "init(_ source: Float)",
                "init<Source: BinaryInteger>(_ source: Source)", "init?(_ description: String)",
                "init?(_ description: Substring)", "init(truncating source: Int)"
            ) { call in try call.number(type) },
            .call("init<Source: BinaryInteger>(clamping source: Source)") { .whole(Number(clamping: try $0.whole(0))) },
            .call(
                "init<Source: BinaryInteger>(truncatingIfNeeded source: Source)",
                "init<Source: BinaryInteger>(bitPattern source: Source)"
            ) { call in .whole(Number(truncatingIfNeeded: try call.whole(0))) },
            .call("init?(exactly source: Double)", "init?<Source: BinaryInteger>(exactly source: Source)") { call in
                if let number = try call.value(0).whole { return .optional(Number(exactly: number)) }
                return .optional(Number(exactly: try call.double(0)))
            },
            .call("init?(_ text: String, radix: Int = 10)", "init?(_ text: Substring, radix: Int = 10)") { call in
                let radix = try call.int(1, default: 10)
                guard (2...36).contains(radix) else { throw call.refusal(.radix(radix)) }
                return .optional(Number(try call.text(0), radix: radix))
            },
            .call(
                "static func random(in range: Range<Self>) -> Self",
                "static func random(in range: ClosedRange<Self>) -> Self"
            ) { call in
                guard let range = try call.numbers(type) else {
                    throw call.refusal(.emptyRange(mayBeInfinite: false))
                }
                return .whole(Number.random(in: range, using: &call.runner.random))
            },
        ]
    }

    private static func asking<Number: WholeNumber>(_ type: Number.Type) -> [LibraryFunction] {
        [
            .reading("var magnitude: Magnitude", of: .whole(type)) { _, number in .whole(number.magnitude) },
            .method("func signum() -> Self", on: .whole(type)) { _, number in .whole(number.signum()) },
            .method("func isMultiple(of other: Self) -> Bool", on: .whole(type)) { call, number in
                .bool(number.isMultiple(of: try call.runner.whole(try call.value(0), as: type)))
            },
            .method("func formatted() -> String", on: .whole(type)) { _, number in
                .string(NumberText.grouped("\(number)"))
            },
        ]
    }
}

extension HostKind where T: WholeNumber {
    static func whole(_ type: T.Type) -> HostKind {
        HostKind({ runner, value in try runner.whole(value, as: type) }, write: { .whole($0) })
    }
}

extension HostCall {
    func whole(_ index: Int) throws(Failure) -> any WholeNumber { try runner.whole(try value(index)) }

    /// The first argument as a number of a type: another number, or a text, of which an optional is made.
    fileprivate func number<Number: WholeNumber>(_ type: Number.Type) throws(Failure) -> Value {
        let value = try value(0)
        if let text = value.text { return .optional(Number(text)) }
        if let number = value.fraction {
            guard let whole = Number(exactly: number.rounded(.towardZero)) else { throw unfit(number, type) }
            return .whole(whole)
        }
        let number = try runner.whole(value)
        guard let whole = Number(exactly: number) else { throw unfit(number, type) }
        return .whole(whole)
    }

    private func unfit<Number: WholeNumber>(_ number: Any, _ type: Number.Type) -> Failure {
        refusal(.notConvertible("\(number)", to: Number.standard))
    }

    /// The numbers of a range, which is the first argument; nil for an empty one.
    fileprivate func numbers<Number: WholeNumber>(_ type: Number.Type) throws(Failure) -> ClosedRange<Number>? {
        let (lower, upper, isClosed): (Value, Value, Bool)
        switch try value(0) {
        case .range(let range): (lower, upper, isClosed) = (.int(range.start), .int(range.end), false)
        case .span(let span): (lower, upper, isClosed) = (span.lower, span.upper, span.isClosed)
        case let other: throw runner.mismatch(other, expected: "Range<\(Number.standard.rawValue)>")
        }
        let first = try runner.whole(lower)
        let last = try runner.whole(upper)
        guard let start = Number(exactly: first) else { return nil }
        if isClosed { return Number(exactly: last).map { start...$0 } }
        return Int(exactly: last).flatMap { $0 > .min ? Number(exactly: $0 - 1) : nil }
            .flatMap { start <= $0 ? start...$0 : nil }
    }
}

extension Runner {
    func whole(_ value: Value) throws(Failure) -> any WholeNumber {
        if let number = value.whole { return number }
        if value.hole != nil { throw .silent }
        throw mismatch(value, expected: "Int")
    }

    func whole<Number: WholeNumber>(_ value: Value, as type: Number.Type) throws(Failure) -> Number {
        guard let number = Number(exactly: try whole(value)) else {
            throw mismatch(value, expected: Number.standard.rawValue)
        }
        return number
    }

    /// The number without its sign, which its type may not hold.
    func absolute<Number: WholeNumber>(_ number: Number) throws(Failure) -> Value {
        guard let absolute = Number(exactly: number.magnitude) else {
            throw failure(.overflow("abs", of: Number.standard))
        }
        return .whole(absolute)
    }
}
