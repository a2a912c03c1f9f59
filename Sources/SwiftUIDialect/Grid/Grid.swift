import Negotiation

/// Views in rows and columns: each column as wide as the widest of its cells, each row as high as its highest.
public struct Grid: GridElement {
    package let alignment: Alignment
    package let horizontalSpacing: CGFloat?
    package let verticalSpacing: CGFloat?
    package let content: any View

    /// Spacings in points; nil for what the neighbours prefer.
    public init<Content: View>(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content())
    }

    /// Around views that are there already.
    package init(
        alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, _ content: any View
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content
    }
}

/// What is common to Grid and GridLayout.
package protocol GridElement: ContainerElement {
    var alignment: Alignment { get }
    /// Between two columns, in points; nil for what the cells want.
    var horizontalSpacing: CGFloat? { get }
    var verticalSpacing: CGFloat? { get }
    var content: any View { get }
}

extension GridElement {
    package func children(of node: Node) -> [Child] { node.gather(content, along: nil).children }

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

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> [PlacedChild] {
        solver(in: node).placement(for: proposal)
    }

    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        solver(in: node).shares(for: proposal)
    }

    package func spacing(in node: Node) -> ViewSpacing { solver(in: node).spacing }
}

/// A row of a Grid. Outside of one it is its views.
public struct GridRow: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: any View

    /// The alignment of the row's cells from top to bottom; nil for the grid's.
    public init<Content: View>(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content())
    }

    /// Around views that are there already.
    package init(alignment: VerticalAlignment?, _ content: any View) {
        self.alignment = alignment
        self.content = content
    }

    package func gather(into list: inout ChildList) { list.add(content, in: GridRowMark(alignment: alignment)) }
}

/// Which row a cell is in. A class, for each row is another, however equal.
package final class GridRowMark {
    /// Nil for the grid's.
    let alignment: VerticalAlignment?

    init(alignment: VerticalAlignment?) {
        self.alignment = alignment
    }
}

/// What a view says to the Grid that it is a cell of.
package struct GridMarks {
    /// How many columns it spans.
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    /// Those on which it does not make the grid larger.
    var unsizedAxes: Axis.Set = []
}

/// Says something to the Grid that a view is a cell of, and changes nothing by itself.
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

    /// Of several marks the innermost counts, but columns add up and axes come together.
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
    /// The view spans several columns of its Grid.
    public func gridCellColumns(_ count: Int) -> some View { GridCellMark(self, .columns(count)) }

    /// Where the view stands in its cell of a Grid.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { GridCellMark(self, .anchor(anchor)) }

    /// The alignment of the whole column that the view stands in.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        GridCellMark(self, .columnAlignment(guide))
    }

    /// The axes on which the view does not make its Grid larger.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { GridCellMark(self, .unsizedAxes(axes)) }
}
