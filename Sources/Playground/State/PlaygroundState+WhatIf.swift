import Foundation
import LayoutInspection
import Negotiation

extension PlaygroundState {
    /// Asks a hypothetical question about the wanted layout. An older one is forgotten.
    mutating func ask(_ question: WhatIf) {
        guard let wantedLayout else { return }
        requests.question = .whatIf(question, in: wantedLayout)
    }

    /// Returns the open box's request about the wanted layout.
    mutating func takeExploration() -> LayoutRequest? {
        guard let wantedLayout, let exploration = whatIf?.exploration else { return nil }
        return whatIf?.asked.replaced(by: .whatIf(.explore(exploration), in: wantedLayout))
    }

    /// Takes the answer to a question about the wanted layout.
    mutating func receive(_ answer: WhatIf.Answer, to question: WhatIf) {
        switch (question, answer) {
        case (.breakpoint(let axis, let direction), .breakpoint(let found)): go(to: found, axis, direction)
        case (.explore(let exploration), .explored(let result)):
            guard whatIf?.exploration == exploration else { return }
            whatIf?.result = result
            whatIf?.isMute = result == nil
            settle(.whatIf)
        case (.promises(let path), .promises(let report)):
            message = notation.shown(
                PromiseStory(
                    report: report, name: path.components.last ?? "", parent: path.parent?.components.last
                ).sentence)
        case (.strip(let axis), .strip(let found)): receive(found, along: axis)
        case (.breakpoint, _), (.explore, _), (.promises, _), (.strip, _): break
        }
    }

    /// The text of the box at a width.
    func whatIfRows(width: Int) -> [Row] {
        guard let whatIf else { return [] }
        return WhatIfStory(
            path: whatIf.exploration.path, result: whatIf.result, isMute: whatIf.isMute, problem: whatIf.problem,
            notation: notation, width: width
        ).lines.map(notation.shown).wrapped(to: max(1, width))
    }

    private mutating func go(to breakpoint: Breakpoint?, _ axis: Axis, _ direction: WhatIf.Direction) {
        guard let breakpoint else {
            message =
                "nothing changes in a \(axis.word) \(direction.words) \(PointsFormat.short(proposal[axis].number))"
            return
        }
        history.note(proposal, .other)
        proposal.cursor = axis
        let length = CGFloat(breakpoint.cells) * projection.cell[axis]
        proposal.set(axis, to: length)
        let others = breakpoint.changes.count - 1
        message = notation.shown(
            "\(axis.word) \(PointsFormat.short(length)): \(breakpoint.changes.first?.shortSentence ?? "")"
                + (others > 0 ? ", and \(others) more" : ""))
    }
}

extension WhatIf.Direction {
    /// "nothing changes in a width above 40".
    fileprivate var words: String { self == .up ? "above" : "below" }
}
