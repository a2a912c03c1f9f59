import Terminal

/// The rectangles of a window: a pure function of its size and of what is shown.
///
/// ```
///  wide: from 110 x 24          medium: from 60 x 18        single: from 24 x 6, and zoomed
///  title                        title                       title
///  proposal                     proposal                    proposal
///  -tree--+-stage----+-why--    -stage--------+-why-----    -1--2--3--4--5-
///         |          |                        |
///         |          |                        |             the focused pane
///  -trace-+----------+------    -tree or trace+---------
///                                                           footer
///  footer                       footer
/// ```
///
/// The source stands in the tree's place once it was shown, and so does an open lesson. In a medium window it stands beside the stage, without a
/// lower pane. In a medium window a divided stage has the whole width, and why may be below it, too. A smaller window shows only a
/// notice. Every size has an arrangement, also 0 x 0 and negative ones.
package struct Arrangement: Hashable, Sendable {
    package let window: CellSize
    package let mode: Mode
    package let title: CellRect
    package let proposal: CellRect
    /// The description of an example; mostly empty.
    package let banner: CellRect
    package let footer: CellRect
    /// The visible panes' insides. They lie within the window and never overlap.
    package let panes: [Pane: CellRect]
    /// The lines between them, and the row above a single pane.
    package let rules: [Rule]

    package enum Mode: Hashable, Sendable {
        case wide, medium, single, tooSmall
    }

    /// The person's choices that move panes.
    package struct Shown: Hashable, Sendable {
        /// The pane of a window with one pane.
        package var front = Pane.stage
        /// The lower pane of a window with three: the trace or the tree, or why if the stage is divided.
        package var lower = Pane.trace
        package var isZoomed = false
        /// The pane on the left: the tree, or the source in its place.
        package var left = Pane.tree
        /// How much larger than usual panes are, in cells; may be negative. The stage takes the rest.
        package var extra: [Pane: Int] = [:]
        /// The hidden panes; never the stage.
        package var hidden: Set<Pane> = []
        /// Whether the stage shows several layouts.
        package var isSplit = false
        /// Whether a lesson is open, which has a pane of its own.
        package var hasLesson = false
        /// The rows above the panes for the description of an example.
        package var banner = 0

        /// The panes that there are.
        var all: [Pane] { Pane.allCases.filter { $0 != .lesson || hasLesson } }
    }

    /// A line of cells between panes.
    package struct Rule: Hashable, Sendable {
        package let axis: RuleAxis
        package let cells: CellRect
        /// The panes with titles in it, each with the columns for its title.
        package let titles: [Title]

        package struct Title: Hashable, Sendable {
            package let pane: Pane
            package let x: Int
            package let width: Int

            /// The columns of a pane's number and name.
            package static func columns(of pane: Pane) -> Int { pane.title.count + 4 }
        }
    }

    package enum RuleAxis: Hashable, Sendable {
        case across, down
    }
}

extension Arrangement {
    package static let minimumSize = CellSize(width: 24, height: 6)
    private static let medium = CellSize(width: 60, height: 18)
    static let wide = CellSize(width: 110, height: 24)

    package init(window: CellSize, shown: Shown = Shown()) {
        let window = CellSize(width: max(0, window.width), height: max(0, window.height))
        self.window = window
        mode = Self.mode(for: window, isZoomed: shown.isZoomed)
        let all = CellRect(x: 0, y: 2, width: window.width, height: window.height - 3)
        let rest = all.inset(top: min(shown.banner, max(0, all.height - Self.minimumSize.height)))
        banner = CellRect(x: 0, y: all.minY, width: all.width, height: all.height - rest.height)
        switch mode {
        case .wide:
            let lower = shown.hasLesson && shown.lower != .why ? shown.lower : .trace
            (panes, rules) = Self.stacked([shown.left, .stage, .why], over: lower, in: rest, shown)
        case .medium where shown.left == .lesson:
            (panes, rules) = Self.stacked([.lesson, .stage], over: shown.lower, in: rest, shown)
        case .medium where shown.left == .source:
            (panes, rules) = Self.stacked([.source, .stage], over: nil, in: rest, shown)
        case .medium where shown.isSplit: (panes, rules) = Self.stacked([.stage], over: shown.lower, in: rest, shown)
        case .medium:
            let lower = shown.lower == .why ? .trace : shown.lower
            (panes, rules) = Self.stacked([.stage, .why], over: lower, in: rest, shown)
        case .single: (panes, rules) = Self.single(shown.front, of: shown.all, in: rest)
        case .tooSmall:
            (title, proposal, footer, panes, rules) = (.zero, .zero, .zero, [:], [])
            return
        }
        title = CellRect(x: 0, y: 0, width: window.width, height: 1)
        proposal = CellRect(x: 0, y: 1, width: window.width, height: 1)
        footer = CellRect(x: 0, y: window.height - 1, width: window.width, height: 1)
    }

    private static func mode(for window: CellSize, isZoomed: Bool) -> Mode {
        func holds(_ size: CellSize) -> Bool { window.width >= size.width && window.height >= size.height }
        guard holds(minimumSize) else { return .tooSmall }
        guard !isZoomed else { return .single }
        return holds(wide) ? .wide : holds(medium) ? .medium : .single
    }

    /// One pane, and above it a row with the names of all.
    private static func single(_ pane: Pane, of all: [Pane], in area: CellRect) -> ([Pane: CellRect], [Rule]) {
        let isNarrow = all.reduce(1) { $0 + Rule.Title.columns(of: $1) } > area.width
        let titles = tabs(all, in: area) { isNarrow && $0 != pane }
        let row = CellRect(x: area.minX, y: area.minY, width: area.width, height: 1)
        return ([pane: area.inset(top: 1)], [Rule(axis: .across, cells: row, titles: titles)])
    }

    /// The titles of panes side by side; some are shortened to their numbers.
    static func tabs(
        _ panes: [Pane], in area: CellRect, shortening isShort: (Pane) -> Bool = { _ in false }
    ) -> [Rule.Title] {
        var x = area.minX + 1
        return panes.map { pane in
            let width = isShort(pane) ? 3 : Rule.Title.columns(of: pane)
            defer { x += width }
            return Rule.Title(pane: pane, x: x, width: width)
        }
    }
}

extension Arrangement {
    /// The part of the stage's pane that shows the layout; the rest is rulers.
    package static func stageArea(in pane: CellRect) -> CellRect {
        guard hasRulers(pane) else { return pane }
        return pane.inset(left: rulerWidth, top: 1)
    }

    package static func hasRulers(_ pane: CellRect) -> Bool {
        pane.width >= 20 && pane.height >= 4
    }

    package static let rulerWidth = 4

    /// The cells that are proposed to a layout that follows the window. They depend only on the window's size, so
    /// showing a layout does not change it.
    package static func followedSize(in window: CellSize) -> CellSize {
        guard let pane = Arrangement(window: window).panes[.stage] else {
            return CellSize(width: max(1, window.width), height: max(1, window.height))
        }
        return stageArea(in: pane).size
    }
}
