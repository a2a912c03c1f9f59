import LayoutInspection
import Negotiation
import Playground
import Terminal
import TextMetrics

/// Layouts side by side, each under a heading. The innermost elements that differ from the first layout are marked with
/// `!`, or by the colour of their texts.
///
/// ```
/// 12 × 1        │ 9 × 1
/// one two three │ one two!
/// ```
struct SideBySide {
    private let columns: [Column]
    /// Without colours, marks are beside the texts.
    private let hasMargin: Bool
    /// The meaning of the marks; nil if there are none.
    let legend: String?
    /// The omitted parts of the pictures.
    let omissions: [String]

    private struct Column {
        let heading: VisibleText
        /// The picture with its margin.
        let picture: Canvas

        let hasMargin: Bool

        var width: Int { max(heading.columns, picture.size.width - (hasMargin ? 1 : 0)) }
    }

    /// - Parameter comparisons: those of the same first layout with others.
    init(_ comparisons: [ComparedLayouts], options: StagePicture.Options) {
        guard let first = comparisons.first?.first else {
            (columns, hasMargin, legend, omissions) = ([], false, nil, [])
            return
        }
        hasMargin = options.colors == .none
        let hasMargin = hasMargin
        let sides = [first] + comparisons.map(\.second)
        let marks =
            [comparisons.reduce(into: Set<Int>()) { $0.formUnion($1.marked.before) }] + comparisons.map(\.marked.after)
        let sign = hasMargin ? "!" : "! or the colour of a text's end"
        legend = marks.contains { !$0.isEmpty } ? "\(sign) marks the innermost elements that differ" : nil
        let pictures = zip(sides, marks).map { side, marked in
            var options = options
            options.marked = marked
            return StagePicture(side.inspection, options)
        }
        omissions = pictures.flatMap(\.omissions)
        columns = zip(sides, pictures).map { side, picture in
            Column(
                heading: VisibleText(side.heading(among: sides)),
                picture: picture.canvas(margin: hasMargin ? 1 : 0), hasMargin: hasMargin)
        }
    }

    /// The columns between two layouts: a line between two spaces.
    private static let gap = 3

    var canvas: Canvas {
        let height = 1 + (columns.map(\.picture.size.height).max() ?? 0)
        let width = columns.reduce(0) { $0 + $1.width } + max(0, columns.count - 1) * Self.gap + (hasMargin ? 1 : 0)
        var canvas = Canvas(size: CellSize(width: width, height: height))
        var x = 0
        for (index, column) in columns.enumerated() {
            if index > 0 {
                // The space before the line is the margin of the picture to its left.
                for y in 0..<height {
                    canvas.write("│", at: CellPoint(x: x + 1, y: y), style: Style(attributes: .dim))
                }
                x += Self.gap
            }
            canvas.write(column.heading, at: CellPoint(x: x, y: 0), style: Style(attributes: .bold))
            canvas.draw(column.picture, from: column.picture.bounds, at: CellPoint(x: x, y: 1))
            x += column.width
        }
        return canvas
    }
}

extension ComparedLayouts {
    /// The innermost elements that differ, by their indices in each layout.
    fileprivate var marked: (before: Set<Int>, after: Set<Int>) {
        (
            first.inspection.innermost(of: Set(difference.changes.compactMap(\.before))),
            second.inspection.innermost(of: Set(difference.changes.compactMap(\.after)))
        )
    }
}

extension ComparedLayouts.Side {
    /// The proposal, and the name and the dialect if they differ.
    fileprivate func heading(among sides: [Self]) -> String {
        let proposal = "\(inspection.proposal.width) × \(inspection.proposal.height)"
        let names = Set(sides.map(\.name)).count > 1 ? [name] : []
        let dialects = Set(sides.map(\.inspection.dialect.name)).count > 1 ? [inspection.dialect.name] : []
        return (names + dialects + [proposal]).joined(separator: " · ")
    }
}

extension StagePicture {
    /// The picture with empty columns at its right, for marks that do not fit into it.
    fileprivate func canvas(margin: Int) -> Canvas {
        var part = drawnPart
        part.size.width += margin
        return canvas(of: part)
    }
}
