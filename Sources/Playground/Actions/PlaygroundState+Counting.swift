import Foundation
import Terminal

/// A number before a key, which is then done so many times.
extension PlaygroundState {
    mutating func beginCount() {
        prompt = .count(0)
    }

    /// Takes the key after the number sign: a digit of the number, or what to repeat. Escape leaves it.
    mutating func handle(_ key: Key, countedTo count: Int) -> Effect? {
        if case .character(let character) = key.code, let digit = character.wholeNumberValue, character.isASCII {
            prompt = .count(min(count * 10 + digit, Self.maximumCount))
            return nil
        }
        prompt = nil
        if key == Key(.escape) { return nil }
        guard let action = KeyTable.standard.action(for: key, in: keyContext) else {
            message = KeyTable.standard.refusal(of: key, in: keyContext, notation: notation)
            return nil
        }
        guard action.canBeRepeated, count > 0 else {
            let effect = apply(action)
            message = message ?? (action.canBeRepeated ? nil : "\(notation.name(of: key)) takes no number")
            return effect
        }
        return apply(action, times: count)
    }

    private static let maximumCount = 999

    /// Until it has no effect, as at the last step.
    private mutating func apply(_ action: Action, times count: Int) -> Effect? {
        if case .proposal(.lengthen(let axis, let step)) = action {
            return apply(.proposal(.lengthen(axis, by: step * CGFloat(count))))
        }
        var effect: Effect?
        for _ in 0..<count {
            let before = Place(self)
            effect = apply(action) ?? effect
            guard Place(self) != before else { break }
        }
        return effect
    }
}

/// Where a person is, for telling whether a key led anywhere.
private struct Place: Equatable {
    private let moment: Int?
    private let selected: Int?
    private let entry: Int
    private let link: Int?
    private let followed: Int
    private let offsets: [ScrollArea: CellPoint]
    private let proposal: ProposalEntry

    init(_ state: PlaygroundState) {
        moment = state.stepping.isActive ? state.stepping.moment : nil
        selected = state.selected
        entry = state.reportState.chosen
        (link, followed) = (state.links.chosen, state.links.places.count)
        offsets = state.offsets
        proposal = state.proposal
    }
}

extension Action {
    /// Whether a number before its key makes sense: it goes on by one of something.
    fileprivate var canBeRepeated: Bool {
        switch self {
        case .elements(let action):
            switch action {
            case .select(let movement), .scrollWindow(let movement): movement.isStep
            case .selectParent, .selectFirstChild, .selectFinding, .scroll: true
            case .toggleCollapsed, .tap: false
            }
        case .trace(let action):
            switch action {
            case .step, .stepAboutSelection, .run: true
            case .move(let movement): movement.isStep
            case .stepTo, .toggleSelectingWhileStepping, .changeDetail, .toggleFold, .toggleReason, .togglePlay,
                .changeSpeed, .toggleMark, .showStops, .togglePredicting, .reveal, .predict:
                false
            }
        case .report(let action):
            switch action {
            case .choose(let movement): movement.isStep
            case .chooseEntry, .flip, .fold, .open, .forget: false
            }
        case .read(let movement): movement.isStep
        case .links(let action):
            switch action {
            case .choose, .goBack: true
            case .follow: false
            }
        case .proposal(let action):
            switch action {
            case .lengthen, .undo, .redo: true
            case .chooseAxis, .setKind, .toggleFollowing, .goToBreakpoint, .toggleScale, .openField: false
            }
        case .program, .panes, .field, .whatIf, .strip, .finder, .window: false
        }
    }
}

extension Action.Movement {
    fileprivate var isStep: Bool { self != .first && self != .last }
}
