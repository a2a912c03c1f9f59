import LayoutInspection
import Terminal
import TextMetrics

/// A canvas in the root's coordinates that records what was drawn in each cell, so that later drawing can spare texts.
struct StageSurface {
    private(set) var canvas: Canvas
    /// The part of the root's cells that the canvas shows.
    let viewport: CellRect
    /// The part that drawing is restricted to.
    private(set) var clip: CellRect
    private var inks: [Ink]
    /// The element that drew last in each cell.
    private var owners: [Int32]
    /// The current element.
    private var owner: Int32 = 0
    /// The current element, and those before it.
    private var begun: Set<Int32> = []
    /// The source's own colour in each cell, if any.
    private var paints: [Paint?]
    /// Whether each cell contains nothing but paper in the terminal's own colours.
    private var isEmpty: [Bool]
    /// The last element whose text will be drawn in each cell; -1 for none. Empty if no cell is reserved.
    private var reserved: [Int32] = []

    enum Ink: Hashable {
        case nothing, paper, text
        /// A border of the source. The element's contents are drawn below it.
        case border
        /// An edge. Those of the selected element's ancestors count as paper.
        case line

        /// Whether it belongs to the source.
        var isOfTheSource: Bool { self == .text || self == .border }
    }

    init(viewport: CellRect) {
        self.viewport = viewport
        clip = viewport
        canvas = Canvas(size: viewport.size)
        inks = Array(repeating: .nothing, count: canvas.size.width * canvas.size.height)
        paints = Array(repeating: nil, count: inks.count)
        owners = Array(repeating: 0, count: inks.count)
        isEmpty = Array(repeating: true, count: inks.count)
    }

    /// The source's own colour in a visible cell.
    subscript(paint point: CellPoint) -> Paint? {
        get { paints[index(point)] }
        set { paints[index(point)] = newValue }
    }

    func ink(at point: CellPoint) -> Ink { inks[index(point)] }

    /// Puts paper in the terminal's own colours into an empty cell; returns false if the cell is not empty.
    mutating func putPlainPaper(at point: CellPoint) -> Bool {
        let index = index(point)
        guard isEmpty[index], paints[index] == nil else { return false }
        (inks[index], owners[index]) = (.paper, owner)
        return true
    }

    /// Begins to draw an element. All elements behind it are already drawn.
    mutating func begin(_ element: SeenElement) {
        clip(to: element.seen)
        owner = Int32(element.index)
        begun.insert(owner)
    }

    /// Reserves cells for a text that is drawn later: no line is drawn in them. Texts are reserved in drawing order.
    mutating func reserve(_ element: SeenElement) {
        if reserved.isEmpty { reserved = Array(repeating: -1, count: inks.count) }
        for point in viewport.intersection(element.seen).points { reserved[index(point)] = Int32(element.index) }
    }

    /// Removes what elements behind the current one have drawn in a rectangle.
    /// - Parameter isKept: whether an element's drawing stays.
    mutating func hide(in rect: CellRect, except isKept: (Int) -> Bool) {
        for point in visible(rect).points {
            let index = index(point)
            if !reserved.isEmpty, begun.contains(reserved[index]) { reserved[index] = -1 }
            guard inks[index].isOfTheSource, !isKept(Int(owners[index])) else { continue }
            put(.space, at: point, style: .plain, ink: .paper)
        }
    }

    fileprivate func hasText(_ point: CellPoint) -> Bool {
        let index = index(point)
        return inks[index] == .text || (!reserved.isEmpty && reserved[index] >= 0)
    }

    /// Whether a visible cell contains nothing of the source, now and later.
    func isFree(_ point: CellPoint) -> Bool { !ink(at: point).isOfTheSource && !hasText(point) }

    func style(at point: CellPoint) -> Style {
        canvas[point.x - viewport.minX, point.y - viewport.minY].style
    }

    /// Draws a glyph. A style without a background keeps the one below; without a foreground of its own, also that
    /// one's.
    mutating func put(_ glyph: Glyph, at point: CellPoint, style: Style, ink: Ink) {
        guard clip.contains(point), point.x + glyph.columns <= clip.maxX else { return }
        var style = style
        if style.background == .standard {
            let below = self.style(at: point)
            style.background = below.background
            style.foreground = style.foreground == .standard ? below.foreground : style.foreground
        }
        canvas.put(glyph, at: place(point), style: style)
        let isEmpty = glyph == .space && style == .plain && ink == .paper
        for column in 0..<glyph.columns {
            let index = index(CellPoint(x: point.x + column, y: point.y))
            (inks[index], owners[index], self.isEmpty[index]) = (ink, owner, isEmpty)
        }
    }

    /// Draws a glyph in a cell without text or border.
    mutating func putBehindText(_ glyph: Glyph, at point: CellPoint, style: Style, ink: Ink) {
        guard clip.contains(point), !self.ink(at: point).isOfTheSource else { return }
        put(glyph, at: point, style: style, ink: ink)
    }

    /// Draws a glyph in a cell without text or edge.
    mutating func putOnPaper(_ glyph: Glyph, at point: CellPoint, style: Style) {
        guard clip.contains(point), ink(at: point) == .paper || ink(at: point) == .nothing else { return }
        put(glyph, at: point, style: style, ink: .paper)
    }

    /// Changes the style of a cell, but not its glyph.
    mutating func restyle(_ point: CellPoint, _ change: (inout Style) -> Void) {
        guard clip.contains(point) else { return }
        isEmpty[index(point)] = false
        canvas.restyle(CellRect(origin: place(point), size: CellSize(width: 1, height: 1)), change)
    }

    mutating func restyleAll(_ change: (inout Style) -> Void) {
        canvas.restyle(canvas.bounds, change)
    }

    /// Restricts drawing to a part of the viewport, until the next call.
    mutating func clip(to part: CellRect) {
        clip = viewport.intersection(part)
    }

    /// The visible cells of a rectangle.
    func visible(_ rect: CellRect) -> CellRect { clip.intersection(rect) }

    private func place(_ point: CellPoint) -> CellPoint {
        CellPoint(x: point.x - viewport.minX, y: point.y - viewport.minY)
    }

    private func index(_ point: CellPoint) -> Int {
        (point.y - viewport.minY) * canvas.size.width + point.x - viewport.minX
    }
}

extension StageSurface {
    /// Draws the edge of a rectangle, inside it, except in cells with certain inks. One row is a bar, one column a
    /// post, one cell a square. A row with text has no line, except the corners: no line runs through a text.
    mutating func drawEdge(
        of rect: CellRect, _ weight: LineWeight, style: Style, ink: Ink = .line,
        behind hiding: Set<Ink> = [.text, .border]
    ) {
        forEachEdgeCell(of: rect) { surface, point, ends in
            let glyph: Glyph =
                rect.width == 1 && rect.height == 1
                ? Glyph(character: weight == .heavy ? "■" : "□", columns: 1) : .line(ends, weight)
            if surface.clip.contains(point), !hiding.contains(surface.ink(at: point)), !surface.hasText(point) {
                surface.put(glyph, at: point, style: style, ink: ink)
            }
        }
    }

    /// Visits the visible cells of a rectangle's edge, each with the sides at which the edge leaves it.
    /// - Parameter sparingTexts: whether rows with text are skipped, except the corners.
    mutating func forEachEdgeCell(
        of rect: CellRect, sparingTexts: Bool = true, _ body: (inout StageSurface, CellPoint, LineEnds) -> Void
    ) {
        let seen = visible(rect)
        guard !seen.isEmpty else { return }
        for y in seen.minY..<seen.maxY {
            let isAcross = y == rect.minY || y == rect.maxY - 1
            let isSpared = sparingTexts && isAcross && hasText(inRow: y, of: seen)
            for x in seen.minX..<seen.maxX where isAcross && !isSpared || x == rect.minX || x == rect.maxX - 1 {
                let point = CellPoint(x: x, y: y)
                body(&self, point, rect.edgeEnds(at: point))
            }
        }
    }

    private func hasText(inRow y: Int, of rect: CellRect) -> Bool {
        (rect.minX..<rect.maxX).contains { hasText(CellPoint(x: $0, y: y)) }
    }
}

extension CellRect {
    /// The sides at which the edge of the rectangle, drawn inside it, leaves a cell; none for a cell within the edge.
    func edgeEnds(at point: CellPoint) -> LineEnds {
        let (isTop, isBottom) = (point.y == minY, point.y == maxY - 1)
        let (isLeft, isRight) = (point.x == minX, point.x == maxX - 1)
        var ends: LineEnds = []
        if height == 1 {
            return isLeft ? [.up, .down, .right] : isRight ? [.up, .down, .left] : [.left, .right]
        }
        if width == 1 { return isTop ? [.left, .right, .down] : isBottom ? [.left, .right, .up] : [.up, .down] }
        if (isTop || isBottom) && !isLeft { ends.insert(.left) }
        if (isTop || isBottom) && !isRight { ends.insert(.right) }
        if (isLeft || isRight) && !isTop { ends.insert(.up) }
        if (isLeft || isRight) && !isBottom { ends.insert(.down) }
        return ends
    }
}
