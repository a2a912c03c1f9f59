import Negotiation
import Terminal

/// The second line: the proposal to the root, and the root's size.
struct ProposalLine {
    private let text: ProposalText

    init(state: PlaygroundState) {
        text = ProposalText(state)
    }

    func draw(on canvas: inout Canvas, in row: CellRect, theme: Theme) {
        guard !row.isEmpty else { return }
        var x = row.minX
        for axis in Axis.allCases {
            x = canvas.write(text.line(axis), in: row.inset(left: x - row.minX), theme: theme)
        }
        drawCursor(on: &canvas, in: row)
        let rest = row.inset(left: x - row.minX)
        let remarks = text.remarks
        let remark = remarks.first { $0.columns < rest.width } ?? remarks[remarks.count - 1]
        canvas.write(remark, in: rest, theme: theme)
        let available = rest.width - remark.columns - 3
        if let answer = text.answers.first(where: { $0.columns <= available }) {
            canvas.writeTrailing(answer, in: rest.inset(right: 1), theme: theme)
        }
    }

    private func drawCursor(on canvas: inout Canvas, in row: CellRect) {
        guard let column = text.cursorColumn else { return }
        canvas.restyle(CellRect(x: row.minX + column, y: row.minY, width: 1, height: 1), clip: row) {
            $0 = Style(attributes: [.underline, .bold])
        }
    }
}
