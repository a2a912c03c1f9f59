extension StandardLibrary {
    static func numberDeclarations(of type: StandardType) -> String {
        switch type {
        case .bool: truth
        case _ where type.isFloating: fraction.replacing("Number", with: type.rawValue)
        default:
            wholeNumber.replacing("Number", with: type.rawValue).replacing(
                "Unsigned", with: type.wholeNumber?.magnitude.rawValue ?? type.rawValue)
        }
    }

    /// Of any type of whole numbers, which stands in place of `Number`, what it is without its sign in place of `Unsigned`.
    private static let wholeNumber = """
        typealias Magnitude = Unsigned
        typealias Stride = Int
        static var max: Number { get }
        static var min: Number { get }
        static var zero: Number { get }
        static var bitWidth: Int { get }
        static var isSigned: Bool { get }
        init()
        init(_ source: Number)
        init(_ source: Double)
        init(_ source: CGFloat)
        init(_ source: Float)
        init<Source: BinaryInteger>(_ source: Source)
        init?(_ description: String)
        init?(_ description: Substring)
        init?(_ text: String, radix: Int = 10)
        init?(_ text: Substring, radix: Int = 10)
        init?(exactly source: Double)
        init?<Source: BinaryInteger>(exactly source: Source)
        init<Source: BinaryInteger>(clamping source: Source)
        init<Source: BinaryInteger>(truncatingIfNeeded source: Source)
        init<Source: BinaryInteger>(bitPattern source: Source)
        init(truncating source: Int)
        static func random(in range: Range<Number>) -> Number
        static func random(in range: ClosedRange<Number>) -> Number
        var description: String { get }
        var hashValue: Int { get }
        var bitWidth: Int { get }
        var magnitude: Unsigned { get }
        var byteSwapped: Number { get }
        var nonzeroBitCount: Int { get }
        var leadingZeroBitCount: Int { get }
        var trailingZeroBitCount: Int { get }
        func signum() -> Number
        func isMultiple(of other: Number) -> Bool
        func quotientAndRemainder(dividingBy rhs: Number) -> (quotient: Number, remainder: Number)
        func advanced(by n: Int) -> Number
        func distance(to other: Number) -> Int
        mutating func negate()
        func addingReportingOverflow(_ rhs: Number) -> (partialValue: Number, overflow: Bool)
        func subtractingReportingOverflow(_ rhs: Number) -> (partialValue: Number, overflow: Bool)
        func multipliedReportingOverflow(by rhs: Number) -> (partialValue: Number, overflow: Bool)
        func dividedReportingOverflow(by rhs: Number) -> (partialValue: Number, overflow: Bool)
        func multipliedFullWidth(by other: Number) -> (high: Number, low: Unsigned)
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
        init<Source: BinaryInteger>(_ source: Source)
        init?(_ description: String)
        init?(_ description: Substring)
        init?(exactly source: Double)
        init?<Source: BinaryInteger>(exactly source: Source)
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
