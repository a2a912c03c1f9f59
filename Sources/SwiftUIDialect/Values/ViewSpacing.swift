import Negotiation

/// A view's preferred distances from its neighbours, on each edge. A stack without a spacing of its own uses them.
public struct ViewSpacing: Sendable {
    private var shared: Shared

    /// The distances of a view. A class, because many views have the same ones.
    private final class Shared: Sendable {
        let sides: Sides

        init(_ sides: Sides) {
            self.sides = sides
        }
    }

    /// The preferred distances on all edges.
    private struct Sides {
        var top = Wishes()
        var leading = Wishes()
        var bottom = Wishes()
        var trailing = Wishes()
        /// The default distance in the view's context; nil for a value that code made.
        var standard: CGFloat?

        mutating func formUnion(_ other: Sides, edges: Edge.Set) {
            if edges.contains(.top) { top = top.union(other.top) }
            if edges.contains(.leading) { leading = leading.union(other.leading) }
            if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
            if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
            standard = standard ?? other.standard
        }

        subscript(edge: Edge) -> Wishes {
            get {
                switch edge {
                case .top: top
                case .leading: leading
                case .bottom: bottom
                case .trailing: trailing
                }
            }
            set {
                switch edge {
                case .top: top = newValue
                case .leading: leading = newValue
                case .bottom: bottom = newValue
                case .trailing: trailing = newValue
                }
            }
        }
    }

    private var sides: Sides {
        get { shared.sides }
        set { shared = Shared(newValue) }
    }

    /// The kind of neighbours to which a preferred distance applies.
    enum Kind: Int, Hashable, Sendable {
        case textToText, edgeAboveText, edgeBelowText, edgeLeftOfText, edgeRightOfText
        /// Any neighbour.
        case anything
    }

    /// The preferred distances on an edge, by kind.
    struct Wishes: Sendable {
        /// The distances by the kinds' numbers; minus infinity for none.
        private var lengths = SIMD8<Double>(repeating: -.infinity)

        init(_ wishes: KeyValuePairs<Kind, CGFloat> = [:]) {
            for (kind, length) in wishes { lengths[kind.rawValue] = Double(length) }
        }

        /// The longest distance of the kinds that both have.
        func common(with other: Wishes) -> CGFloat? {
            var sums = lengths + other.lengths
            sums[Kind.anything.rawValue] = -.infinity
            return Self.wish(sums.max())
        }

        /// The preferred distance from any neighbour.
        var anything: CGFloat? { Self.wish(lengths[Kind.anything.rawValue]) }

        func union(_ other: Wishes) -> Wishes {
            var union = self
            union.lengths = pointwiseMax(lengths, other.lengths)
            return union
        }

        private static func wish(_ length: Double) -> CGFloat? { length == -.infinity ? nil : CGFloat(length) }
    }

    /// Creates spacing without preferences: the default distance to everything.
    public init() {
        shared = Shared(Sides())
    }

    /// The distance 0 on all edges.
    public static let zero = ViewSpacing(zeroOn: .all)

    init(top: Wishes, leading: Wishes, bottom: Wishes, trailing: Wishes, standard: CGFloat?) {
        shared = Shared(
            Sides(top: top, leading: leading, bottom: bottom, trailing: trailing, standard: standard))
    }

    init(zeroOn edges: Edge.Set, standard: CGFloat? = nil) {
        var sides = Sides(standard: standard)
        for edge in Edge.allCases where edges.contains(edge) { sides[edge] = Wishes([.anything: 0]) }
        shared = Shared(sides)
    }

    /// The preferred distances on an edge.
    subscript(edge: Edge) -> Wishes { shared.sides[edge] }

    /// Whether both are known to be equal, because they are the same object.
    func isSame(as other: ViewSpacing) -> Bool { shared === other.shared }

    /// Equal for values that are known to be equal.
    var identity: ObjectIdentifier { ObjectIdentifier(shared) }

    /// Returns the distance from a view to the one after it along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (mine, theirs) = (self[.end(of: axis)], next[.start(of: axis)])
        if let longest = mine.common(with: theirs) { return longest }
        if let own = mine.anything { return theirs.anything.map { max(own, $0) } ?? own }
        return theirs.anything ?? sides.standard ?? next.sides.standard ?? Metrics.cells.spacing
    }

    /// Adds another view's preferences on some edges: the longer distance if both have one.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        guard !isSame(as: other) else { return }
        var union = sides
        union.formUnion(other.shared.sides, edges: edges)
        sides = union
    }

    /// The preferred distances of views in a row along an axis: of all of them across the axis, and of the first and the
    /// last at its ends.
    init(of views: Nodes, along axis: Axis) {
        var union = Sides()
        let cross: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        for view in views { union.formUnion(view.spacing.shared.sides, edges: cross) }
        if let first = views.first {
            union.formUnion(first.spacing.shared.sides, edges: Edge.Set(.start(of: axis)))
        }
        if let last = views.last { union.formUnion(last.spacing.shared.sides, edges: Edge.Set(.end(of: axis))) }
        shared = Shared(union)
    }

    /// Returns the union of both on some edges, and its own on the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Returns the same spacing with a plain view's on some edges.
    func resetting(_ isReset: (Edge) -> Bool, to plain: ViewSpacing) -> ViewSpacing {
        var changed = sides
        for edge in Edge.allCases where isReset(edge) { changed[edge] = plain[edge] }
        var spacing = self
        spacing.sides = changed
        return spacing
    }
}
