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

    /// The window's picture.
    package var canvas: Canvas {
        var canvas = Canvas(size: state.window)
        let arrangement = state.arrangement
        guard arrangement.mode != .tooSmall else {
            TooSmallNotice(state: state).draw(on: &canvas, theme: theme)
            return canvas
        }
        TitleLine(state: state).draw(on: &canvas, in: arrangement.title, theme: theme)
        ProposalLine(state: state).draw(on: &canvas, in: arrangement.proposal, theme: theme)
        canvas.write(state.banner, from: 0, in: arrangement.banner.inset(left: 1, right: 1), theme: theme)
        RuleLines(state: state, theme: theme).draw(arrangement.rules, on: &canvas)
        for (pane, area) in arrangement.panes {
            draw(pane, on: &canvas, in: area)
        }
        if let completion = state.sourceEditor.completion {
            CompletionList(state: state, open: completion, theme: theme).draw(on: &canvas)
        }
        if let overlay = state.overlay {
            draw(overlay, on: &canvas, in: OverlayArrangement(window: state.window, of: overlay))
        }
        Footer(state: state).draw(on: &canvas, in: arrangement.footer, theme: theme)
        return canvas
    }

    private func draw(_ overlay: Overlay, on canvas: inout Canvas, in arrangement: OverlayArrangement) {
        switch overlay {
        case .help(let help):
            HelpOverlay(state: state, help: help).draw(on: &canvas, in: arrangement, theme: theme)
        case .whatIf(let box):
            WhatIfOverlay(state: state, box: box).draw(on: &canvas, in: arrangement, theme: theme)
        case .strip(let strip):
            StripOverlay(state: state, strip: strip).draw(on: &canvas, in: arrangement, theme: theme)
        case .finder(let finder):
            FinderOverlay(state: state, finder: finder).draw(on: &canvas, in: arrangement, theme: theme)
        }
    }

    private func draw(_ pane: Pane, on canvas: inout Canvas, in area: CellRect) {
        switch pane {
        case .tree: TreePane(state: state, theme: theme).draw(on: &canvas, in: area)
        case .stage: StagePane(state: state, theme: theme).draw(on: &canvas, in: area)
        case .trace: TracePane(state: state, theme: theme).draw(on: &canvas, in: area)
        case .source: SourcePane(state: state, theme: theme).draw(on: &canvas, in: area)
        case .lesson: LessonPane(state: state).draw(on: &canvas, in: area, theme: theme)
        case .why where state.showsReport: ReportPane(state: state).draw(on: &canvas, in: area, theme: theme)
        case .why: WhyPane(state: state).draw(on: &canvas, in: area, theme: theme)
        }
    }
}
