import Terminal

extension Arrangement {
    /// Panes side by side, and one below them over the whole width; without the hidden ones.
    static func stacked(
        _ all: [Pane], over lower: Pane?, in area: CellRect, _ shown: Shown
    ) -> ([Pane: CellRect], [Rule]) {
        let upper = all.filter { !shown.hidden.contains($0) }
        let shownLower = lower.flatMap { shown.hidden.contains($0) ? nil : $0 }
        let lowerHeight = shownLower.map { height(of: $0, in: area, shown) } ?? 0
        let upperHeight = area.height - 2 - lowerHeight
        var panes: [Pane: CellRect] = [:]
        var rules: [Rule] = []
        var titles: [Rule.Title] = []
        var x = area.minX
        for (pane, width) in zip(upper, widths(of: upper, in: area.width, shown)) {
            if x > area.minX {
                let line = CellRect(x: x - 1, y: area.minY, width: 1, height: upperHeight + 2)
                rules.append(Rule(axis: .down, cells: line, titles: []))
            }
            panes[pane] = CellRect(x: x, y: area.minY + 1, width: width, height: upperHeight)
            titles.append(Rule.Title(pane: pane, x: x + 1, width: width - 2))
            x += width + 1
        }
        let top = CellRect(x: area.minX, y: area.minY, width: area.width, height: 1)
        let middle = top.offset(by: CellPoint(x: 0, y: upperHeight + 1))
        rules.append(Rule(axis: .across, cells: top, titles: titles))
        rules.append(
            Rule(axis: .across, cells: middle, titles: tabs(shown.all.filter { !upper.contains($0) }, in: area)))
        if let shownLower {
            panes[shownLower] = CellRect(x: area.minX, y: middle.maxY, width: area.width, height: lowerHeight)
        }
        return (panes, rules)
    }

    /// The smallest size of a pane.
    private static let minimumWidth = 12
    private static let minimumHeight = 2

    private static func height(of lower: Pane, in area: CellRect, _ shown: Shown) -> Int {
        let usual = min(max(area.height * 30 / 100, 4), 14)
        return min(max(usual + shown.extra[lower, default: 0], minimumHeight), area.height - 2 - minimumHeight)
    }

    /// The widths of the panes' insides. One column between two of them is for the line.
    private static func widths(of panes: [Pane], in width: Int, _ shown: Shown) -> [Int] {
        let available = width - (panes.count - 1)
        let isWide = width >= wide.width
        func sized(_ pane: Pane, _ usual: Int, maximum: Int) -> Int {
            guard panes.contains(pane) else { return 0 }
            return min(max(usual + shown.extra[pane, default: 0], minimumWidth), maximum)
        }
        let usualWhy = isWide ? min(max(width * 28 / 100, 30), 54) : min(max(width * 38 / 100, 24), 40)
        let left = panes.first { $0 == .tree || $0 == .source || $0 == .lesson }
        let why = sized(.why, usualWhy, maximum: available - minimumWidth - (left == nil ? 0 : minimumWidth))
        let usualLeft =
            switch left {
            case .source: width * (isWide ? 38 : 50) / 100
            case .lesson: min(width * (isWide ? 40 : 50) / 100, 56)
            default: min(max(width * 29 / 100, 30), 52)
            }
        let leftWidth = left.map { sized($0, usualLeft, maximum: available - minimumWidth - why) } ?? 0
        return panes.map { pane in
            switch pane {
            case .tree, .source, .lesson: leftWidth
            case .why: why
            case .stage, .trace: available - why - leftWidth
            }
        }
    }

    /// The pane below the others; nil if there is none.
    var lower: Pane? {
        panes.first { ![.stage, .source, .lesson].contains($0.key) && $0.value.width == window.width }?.key
    }

    /// How much a pane grows if its edge is dragged to a position; nil if the edge is fixed.
    func growth(dragging rule: Int, to point: CellPoint) -> (pane: Pane, cells: Int)? {
        guard rules.indices.contains(rule), mode == .wide || mode == .medium else { return nil }
        let cells = rules[rule].cells
        switch rules[rule].axis {
        case .down:
            for pane in [Pane.tree, .source, .lesson] where panes[pane]?.maxX == cells.minX {
                return (pane, point.x - cells.minX)
            }
            if let why = panes[.why], why.minX == cells.maxX { return (.why, cells.minX - point.x) }
            return nil
        case .across:
            guard let lower, panes[lower]?.minY == cells.maxY else { return nil }
            return (lower, cells.minY - point.y)
        }
    }
}
