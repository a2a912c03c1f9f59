import LayoutInspection
import SwiftSource
import Terminal

@testable import Playground
@testable import haggle

/// The playground and its worker on one thread, with the examples or with a document.
struct FuzzedPlayground {
    private var state: PlaygroundState
    private let desk = LayoutDesk(projection: .unit)

    init(example: Int) {
        self.init(window: CellSize(width: 80, height: 24))
        open(BuiltInExamples.all[example % BuiltInExamples.all.count])
    }

    init(_ document: LayoutDocument, window: CellSize) {
        self.init(window: window)
        open(document)
    }

    private init(window: CellSize) {
        state = PlaygroundState(
            window: window, colors: .twoHundredFiftySix, projection: .unit, examples: BuiltInExamples.all,
            isOpening: true)
    }

    var canvas: Canvas { PlaygroundView(state).canvas }
    var window: CellSize { state.window }

    @discardableResult
    mutating func handle(_ event: TerminalEvent) -> Effect? {
        let effect = state.handle(event)
        if case .open(let example) = effect { open(example) }
        settle()
        return effect
    }

    private mutating func open(_ example: Example) {
        open(
            LayoutReader(dialects: Dialects.all).read(
                SourceText(example.source), name: example.name, dialect: example.dialect))
    }

    private mutating func open(_ document: LayoutDocument) {
        state.receive(
            .opened(
                desk.open(
                    document, in: state.proposal.proposal, after: state.laidOutID, selected: state.selection,
                    isAnother: true)))
        settle()
    }

    /// Performs the state's requests until there are no more, except those that lay out hundreds of times.
    private mutating func settle() {
        while case let requests = state.takeRequests(), !requests.isEmpty {
            for request in requests where !request.isLong { desk.perform(request).map { state.receive($0) } }
        }
    }
}

extension LayoutRequest {
    fileprivate var isLong: Bool {
        switch self {
        case .whatIf(.promises, _), .whatIf(.breakpoint, _): true
        default: isIdle
        }
    }
}
