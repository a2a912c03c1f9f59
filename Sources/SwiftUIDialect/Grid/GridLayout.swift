import Negotiation

/// A layout like a Grid's.
public struct GridLayout: BuiltInLayout, Sendable {
    /// The alignment of views in their cells.
    public var alignment: Alignment
    /// The spacing between two columns, in points; nil for the neighbours' preferred one.
    public var horizontalSpacing: CGFloat?
    /// The spacing between two rows, in points; nil for the neighbours' preferred one.
    public var verticalSpacing: CGFloat?

    /// Creates a layout; spacings are in points, nil for the neighbours' preferred ones.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    package func element(around content: any View, name: String, canBeOneView: Bool) -> any Element {
        ArrangedGrid(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
            content: content, elementName: name)
    }

    private func solver(_ subviews: Subviews) -> GridSolver {
        GridSolver(
            subviews.nodes, alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
    }

    /// Returns the total of columns and rows, with their gaps.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        solver(subviews).solution(for: proposal).size
    }

    /// Places the subviews from the origin of the bounds.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(solver(subviews).placement(for: proposal), from: bounds.origin)
    }
}

/// The grid of a Layout value around views.
struct ArrangedGrid: GridElement {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: any View
    let elementName: String
}
