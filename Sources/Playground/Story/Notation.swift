import Foundation
import Negotiation
import Terminal

/// The short form of proposals, answers and keys: `≤38×∞ → 27×3`. An ASCII terminal gets what a person types, `<=38xinf
/// -> 27x3`; replacing each sign by one character would change the meaning: `<38x*`.
package struct Notation: Hashable, Sendable {
    package let encoding: CharacterEncoding
    /// Whether proposals are written as a person types them, whatever the terminal shows.
    private let spellsProposals: Bool

    package init(_ encoding: CharacterEncoding) {
        (self.encoding, spellsProposals) = (encoding, false)
    }

    /// Proposals as on the command line, for printed output.
    package static let printed = Notation(spellingIn: .utf8)

    private init(spellingIn encoding: CharacterEncoding) {
        (self.encoding, spellsProposals) = (encoding, true)
    }

    private var isASCII: Bool { encoding == .ascii }

    var arrow: String { isASCII ? "->" : "→" }
    /// The sign that replaces an arrow, equally wide.
    var dot: String { isASCII ? " ·" : "·" }
    var atMost: String { isASCII || spellsProposals ? "<=" : "≤" }
    var unconstrained: String { isASCII || spellsProposals ? "inf" : "∞" }

    /// `≤38`, `40`, `∞`, `nil`.
    func short(_ proposal: AxisProposal) -> String {
        switch proposal {
        case .exactly(let length): PointsFormat.short(length)
        case .atMost(let length): atMost + PointsFormat.short(length)
        case .between(let low, let high): PointsFormat.short(low) + ".." + PointsFormat.short(high)
        case .unconstrained: unconstrained
        case .unspecified: "nil"
        }
    }

    /// `≤38×∞`.
    func short(_ proposal: Proposal) -> String {
        short(proposal.width) + "×" + short(proposal.height)
    }

    /// The trace's columns for `≤1000×≤1000`, and for ` → 1000×1000`.
    var proposalColumns: Int { isASCII ? 14 : 12 }
    var answerColumns: Int { isASCII ? 13 : 12 }

    /// "shift ↑", "ctrl c", "page down".
    package func name(of key: Key) -> String {
        var words = ""
        if key.modifiers.contains(.control) { words += "ctrl " }
        if key.modifiers.contains(.alt) { words += "alt " }
        if key.modifiers.contains(.shift) { words += "shift " }
        return words + name(of: key.code)
    }

    private func name(of code: Key.Code) -> String {
        switch code {
        case .character(" "): "space"
        case .character(let character): String(character)
        case .enter: "enter"
        case .tab: "tab"
        case .backTab: "shift tab"
        case .escape: "esc"
        case .backspace: "backspace"
        case .delete: "delete"
        case .insert: "insert"
        case .up: isASCII ? "up" : "↑"
        case .down: isASCII ? "down" : "↓"
        case .left: isASCII ? "left" : "←"
        case .right: isASCII ? "right" : "→"
        case .home: "home"
        case .end: "end"
        case .pageUp: "page up"
        case .pageDown: "page down"
        case .function(let number): "f\(number)"
        }
    }

    /// The text between a key and its opposite: "↑↓", "up/down", "[ ]".
    func separator(of key: Key) -> String {
        if case .character = key.code { " " } else { isASCII ? "/" : "" }
    }
}
