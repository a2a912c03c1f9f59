import Foundation

extension StandardLibrary {
    static var int: TypeDescription {
        TypeDescription(
            TypeName("Int"), .value, help: "A whole number.",
            initializers: [
                .initializer(Parameter(nil, .value(.any)), of: .value(.int), body: wholeNumber)
            ],
            staticProperties: [
                StaticProperty("max", .int, .max), StaticProperty("min", .int, .min),
                StaticProperty("zero", .int, 0),
            ],
            properties: [
                PropertyDescription(reading: "description", of: .int, \.description, .string)
            ],
            methods: [
                .method("signum", on: .int, returning: .int) { number throws(VocabularyError) in number.signum() },
                .method("isMultiple", on: .int, Parameter("of", .int), returning: .bool) {
                    number, other throws(VocabularyError) in number.isMultiple(of: other)
                },
            ])
    }

    static var double: TypeDescription { floating("Double", .double) }

    static var cgFloat: TypeDescription { floating("CGFloat", .cgFloat) }

    static var bool: TypeDescription {
        TypeDescription(
            TypeName("Bool"), .value, help: "True or false.",
            properties: [PropertyDescription(reading: "description", of: .bool, \.description, .string)],
            methods: [
                .mutatingMethod("toggle", on: .bool) { (value: inout Bool) throws(VocabularyError) in value.toggle() }
            ])
    }

    static let roundingRule = Words<FloatingPointRoundingRule>(
        "FloatingPointRoundingRule", help: "Which whole number is taken.",
        [
            ("up", .up), ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
            ("toNearestOrEven", .toNearestOrEven), ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
        ])

    private static func floating(_ name: String, _ type: ValueType) -> TypeDescription {
        let number = Conversion<Double>(type, decode: Conversion.double.decode, encode: Conversion.double.encode)
        return TypeDescription(
            TypeName(name), .value, help: "A number with a fraction.",
            initializers: [.initializer(Parameter(nil, .value(.any)), of: .value(type), body: fraction)],
            staticProperties: [
                StaticProperty("infinity", number, .infinity), StaticProperty("nan", number, .nan),
                StaticProperty("pi", number, .pi), StaticProperty("zero", number, 0),
                StaticProperty("greatestFiniteMagnitude", number, .greatestFiniteMagnitude),
                StaticProperty("leastNonzeroMagnitude", number, .leastNonzeroMagnitude),
                StaticProperty("leastNormalMagnitude", number, .leastNormalMagnitude),
                StaticProperty("ulpOfOne", number, .ulpOfOne),
            ],
            properties: [
                PropertyDescription(reading: "isNaN", of: number, \.isNaN, .bool),
                PropertyDescription(reading: "isInfinite", of: number, \.isInfinite, .bool),
                PropertyDescription(reading: "isFinite", of: number, \.isFinite, .bool),
                PropertyDescription(reading: "isZero", of: number, \.isZero, .bool),
                PropertyDescription(reading: "magnitude", of: number, \.magnitude, number),
                PropertyDescription(reading: "description", of: number, \.description, .string),
            ],
            methods: [
                .method("rounded", on: number, returning: number) { value throws(VocabularyError) in value.rounded() },
                .method("rounded", on: number, Parameter(nil, roundingRule.conversion), returning: number) {
                    (value, rule) throws(VocabularyError) in value.rounded(rule)
                },
                .mutatingMethod("round", on: number) { (value: inout Double) throws(VocabularyError) in value.round() },
                .mutatingMethod("round", on: number, Parameter(nil, roundingRule.conversion)) {
                    (value: inout Double, rule) throws(VocabularyError) in value.round(rule)
                },
                division("truncatingRemainder") { $0.truncatingRemainder(dividingBy: $1) },
                division("remainder") { $0.remainder(dividingBy: $1) },
                .method("squareRoot", on: number, returning: number) {
                    value throws(VocabularyError) in value.squareRoot()
                },
            ])
    }

    private static func division(
        _ name: String, _ divide: @escaping @Sendable (Double, Double) -> Double
    ) -> Callable {
        .method(name, on: .double, Parameter("dividingBy", .double), returning: .double) {
            value, divisor throws(VocabularyError) in divide(value, divisor)
        }
    }

    @Sendable
    private static func wholeNumber(_ value: Value) throws(VocabularyError) -> Value {
        switch value {
        case .int: return value
        case .double(let number):
            guard let whole = Int(exactly: number.rounded(.towardZero)) else {
                throw .refused("\(number) cannot be converted to Int")
            }
            return .int(whole)
        case .string(let text): return Int(text).map { .int($0) } ?? .none
        default: throw .mismatch(expected: .int, found: value.typeName)
        }
    }

    @Sendable
    private static func fraction(_ value: Value) throws(VocabularyError) -> Value {
        switch value {
        case .int(let number): return .double(Double(number))
        case .double: return value
        case .string(let text): return Double(text).map { .double($0) } ?? .none
        default: throw .mismatch(expected: .double, found: value.typeName)
        }
    }

    // MARK: Functions

    private static let number = ValueType.named(GenericType.number)

    static var numberFunctions: [Callable] {
        (2...4).flatMap { [extreme("min", count: $0), extreme("max", count: $0)] } + [
            .function("abs", Parameter(nil, .value(number)), returning: .value(.any)) {
                value throws(VocabularyError) in try magnitude(value)
            }
        ]
    }

    private static func magnitude(_ value: Value) throws(VocabularyError) -> Value {
        switch value {
        case .int(let whole):
            guard whole != .min else { throw .refused("arithmetic operation 'abs' overflows 'Int'") }
            return .int(abs(whole))
        case .double(let double): return .double(abs(double))
        default: throw .mismatch(expected: .double, found: value.typeName)
        }
    }

    /// The least or the greatest of some numbers or strings.
    private static func extreme(_ name: String, count: Int) -> Callable {
        let parameters = Array(repeating: Parameter(nil, .value(number)).description, count: count)
        return Callable(
            name: name, parameters: parameters + [order.description], result: .any, isMutating: false,
            help: name == "min" ? "The least of them." : "The greatest of them."
        ) { (_, arguments) throws(VocabularyError) in
            let values = arguments.prefix(count).compactMap { $0 }
            let order = try order.value(of: arguments.last ?? nil)
            guard var best = values.first else { throw .refused("'\(name)' needs values") }
            // With what is not a number, as Swift's: no comparison holds, and the one before stays.
            for value in values.dropFirst() {
                if try name == "min" ? isLess(value, best, by: order) : isLess(best, value, by: order) { best = value }
            }
            return best
        }
    }
}
