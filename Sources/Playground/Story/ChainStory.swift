import LayoutInspection
import Negotiation

/// Where an element's width and height come from: number by number, back to what decided them.
struct ChainStory {
    let inspection: Inspection
    let index: Int
    /// Who proposes to the root: "the window".
    let proposer: String

    var lines: [Line] {
        let chains = Axis.allCases.compactMap {
            inspection.record.chain(of: inspection.elements[index].recordID, on: $0)
        }
        return chains.flatMap { [title($0)] + links($0) } + (chains.isEmpty ? [] : [.empty])
    }

    private func title(_ chain: LengthChain) -> Line {
        Line("Where its \(chain.axis.word) comes from", .title)
    }

    /// A line for each number that was worked out, and one for where the last one comes from.
    private func links(_ chain: LengthChain) -> [Line] {
        let worked = chain.links.filter { $0.calculation != nil }
        let shown = worked.prefix(Self.linkLimit).map { link -> Line in
            var line = Line(
                [
                    Span("  "), Span(PointsFormat.short(link.value), .number),
                    Span(" = \(link.calculation.map { "\($0)" } ?? "")"), Span("  \(words(link))", .note),
                ], hang: 4)
            line.moment = Moment(of: link, in: inspection.record)
            return line
        }
        let rest = worked.count - shown.count
        return shown + (rest > 0 ? [Line("  … \(rest) more", .note)] : []) + [end(chain)]
    }

    /// More links than these are counted, not listed.
    private static let linkLimit = 8

    private func words(_ link: LengthChain.Link) -> String {
        let name = Components(inspection)[link.element]
        return switch link.role {
        case .frame: "\(name) gets"
        case .answer: "\(name) answers"
        case .proposal: "proposed to \(name)"
        }
    }

    private func end(_ chain: LengthChain) -> Line {
        let last = chain.links.last
        let value = last.map { PointsFormat.short($0.calculation?.start ?? $0.value) } ?? ""
        let names = Components(inspection)
        let (sentence, element): (String, ElementID?) =
            switch chain.end {
            case .top: ("from \(proposer)", nil)
            case .unlimited: ("nothing limits it", nil)
            case .content(let element): ("what \(names[element]) shows\(Self.noInfluence(of: proposer))", element)
            case .children(let element, _):
                ("what the children of \(names[element]) take together\(Self.noInfluence(of: proposer))", element)
            case .own(let element):
                (
                    "\(names[element]) sets it\(place(of: element))\(Self.noInfluence(of: proposer))", element
                )
            case .code(let element): ("the code of \(names[element]) makes it\(place(of: element))", element)
            }
        var line = Line(
            [Span("  "), Span(value, .number), Span(chain.end.sum.map { " = \($0)" } ?? ""), Span(": \(sentence).")],
            hang: 4)
        line.moment =
            element.flatMap { inspection.index(of: $0) }.flatMap { inspection.mainMoment(of: $0) }
            ?? last.flatMap { Moment(of: $0, in: inspection.record) }
        return line
    }

    private static func noInfluence(of proposer: String) -> String {
        "; \(proposer) has no influence from here on"
    }

    /// Where in the sources an element is written: " in line 4".
    private func place(of element: ElementID) -> String {
        guard let range = inspection.record.range(of: element) else { return "" }
        let position = inspection.sources.position(of: range.start)
        return " in line \(position.location.line)" + (position.isOneOfSeveral ? " of \(position.file)" : "")
    }
}

extension LengthChain.End {
    fileprivate var sum: Calculation? {
        if case .children(_, let sum) = self { sum } else { nil }
    }
}

extension Moment {
    /// The moment at which a number of a chain came to be.
    fileprivate init?(of link: LengthChain.Link, in record: LayoutRecord) {
        guard record.steps.indices.contains(link.step) else { return nil }
        switch (record.steps[link.step].event, link.role) {
        case (.placement(let id), _): self = .placed(id)
        case (.exchange(let id), .answer): self = .answered(id)
        case (.exchange(let id), _): self = .asked(id)
        }
    }
}
