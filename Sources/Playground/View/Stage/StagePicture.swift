import Foundation
import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

/// A layout drawn at its true size: every element takes exactly the cells of its frame.
///
/// With colours, every element is a sheet of paper in a colour for its depth. Without, an element without a text is
/// outlined, and one with a text has dots where its frame is larger than its text. A hole is hatched:
///
/// ```
///  ┌────────┐   ├────┤   ┬   □   Hello····   ▒ AvatarView ▒
///  │        │            │       ·········
///  └────────┘            ┴
/// ```
package struct StagePicture {
    package let inspection: Inspection
    package let options: Options
    private let scene: Scene

    package struct Options: Sendable {
        package var colors: ColorDepth
        package var decorations: Decorations
        /// The element to outline, with its proposal drawn dashed from its corner; an index into the inspection's
        /// elements.
        package var selected: Int?
        /// Whether the layout is older than its source.
        package var isStale: Bool
        /// The elements that are marked, as those of findings are.
        package var marked: Set<Int>
        /// The elements whose size or place changed, which are highlighted.
        package var changed: Set<Int> = []
        /// What is known of the elements, where the picture is of a moment of the negotiation; nil for the finished layout.
        var stepping: Stepping?

        package init(
            colors: ColorDepth = .none, decorations: Decorations = .boxes, selected: Int? = nil, isStale: Bool = false,
            marked: Set<Int> = []
        ) {
            self.marked = marked
            self.colors = colors
            self.decorations = decorations
            self.selected = selected
            self.isStale = isStale
        }
    }

    /// - Parameter offsets: how far elements are scrolled, in points.
    package init(
        _ inspection: Inspection, _ options: Options = Options(), offsets: [ElementPath: CGPoint] = [:]
    ) {
        self.inspection = inspection
        self.options = options
        scene = Scene(inspection, offsets: offsets)
    }

    /// The picture of the frame, cut at `maximumSize`.
    package var canvas: Canvas {
        canvas(of: CellRect(origin: frame.origin, size: drawnSize))
    }

    /// The canvas as lines of text.
    package var text: String { canvas.rows.map { $0 + "\n" }.joined() }

    /// The same canvas in parts, from the top down: each has all columns and some rows, so that of a large picture only a
    /// part is in memory.
    package var bands: some Sequence<Canvas> {
        let origin = frame.origin
        let size = drawnSize
        return stride(from: 0, to: size.height, by: Self.bandHeight).lazy.map { top in
            canvas(
                of: CellRect(
                    x: origin.x, y: origin.y + top, width: size.width,
                    height: min(Self.bandHeight, size.height - top)))
        }
    }

    private static let bandHeight = 64

    /// As much of the frame as is drawn. Of one that is infinitely long, as far as what ends somewhere reaches, and a window's
    /// length at least: what follows is all the same.
    package var drawnSize: CellSize {
        let frame = frame
        var size = frame.size
        if isInfinite(.horizontal) {
            size.width = max(Self.window.width, finiteElements.reduce(0) { max($0, $1.maxX - frame.minX) })
        }
        if isInfinite(.vertical) {
            size.height = max(Self.window.height, finiteElements.reduce(0) { max($0, $1.maxY - frame.minY) })
        }
        return CellSize(
            width: min(size.width, Self.maximumSize.width), height: min(size.height, Self.maximumSize.height))
    }

    /// Whether the root is infinitely long, or so long that cells are not counted.
    package func isInfinite(_ axis: Axis) -> Bool {
        guard let length = inspection.elements.first?.frame.size[axis] else { return false }
        return length / inspection.projection.cell[axis] > CGFloat(CellProjection.maximumCells)
    }

    /// The cells of all elements that end somewhere.
    private var finiteElements: [CellRect] {
        inspection.elements.lazy.map(\.cells).filter {
            max($0.maxX, $0.maxY) < CellProjection.maximumCells && min($0.minX, $0.minY) > -CellProjection.maximumCells
        }
    }

    /// As large as terminals are.
    private static let window = CellSize(width: 80, height: 24)

    /// What is drawn, in the root's cells.
    package var frame: CellRect { inspection.drawnFrame }

    /// Larger than any layout that is looked at, and written in seconds.
    package static let maximumSize = CellSize(width: 4000, height: 10_000)

    /// The picture of some of the cells, in the root's coordinates.
    package func canvas(of viewport: CellRect) -> Canvas {
        var surface = StageSurface(viewport: viewport)
        let theme = Theme(options.isStale ? .none : options.colors)
        let selected = options.selected.flatMap { inspection.elements.indices.contains($0) ? $0 : nil }
        var painter = ElementPainter(
            inspection: inspection, decorations: options.decorations, theme: theme, selected: selected,
            hasHoles: !inspection.holes.isEmpty)
        if let stepping = options.stepping {
            let picture = MomentPicture(inspection: inspection, stepping: stepping, theme: theme)
            picture.draw(scene.elements(in: viewport), on: &surface, painter: &painter)
            return surface.canvas
        }
        let elements = scene.elements(in: viewport)
        if theme.colors == .none, options.decorations == .boxes {
            for element in elements where inspection.appearance(of: element.index).text != nil {
                surface.reserve(element)
            }
        }
        for element in elements {
            painter.paint(element, on: &surface)
        }
        if options.isStale {
            surface.restyleAll { $0 = $0.adding(.dim) }
        }
        for index in options.changed where inspection.elements.indices.contains(index) {
            highlight(scene.element(index), on: &surface, theme)
        }
        for index in marks where index == selected { mark(scene.element(index), on: &surface, theme) }
        if let selected {
            SelectionMarks(inspection: inspection, selected: scene.element(selected), theme: theme)
                .draw(on: &surface)
        }
        for index in marks where index != selected { mark(scene.element(index), on: &surface, theme) }
        return surface.canvas
    }
}

extension StagePicture {
    private var marks: [Int] { options.marked.filter { inspection.elements.indices.contains($0) }.sorted() }

    /// Draws the corners of an element that changed, in a colour of their own.
    private func highlight(_ element: SeenElement, on surface: inout StageSurface, _ theme: Theme) {
        guard !element.seen.isEmpty else { return }
        surface.clip(to: element.seen)
        let cells = element.cells
        surface.forEachEdgeCell(of: cells) { surface, point, ends in
            let isCorner =
                (point.x == cells.minX || point.x == cells.maxX - 1)
                && (point.y == cells.minY || point.y == cells.maxY - 1)
            guard isCorner else { return }
            let style = theme.changed(on: surface.style(at: point).background)
            surface.putBehindText(.line(ends, .heavy), at: point, style: style, ink: .line)
        }
    }

    /// Puts a sign into the upper right corner of an element; where a text stands, that is coloured instead. Without
    /// colours the sign stands in the nearest free cell beside such a text, above or below it, or else farther to its right.
    private func mark(_ element: SeenElement, on surface: inout StageSurface, _ theme: Theme) {
        guard !element.seen.isEmpty else { return }
        surface.clip(to: element.seen)
        let point = CellPoint(x: element.cells.maxX - 1, y: element.cells.minY)
        let style = theme[.warning]
        let sign = Glyph(character: "!", columns: 1)
        if surface.clip.contains(point), surface.ink(at: point) == .text {
            surface.restyle(point) { $0.foreground = style.foreground }
            guard theme.colors == .none else { return }
            surface.clip(to: surface.viewport)
            let farther = (point.x + 1..<max(point.x + 1, surface.clip.maxX)).lazy.map { CellPoint(x: $0, y: point.y) }
            let beside = (element.besides + farther).first { surface.clip.contains($0) && surface.isFree($0) }
            beside.map { surface.put(sign, at: $0, style: style, ink: .line) }
        } else {
            surface.putBehindText(sign, at: point, style: style, ink: .line)
        }
    }
}

extension SeenElement {
    /// The cells next to it: behind each of its rows that is seen, then before it, above it and below it.
    fileprivate var besides: [CellPoint] {
        (seen.minY..<seen.maxY).map { CellPoint(x: cells.maxX, y: $0) } + [
            CellPoint(x: cells.minX - 1, y: cells.minY), CellPoint(x: cells.maxX - 1, y: cells.minY - 1),
            CellPoint(x: cells.maxX - 1, y: cells.maxY),
        ]
    }
}
