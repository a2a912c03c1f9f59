import Terminal

/// The page of the open lesson.
struct LessonPane {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, in area: CellRect, theme: Theme) {
        let rows = state.lessonRows(width: area.width)
        let top = state.offset(.lesson).y
        canvas.write(rows, from: top, in: area.inset(left: 1, right: 1), theme: theme)
        canvas.drawScrollMark(offset: top, count: rows.count, in: area, theme: theme)
    }
}
