import Foundation

extension StandardLibrary {
    /// Of a type of numbers with a fraction.
    static func fractions(_ owner: String) -> [HostEntry] {
        constants(owner) + making(owner) + asking(owner) + rounding(owner) + arithmetic(owner)
    }

    static let roundingRule = Words<FloatingPointRoundingRule>(
        "FloatingPointRoundingRule", help: "Which whole number is taken.",
        [
            ("up", .up), ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
            ("toNearestOrEven", .toNearestOrEven), ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
        ])

    static let sign = Words<FloatingPointSign>(
        "FloatingPointSign", help: "On which side of zero a number is.", [("plus", .plus), ("minus", .minus)])

    private static func constants(_ owner: String) -> [HostEntry] {
        let all: [(String, Double)] = [
            ("infinity", .infinity), ("nan", .nan), ("pi", .pi), ("zero", 0),
            ("greatestFiniteMagnitude", .greatestFiniteMagnitude), ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
            ("leastNormalMagnitude", .leastNormalMagnitude), ("ulpOfOne", .ulpOfOne),
        ]
        return all.map { name, value in .constant("\(owner).\(name)") { .double(value) } }
    }

    private static func making(_ owner: String) -> [HostEntry] {
        [
            .call("\(owner).init()") { _ throws(Failure) in .double(0) },
            .call("\(owner).init(_:)") { call throws(Failure) in
                guard case .string(let text) = try call.value(0) else { return .double(try call.double(0)) }
                return .optional(Double(text))
            },
            .call("\(owner).init(exactly:)") { call throws(Failure) in
                guard let number = try call.value(0).whole else { return .double(try call.double(0)) }
                return .optional(Double(exactly: number))
            },
            .call("\(owner).init(truncating:)") { call throws(Failure) in .double(try call.double(0)) },
            .call("\(owner).init(signOf:magnitudeOf:)") { call throws(Failure) in
                .double(Double(signOf: try call.double(0), magnitudeOf: try call.double(1)))
            },
            .call("\(owner).random(in:)") { call throws(Failure) in
                guard case .closedRange(let range) = try call.value(0), range.lower <= range.upper,
                    (range.upper - range.lower).isFinite
                else { throw call.refusal("there is no number in an empty or infinite range") }
                return .double(Double.random(in: range.lower...range.upper, using: &call.runner.random))
            },
            two(owner, "maximum(_:_:)") { Double.maximum($0, $1) },
            two(owner, "minimum(_:_:)") { Double.minimum($0, $1) },
        ]
    }

    private static func two(
        _ owner: String, _ name: String, _ body: @escaping @Sendable (Double, Double) -> Double
    ) -> HostEntry {
        .call("\(owner).\(name)") { call throws(Failure) in .double(body(try call.double(0), try call.double(1))) }
    }

    private static func asking(_ owner: String) -> [HostEntry] {
        let truths: [(String, @Sendable (Double) -> Bool)] = [
            ("isNaN", { $0.isNaN }), ("isInfinite", { $0.isInfinite }), ("isFinite", { $0.isFinite }),
            ("isZero", { $0.isZero }), ("isNormal", { $0.isNormal }), ("isSubnormal", { $0.isSubnormal }),
        ]
        let numbers: [(String, @Sendable (Double) -> Double)] = [
            ("magnitude", { $0.magnitude }), ("native", { $0 }), ("ulp", { $0.ulp }), ("nextUp", { $0.nextUp }),
            ("nextDown", { $0.nextDown }),
        ]
        let comparisons: [(String, @Sendable (Double, Double) -> Bool)] = [
            ("isEqual(to:)", { $0 == $1 }), ("isLess(than:)", { $0 < $1 }), ("isLessThanOrEqualTo(_:)", { $0 <= $1 }),
        ]
        return truths.map { name, body in
            .reading("\(owner).\(name)", of: .double) { (_, number) throws(Failure) in .bool(body(number)) }
        }
            + numbers.map { name, body in
                .reading("\(owner).\(name)", of: .double) { (_, number) throws(Failure) in .double(body(number)) }
            }
            + comparisons.map { name, body in
                .method("\(owner).\(name)", on: .double) { (call, number) throws(Failure) in
                    .bool(body(number, try call.double(0)))
                }
            } + [
                .reading("\(owner).sign", of: .double) { (_, number) throws(Failure) in
                    sign.conversion.encode(number.sign)
                }
            ]
    }

    private static func rounding(_ owner: String) -> [HostEntry] {
        let rule = { @Sendable (call: HostCall) throws(Failure) in
            try HostKind<FloatingPointRoundingRule>.native(roundingRule.name.description)
                .read(call.runner, try call.value(0))
        }
        return [
            .method("\(owner).rounded()", on: .double) { (_, number) throws(Failure) in .double(number.rounded()) },
            .method("\(owner).rounded(_:)", on: .double) { (call, number) throws(Failure) in
                .double(number.rounded(try rule(call)))
            },
            .changing("\(owner).round()", on: .double) { (_, number) throws(Failure) in
                number.round()
                return .void
            },
            .changing("\(owner).round(_:)", on: .double) { (call, number) throws(Failure) in
                number.round(try rule(call))
                return .void
            },
        ]
    }

    private static func arithmetic(_ owner: String) -> [HostEntry] {
        let all: [(String, @Sendable (Double, Double) -> Double)] = [
            ("truncatingRemainder(dividingBy:)", { $0.truncatingRemainder(dividingBy: $1) }),
            ("remainder(dividingBy:)", { $0.remainder(dividingBy: $1) }),
            ("advanced(by:)", { $0 + $1 }), ("distance(to:)", { $1 - $0 }),
        ]
        return all.map { name, body in
            .method("\(owner).\(name)", on: .double) { (call, number) throws(Failure) in
                .double(body(number, try call.double(0)))
            }
        } + [
            .method("\(owner).squareRoot()", on: .double) { (_, number) throws(Failure) in
                .double(number.squareRoot())
            },
            .method("\(owner).addingProduct(_:_:)", on: .double) { (call, number) throws(Failure) in
                .double(number.addingProduct(try call.double(0), try call.double(1)))
            },
            .changing("\(owner).formSquareRoot()", on: .double) { (_, number) throws(Failure) in
                number.formSquareRoot()
                return .void
            },
            .changing("\(owner).formTruncatingRemainder(dividingBy:)", on: .double) { (call, number) throws(Failure) in
                number.formTruncatingRemainder(dividingBy: try call.double(0))
                return .void
            },
            .changing("\(owner).negate()", on: .double) { (_, number) throws(Failure) in
                number.negate()
                return .void
            },
        ]
    }
}
