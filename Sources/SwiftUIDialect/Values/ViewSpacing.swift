import Negotiation

/// How far a view wants to be from its neighbours, on each of its edges. A stack without a spacing of its own asks it.
public struct ViewSpacing: Sendable {
    private var wishes: [Edge: [Kind: CGFloat]] = [:]
    /// The default distance where the view stands; nil for a value that code made.
    private var standard: CGFloat?

    /// What a wish depends on; a view of another kind does not meet it.
    enum Kind: Hashable, Sendable {
        case textToText, edgeAboveText, edgeBelowText, edgeLeftOfText, edgeRightOfText
        /// Whatever the neighbour is.
        case anything
    }

    /// No wish: the default distance to everything.
    public init() {}

    /// No distance to anything.
    public static let zero = ViewSpacing(zeroOn: .all)

    init(_ wishes: [Edge: [Kind: CGFloat]], standard: CGFloat?) {
        self.wishes = wishes
        self.standard = standard
    }

    init(zeroOn edges: Edge.Set, standard: CGFloat? = nil) {
        self.standard = standard
        for edge in Edge.allCases where edges.contains(edge) { wishes[edge] = [.anything: 0] }
    }

    subscript(edge: Edge) -> [Kind: CGFloat] {
        get { wishes[edge] ?? [:] }
        set { wishes[edge] = newValue.isEmpty ? nil : newValue }
    }

    /// The distance from a view to the one after it along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (mine, theirs) = (self[.end(of: axis)], next[.start(of: axis)])
        let common = mine.compactMap { kind, length in
            kind == .anything ? nil : theirs[kind].map { length + $0 }
        }
        if let longest = common.max() { return longest }
        return [mine[.anything], theirs[.anything]].compactMap { $0 }.max()
            ?? standard ?? next.standard ?? Metrics.cells.spacing
    }

    /// Takes over what another wants on some edges: the longer distance where both want one.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) {
            self[edge] = self[edge].merging(other[edge], uniquingKeysWith: Swift.max)
        }
        standard = standard ?? other.standard
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// The same with a plain view's wishes on some edges.
    func resetting(_ isReset: (Edge) -> Bool, to plain: ViewSpacing) -> ViewSpacing {
        var spacing = self
        for edge in Edge.allCases where isReset(edge) { spacing[edge] = plain[edge] }
        return spacing
    }
}
