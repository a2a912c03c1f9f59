extension StandardLibrary {
    /// What the protocols of numbers ask for, which the numbers have.
    static func requirements(ofNumbers type: StandardType) -> [LibraryFunction] {
        switch type {
        case .additiveArithmetic: [.declared("static var zero: Self { get }")]
        case .numeric: [.declared("associatedtype Magnitude", "var magnitude: Magnitude { get }", exactly)]
        case .signedNumeric: [.declared("mutating func negate()")]
        case .strideable:
            [
                .declared(
                    "associatedtype Stride", "func distance(to other: Self) -> Stride",
                    "func advanced(by n: Stride) -> Self")
            ]
        case .binaryInteger: [.declared("static var isSigned: Bool { get }", "init()", exactDouble), converting, whole]
        case .fixedWidthInteger: [fixedWidth, random]
        case .floatingPoint: [converting, limits, states, rounding, remainders]
        case .binaryFloatingPoint: [.declared("init()", exactDouble), random]
        default: []
        }
    }

    private static let exactly = "init?<Source: BinaryInteger>(exactly source: Source)"
    private static let exactDouble = "init?(exactly source: Double)"

    private static var converting: LibraryFunction {
        .declared(
            "init<Source: BinaryInteger>(_ source: Source)", "init(_ source: Double)", "init(_ source: CGFloat)",
            "init(_ source: Float)", "init(_ source: Self)",
            "init<Source: BinaryFloatingPoint>(_ source: Source)")
    }

    private static var random: LibraryFunction {
        .declared(
            "static func random(in range: Range<Self>) -> Self",
            "static func random(in range: ClosedRange<Self>) -> Self")
    }

    private static var whole: LibraryFunction {
        .declared(
            "init<Source: BinaryInteger>(clamping source: Source)",
            "init<Source: BinaryInteger>(truncatingIfNeeded source: Source)", "var bitWidth: Int { get }",
            "func signum() -> Self",
            "func isMultiple(of other: Self) -> Bool", "func formatted() -> String",
            "func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)")
    }

    private static var fixedWidth: LibraryFunction {
        .declared(
            "static var max: Self { get }", "static var min: Self { get }", "static var bitWidth: Int { get }",
            "init?(_ text: String, radix: Int = 10)")
    }

    private static var limits: LibraryFunction {
        .declared(
            "static var pi: Self { get }", "static var infinity: Self { get }", "static var nan: Self { get }",
            "static var greatestFiniteMagnitude: Self { get }", "static var leastNonzeroMagnitude: Self { get }",
            "static var ulpOfOne: Self { get }",
            "static func maximum(_ x: Self, _ y: Self) -> Self", "static func minimum(_ x: Self, _ y: Self) -> Self")
    }

    private static var states: LibraryFunction {
        .declared(
            "var isNaN: Bool { get }", "var isInfinite: Bool { get }", "var isFinite: Bool { get }",
            "var isZero: Bool { get }", "var ulp: Self { get }", "var nextUp: Self { get }",
            "var nextDown: Self { get }", "var sign: FloatingPointSign { get }")
    }

    private static var rounding: LibraryFunction {
        .declared(
            "func rounded() -> Self", "func rounded(_ rule: FloatingPointRoundingRule) -> Self",
            "mutating func round()", "mutating func round(_ rule: FloatingPointRoundingRule)",
            "func squareRoot() -> Self", "mutating func formSquareRoot()", "func formatted() -> String")
    }

    private static var remainders: LibraryFunction {
        .declared(
            "func truncatingRemainder(dividingBy other: Self) -> Self",
            "func remainder(dividingBy other: Self) -> Self",
            "mutating func formTruncatingRemainder(dividingBy other: Self)",
            "func isEqual(to other: Self) -> Bool",
            "func isLess(than other: Self) -> Bool", "func isLessThanOrEqualTo(_ other: Self) -> Bool")
    }
}
