import LayoutInspection
import SwiftSource

extension PlaygroundState {
    /// Opens the person's editor: at the selected element, or without a layout at the first error.
    mutating func edit() -> Effect? {
        guard let sources = document?.sources else {
            message = "nothing is open yet"
            return nil
        }
        guard openedExample == nil else {
            message = "an example is not a file: haggle new writes one"
            return nil
        }
        let range = selected.flatMap { inspection?.elements[$0].range }
        let position =
            inspection.map { $0.sources.position(of: range?.start ?? 0) }
            ?? sources.position(of: problems.first { $0.severity == .error }?.range.start ?? 0)
        return .openEditor(file: position.file, line: position.location.line, column: position.location.column)
    }

    /// The example that was read, whether it can be laid out or not.
    private var openedExample: Example? {
        guard let document, case .example(let example) = opening(of: document) else { return nil }
        return example
    }
}
