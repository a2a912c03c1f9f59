import LayoutInspection
import Terminal

/// The stage with several layouts, each under its heading, and below them the first difference of their negotiations.
/// They are side by side, or stacked if more of them is then visible. They scroll together, each as far as it goes:
///
/// ```
///  57×15          │ 40×15 · 3 differ
///  Title   price  │ Title price
/// ────────────────┴─────────────────
///  40×15: Row asks Label ≤38 → 9×1, not ≤55 → 9×1
/// ```
package struct SplitStage: Hashable, Sendable {
    /// The shown layout's part is first.
    package let parts: [Part]
    package let isStacked: Bool
    /// The rows about all of them.
    package let footer: CellRect

    package struct Part: Hashable, Sendable {
        package let heading: CellRect
        package let picture: CellRect
    }

    /// Wide enough for a heading.
    private static let minimumWidth = 12

    /// - Parameters:
    ///   - area: the stage's pane.
    ///   - sizes: the layouts' sizes, in cells.
    ///   - footerHeight: the rows of the footer; a low stage has fewer.
    package init(area: CellRect, sizes: [CellSize], footerHeight: Int) {
        let footerHeight = min(footerHeight, max(0, area.height / 3))
        let upper = CellRect(x: area.minX, y: area.minY, width: area.width, height: area.height - footerHeight)
        footer = CellRect(x: area.minX, y: upper.maxY, width: area.width, height: footerHeight)
        let (beside, stacked) = (Self.beside(sizes, in: upper), Self.stacked(sizes, in: upper))
        isStacked = Self.legibility(of: sizes, in: stacked) > Self.legibility(of: sizes, in: beside)
        parts = isStacked ? stacked : beside
    }

    private static func beside(_ sizes: [CellSize], in area: CellRect) -> [Part] {
        let shares = shares(of: area.width - (sizes.count - 1), wanted: sizes.map { max($0.width, minimumWidth) })
        var x = area.minX
        return shares.map { width in
            defer { x += width + 1 }
            return Part(CellRect(x: x, y: area.minY, width: width, height: area.height))
        }
    }

    private static func stacked(_ sizes: [CellSize], in area: CellRect) -> [Part] {
        var y = area.minY
        return shares(of: area.height, wanted: sizes.map { $0.height + 1 }).map { height in
            defer { y += height }
            return Part(CellRect(x: area.minX, y: y, width: area.width, height: height))
        }
    }

    /// How many rows are legible. A cut row is worth little: half of one counts as a quarter.
    private static func legibility(of sizes: [CellSize], in parts: [Part]) -> Double {
        zip(sizes, parts).reduce(0) { sum, pair in
            let (size, seen) = (pair.0, pair.1.picture)
            let share = Double(max(0, min(seen.width, size.width))) / Double(max(1, size.width))
            return sum + share * share * Double(max(0, min(seen.height, size.height)))
        }
    }

    /// The parts of a length: as wanted, up to an equal share of what smaller parts leave. The last part gets the rest.
    private static func shares(of length: Int, wanted: [Int]) -> [Int] {
        var got = wanted.map { _ in 0 }
        var rest = max(0, length)
        for (served, index) in wanted.indices.sorted(by: { (wanted[$0], $0) < (wanted[$1], $1) }).enumerated() {
            got[index] = min(wanted[index], rest / (wanted.count - served))
            rest -= got[index]
        }
        got[got.count - 1] += rest
        return got
    }
}

extension SplitStage.Part {
    fileprivate init(_ cells: CellRect) {
        let height = min(1, max(0, cells.height))
        heading = CellRect(x: cells.minX, y: cells.minY, width: max(0, cells.width), height: height)
        picture = cells.inset(top: height)
    }
}

extension PlaygroundState {
    /// The division of the stage; nil if it shows one layout.
    package var splitStage: SplitStage? {
        guard !companions.wanted.isEmpty, let inspection, let area = arrangement.panes[.stage] else { return nil }
        let sizes =
            [inspection.extent.size]
            + companions.wanted.map { (companionLayout($0)?.inspection ?? inspection).extent.size }
        return SplitStage(area: area, sizes: sizes, footerHeight: companionRows(width: area.width).count)
    }

    /// The scroll offset of a layout in its part of the stage: the common one, as far as the layout goes.
    func stageOffset(of extent: CellRect, in part: CellRect) -> CellPoint {
        let (offset, range) = (offset(.stage), Self.offsetRange(of: extent, in: part.size))
        return CellPoint(
            x: min(max(offset.x, range.columns.lowerBound), range.columns.upperBound),
            y: min(max(offset.y, range.rows.lowerBound), range.rows.upperBound))
    }

    /// The scroll offsets of a layout in a visible size.
    static func offsetRange(
        of extent: CellRect, in visible: CellSize
    ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        let (x, y) = (min(0, extent.minX), min(0, extent.minY))
        return (x...max(x, extent.maxX - visible.width), y...max(y, extent.maxY - visible.height))
    }

    /// The first differences of the negotiations, or the reasons why there is no layout, in rows of a width.
    func companionRows(width: Int) -> [Row] {
        guard let inspection else { return [] }
        return companions.wanted.map { companion in
            let story = CompanionStory(companion: companion, notation: notation)
            return notation.shown(story.line(companions.result(of: companion)?.layout, beside: inspection))
        }.wrapped(to: width)
    }
}
