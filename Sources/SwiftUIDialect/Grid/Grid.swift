import Negotiation

/// Views in rows and columns: each column as wide as its widest cell, each row as high as its highest.
public struct Grid: GridElement {
    package let alignment: Alignment
    package let horizontalSpacing: CGFloat?
    package let verticalSpacing: CGFloat?
    package let content: any View

    /// Creates a grid; spacings are in points, nil for the neighbours' preferred ones.
    public init<Content: View>(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content())
    }

    /// Creates a grid of existing views.
    package init(
        alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, _ content: any View
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content
    }
}

/// The common part of Grid and GridLayout.
package protocol GridElement: ContainerElement, SizedElement {
    var alignment: Alignment { get }
    /// The spacing between two columns, in points; nil for the cells' preferred one.
    var horizontalSpacing: CGFloat? { get }
    var verticalSpacing: CGFloat? { get }
    var content: any View { get }
}

extension GridElement {
    package func children(of node: Node) -> Nodes { node.nodes(of: content, along: nil) }

    private func solver(in node: Node) -> GridSolver {
        if let known = node.storage as? GridSolver { return known }
        let solver = GridSolver(
            node.children, alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
        node.storage = solver
        if solver.cells.hasTooManyColumns { node.note(.error, NoteSentence.tooManyColumns) }
        return solver
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        solver(in: node).solution(for: proposal).size
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        node.children.isEmpty
            ? LengthExplanation(.constant) : solver(in: node).explanation(of: size, to: proposal, on: axis)
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        solver(in: node).placement(for: proposal)
    }

    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        solver(in: node).shares(for: proposal)
    }

    package func spacing(in node: Node) -> ViewSpacing { solver(in: node).spacing }
}

/// A row of a Grid. Outside of a grid it produces its views.
public struct GridRow: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: any View

    /// Creates a row; its vertical alignment may be nil for the grid's.
    public init<Content: View>(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content())
    }

    /// Creates a row of existing views.
    package init(alignment: VerticalAlignment?, _ content: any View) {
        self.alignment = alignment
        self.content = content
    }

    package func gather(into list: inout ChildList) { list.add(content, in: GridRowMark(alignment: alignment)) }
}

/// The row of a cell. A class, because rows are compared by identity.
package final class GridRowMark {
    /// The row's alignment; nil for the grid's.
    let alignment: VerticalAlignment?

    init(alignment: VerticalAlignment?) {
        self.alignment = alignment
    }
}

/// The settings of a cell for its Grid.
package struct GridMarks {
    /// The number of columns that it spans.
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    /// The axes on which it does not enlarge the grid.
    var unsizedAxes: Axis.Set = []
}

/// Sets a property of a Grid's cell, without other effect.
public struct GridCellMark: TransparentModifier {
    package let content: any View
    package let mark: Mark

    package enum Mark {
        case columns(Int)
        case anchor(UnitPoint)
        case columnAlignment(HorizontalAlignment)
        case unsizedAxes(Axis.Set)
    }

    package init(_ content: any View, _ mark: Mark) {
        self.content = content
        self.mark = mark
    }

    package var elementName: String {
        switch mark {
        case .columns: "gridCellColumns"
        case .anchor: "gridCellAnchor"
        case .columnAlignment: "gridColumnAlignment"
        case .unsizedAxes: "gridCellUnsizedAxes"
        }
    }

    /// The innermost of several settings counts, but columns are added and axes are united.
    package func gridMarks(in node: Node) -> GridMarks {
        var marks = node.only.gridMarks
        switch mark {
        case .columns(let count) where count > 1: marks.columns = marks.columns > 1 ? marks.columns + count : count
        case .columns: break
        case .anchor(let point): marks.anchor = marks.anchor ?? point
        case .columnAlignment(let guide): marks.columnAlignment = marks.columnAlignment ?? guide
        case .unsizedAxes(let axes): marks.unsizedAxes.formUnion(axes)
        }
        return marks
    }
}

extension View {
    /// Lets the view span several columns of its Grid.
    public func gridCellColumns(_ count: Int) -> some View { GridCellMark(self, .columns(count)) }

    /// Anchors the view in its cell of a Grid.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { GridCellMark(self, .anchor(anchor)) }

    /// Aligns the whole column of the view.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        GridCellMark(self, .columnAlignment(guide))
    }

    /// Sets the axes on which the view does not enlarge its Grid.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { GridCellMark(self, .unsizedAxes(axes)) }
}
