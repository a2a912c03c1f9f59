import SwiftSource

/// A question about a text. The next key answers it; escape leaves it open.
package enum SourceQuestion: Hashable, Sendable {
    /// The file changed on disk while there are unsaved edits.
    case conflict(TextName)
    /// There are edits of an earlier session that were never saved.
    case recovery(RecoveryOffer)
    /// The editor is wanted, and there are unsaved edits.
    case editor(EditorPlace)

    /// The question in the last line.
    func words(_ notation: Notation) -> String {
        switch self {
        case .conflict(let name):
            "\(SourcePosition.lastPart(of: name.file)) changed on disk: m keeps mine, t takes theirs, b shows both, esc waits"
        case .recovery(let recovered):
            "unsaved text of \(SourcePosition.lastPart(of: recovered.text.name.file)) from \(recovered.time): "
                + "t takes it, f forgets it, esc waits"
        case .editor(let place):
            "\(SourcePosition.lastPart(of: place.name.file)) has unsaved changes: s saves them and opens the editor, esc stays"
        }
    }
}

/// The place at which the person's editor opens.
package struct EditorPlace: Hashable, Sendable {
    let name: TextName
    let location: SourceLocation
}

/// An answer to a question about a text.
package enum SourceAnswer: Hashable, Sendable {
    case keepMine, take, showBoth, forget, save
}

/// A text that was never saved, because the program ended before.
package struct RecoveryOffer: Hashable, Sendable {
    package let text: NamedText
    /// When it was written, as the screen says it: `12:03`, `Nov 28 12:03`.
    package let time: String

    package init(_ text: NamedText, time: String) {
        (self.text, self.time) = (text, time)
    }
}
