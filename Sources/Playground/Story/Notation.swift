import Foundation
import Negotiation
import Terminal

/// The short form of proposals, answers and keys: `≤38×∞ → 27×3`. An ASCII terminal gets what a person types, `<=38xinf
/// -> 27x3`; replacing each sign by one character would change the meaning: `<38x*`.
package struct Notation: Hashable, Sendable {
    package let encoding: CharacterEncoding
    /// Whether proposals are written as a person types them, whatever the terminal shows.
    private let spellsProposals: Bool
    /// Whether a proposal is a plain length and not a maximum, as in SwiftUI: `45×nil`.
    var isPlain = false
    /// The axes on which a person typed the root's proposal; the others are the window's.
    var typed: Set<Axis> = []

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
        case .atMost(let length): (isPlain ? "" : atMost) + PointsFormat.short(length)
        case .between(let low, let high): PointsFormat.short(low) + ".." + PointsFormat.short(high)
        case .unconstrained: unconstrained
        case .unspecified: "nil"
        }
    }

    /// `≤38×∞`.
    func short(_ proposal: Proposal) -> String {
        short(proposal.width) + "×" + short(proposal.height)
    }

    /// In a sentence: `at most 38 wide, any height`; of plain lengths `45 × nil (its ideal)`.
    func sentence(_ proposal: Proposal) -> String {
        guard isPlain else { return proposal.words }
        if proposal.width == .unspecified, proposal.height == .unspecified { return "nil × nil (its ideal size)" }
        return Axis.allCases.map { short(proposal[$0]) + (proposal[$0] == .unspecified ? " (its ideal)" : "") }
            .joined(separator: " × ")
    }

    /// The proposer of the root's proposal: `the window`, `you`.
    var proposer: String { isTyped ? "you" : TopProposal.proposer }
    var isTyped: Bool { !typed.isEmpty }

    /// A text with the sign of infinity instead of `inf`, if the terminal has it.
    func shown(_ text: String) -> String {
        guard !isASCII, text.contains("inf") else { return text }
        var words: [Substring] = []
        var rest = text[...]
        while let range = rest.range(of: "inf") {
            let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
            let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
            let isWord = [before, after].allSatisfy { !$0.isLetter && !$0.isNumber && $0 != "_" } && before != "."
            words += [rest[..<range.lowerBound], isWord ? "∞" : "inf"]
            rest = rest[range.upperBound...]
        }
        return (words + [rest]).joined()
    }

    func shown(_ line: Line) -> Line {
        var line = line
        line.spans = line.spans.map { Span(shown($0.text), $0.role) }
        return line
    }

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
