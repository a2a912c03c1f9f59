extension StandardLibrary {
    static func numberDeclarations(of type: StandardType) -> String {
        switch type {
        case .int: wholeNumber
        case .bool: truth
        default: fraction.replacing("Number", with: type.rawValue)
        }
    }

    private static let wholeNumber = """
        typealias Magnitude = Int
        typealias Stride = Int
        static var max: Int { get }
        static var min: Int { get }
        static var zero: Int { get }
        static var bitWidth: Int { get }
        init()
        init(_ source: Int)
        init(_ source: Double)
        init(_ source: CGFloat)
        init(_ source: Float)
        init?(_ description: String)
        init?(_ description: Substring)
        init?(_ text: String, radix: Int)
        init?(exactly source: Double)
        init(clamping source: Int)
        init(truncatingIfNeeded source: Int)
        init(truncating source: Int)
        static func random(in range: Range<Int>) -> Int
        static func random(in range: ClosedRange<Int>) -> Int
        var description: String { get }
        var hashValue: Int { get }
        var magnitude: Int { get }
        var nonzeroBitCount: Int { get }
        var leadingZeroBitCount: Int { get }
        var trailingZeroBitCount: Int { get }
        func signum() -> Int
        func isMultiple(of other: Int) -> Bool
        func quotientAndRemainder(dividingBy rhs: Int) -> (quotient: Int, remainder: Int)
        func advanced(by n: Int) -> Int
        func distance(to other: Int) -> Int
        mutating func negate()
        func addingReportingOverflow(_ rhs: Int) -> (partialValue: Int, overflow: Bool)
        func subtractingReportingOverflow(_ rhs: Int) -> (partialValue: Int, overflow: Bool)
        func multipliedReportingOverflow(by rhs: Int) -> (partialValue: Int, overflow: Bool)
        func dividedReportingOverflow(by rhs: Int) -> (partialValue: Int, overflow: Bool)
        func formatted() -> String
        """

    private static let truth = """
        init()
        init(_ value: Bool)
        init?(_ description: String)
        static func random() -> Bool
        var description: String { get }
        var hashValue: Int { get }
        mutating func toggle()
        """

    /// Of any type with a fraction, which stands in place of `Number`.
    private static let fraction = """
        typealias Magnitude = Number
        typealias Stride = Number
        typealias NativeType = Double
        static var infinity: Number { get }
        static var nan: Number { get }
        static var pi: Number { get }
        static var zero: Number { get }
        static var greatestFiniteMagnitude: Number { get }
        static var leastNonzeroMagnitude: Number { get }
        static var leastNormalMagnitude: Number { get }
        static var ulpOfOne: Number { get }
        init()
        init(_ source: Int)
        init(_ source: Double)
        init(_ source: CGFloat)
        init(_ source: Float)
        init?(_ description: String)
        init?(_ description: Substring)
        init?(exactly source: Double)
        init?(exactly source: Int)
        init(truncating source: Double)
        init(signOf: Number, magnitudeOf: Number)
        static func random(in range: Range<Number>) -> Number
        static func random(in range: ClosedRange<Number>) -> Number
        static func maximum(_ x: Number, _ y: Number) -> Number
        static func minimum(_ x: Number, _ y: Number) -> Number
        var description: String { get }
        var hashValue: Int { get }
        var magnitude: Number { get }
        var native: Double { get }
        var sign: FloatingPointSign { get }
        var isNaN: Bool { get }
        var isInfinite: Bool { get }
        var isFinite: Bool { get }
        var isZero: Bool { get }
        var isNormal: Bool { get }
        var isSubnormal: Bool { get }
        var ulp: Number { get }
        var nextUp: Number { get }
        var nextDown: Number { get }
        func rounded() -> Number
        func rounded(_ rule: FloatingPointRoundingRule) -> Number
        mutating func round()
        mutating func round(_ rule: FloatingPointRoundingRule)
        func truncatingRemainder(dividingBy other: Number) -> Number
        func remainder(dividingBy other: Number) -> Number
        func squareRoot() -> Number
        mutating func formSquareRoot()
        mutating func formTruncatingRemainder(dividingBy other: Number)
        func addingProduct(_ lhs: Number, _ rhs: Number) -> Number
        func advanced(by n: Number) -> Number
        func distance(to other: Number) -> Number
        mutating func negate()
        func isEqual(to other: Number) -> Bool
        func isLess(than other: Number) -> Bool
        func isLessThanOrEqualTo(_ other: Number) -> Bool
        func formatted() -> String
        """
}
