import LayoutInspection
import SwiftSource

/// A source whose elements begin in different lines.
enum LabelInRow {
    static let source = "let a = Row {\n    Label(\"x\")\n        .bold()\n}\n"

    static func range(_ text: String) -> SourceRange {
        let start = source.range(of: text).map { source.utf8.distance(from: source.startIndex, to: $0.lowerBound) } ?? 0
        return SourceRange(start, start + text.utf8.count)
    }

    /// A playground that has it open.
    static func opened() -> PlayedState {
        let label = ToyElement.label("x").written(at: range("Label(\"x\")"))
        let row = ToyElement.row(label).written(at: range("Row {\n    Label(\"x\")\n        .bold()\n}"))
        return PlayedState(120, 40, document: row.document(named: "Toy.swift", of: [("Toy.swift", source)]))
    }
}
