extension StandardLibrary {
    static let orderFunctions: [(name: String, text: String)] = [
        (
            "max",
            """
            func max<T: Comparable>(_ x: T, _ y: T) -> T
            func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
            """
        ),
        (
            "min",
            """
            func min<T: Comparable>(_ x: T, _ y: T) -> T
            func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
            """
        ),
        ("abs", "func abs<T: Comparable>(_ x: T) -> T"),
        ("numericCast", "func numericCast(_ x: Int) -> Int"),
    ]

    /// Foundation's functions of numbers with a fraction, of one and of two; C has them of Float under names of its own.
    static let mathFunctions: [(name: String, text: String)] =
        fractionFunctions.map { ($0.name, "func \($0.name)(_ x: Double) -> Double\n" + ofLength($0.name, 1)) }
        + pairFunctions.map {
            ($0.name, "func \($0.name)(_ x: Double, _ y: Double) -> Double\n" + ofLength($0.name, 2))
        }
        + fractionFunctions.map { ("\($0.name)f", "func \($0.name)f(_ x: Float) -> Float") }
        + pairFunctions.map { ("\($0.name)f", "func \($0.name)f(_ x: Float, _ y: Float) -> Float") }

    private static func ofLength(_ name: String, _ count: Int) -> String {
        ["CGFloat", "Float"].map { "func \(name)(_ x: \($0)\(count == 2 ? ", _ y: \($0)" : "")) -> \($0)" }
            .joined(separator: "\n")
    }

    static let sequenceFunctions: [(name: String, text: String)] = [
        (
            "stride",
            """
            func stride(from start: Int, to end: Int, by stride: Int) -> [Int]
            func stride(from start: Double, to end: Double, by stride: Double) -> [Double]
            func stride(from start: CGFloat, to end: CGFloat, by stride: CGFloat) -> [CGFloat]
            func stride(from start: Float, to end: Float, by stride: Float) -> [Float]
            func stride(from start: Int, through end: Int, by stride: Int) -> [Int]
            func stride(from start: Double, through end: Double, by stride: Double) -> [Double]
            func stride(from start: CGFloat, through end: CGFloat, by stride: CGFloat) -> [CGFloat]
            func stride(from start: Float, through end: Float, by stride: Float) -> [Float]
            """
        ),
        (
            "zip",
            """
            func zip<A: Sequence, B: Sequence>(_ sequence1: A, _ sequence2: B) -> [(A.Element, B.Element)]
            """
        ),
        ("repeatElement", "func repeatElement<T>(_ element: T, count n: Int) -> [T]"),
        (
            "sequence",
            """
            func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T>
            func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T>
            """
        ),
    ]

    static let stoppingFunctions: [(name: String, text: String)] = [
        ("fatalError", "func fatalError(_ message: String = \"\") -> Never"),
        ("preconditionFailure", "func preconditionFailure(_ message: String = \"\") -> Never"),
        ("assertionFailure", "func assertionFailure(_ message: String = \"\")"),
        ("precondition", "func precondition(_ condition: Bool, _ message: String = \"\")"),
        ("assert", "func assert(_ condition: Bool, _ message: String = \"\")"),
    ]

    static let outputFunctions: [(name: String, text: String)] = [
        ("print", "func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")"),
        ("debugPrint", "func debugPrint(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")"),
        ("type", "func type<T>(of value: T) -> T.Type"),
        ("dump", "func dump<T>(_ value: T) -> T"),
        ("NSLog", "func NSLog(_ format: String, _ arguments: Any...)"),
        (
            "withExtendedLifetime",
            "func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result"
        ),
        ("autoreleasepool", "func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result"),
    ]
}
