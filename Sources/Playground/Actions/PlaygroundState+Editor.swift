import Editing
import LayoutInspection
import SwiftSource

extension PlaygroundState {
    /// Opens the person's editor: at the selected element, or without a layout at the first error.
    mutating func openEditor() -> Effect? {
        guard let document else { return refuse("nothing is open yet") }
        guard example(of: document) == nil else { return refuse("an example is not a file: haggle new writes one") }
        let range = selected.flatMap { inspection?.elements[$0].range }
        let position =
            inspection.map { $0.sources.position(of: range?.start ?? 0) }
            ?? document.sources.position(of: problems.first { $0.severity == .error }?.range.start ?? 0)
        let name = TextName(file: position.file, isExample: false)
        let place = sourceEditor.shown == name && focus == .pane(.source) ? sourceEditor.edited?.cursor.location : nil
        let wanted = EditorPlace(name: name, location: place ?? position.location)
        guard sourceEditor.texts[name]?.differs != true else {
            question = .editor(wanted)
            return nil
        }
        return .openEditor(at: wanted)
    }
}

extension Effect {
    static func openEditor(at place: EditorPlace) -> Effect {
        .openEditor(file: place.name.file, line: place.location.line, column: place.location.column)
    }
}
