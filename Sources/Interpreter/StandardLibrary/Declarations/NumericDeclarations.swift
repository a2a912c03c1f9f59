extension StandardLibrary {
    /// The requirements of the number protocols. Whole numbers have all members of `Int`, and fractions those of `Double`.
    static func requirements(ofNumbers type: StandardType) -> [LibraryFunction] {
        switch type {
        case .additiveArithmetic: [.declared("static var zero: Self { get }")]
        case .numeric:
            [
                .declared(
                    "associatedtype Magnitude", "var magnitude: Magnitude { get }",
                    "init?<Source: BinaryInteger>(exactly source: Source)")
            ]
        case .signedNumeric: [.declared("mutating func negate()")]
        case .strideable:
            [
                .declared(
                    "associatedtype Stride", "func distance(to other: Self) -> Stride",
                    "func advanced(by n: Stride) -> Self")
            ]
        case .binaryInteger: [required(of: wholeNumber(Int.self))]
        case .floatingPoint: [required(of: fraction(Double.self))]
        default: []
        }
    }

    private static func required(of members: [LibraryFunction]) -> LibraryFunction {
        let declarations = members.flatMap(\.declarations).filter { !$0.hasPrefix("typealias") }
        return LibraryFunction(declarations + ["init<Source: BinaryFloatingPoint>(_ source: Source)"], .none)
    }
}
