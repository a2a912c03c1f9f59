import LayoutInspection
import Terminal

extension PlaygroundState {
    /// The scroll area of the why pane.
    var whyArea: ScrollArea { showsReport ? .report : .why }

    /// Whether there is a report that is hidden.
    var hasUnseenReport: Bool {
        !(showsReport && arrangement.panes[.why] != nil) && (!problems.isEmpty || !listedHoles.isEmpty)
    }

    func area(of pane: Pane) -> ScrollArea {
        switch pane {
        case .tree: .tree
        case .stage: .stage
        case .why: whyArea
        case .trace: .trace
        case .source: .source
        case .lesson: .lesson
        }
    }

    /// The columns and rows of an area that fit on the screen.
    func visibleSize(of area: ScrollArea) -> CellSize {
        switch area {
        case .tree: arrangement.panes[.tree]?.size ?? .zero
        case .stage: stageArea.size
        case .why, .report: arrangement.panes[.why]?.size ?? .zero
        case .trace: arrangement.panes[.trace]?.size ?? .zero
        case .source: sourceArea.size
        case .lesson: arrangement.panes[.lesson]?.size ?? .zero
        case .help, .whatIf, .strip, .finder:
            overlay?.area == area ? overlayArrangement?.scrolled.size ?? .zero : .zero
        }
    }

    /// The offsets at which an area is not scrolled past its ends.
    func offsetRange(of area: ScrollArea) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        let visible = visibleSize(of: area)
        func rows(_ count: Int) -> (ClosedRange<Int>, ClosedRange<Int>) { (0...0, 0...max(0, count - visible.height)) }
        switch area {
        case .tree: return rows(treeRows?.elements.count ?? 0)
        case .trace: return rows(tracePage.count)
        case .source:
            return (0...max(0, sourceColumns - visible.width + 1), rows(sourceEditor.edited?.text.lines.count ?? 0).1)
        case .lesson: return rows(lessonRows(width: visible.width).count)
        case .why: return rows(whyRows(width: visible.width).count)
        case .report: return rows(showsReport ? reportRows(width: visible.width).count : 0)
        case .help, .whatIf, .finder, .strip:
            let size = overlay?.area == area ? overlayExtent(width: visible.width) : .zero
            return (0...max(0, size.width - visible.width), 0...max(0, size.height - visible.height))
        case .stage:
            let extents =
                [inspection?.extent ?? .zero]
                + companions.wanted.map { companionLayout($0)?.inspection.extent ?? .zero }
            let sizes = splitStage?.parts.map(\.picture.size) ?? [visible]
            let ranges = zip(extents, sizes).map { Self.offsetRange(of: $0, in: $1) }
            func all(_ axis: [ClosedRange<Int>]) -> ClosedRange<Int> {
                axis.reduce(0...0) { min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound) }
            }
            return (all(ranges.map(\.columns)), all(ranges.map(\.rows)))
        }
    }

    /// Clamps an area's offset to its range, which contains 0: only a scrolled area needs to know it.
    mutating func settle(_ area: ScrollArea) {
        let offset = offset(area)
        guard offset != .zero else { return }
        let range = offsetRange(of: area)
        offsets[area] = CellPoint(
            x: min(max(offset.x, range.columns.lowerBound), range.columns.upperBound),
            y: min(max(offset.y, range.rows.lowerBound), range.rows.upperBound))
    }

    mutating func settle() {
        for area in ScrollArea.allCases where visibleSize(of: area).height > 0 {
            settle(area)
        }
    }

    mutating func scroll(_ area: ScrollArea, by step: CellPoint) {
        let offset = offset(area)
        offsets[area] = CellPoint(x: offset.x + step.x, y: offset.y + step.y)
        settle(area)
    }

    /// Scrolls as little as possible to show a row.
    mutating func reveal(row: Int, in area: ScrollArea) {
        let height = visibleSize(of: area).height
        guard height > 0 else { return }
        let top = offset(area).y
        offsets[area] = CellPoint(x: offset(area).x, y: min(max(top, row - height + 1), row))
        settle(area)
    }

    /// Scrolls the tree and the stage to the selected element.
    mutating func revealSelection() {
        guard let inspection, let selected else { return }
        if let row = treeRows?.row(of: selected) {
            reveal(row: row, in: .tree)
        }
        windowOffsets = inspection.offsets(windowOffsets, revealing: selected)
        let visible = visibleSize(of: .stage)
        guard !visible.isEmpty, let cells = scene?.element(selected).cells else { return }
        let offset = offset(.stage)
        offsets[.stage] = CellPoint(
            x: revealingOffset(from: offset.x, start: cells.minX, length: cells.width, room: visible.width),
            y: revealingOffset(from: offset.y, start: cells.minY, length: cells.height, room: visible.height))
        settle(.stage)
    }

    /// Whether the current row is visible.
    var isStepSeen: Bool {
        let top = offset(.trace).y
        return showsTrace
            && (top..<(top + visibleSize(of: .trace).height)).contains(tracePage.line(of: stepping.row))
    }

    mutating func revealStep() {
        guard showsTrace else { return }
        // The reason, cut to the rows that fit.
        let page = tracePage
        reveal(row: page.end(of: stepping.row), in: .trace)
        reveal(row: page.line(of: stepping.row), in: .trace)
    }
}
