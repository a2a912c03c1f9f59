import Negotiation

/// A layout as a Grid's.
public struct GridLayout: BuiltInLayout, Sendable {
    /// Where views stand in their cells.
    public var alignment: Alignment
    /// Between two columns, in points; nil for what the neighbours prefer.
    public var horizontalSpacing: CGFloat?
    /// Between two rows, in points; nil for what the neighbours prefer.
    public var verticalSpacing: CGFloat?

    /// Spacings in points; nil for what the neighbours prefer.
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
            subviews.map(\.node), alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
    }

    /// The columns' widths and the rows' heights, with their gaps.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        solver(subviews).solution(for: proposal).size
    }

    /// Places the subviews from the origin of the bounds.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(solver(subviews).placement(for: proposal), from: bounds.origin)
    }
}

/// A grid that a Layout value makes of views.
struct ArrangedGrid: GridElement {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: any View
    let elementName: String
}
