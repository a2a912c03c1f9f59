import LayoutInspection
import Negotiation
import Terminal

/// The screen: a function of the state.
package struct PlaygroundView {
    let state: PlaygroundState
    private let theme: Theme

    package init(_ state: PlaygroundState) {
        self.state = state
        theme = Theme(state.colors)
    }

    /// A picture of the window's size.
    package var canvas: Canvas {
        var canvas = Canvas(size: state.window)
        let arrangement = state.arrangement
        guard arrangement.manner != .tooSmall else {
            SmallWords(state: state).draw(on: &canvas, theme: theme)
            return canvas
        }
        TitleLine(state: state).draw(on: &canvas, in: arrangement.title, theme: theme)
        ProposalLine(state: state).draw(on: &canvas, in: arrangement.proposal, theme: theme)
        RuleLines(state: state, theme: theme).draw(arrangement.rules, on: &canvas)
        for (pane, area) in arrangement.panes {
            draw(pane, on: &canvas, in: area)
        }
        switch state.overlay {
        case .help: HelpOverlay(notation: state.notation).draw(state, on: &canvas, theme: theme)
        case .examples: ExamplesOverlay().draw(state, on: &canvas, theme: theme)
        case .roots: RootsOverlay(state: state).draw(on: &canvas, theme: theme)
        case nil: break
        }
        Footer(state: state).draw(on: &canvas, in: arrangement.footer, theme: theme)
        return canvas
    }

    private func draw(_ pane: Pane, on canvas: inout Canvas, in area: CellRect) {
        switch pane {
        case .tree: TreePane(state: state, theme: theme).draw(on: &canvas, in: area)
        case .stage: StagePane(state: state, theme: theme).draw(on: &canvas, in: area)
        case .trace: TracePane(state: state, theme: theme).draw(on: &canvas, in: area)
        case .why where state.showsReport: ReportPane(state: state).draw(on: &canvas, in: area, theme: theme)
        case .why: WhyPane(state: state).draw(on: &canvas, in: area, theme: theme)
        }
    }
}

/// What a window says that is too small for a pane.
struct SmallWords {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, theme: Theme) {
        let size = state.window
        guard size.width >= 14 else {
            canvas.write([Line("too small")].wrapped(to: size.width), from: 0, in: canvas.bounds, theme: theme)
            return
        }
        let name = state.document?.name ?? "haggle"
        var lines = [Line(name, .strong)]
        if let inspection = state.inspection, let root = inspection.elements.first {
            lines.append(Line("\(root.pathComponent) took \(PointsFormat.short(inspection.size))"))
        }
        let needed = Arrangement.smallest
        lines.append(Line("too small: \(size.width)×\(size.height), needs \(needed.width)×\(needed.height)", .warning))
        lines.append(Line("q quits", .faint))
        canvas.write(lines.wrapped(to: size.width), from: 0, in: canvas.bounds, theme: theme)
    }
}
