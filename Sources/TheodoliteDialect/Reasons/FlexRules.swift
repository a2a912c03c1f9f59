import Negotiation

/// The rule by which a flex line shares its main size out.
struct FlexRule: Reason {
    /// What the items leave of the line before they grow or shrink; negative for an overflow.
    let rest: CGFloat

    var sentence: String {
        if rest > 0 { return "\(PointsFormat.short(rest)) left over, shared by grow factor" }
        if rest < 0 { return "overflow of \(PointsFormat.short(-rest)), shared by shrink factor and basis" }
        return rest == 0 ? "everything fits" : "unlimited: each child keeps its basis"
    }
}

/// The rule by which the lines of a flex container follow each other.
struct FlexLinesRule: Reason {
    let stretches: Bool

    var sentence: String {
        stretches
            ? "each line is as deep as its deepest item, and shares what is left"
            : "each line is as deep as its deepest item"
    }
}

/// How deep a line is.
struct FlexLineDepth: Reason {
    let axis: Axis
    let depth: CGFloat

    var sentence: String { "its line is \(PointsFormat.short(depth)) deep" }

    func calculation(on axis: Axis) -> Calculation? { axis == self.axis ? Calculation(depth) : nil }
}
