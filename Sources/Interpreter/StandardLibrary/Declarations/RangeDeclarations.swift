extension StandardLibrary {
    static func rangeDeclarations(of type: StandardType) -> String {
        switch type {
        case .range, .closedRange: bounded.replacing("Ranges", with: type.rawValue)
        case .partialRangeFrom:
            "typealias Element = Bound\ntypealias SubSequence = PartialRangeFrom<Bound>\nvar lowerBound: Bound { get }\n"
                + "func contains(_ element: Bound) -> Bool"
        default: "var upperBound: Bound { get }\nfunc contains(_ element: Bound) -> Bool"
        }
    }

    /// Of a range with two ends, whose name stands in place of `Ranges`.
    private static let bounded = """
        typealias Element = Bound
        typealias Index = Bound
        typealias SubSequence = Range<Bound>
        init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
        init(_ other: Range<Bound>)
        init(_ other: ClosedRange<Bound>)
        var lowerBound: Bound { get }
        var upperBound: Bound { get }
        var isEmpty: Bool { get }
        var count: Int { get }
        var description: String { get }
        var hashValue: Int { get }
        func contains(_ element: Bound) -> Bool
        func overlaps(_ other: Range<Bound>) -> Bool
        func overlaps(_ other: ClosedRange<Bound>) -> Bool
        func clamped(to limits: Ranges<Bound>) -> Ranges<Bound>
        """
}
