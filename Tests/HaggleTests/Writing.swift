import LayoutInspection
import Playground
import SwiftSource
import Terminal

@testable import haggle

/// A playground with a source that is read again after each edit, before the next event.
struct Writing {
    private(set) var state: PlaygroundState
    private(set) var effects: [Effect] = []
    private let desk = LayoutDesk()
    private let file: SourceSet.File
    /// Whether the names for completion are withheld.
    private var withholdsNames: Bool
    private let reader = LayoutReader(dialects: Dialects.all)

    init(_ text: String, window: CellSize = CellSize(width: 120, height: 40), withholdsNames: Bool = false) {
        self.withholdsNames = withholdsNames
        file = SourceSet.File(name: "Card.swift", text: SourceText(text))
        state = PlaygroundState(window: window, colors: .none, own: "Card.swift", isOpening: true)
        read(nil, isAnother: true)
    }

    private mutating func read(_ text: String?, isAnother: Bool = false) {
        let read = SourceSet.File(name: file.name, text: text.map { SourceText($0) } ?? file.text)
        let document = reader.read(ParsedSources(SourceSet([read])), name: file.name)
        let opened = desk.open(
            document, in: state.proposal.proposal, after: state.laidOutID, selected: state.selection,
            isAnother: isAnother, seen: state.seenParts)
        state.receive(opened, onDisk: text == nil ? [:] : [file.name: file.text])
        settle()
    }

    private mutating func settle() {
        while case let requests = state.takeRequests().filter({ !$0.isProof }), !requests.isEmpty {
            for request in requests where !isWithheld(request) { desk.perform(request).map { state.receive($0) } }
        }
    }

    private func isWithheld(_ request: LayoutRequest) -> Bool {
        if case .completionNames = request { withholdsNames } else { false }
    }

    /// Gathers the names for completion that were withheld.
    mutating func giveNames() {
        withholdsNames = false
        guard let document = state.laidOutID else { return }
        desk.perform(.completionNames(in: document)).map { state.receive($0) }
    }

    mutating func press(_ keys: Key...) {
        for key in keys { handle(.key(key)) }
    }

    mutating func type(_ characters: String) {
        for character in characters { press(character == "\n" ? Key(.enter) : Key(.character(character))) }
    }

    mutating func paste(_ text: String) { handle(.paste(text)) }

    mutating func drag(from start: CellPoint, to points: [CellPoint]) {
        handle(.mouse(Mouse(.press(.left), at: start)))
        for point in points { handle(.mouse(Mouse(.drag(.left), at: point))) }
        handle(.mouse(Mouse(.release, at: points.last ?? start)))
    }

    private mutating func handle(_ event: TerminalEvent) {
        let effect = state.handle(event)
        if case .edit(let texts)? = effect { read(texts.first?.text) } else if let effect { effects.append(effect) }
        settle()
    }

    var screen: String { PlaygroundView(state).canvas.rows.joined(separator: "\n") }

    /// The text as it is edited.
    var text: String { state.sourceEditor.edited?.text.string ?? file.text.string }
}

extension LayoutRequest {
    /// A proof never ends within a test.
    fileprivate var isProof: Bool { if case .prove = self { true } else { false } }
}
