import Foundation

extension StandardLibrary {
    /// The members of a type of numbers with a fraction, by the type that holds them.
    static func fraction<Number: Fraction>(_ type: Number.Type) -> [LibraryFunction] {
        constants(type) + making(type) + asking(type) + rounding(type) + arithmetic(type) + written
    }

    static let roundingRule = Words<FloatingPointRoundingRule>(
        "FloatingPointRoundingRule", help: "Which whole number is taken.",
        [
            ("up", .up), ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
            ("toNearestOrEven", .toNearestOrEven), ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
        ])

    static let sign = Words<FloatingPointSign>(
        "FloatingPointSign", help: "On which side of zero a number is.", [("plus", .plus), ("minus", .minus)])

    private static func constants<Number: Fraction>(_ type: Number.Type) -> [LibraryFunction] {
        let all: [(String, Number)] = [
            ("infinity", .infinity), ("nan", .nan), ("pi", .pi), ("zero", 0),
            ("greatestFiniteMagnitude", .greatestFiniteMagnitude), ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
            ("ulpOfOne", .ulpOfOne),
        ]
        return [
            .declared(
                "typealias Magnitude = Self", "typealias Stride = Self", "typealias NativeType = Double",
                "func advanced(by n: Self) -> Self { self + n }",
                "func distance(to other: Self) -> Self { other - self }",
                "func isEqual(to other: Self) -> Bool { self == other }",
                "func isLess(than other: Self) -> Bool { self < other }",
                "func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }",
                "mutating func negate() { self = -self }", "mutating func round() { self = rounded() }",
                "mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }",
                "mutating func formSquareRoot() { self = squareRoot() }",
                """
                mutating func formTruncatingRemainder(dividingBy other: Self) {
                    self = truncatingRemainder(dividingBy: other)
                }
                """)
        ] + all.map { name, value in .constant("static var \(name): Self") { .fraction(value) } }
    }

    private static func making<Number: Fraction>(_ type: Number.Type) -> [LibraryFunction] {
        [
            .call("init()") { _ in .fraction(0 as Number) },
            .call(
                "init(_ source: Int)", "init(_ source: Double)", "init(_ source: CGFloat)", "init(_ source: Float)",
                "init<Source: BinaryInteger>(_ source: Source)", "init?(_ description: String)",
                "init?(_ description: Substring)"
            ) { call in
                guard let text = try call.value(0).text else {
                    return .fraction(try call.fraction(0, as: type))
                }
                return .optional(Number(text).map { .fraction($0) })
            },
            .call(
                "init?(exactly source: Double)", "init?(exactly source: Float)", "init?(exactly source: CGFloat)",
                "init?<Source: BinaryInteger>(exactly source: Source)"
            ) { call in
                let exact =
                    if let number = try call.value(0).whole { Number(exactly: number) } else {
                        Number(exactly: try call.double(0))
                    }
                return .optional(exact.map { .fraction($0) })
            },
            .call("init(truncating source: Double)") { call in .fraction(try call.fraction(0, as: type)) },
            .call(
                "static func random(in range: Range<Self>) -> Self",
                "static func random(in range: ClosedRange<Self>) -> Self"
            ) { call in
                guard let (lower, upper) = try call.value(0).fractionEnds, lower <= upper, (upper - lower).isFinite
                else { throw call.refusal(.emptyRange(mayBeInfinite: true)) }
                return .fraction(Number.random(in: Number(lower)...Number(upper), using: &call.runner.random))
            },
            two("maximum", type) { Number.maximum($0, $1) },
            two("minimum", type) { Number.minimum($0, $1) },
        ]
    }

    private static func two<Number: Fraction>(
        _ name: String, _ type: Number.Type,
        _ body: @escaping @Sendable (Number, Number) -> Number
    ) -> LibraryFunction {
        .call("static func \(name)(_ x: Self, _ y: Self) -> Self") { call in
            .fraction(body(try call.fraction(0, as: type), try call.fraction(1, as: type)))
        }
    }

    private static func asking<Number: Fraction>(_ type: Number.Type) -> [LibraryFunction] {
        let truths: [(String, @Sendable (Number) -> Bool)] = [
            ("isNaN", { $0.isNaN }), ("isInfinite", { $0.isInfinite }), ("isFinite", { $0.isFinite }),
            ("isZero", { $0.isZero }),
        ]
        let numbers: [(String, @Sendable (Number) -> Number)] = [
            ("magnitude", { $0.magnitude }), ("ulp", { $0.ulp }), ("nextUp", { $0.nextUp }),
            ("nextDown", { $0.nextDown }),
        ]
        return truths.map { name, body in
            .reading("var \(name): Bool", of: .fraction(type)) { _, number in .bool(body(number)) }
        }
            + numbers.map { name, body in
                .reading("var \(name): Self", of: .fraction(type)) { _, number in .fraction(body(number)) }
            } + [.reading("var sign: FloatingPointSign", of: .fraction(type)) { sign.conversion.encode($1.sign) }]
    }

    private static func rounding<Number: Fraction>(_ type: Number.Type) -> [LibraryFunction] {
        let rule = { @Sendable (call: HostCall) in
            try HostKind<FloatingPointRoundingRule>.native(roundingRule.name.description)
                .read(call.runner, try call.value(0))
        }
        return [
            .method("func rounded() -> Self", on: .fraction(type)) { _, number in .fraction(number.rounded()) },
            .method("func rounded(_ rule: FloatingPointRoundingRule) -> Self", on: .fraction(type)) { call, number in
                .fraction(number.rounded(try rule(call)))
            },
        ]
    }

    private static func arithmetic<Number: Fraction>(_ type: Number.Type) -> [LibraryFunction] {
        let all: [(String, String, @Sendable (Number, Number) -> Number)] = [
            ("truncatingRemainder", "dividingBy", { $0.truncatingRemainder(dividingBy: $1) }),
            ("remainder", "dividingBy", { $0.remainder(dividingBy: $1) }),
        ]
        return all.map { name, label, body in
            .method("func \(name)(\(label) other: Self) -> Self", on: .fraction(type)) { call, number in
                .fraction(body(number, try call.fraction(0, as: type)))
            }
        } + [
            .method("func formatted() -> String", on: .double) { .string(NumberText.written($1, 0...6)) },
            .method("func squareRoot() -> Self", on: .fraction(type)) { _, number in .fraction(number.squareRoot()) },
        ]
    }
}
