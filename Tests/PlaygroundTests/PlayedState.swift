import LayoutInspection
import Negotiation
import Terminal

@testable import Playground

/// A playground whose requests are performed at once, before the next event.
@dynamicMemberLookup
struct PlayedState {
    var state: PlaygroundState
    private let desk: LayoutDesk

    init(
        _ width: Int, _ height: Int, colors: ColorDepth = .none, encoding: CharacterEncoding = .utf8,
        projection: CellProjection = .unit, examples: [Example] = [], own: String? = nil,
        document: LayoutDocument? = nil, proposal: Proposal? = nil
    ) {
        state = PlaygroundState(
            window: CellSize(width: width, height: height), colors: colors, encoding: encoding, projection: projection,
            examples: examples, own: own, isOpening: document != nil, proposal: proposal)
        desk = LayoutDesk(projection: projection)
        if let document { open(document) }
    }

    subscript<Value>(dynamicMember path: KeyPath<PlaygroundState, Value>) -> Value { state[keyPath: path] }

    subscript<Value>(dynamicMember path: WritableKeyPath<PlaygroundState, Value>) -> Value {
        get { state[keyPath: path] }
        set {
            state[keyPath: path] = newValue
            settle()
        }
    }

    var canvas: Canvas { PlaygroundView(state).canvas }

    /// The rows of the list over the panes.
    var found: [FinderRow] { state.finder?.rows ?? [] }

    func offset(_ area: ScrollArea) -> CellPoint { state.offset(area) }

    func visibleSize(of area: ScrollArea) -> CellSize { state.visibleSize(of: area) }

    func hit(_ point: CellPoint) -> Hit { state.hit(point) }

    mutating func handle(_ event: TerminalEvent) -> Effect? {
        defer { settle() }
        return state.handle(event)
    }

    mutating func apply(_ action: Action) -> Effect? {
        defer { settle() }
        return state.apply(action)
    }

    /// Opens another document.
    mutating func open(_ document: LayoutDocument) { take(document, isAnother: true) }

    /// Reads the open document again.
    mutating func documentChanged(_ document: LayoutDocument) { take(document, isAnother: false) }

    private mutating func take(_ document: LayoutDocument, isAnother: Bool) {
        let opened = desk.open(
            document, in: state.proposal.proposal, after: state.laidOutID, selected: state.selection,
            isAnother: isAnother, seen: state.seenParts)
        state.receive(.opened(opened))
        settle()
    }

    /// Performs the state's requests until there are no more.
    private mutating func settle() {
        while case let requests = state.takeRequests(), !requests.isEmpty {
            for request in requests { desk.perform(request).map { state.receive($0) } }
        }
    }
}
