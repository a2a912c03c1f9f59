import LayoutInspection
import SwiftSource
import Terminal
import Testing

@testable import Playground
@testable import haggle

/// The screen before any key is pressed.
struct FirstScreenTests {
    private static let windows = [(80, 24), (120, 40), (200, 60)].map { CellSize(width: $0.0, height: $0.1) }

    /// The playground with an open example.
    static func opened(_ example: Example, _ window: CellSize) -> PlaygroundState {
        opened(LayoutReader(dialects: Dialects.all).read(SourceText(example.source), name: example.name), window)
    }

    private static func opened(_ document: LayoutDocument, _ window: CellSize) -> PlaygroundState {
        var state = PlaygroundState(window: window, colors: .none, examples: BuiltInExamples.all, isOpening: true)
        let desk = LayoutDesk(projection: .unit)
        let opened = desk.open(
            document, in: state.proposal.proposal, after: nil, selected: nil, isAnother: true, seen: state.seenParts)
        state.receive(.opened(opened))
        return state
    }

    @Test(arguments: BuiltInExamples.all)
    func `an example opens with a container selected, and the why pane begins with its share`(example: Example) throws {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(example.source), name: example.name)
        for window in Self.windows {
            let state = Self.opened(document, window)
            let (inspection, selected) = (try #require(state.inspection), try #require(state.selected))
            #expect(inspection.elements[selected].children.count > 1)
            let story = ShareStory(inspection: inspection, index: selected, notation: Notation(.utf8)).lines
            let first = try #require(story.first).spans.map(\.text).joined()
            let screen = PlaygroundView(state).canvas.rows
            #expect(screen.contains { $0.contains(first.prefix(14)) }, "\(first): \(screen.joined(separator: "\n"))")
        }
    }
}

extension Example: CustomTestStringConvertible {
    /// The name alone: the log would hold the whole source.
    public var testDescription: String { "\(name) in \(dialect)" }
}
