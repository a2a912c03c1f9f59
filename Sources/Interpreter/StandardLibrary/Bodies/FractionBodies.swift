import Foundation

extension StandardLibrary {
    static var fractions: [HostEntry] {
        fractions("Double", Double.self) + fractions("CGFloat", Double.self) + fractions("Float", Float.self)
    }

    /// Of a type of numbers with a fraction, by its name and by what holds them.
    private static func fractions<Number: Fraction>(_ owner: String, _ type: Number.Type) -> [HostEntry] {
        constants(owner, type) + making(owner, type) + asking(owner, type) + rounding(owner, type)
            + arithmetic(owner, type)
    }

    static let roundingRule = Words<FloatingPointRoundingRule>(
        "FloatingPointRoundingRule", help: "Which whole number is taken.",
        [
            ("up", .up), ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
            ("toNearestOrEven", .toNearestOrEven), ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
        ])

    static let sign = Words<FloatingPointSign>(
        "FloatingPointSign", help: "On which side of zero a number is.", [("plus", .plus), ("minus", .minus)])

    private static func constants<Number: Fraction>(_ owner: String, _ type: Number.Type) -> [HostEntry] {
        let all: [(String, Number)] = [
            ("infinity", .infinity), ("nan", .nan), ("pi", .pi), ("zero", 0),
            ("greatestFiniteMagnitude", .greatestFiniteMagnitude), ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
            ("leastNormalMagnitude", .leastNormalMagnitude), ("ulpOfOne", .ulpOfOne),
        ]
        return all.map { name, value in .constant("\(owner).\(name)") { .fraction(value) } }
    }

    private static func making<Number: Fraction>(_ owner: String, _ type: Number.Type) -> [HostEntry] {
        [
            .call("\(owner).init()") { _ throws(Failure) in .fraction(0 as Number) },
            .call("\(owner).init(_:)") { call throws(Failure) in
                guard let text = try call.value(0).text else {
                    return .fraction(try call.fraction(0, as: type))
                }
                return .optional(Number(text).map { .fraction($0) })
            },
            .call("\(owner).init(exactly:)") { call throws(Failure) in
                guard let number = try call.value(0).whole else { return .fraction(try call.fraction(0, as: type)) }
                return .optional(Number(exactly: number).map { .fraction($0) })
            },
            .call("\(owner).init(truncating:)") { call throws(Failure) in .fraction(try call.fraction(0, as: type)) },
            .call("\(owner).init(signOf:magnitudeOf:)") { call throws(Failure) in
                .fraction(Number(signOf: try call.fraction(0, as: type), magnitudeOf: try call.fraction(1, as: type)))
            },
            .call("\(owner).random(in:)") { call throws(Failure) in
                guard let (lower, upper) = try call.value(0).fractionEnds, lower <= upper, (upper - lower).isFinite
                else { throw call.refusal("there is no number in an empty or infinite range") }
                return .fraction(Number.random(in: Number(lower)...Number(upper), using: &call.runner.random))
            },
            two(owner, type, "maximum(_:_:)") { Number.maximum($0, $1) },
            two(owner, type, "minimum(_:_:)") { Number.minimum($0, $1) },
        ]
    }

    private static func two<Number: Fraction>(
        _ owner: String, _ type: Number.Type, _ name: String,
        _ body: @escaping @Sendable (Number, Number) -> Number
    ) -> HostEntry {
        .call("\(owner).\(name)") { call throws(Failure) in
            .fraction(body(try call.fraction(0, as: type), try call.fraction(1, as: type)))
        }
    }

    private static func asking<Number: Fraction>(_ owner: String, _ type: Number.Type) -> [HostEntry] {
        let truths: [(String, @Sendable (Number) -> Bool)] = [
            ("isNaN", { $0.isNaN }), ("isInfinite", { $0.isInfinite }), ("isFinite", { $0.isFinite }),
            ("isZero", { $0.isZero }), ("isNormal", { $0.isNormal }), ("isSubnormal", { $0.isSubnormal }),
        ]
        let numbers: [(String, @Sendable (Number) -> Number)] = [
            ("magnitude", { $0.magnitude }), ("native", { $0 }), ("ulp", { $0.ulp }), ("nextUp", { $0.nextUp }),
            ("nextDown", { $0.nextDown }),
        ]
        let comparisons: [(String, @Sendable (Number, Number) -> Bool)] = [
            ("isEqual(to:)", { $0 == $1 }), ("isLess(than:)", { $0 < $1 }), ("isLessThanOrEqualTo(_:)", { $0 <= $1 }),
        ]
        return truths.map { name, body in
            .reading("\(owner).\(name)", of: .fraction(type)) { (_, number) throws(Failure) in .bool(body(number)) }
        }
            + numbers.map { name, body in
                .reading("\(owner).\(name)", of: .fraction(type)) { (_, number) throws(Failure) in
                    .fraction(body(number))
                }
            }
            + comparisons.map { name, body in
                .method("\(owner).\(name)", on: .fraction(type)) { (call, number) throws(Failure) in
                    .bool(body(number, try call.fraction(0, as: type)))
                }
            } + [
                .reading("\(owner).sign", of: .fraction(type)) { (_, number) throws(Failure) in
                    sign.conversion.encode(number.sign)
                }
            ]
    }

    private static func rounding<Number: Fraction>(_ owner: String, _ type: Number.Type) -> [HostEntry] {
        let rule = { @Sendable (call: HostCall) throws(Failure) in
            try HostKind<FloatingPointRoundingRule>.native(roundingRule.name.description)
                .read(call.runner, try call.value(0))
        }
        return [
            .method("\(owner).rounded()", on: .fraction(type)) { (_, number) throws(Failure) in
                .fraction(number.rounded())
            },
            .method("\(owner).rounded(_:)", on: .fraction(type)) { (call, number) throws(Failure) in
                .fraction(number.rounded(try rule(call)))
            },
            .changing("\(owner).round()", on: .fraction(type)) { (_, number) throws(Failure) in
                number.round()
                return .void
            },
            .changing("\(owner).round(_:)", on: .fraction(type)) { (call, number) throws(Failure) in
                number.round(try rule(call))
                return .void
            },
        ]
    }

    private static func arithmetic<Number: Fraction>(_ owner: String, _ type: Number.Type) -> [HostEntry] {
        let all: [(String, @Sendable (Number, Number) -> Number)] = [
            ("truncatingRemainder(dividingBy:)", { $0.truncatingRemainder(dividingBy: $1) }),
            ("remainder(dividingBy:)", { $0.remainder(dividingBy: $1) }),
            ("advanced(by:)", { $0 + $1 }), ("distance(to:)", { $1 - $0 }),
        ]
        return all.map { name, body in
            .method("\(owner).\(name)", on: .fraction(type)) { (call, number) throws(Failure) in
                .fraction(body(number, try call.fraction(0, as: type)))
            }
        } + [
            .method("\(owner).squareRoot()", on: .fraction(type)) { (_, number) throws(Failure) in
                .fraction(number.squareRoot())
            },
            .method("\(owner).addingProduct(_:_:)", on: .fraction(type)) { (call, number) throws(Failure) in
                .fraction(number.addingProduct(try call.fraction(0, as: type), try call.fraction(1, as: type)))
            },
            .changing("\(owner).formSquareRoot()", on: .fraction(type)) { (_, number) throws(Failure) in
                number.formSquareRoot()
                return .void
            },
            .changing("\(owner).formTruncatingRemainder(dividingBy:)", on: .fraction(type)) {
                (call, number) throws(Failure) in
                number.formTruncatingRemainder(dividingBy: try call.fraction(0, as: type))
                return .void
            },
            .changing("\(owner).negate()", on: .fraction(type)) { (_, number) throws(Failure) in
                number.negate()
                return .void
            },
        ]
    }
}
