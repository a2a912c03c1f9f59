import Editing
import Foundation
import LayoutInspection
import Terminal
import TextMetrics

/// Paints elements, parents before their children: paper, border, text.
struct ElementPainter {
    let inspection: Inspection
    let decorations: Decorations
    let theme: Theme
    /// Whether texts may contain holes, which are underlined. If not, angle quotes are the source's own.
    private let hasHoles: Bool
    /// Whether opaque backgrounds hide the texts behind them.
    var hidesTexts = true
    /// The selected element and its ancestors.
    private let ancestors: Set<Int>
    private var known: [Int: Seen] = [:]
    /// The frames of drawn elements that are thinner than half a cell.
    private var thin: [Int: CGRect] = [:]

    init(
        inspection: Inspection, decorations: Decorations, theme: Theme, selected: Int?, hasHoles: Bool
    ) {
        self.hasHoles = hasHoles
        self.inspection = inspection
        self.decorations = decorations
        self.theme = theme
        ancestors = selected.map { Set(inspection.lineage(of: $0)) } ?? []
    }

    /// The appearance of an element, with the opacity and the hiding of its ancestors.
    private struct Seen {
        let appearance: Appearance
        let opacity: Double
        let isHidden: Bool
        let isSeenThrough: Bool
        /// The shade that distinguishes the element from its parent on the same colour of the source.
        let shade: Shade
    }

    mutating func paint(_ element: SeenElement, on surface: inout StageSurface) {
        let (index, cells) = (element.index, element.cells)
        let seen = seen(index)
        surface.begin(element)
        guard !seen.isHidden else {
            guard decorations == .boxes, seen.appearance.isInvisible else { return }
            surface.drawEdge(of: cells, .dotted, style: Style(attributes: .dim))
            return
        }
        if inspection.elements[index].cells.isEmpty, seen.appearance.text.map({ $0.meter != nil }) ?? true {
            thin[index] = element.frame
            return paintThin(index, seen.appearance, seen.opacity, in: cells, on: &surface)
        }
        if hidesTexts, !seen.isSeenThrough, seen.appearance.hidesTexts(at: seen.opacity) {
            hideTexts(behind: element, on: &surface)
        }
        paintPaper(of: index, seen, in: cells, on: &surface)
        if let border = seen.appearance.border, border.width > 0 {
            let style = style(of: border.paint, seen.opacity)
            let isThick = border.width > 1.5 * min(inspection.projection.cell.width, inspection.projection.cell.height)
            surface.drawEdge(of: cells, isThick ? .heavy : .light, style: style, ink: .border, behind: [])
        }
        if let hatching = seen.appearance.hatching {
            surface.hatch(cells, hatching, nameStyle: plainText(seen.opacity))
        }
        if let text = seen.appearance.text {
            paint(text, of: index, opacity: seen.opacity, in: cells, on: &surface)
        }
    }

    private mutating func seen(_ index: Int) -> Seen {
        for element in inspection.lineage(of: index).prefix(while: { known[$0] == nil }).reversed() {
            let above = inspection.elements[element].parent.flatMap { known[$0] }
            let appearance = inspection.appearance(of: element)
            known[element] = Seen(
                appearance: appearance, opacity: (above?.opacity ?? 1) * appearance.opacity,
                isHidden: appearance.isInvisible || above?.isHidden ?? false,
                isSeenThrough: appearance.isSeenThrough || above?.isSeenThrough ?? false,
                shade: appearance.background == nil ? shade(of: element, in: above?.shade) : .none)
        }
        return known[index]
            ?? Seen(appearance: .plain, opacity: 1, isHidden: false, isSeenThrough: false, shade: .none)
    }
}

extension ElementPainter {
    /// Removes texts, borders and hatching behind an element. Those of its ancestors stay, and thin lines outside of
    /// its frame.
    private func hideTexts(behind element: SeenElement, on surface: inout StageSurface) {
        let around = Set(inspection.lineage(of: element.index))
        surface.hide(in: element.cells) { owner in
            around.contains(owner) || thin[owner].map { !$0.overlaps(element.frame) } ?? false
        }
    }

    /// Paints the element's own background or its tint. Remaining texts below show through.
    private func paintPaper(of index: Int, _ seen: Seen, in cells: CellRect, on surface: inout StageSurface) {
        let background = seen.appearance.background.map { $0.faded(to: seen.opacity) }
        let tint = decorations == .boxes ? tint(of: index) : nil
        var coat = Coat(theme.colors != .none ? background : nil, decorations == .boxes ? seen.shade : nil)
        let area = surface.visible(cells)
        // Without colours, the edges behind a transparent element stay visible.
        let sparesEdges = theme.colors == .none && !seen.appearance.hidesTexts(at: seen.opacity)
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                let point = CellPoint(x: x, y: y)
                if sparesEdges, surface.ink(at: point) == .line { continue }
                lay(tint, &coat, at: point, on: &surface)
            }
        }
        guard decorations == .boxes, theme.colors == .none, seen.appearance.hatching == nil else { return }
        if seen.appearance.text == nil {
            let isAround = ancestors.contains(index)
            surface.drawEdge(of: cells, .light, style: .plain, ink: isAround ? .paper : .line)
        } else {
            dot(area, on: &surface)
        }
    }

    private func lay(_ tint: Style?, _ coat: inout Coat, at point: CellPoint, on surface: inout StageSurface) {
        if tint == nil, !coat.isOwn, decorations == .boxes, surface.putPlainPaper(at: point) { return }
        let below = surface.style(at: point)
        var style = tint ?? Style(foreground: below.foreground, background: below.background)
        let ground = surface[paint: point] ?? (coat.isOwn ? style.background.paint : nil)
        if let painted = coat.laid(on: ground) {
            if coat.isOwn { surface[paint: point] = painted.paper }
            style = painted.style
        }
        if surface.ink(at: point).isOfTheSource {
            surface.restyle(point) { $0.background = style.background }
        } else if decorations == .boxes || coat.isOwn {
            surface.put(.space, at: point, style: style, ink: .paper)
        }
    }

    /// A shade that differs from the parent's, alternating among siblings; the parent's if both have the same cells.
    private func shade(of index: Int, in parent: Shade?) -> Shade {
        guard let parent, let above = inspection.elements[index].parent else { return .none }
        guard inspection.elements[index].cells != inspection.elements[above].cells else { return parent }
        let others = Shade.allCases.filter { $0 != parent }
        return others[inspection.elements[above].children.partitioningIndex { $0 >= index } % others.count]
    }

    private func tint(of index: Int) -> Style? {
        let element = inspection.elements[index]
        let siblings = element.parent.map { inspection.elements[$0].children } ?? [index]
        return theme.tint(depth: element.depth, isOdd: !siblings.partitioningIndex { $0 >= index }.isMultiple(of: 2))
    }

    private func dot(_ area: CellRect, on surface: inout StageSurface) {
        for point in area.points {
            surface.putBehindText(
                Glyph(character: "·", columns: 1), at: point, style: Style(attributes: .dim), ink: .paper)
        }
    }
}

extension ElementPainter {
    /// Writes a text into its frame, in the lines in which it was measured. The rest is omitted.
    private func paint(
        _ text: Appearance.Text, of index: Int, opacity: Double, in cells: CellRect, on surface: inout StageSurface
    ) {
        let style = style(of: text.paint, opacity)
        let height = min(cells.height, surface.clip.maxY - cells.minY)
        let columns = text.columns ?? cells.width
        let wrapping = TextWrapping(
            beginning(of: text.string, width: columns, height: height), width: text.columns, lineLimit: text.lineLimit,
            truncation: text.truncation)
        let lines = wrapping.lines
        let top = text.isInMiddle ? rowsAbove(lines.count * text.scale, of: index) : (text.scale - 1) / 2
        let alignment = text.scale > 1 && text.alignment == .leading ? standing(of: index) : text.alignment
        let drawn = lines.enumerated().filter { top + $0.offset * text.scale < height }
        var quotes = HoleQuotes()
        for (index, line) in drawn {
            let y = top + index * text.scale
            let shown = line.prefix(columns: cells.width)
            let isLast = index == drawn.count - 1
            let isCut =
                shown.glyphs.count < line.glyphs.count || isLast && (wrapping.isCut || drawn.count < lines.count)
            let isMarked = isCut && text.truncation == .tail && text.meter == nil
            let spare = cells.width - shown.columns
            // A large text may be anywhere in the cells that it was measured for, but not elsewhere in its frame.
            let room = alignment == text.alignment ? spare : min(spare, shown.columns * (text.scale - 1))
            let indent =
                switch alignment {
                case .leading: 0
                case .center: room / 2
                case .trailing: room
                }
            var x = cells.minX + indent
            for (index, glyph) in line.glyphs.enumerated() {
                let isHole = hasHoles && quotes.take(glyph)
                guard index < shown.glyphs.count else { continue }
                let style = isHole ? style.adding(.underline) : style
                let isMark = isMarked && index == shown.glyphs.count - 1 && spare == 0
                write(isMark ? Self.cutMark : glyph, at: CellPoint(x: x, y: cells.minY + y), style: style, on: &surface)
                x += glyph.columns
            }
            if isMarked, spare > 0 {
                write(Self.cutMark, at: CellPoint(x: x, y: cells.minY + y), style: style, on: &surface)
            }
        }
    }

    /// The sign for omitted text.
    private static let cutMark = Glyph(character: "…", columns: 1)

    /// The alignment of lines that are drawn smaller than measured: the side at which the frame is in its ancestors'
    /// frames.
    private func standing(of index: Int) -> Appearance.Text.Alignment {
        let cells = inspection.elements[index].cells
        for ancestor in inspection.lineage(of: index).dropFirst() {
            let outer = inspection.elements[ancestor].cells
            let (before, after) = (cells.minX - outer.minX, outer.maxX - cells.maxX)
            if before > after + 1 { return .trailing }
            if after > before + 1 { return .leading }
        }
        return .center
    }

    /// The rows above lines in the middle of an element, rounded as for a text of that height beside it.
    private func rowsAbove(_ rows: Int, of index: Int) -> Int {
        let (element, projection) = (inspection.elements[index], inspection.projection)
        let height = projection.points(of: CellSize(width: 1, height: rows)).height
        let middle = CGRect(
            x: element.frame.minX, y: element.frame.midY - height / 2, width: element.frame.width, height: height)
        return max(0, projection.cells(of: middle).minY - element.cells.minY)
    }

    /// Enough of a long text to fill the lines.
    private func beginning(of text: String, width: Int, height: Int) -> String {
        text.utf8.count < 4096 ? text : String(text.prefix((width + 2) * (height + 1) * 2))
    }

    private func write(_ glyph: Glyph, at point: CellPoint, style: Style, on surface: inout StageSurface) {
        guard surface.clip.contains(point) else { return }
        let below = surface.style(at: point)
        var style = style
        switch (style.foreground.paint, below.background.paint) {
        case (nil, _): style.foreground = below.foreground
        case (let ink?, nil): style.foreground = ink.standsOnAnyTerminal ? style.foreground : .standard
        case (let ink?, let paper?): style.foreground = ink.readable(on: paper).color
        }
        surface.put(glyph, at: point, style: style, ink: .text)
    }

    /// The style of a line or a letter in a colour of the source.
    func style(of paint: Paint?, _ opacity: Double) -> Style {
        guard theme.colors != .none, let paint, paint.alpha > 0 else { return plainText(opacity) }
        return Style(foreground: paint.color, attributes: opacity < 0.75 ? .dim : [])
    }

    private func plainText(_ opacity: Double) -> Style {
        Style(attributes: opacity < 0.75 ? .dim : [])
    }
}

extension CGRect {
    /// Whether they share more than an edge.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

/// An element's paint over the source's colours below it: its own background, or a shade of them.
private struct Coat {
    private let background: Paint?
    private let shade: Shade?
    /// The result for the last cell: the next one is mostly the same.
    private var last: (below: Paint?, painted: Painted?)?

    struct Painted {
        let paper: Paint
        let style: Style
    }

    /// - Parameters:
    ///   - background: the element's own; nil without colours.
    ///   - shade: nil without boxes.
    init(_ background: Paint?, _ shade: Shade?) {
        self.background = background.flatMap { $0.alpha > 0 ? $0 : nil }
        self.shade = shade
    }

    /// Whether the element has a background of its own.
    var isOwn: Bool { background != nil }

    /// - Parameter below: nil for the terminal's own colour, which is unknown.
    /// - Returns: nil if there is no colour of the source.
    mutating func laid(on below: Paint?) -> Painted? {
        if let last, last.below == below { return last.painted }
        let paper = background.map { below.map($0.over) ?? $0 } ?? below.flatMap { shade?.applied(to: $0) }
        let painted = paper.map {
            Painted(paper: $0, style: Style(foreground: Paint.black.readable(on: $0).color, background: $0.color))
        }
        last = (below, painted)
        return painted
    }
}

/// How far a colour of the source is moved toward black, or toward white if it is dark.
private enum Shade: CaseIterable {
    case none, light, strong

    func applied(to paint: Paint) -> Paint {
        let amount =
            switch self {
            case .none: 0.0
            case .light: 0.14
            case .strong: 0.26
            }
        return (paint.luminance > 0.18 ? Paint.black : .white).faded(to: amount).over(paint)
    }
}
