import LayoutInspection

extension PlaygroundState {
    /// Copies the text of the focused pane: the selected path of the tree, the picture of the stage, the sentences or
    /// the report of the why pane, or the step of the trace.
    mutating func copy() -> Effect? {
        guard focus != .pane(.stage) || inspection == nil else {
            message = Self.copied("the picture")
            return .copyPicture
        }
        guard let (what, text) = copiedText else { return refuse("there is nothing to copy") }
        guard text.utf8.count <= Self.copyLimit else { return refuse("\(what) is too much for a terminal's clipboard") }
        message = Self.copied(what)
        return .copy(text)
    }

    /// The name of a picture of the screen, without its extension: `card`, at a step `card-step-3`.
    var pictureName: String {
        let name = SourcePosition.lastPart(of: document?.name ?? "haggle").prefix { $0 != "." && $0 != " " }
        return stepping.isActive ? "\(name)-step-\(stepping.rows.steps(at: stepping.moment).number)" : String(name)
    }

    /// The text to copy, and its name; nil if there is none.
    private var copiedText: (what: String, text: String)? {
        if focus == .pane(.why), showsReport {
            return ("the report", Self.text(reportRows(width: Self.copiedColumns).map(\.row)))
        }
        guard let inspection, let selected else { return nil }
        switch focus {
        case .pane(.stage): return nil
        case .pane(.why): return ("the sentences", Self.text(whyRows(width: Self.copiedColumns)))
        case .pane(.trace):
            let words = currentRow.map {
                TraceWords(stepping.rows.rows[$0], of: inspection, stepping, notation: notation).text
            }
            return ("the step", words ?? "")
        case .pane(.lesson): return ("the lesson", Self.text(lessonRows(width: Self.copiedColumns)))
        case .pane(.source): return sourceEditor.edited.map { ("the text", $0.copiedText) }
        case .pane(.tree), .proposal: return ("the path", inspection.path(of: selected).description)
        }
    }

    private static func text(_ rows: [Row]) -> String { rows.map(\.trimmed).joined(separator: "\n") }

    private static func copied(_ what: String) -> String { "copied \(what), if the terminal allows it" }

    /// Wide, so that sentences take few lines.
    private static let copiedColumns = 100
    /// Terminals accept at least 74,994 bytes of base64.
    private static let copyLimit = 56_000
}

extension Row {
    /// The text without spaces at the end.
    fileprivate var trimmed: String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }
}
