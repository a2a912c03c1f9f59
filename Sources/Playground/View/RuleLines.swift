import Terminal

/// The lines between the panes, joined where they meet, with the panes' names in them.
struct RuleLines {
    let state: PlaygroundState
    let theme: Theme

    func draw(_ rules: [Arrangement.Rule], on canvas: inout Canvas) {
        for rule in rules {
            for point in rule.cells.points {
                canvas.put(.line(ends(at: point, rules)), at: point, style: theme[.rule])
            }
        }
        for rule in rules {
            for title in rule.titles {
                draw(title, y: rule.cells.minY, on: &canvas)
            }
            drawLegends(in: rule, on: &canvas)
        }
    }

    private func ends(at point: CellPoint, _ rules: [Arrangement.Rule]) -> LineEnds {
        var ends: LineEnds = []
        for rule in rules where rule.cells.contains(point) {
            switch rule.axis {
            case .across: ends.formUnion([.left, .right])
            case .down:
                if point.y > rule.cells.minY { ends.insert(.up) }
                if point.y < rule.cells.maxY - 1 { ends.insert(.down) }
            }
        }
        return ends
    }

    private func draw(_ title: Arrangement.Rule.Title, y: Int, on canvas: inout Canvas) {
        let isFocused = state.focus == .pane(title.pane)
        let isShown = state.arrangement.panes[title.pane] != nil
        let role: TextRole = isFocused ? .focusedTitle : isShown ? .title : .faint
        let area = CellRect(x: title.x, y: y, width: title.width, height: 1)
        guard title.width >= Arrangement.Rule.Title.columns(of: title.pane) else {
            canvas.write(Line(" \(title.pane.rawValue) ", role), in: area, theme: theme)
            return
        }
        let name = Line(" \(title.pane.rawValue) \(name(of: title.pane)) ", role)
        canvas.write(name, in: area, theme: theme)
    }

    /// The panes' legends, each at the right end of its part of the line.
    private func drawLegends(in rule: Arrangement.Rule, on canvas: inout Canvas) {
        let shown = rule.titles.filter { state.arrangement.panes[$0.pane] != nil }
        let areTabs = shown.count == 1
        for title in shown {
            let last = areTabs ? rule.titles[rule.titles.count - 1] : title
            let start = last.x + min(last.width, Arrangement.Rule.Title.columns(of: last.pane))
            let end = areTabs ? rule.cells.maxX - 1 : title.x + title.width
            let area = CellRect(x: start, y: rule.cells.minY, width: max(0, end - start), height: 1)
            if let legend = legends(of: title.pane).first(where: { $0.columns < area.width }) {
                canvas.writeTrailing(legend, in: area, theme: theme)
            }
        }
    }

    /// The legend at the end of a pane's line, longest form first.
    private func legends(of pane: Pane) -> [Line] {
        switch pane {
        case .why: whatNext
        case .source: state.sourceLegends
        case .lesson: state.lessonLegends
        case .tree, .stage, .trace: [legend(of: pane)]
        }
    }

    /// The key that leads on from the why pane's text.
    private var whatNext: [Line] {
        guard state.inspection != nil, !state.showsReport, !state.showsFields, !state.stepping.isActive else {
            return []
        }
        return [" . shows it step by step ", " . steps through it ", " . steps "].map { Line($0, .accent) }
    }

    /// The meaning of the pane's signs, or a warning about the layout.
    private func legend(of pane: Pane) -> Line {
        guard state.inspection != nil else { return .empty }
        switch pane {
        case .tree: return Line(" proposed \(state.notation.arrow) took ", .note)
        case .stage where state.isStale: return Line(" the last good layout ", .warning)
        case .stage where state.refusal != nil: return Line(" the previous layout ", .warning)
        case .stage where state.problems.hasErrors:
            let errors = state.problems.count { $0.severity == .error }
            return Line(" shown with \(Report.Kind.errors.words(errors)) ", .warning)
        case .stage where state.stepping.isActive: return Line(" ┈ not asked  ╌ asked  ─ answered ", .note)
        case .stage: return Line(" ━ selected  ╌ proposed ", .note)
        case .why, .source, .lesson: return .empty
        case .trace: return Line(" ● measured  ○ remembered  ◌ deduced  ▪ placed ", .note)
        }
    }

    private func name(of pane: Pane) -> String {
        // A tab has no room for another name.
        guard pane == .why, state.arrangement.mode != .single, state.arrangement.panes[.why] != nil else {
            return pane.title
        }
        return state.showsReport ? "Report" : state.showsFields ? "Fields" : pane.title
    }
}
