import EngineKit
import Negotiation

/// A column of a LazyVGrid, or a row of a LazyHGrid; an adaptive one is as many as fit.
public struct GridItem: Hashable, Sendable {
    /// The width of a column, or the height of a row.
    public var size: Size
    /// The spacing to the next one, in points; nil for the default.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; nil for the center.
    public var alignment: Alignment?

    /// The length, in points.
    public enum Size: Hashable, Sendable {
        /// One track of a length, whatever is proposed.
        case fixed(CGFloat)
        /// One track with a share of the rest, within these limits; its minimum if nothing is proposed.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many equal tracks as fit in its share; one of the minimum if nothing is proposed.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// Creates an item, by default one flexible track.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views in columns of given lengths, with as many rows as they need, or the other way round. An approximation:
/// SwiftUI's own layout is not fully known.
package struct LazyGrid: SizedElement {
    package let elementName: String
    /// The axis along which lines of views follow each other.
    package let axis: Axis
    package let items: [GridItem]
    package let alignment: Alignment
    /// The spacing between two lines, in points; nil for the default.
    package let spacing: CGFloat?
    package let content: any View

    package init(
        _ name: String, axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?, _ content: any View
    ) {
        elementName = name
        self.axis = axis
        self.items = items
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }

    package func children(of node: Node) -> Nodes { node.nodes(of: content, along: nil) }

    /// The position of a view: a line, and one of its columns, or all of them for a section's header or footer.
    private struct Cell: Sendable {
        let line: Int
        let column: Int?
        let length: CGFloat
        /// The reason for the column's length, if kept.
        let part: LazyGridPart?
    }

    /// The position of each view. Headers and footers have lines of their own, and a section begins a new line.
    private func cells(_ lines: LazyGridLines, in node: Node) -> [Cell] {
        guard lines.count > 0 else { return [] }
        var cells: [Cell] = []
        var column = lines.count
        var line = -1
        var last: SectionPart?
        for child in node.children {
            let part = child.part
            let isEdge = part.map { $0.role != .content } ?? false
            if isEdge || column == lines.count || part?.section !== last?.section {
                line += 1
                column = 0
            }
            cells.append(
                Cell(
                    line: line, column: isEdge ? nil : column, length: isEdge ? lines.total : lines.lengths[column],
                    part: isEdge || lines.parts.isEmpty ? nil : lines.parts[column]))
            column = isEdge ? lines.count : column + 1
            last = part
        }
        return cells
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let lines = LazyGridLines(
            items, in: proposal[axis.other], standard: node.context.metrics.spacing, keepsParts: node.isRecorded)
        let heights = heights(cells(lines, in: node), in: node)
        let gap = spacing ?? node.context.metrics.spacing
        let along = heights.reduce(0, +) + gap * CGFloat(max(0, heights.count - 1))
        return CGSize(
            axis, along, cross: max(lines.total, proposal[axis.other].flatMap { $0.isFinite ? $0 : nil } ?? 0))
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        guard axis == self.axis, !node.children.isEmpty else {
            // Columns that are wider than the proposal have their own minimums.
            return axis == self.axis ? LengthExplanation(.constant) : .proposed(proposal, or: size[axis], on: axis)
        }
        let lines = LazyGridLines(items, in: proposal[axis.other], standard: node.context.metrics.spacing)
        var longest: [(exchange: ExchangeID?, length: CGFloat)?] = []
        for (child, cell) in zip(node.children, cells(lines, in: node)) {
            let asked = ProposedViewSize(axis, nil, cross: cell.length)
            let length = child.size(at: asked)[axis]
            while longest.count <= cell.line { longest.append(nil) }
            let isLonger = longest[cell.line].map { $0.length < length } ?? true
            if isLonger { longest[cell.line] = (child.exchange(at: asked), length) }
        }
        let gap = spacing ?? node.context.metrics.spacing
        return .sum(
            of: longest.compactMap { $0 }, spacing: gap * CGFloat(max(0, longest.count - 1)), in: size[axis], on: axis)
    }

    /// The length of each line, from the answers of all views in it.
    private func heights(_ cells: [Cell], in node: Node) -> [CGFloat] {
        var heights = [CGFloat](repeating: 0, count: (cells.last?.line ?? -1) + 1)
        for (child, cell) in zip(node.children, cells) {
            let asked = ProposedViewSize(axis, nil, cross: cell.length)
            let answer =
                child.answer(to: asked)
                ?? child.ask(
                    asked, because: LazyGridQuestion(column: cell.column, part: cell.part, proposal: asked.lengths))
            heights[cell.line] = max(heights[cell.line], answer[axis])
        }
        return heights
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let lines = LazyGridLines(items, in: proposal[axis.other], standard: node.context.metrics.spacing)
        let cells = cells(lines, in: node)
        let heights = heights(cells, in: node)
        let gap = spacing ?? node.context.metrics.spacing
        let box = node.size(at: proposal)[axis.other] - lines.total
        let start = box * (alignment[axis.other] == alignment[axis.other].start ? 0 : alignment[axis.other].part)
        var (line, end): (Int, CGFloat) = (0, 0)
        return node.places(cells.indices) { index in
            let (child, cell) = (node.children[index], cells[index])
            let asked = ProposedViewSize(axis, nil, cross: cell.length)
            let answer = child.size(at: asked)
            while line < cell.line {
                end += heights[line] + gap
                line += 1
            }
            let room = CGSize(axis, heights[cell.line], cross: cell.length)
            let inner = cell.column.flatMap { lines.items[$0].alignment } ?? .center
            let place = InLazyGrid(
                size: answer,
                corner: CGPoint(axis, end, cross: start + (cell.column.map { lines.starts[$0] } ?? 0)),
                inside: CGPoint(
                    x: (room.width - answer.width) * inner.horizontal.key.part,
                    y: (room.height - answer.height) * inner.vertical.key.part))
            return PlacedChild(child, at: place.corner, proposal: asked, because: place)
        }
    }

    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        let lines = LazyGridLines(
            items, in: proposal[axis.other], standard: node.context.metrics.spacing, keepsParts: true)
        let cells = cells(lines, in: node)
        let children = node.arrangement(at: proposal).map(\.combined)
        let size = node.size(at: proposal)
        let gap = spacing ?? node.context.metrics.spacing
        return { [axis] _ in
            let across = LazyGridColumns(axis: axis.other, available: size[axis.other], lines: lines).share
            let count = (cells.last?.line ?? -1) + 1
            var longest = [CombinedChild?](repeating: nil, count: count)
            for (child, cell) in zip(children, cells) {
                let isLonger = longest[cell.line].map { $0.got[axis] < child.got[axis] } ?? true
                if isLonger { longest[cell.line] = child }
            }
            let rows = longest.enumerated().map { line, longest in
                let length = longest?.got[axis] ?? 0
                return Share.Member(
                    longest?.element, number: line + 1, asked: longest?.ask, wanted: length, got: length,
                    because: GridPart(axis: axis, got: length))
            }
            let along = Share(
                axis, of: .tracks,
                .divided(available: size[axis], spacing: gap * CGFloat(Swift.max(0, count - 1))),
                by: LazyGridRule(axis: axis), members: rows)
            return axis == .vertical ? [across, along] : [along, across]
        }
    }
}

extension AlignmentKey {
    /// The fraction of the free space that is before a view with this alignment.
    fileprivate var part: CGFloat {
        switch line {
        case .start: 0
        case .end, .lastTextBaseline: 1
        case .center, .firstTextBaseline, .custom: 0.5
        }
    }

    fileprivate var start: AlignmentKey { AlignmentKey(axis: axis, line: .start) }
}

/// A view asked in its column.
private struct LazyGridQuestion: HandedOn {
    /// The column; nil for all of them.
    let column: Int?
    /// The reason for the column's length, if kept.
    let part: LazyGridPart?
    let proposal: ProposedLengths

    func calculation(on axis: Axis) -> Calculation? {
        proposal[axis].map { length in
            if let sum = part?.calculation, sum.value == length { sum } else { Calculation(length) }
        }
    }

    func origin(on axis: Axis) -> LengthOrigin {
        guard let part, part.calculation.value == proposal[axis] else { return .rule }
        return part.sharesRoom ? .room(axis) : .constant
    }

    var sentence: String {
        let name = column.map { "column \($0 + 1)" } ?? "all columns"
        let length = Axis.allCases.compactMap { proposal[$0] }.first.map { " \(PointsFormat.short($0))" } ?? ""
        return "the length\(length) of \(name), and its ideal across; an approximation of SwiftUI"
    }
}

/// A view in its cell.
private struct InLazyGrid: PositionReason {
    let size: CGSize
    private let cell: CGPoint
    private let inside: CGPoint

    init(size: CGSize, corner: CGPoint, inside: CGPoint) {
        self.size = size
        cell = corner
        self.inside = inside
    }

    var sentence: String { "its own size in its cell; an approximation of SwiftUI" }

    func position(on axis: Axis) -> Calculation { Calculation(cell[axis]).adding(.plus(inside[axis])) }
}
