import LayoutInspection
import Terminal

/// The stage with several layouts on it, each under its heading, and below them where their negotiations part. They stand
/// beside each other, or one above the other where only that shows them whole:
///
/// ```
///  57×15          │ 40×15 · 3 differ
///  Title   price  │ Title price
/// ────────────────┴─────────────────
///  40×15: Row asks Label ≤38 → 9×1, not ≤55 → 9×1
/// ```
package struct SplitStage: Hashable, Sendable {
    /// The shown layout's first.
    package let parts: [Part]
    package let isStacked: Bool
    /// What is said of all of them.
    package let footer: CellRect

    package struct Part: Hashable, Sendable {
        package let heading: CellRect
        package let picture: CellRect
    }

    /// Room for a heading.
    private static let leastWidth = 12

    /// - Parameters:
    ///   - area: the stage's pane.
    ///   - sizes: what each layout takes, in cells.
    ///   - footerHeight: rows for what is said of all of them; of a low stage less is kept for it.
    package init(area: CellRect, sizes: [CellSize], footerHeight: Int) {
        let footerHeight = min(footerHeight, max(0, area.height / 3))
        let upper = CellRect(x: area.minX, y: area.minY, width: area.width, height: area.height - footerHeight)
        footer = CellRect(x: area.minX, y: upper.maxY, width: area.width, height: footerHeight)
        let gaps = sizes.count - 1
        let widths = sizes.map { max($0.width, Self.leastWidth) }
        let isBeside = widths.reduce(0, +) + gaps <= upper.width
        let isAbove =
            sizes.reduce(0) { $0 + $1.height + 1 } <= upper.height && sizes.allSatisfy { $0.width <= upper.width }
        isStacked = !isBeside && (isAbove || upper.width < 2 * upper.height)
        if isStacked {
            let heights = Self.shares(of: upper.height, wanted: sizes.map { $0.height + 1 })
            var y = upper.minY
            parts = heights.map { height in
                defer { y += height }
                return Part(CellRect(x: upper.minX, y: y, width: upper.width, height: height))
            }
        } else {
            let shares = Self.shares(of: upper.width - gaps, wanted: widths)
            var x = upper.minX
            parts = shares.map { width in
                defer { x += width + 1 }
                return Part(CellRect(x: x, y: upper.minY, width: width, height: upper.height))
            }
        }
    }

    /// Lengths that are as wanted where there is enough; who wants less than an equal share leaves the rest to the others,
    /// and what nobody wants goes to the last.
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
    /// How the stage is divided; nil where one layout has it alone.
    package var splitStage: SplitStage? {
        guard !companions.wanted.isEmpty, let inspection, let area = arrangement.panes[.stage] else { return nil }
        let sizes =
            [inspection.extent.size]
            + companions.wanted.map { (companionLayout($0)?.inspection ?? inspection).extent.size }
        return SplitStage(area: area, sizes: sizes, footerHeight: companionRows(width: area.width).count)
    }

    /// Where the negotiations part, or why there is nothing to see, in rows of a width.
    func companionRows(width: Int) -> [Row] {
        guard let inspection else { return [] }
        return companions.wanted.map { companion in
            let story = CompanionStory(companion: companion, notation: notation)
            return story.line(companions.result(of: companion)?.layout, beside: inspection)
        }.wrapped(to: width)
    }
}
