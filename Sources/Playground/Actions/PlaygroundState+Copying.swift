import LayoutInspection

extension PlaygroundState {
    /// The clipboard gets what the pane with the keys says: of the tree the selected path, of the stage the picture, of the
    /// why pane its sentences, of the trace the step.
    mutating func copy() -> Effect? {
        guard let inspection, let selected else {
            message = "there is nothing to copy"
            return nil
        }
        let (what, text): (String, String)
        switch focus {
        case .pane(.stage):
            message = Self.copied("the picture")
            return .copyPicture
        case .pane(.why):
            (what, text) = ("the sentences", whyRows(width: Self.copiedColumns).map(\.trimmed).joined(separator: "\n"))
        case .pane(.trace):
            let words = currentRow.map {
                TraceWords(stepping.rows.rows[$0], of: inspection, stepping, proposer: proposer, notation: notation)
                    .text
            }
            (what, text) = ("the step", words ?? "")
        case .pane(.tree), .proposal:
            (what, text) = ("the path", inspection.path(of: selected).description)
        }
        guard text.utf8.count <= Self.copyLimit else {
            message = "\(what) is too much for a terminal's clipboard"
            return nil
        }
        message = Self.copied(what)
        return .copy(text)
    }

    private static func copied(_ what: String) -> String { "copied \(what), if the terminal allows it" }

    /// So that sentences stand on few lines.
    private static let copiedColumns = 100
    /// Terminals take 74,994 bytes of base64 at least.
    private static let copyLimit = 56_000
}

extension Row {
    /// Its text without spaces at the end.
    fileprivate var trimmed: String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }
}
