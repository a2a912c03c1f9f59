import Foundation

extension StandardLibrary {
    /// The members of a type of numbers with a fraction, by the type that holds them.
    static func fraction<Number: Fraction>(_ type: Number.Type) -> [LibraryFunction] {
        constants(type) + making(type) + asking(type) + rounding(type) + arithmetic(type) + written
    }

    static var roundingRule: TypeDescription {
        let rules: [(name: String, rule: FloatingPointRoundingRule)] = [
            ("up", .up), ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
            ("toNearestOrEven", .toNearestOrEven), ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
        ]
        let name = TypeName("FloatingPointRoundingRule")
        return TypeDescription(
            name, .value, help: "Which whole number is taken.",
            staticProperties: rules.map { StaticProperty($0.name, .native(name), $0.rule) })
    }

    private static func constants<Number: Fraction>(_ type: Number.Type) -> [LibraryFunction] {
        let all: [(String, Number)] = [
            ("infinity", .infinity), ("nan", .nan), ("pi", .pi), ("zero", 0),
            ("greatestFiniteMagnitude", .greatestFiniteMagnitude),
        ]
        return [
            .declared(
                "typealias Magnitude = Self", "typealias Stride = Self",
                "func advanced(by n: Self) -> Self { self + n }",
                "func distance(to other: Self) -> Self { other - self }",
                "mutating func negate() { self = -self }", "mutating func round() { self = rounded() }",
                "mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }")
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
        ]
    }

    private static func asking<Number: Fraction>(_ type: Number.Type) -> [LibraryFunction] {
        let truths: [(String, @Sendable (Number) -> Bool)] = [
            ("isNaN", { $0.isNaN }), ("isInfinite", { $0.isInfinite }), ("isFinite", { $0.isFinite }),
            ("isZero", { $0.isZero }),
        ]
        return truths.map { name, body in
            .reading("var \(name): Bool", of: .fraction(type)) { _, number in .bool(body(number)) }
        } + [.reading("var magnitude: Self", of: .fraction(type)) { _, number in .fraction(number.magnitude) }]
    }

    private static func rounding<Number: Fraction>(_ type: Number.Type) -> [LibraryFunction] {
        let rule = { @Sendable (call: HostCall) in
            try call.native(0, HostKind<FloatingPointRoundingRule>.native("FloatingPointRoundingRule"))
        }
        return [
            .method("func rounded() -> Self", on: .fraction(type)) { _, number in .fraction(number.rounded()) },
            .method("func rounded(_ rule: FloatingPointRoundingRule) -> Self", on: .fraction(type)) { call, number in
                .fraction(number.rounded(try rule(call)))
            },
        ]
    }

    private static func arithmetic<Number: Fraction>(_ type: Number.Type) -> [LibraryFunction] {
        [
            .method("func truncatingRemainder(dividingBy other: Self) -> Self", on: .fraction(type)) { call, number in
                .fraction(number.truncatingRemainder(dividingBy: try call.fraction(0, as: type)))
            },
            .method("func formatted() -> String", on: .fraction(Double.self)) { _, number in
                .string(NumberText.written(number, 0...6))
            },
            .method("func squareRoot() -> Self", on: .fraction(type)) { _, number in .fraction(number.squareRoot()) },
        ]
    }
}
