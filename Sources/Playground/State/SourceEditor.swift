import Editing
import LayoutInspection
import SwiftSource

/// The source pane: the texts of the sources, which may be newer than the sources that were read last.
package struct SourceEditor {
    package private(set) var texts: [TextName: OpenText] = [:]
    /// The text in the pane; nil until the pane is shown.
    package internal(set) var shown: TextName?
    /// Whether keys type into the text.
    package internal(set) var isEditing = false
    /// The list of what can be written at the cursor.
    var completion: OpenCompletion?
    /// The list that opens once the names for completion are known.
    var awaitedList: AwaitedList?
    /// The names for completion, of one dialect.
    var names: (dialect: String, names: CompletionNames)?
    /// The field below the text.
    var prompt: SourcePrompt?
    /// Where the person's editor opens once the text is saved.
    var editedNext: EditorPlace?
    /// The last text that was cut or copied.
    var clipboard = ""
    /// Whether the person took a text that an earlier session left.
    package internal(set) var hasTakenRecovery = false
    /// The text that was searched last.
    var wanted = ""
    let kept = KeptSource()

    /// The text in the pane.
    package var text: OpenText? { shown.flatMap { texts[$0] } }

    package var edited: EditedText? { text?.edited }

    /// Shows a text, and opens it if it is not open.
    mutating func show(_ name: TextName, _ text: SourceText) {
        shown = name
        if texts[name] == nil { texts[name] = OpenText(text) }
    }

    mutating func perform(_ command: EditingCommand) -> Bool {
        guard let shown else { return false }
        return texts[shown]?.edited.perform(command) ?? false
    }

    mutating func change(_ name: TextName, _ change: (inout OpenText) -> Void) {
        if var text = texts[name] {
            change(&text)
            texts[name] = text
        }
    }

    /// Forgets a text without unsaved edits.
    mutating func close(_ name: TextName) {
        texts[name] = nil
        if shown == name { shown = nil }
    }

    /// The texts that differ from the ones on disk, in the order of their names.
    package func unsaved(inExamples: Bool) -> [NamedText] {
        texts.filter { $0.key.isExample == inExamples && $0.value.differs }.map { NamedText($0.key, $0.value.string) }
            .sorted { $0.name.file < $1.name.file }
    }

    /// The names of all texts with edits that are in no file, in order. An example's edits are only meant to last if
    /// they are saved under another name.
    package var unsavedNames: [TextName] {
        texts.filter { $0.value.differs }.map(\.key).sorted { $0.file < $1.file }
    }
}

extension OpenText {
    package var string: String { edited.text.string }

    /// Whether the text is another one than the file's.
    var differs: Bool { !edited.isSaved && Array(string.utf8) != disk.utf8 }
}

/// The list of what can be written at the cursor.
struct OpenCompletion {
    let completion: Completion
    private(set) var chosen = 0
    private var isChosen = false

    var candidate: Completion.Candidate { completion.candidates[chosen] }

    /// Nil if nothing is known, or if the text is there already.
    init?(_ completion: Completion) {
        guard !completion.candidates.isEmpty, !completion.isTyped else { return nil }
        self.completion = completion
    }

    /// Chooses the next candidate, or the one before; the last is followed by the first.
    mutating func choose(by step: Int) {
        let count = completion.candidates.count
        chosen = (chosen + step + count) % count
        isChosen = true
    }

    /// Whether the person probably means the candidate: it was chosen, or begins with what is typed.
    var isMeant: Bool {
        let name = candidate.name.drop { $0 == "." }
        return isChosen || !completion.typed.isEmpty && name.hasPrefix(completion.typed)
    }
}

/// The reason to open a list of names at the cursor.
enum AwaitedList: Hashable {
    case typing(String)
    case asking
}

/// A field below the text of the source pane.
struct SourcePrompt: Hashable {
    let kind: Kind
    var field: TextField

    enum Kind: Hashable {
        case find, goToLine, saveAs
    }

    var title: String {
        switch kind {
        case .find: "find"
        case .goToLine: "go to line"
        case .saveAs: "save as"
        }
    }
}

/// What is derived from the text in the pane, kept until the text changes. A class, so that readers can fill it: a frame
/// reads it for each line.
final class KeptSource {
    private var pieces: (name: TextName, revision: Int, source: SourceText, pieces: [SourcePiece])?
    private var widest: (name: TextName, revision: Int, columns: Int)?
    private var shifts: (document: DocumentID?, name: TextName, revision: Int, shifts: SourceShifts)?
    private var hint: (name: TextName, revision: Int, cursor: TextPosition, dialect: String, hint: CallHint?)?

    /// The text as a source, and its pieces.
    func source(of editor: SourceEditor) -> (source: SourceText, pieces: [SourcePiece])? {
        guard let name = editor.shown, let text = editor.edited else { return nil }
        if let pieces, pieces.name == name, pieces.revision == text.revision { return (pieces.source, pieces.pieces) }
        let source = SourceText(text.text.string)
        let found = source.pieces
        pieces = (name, text.revision, source, found)
        return (source, found)
    }

    /// The columns of the longest line.
    func columns(of editor: SourceEditor) -> Int {
        guard let name = editor.shown, let text = editor.edited else { return 0 }
        if let widest, widest.name == name, widest.revision == text.revision { return widest.columns }
        let columns = text.text.lines.map { VisibleLine($0).columns }.max() ?? 0
        widest = (name, text.revision, columns)
        return columns
    }

    /// The call around the cursor; nil until the names are known.
    func hint(of editor: SourceEditor) -> CallHint? {
        guard let name = editor.shown, let text = editor.edited, let (dialect, names) = editor.names else { return nil }
        if let hint, hint.name == name, hint.revision == text.revision, hint.cursor == text.cursor,
            hint.dialect == dialect
        {
            return hint.hint
        }
        let made = CallHint(text.text, at: text.cursor, names: names)
        hint = (name, text.revision, text.cursor, dialect, made)
        return made
    }

    /// The positions of the text in the sources of a document, and back.
    func shifts(of editor: SourceEditor, in document: (id: DocumentID?, sources: SourceSet)) -> SourceShifts? {
        guard let name = editor.shown, let text = editor.edited,
            let file = document.sources.files.first(where: { $0.name == name.file }), let now = source(of: editor)
        else { return nil }
        if let shifts, shifts.name == name, shifts.revision == text.revision, shifts.document == document.id {
            return shifts.shifts
        }
        let made = SourceShifts(read: file.text, now: now.source)
        shifts = (document.id, name, text.revision, made)
        return made
    }
}

/// The positions of a text in the version that was read, and in the present one.
struct SourceShifts {
    /// The version that was read.
    let read: SourceText
    let now: SourceText
    private let forward: SourceShift
    private let backward: SourceShift

    init(read: SourceText, now: SourceText) {
        (self.read, self.now) = (read, now)
        // Both versions have one number.
        let plain = SourceText(bytes: read.utf8)
        forward = SourceShift(from: plain, to: now)
        backward = SourceShift(from: now, to: plain)
    }

    /// The present position of one that was read; nil if it was replaced.
    func now(_ position: Int) -> TextPosition? {
        guard position >= read.base, position <= read.range.end else { return nil }
        return forward.position(of: position - read.base).map { TextPosition(now.location(of: $0)) }
    }

    /// The present range of one that was read.
    func now(_ range: SourceRange) -> Range<TextPosition>? {
        guard let start = now(range.start), let end = now(range.end), start <= end else { return nil }
        return start..<end
    }

    /// The position that was read for a present one; nil if it is new.
    func read(_ position: TextPosition) -> Int? {
        backward.position(of: now.position(at: position.location)).map { read.base + $0 }
    }
}
