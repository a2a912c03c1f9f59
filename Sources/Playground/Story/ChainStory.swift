import LayoutInspection
import Negotiation

/// The origin of an element's width and height: number by number, back to what decided them.
struct ChainStory {
    let inspection: Inspection
    let index: Int
    /// The axes on which a person typed the root's proposal.
    var typed: Set<Axis> = []

    var lines: [Line] {
        let chains = Axis.allCases.compactMap { inspection.chain(of: index, on: $0) }
        return chains.flatMap { [title($0)] + links($0) } + (chains.isEmpty ? [] : [.empty])
    }

    private func title(_ chain: LengthChain) -> Line {
        Line("Where its \(chain.axis.word) comes from", .title)
    }

    /// A line for each calculated number, and one for the origin of the last.
    private func links(_ chain: LengthChain) -> [Line] {
        let worked = chain.links.indices.filter { chain.links[$0].calculation != nil || chain.links[$0].isFitted }
        let shown = worked.prefix(Self.linkLimit).map { index -> Line in
            let link = chain.links[index]
            let limit = link.isFitted ? chain.links[index + 1] : nil
            var line = Line(
                [
                    Span("  "), Span(PointsFormat.short(link.value), .number),
                    Span(link.calculation.map { " = \($0)" } ?? limit.map { fitted($0) } ?? ""),
                    Span("  \(words(link))", .note),
                ], hang: 4)
            line.target = .moment(Moment(of: link))
            return line
        }
        let rest = worked.count - shown.count
        return shown + (rest > 0 ? [Line("  … \(rest) more", .note)] : []) + [end(chain)]
    }

    /// The limit that contents had to fit in; the next link explains it.
    private func fitted(_ limit: LengthChain.Link) -> String {
        ", what fits in \(PointsFormat.short(limit.value)) \(limit.axis.adjective)"
    }

    /// Further links are counted, not listed.
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
        let independence = chain.isIndependent ? ", at any window size" : ""
        let (sentence, element): (String, ElementID?) =
            switch chain.end {
            case .top: (typed.contains(chain.axis) ? "you proposed \(value)" : "from \(TopProposal.proposer)", nil)
            case .unlimited: ("nothing limits it", nil)
            case .content(let element) where showsText(element):
                ("what \(names[element]) shows\(independence)", element)
            case .content(let element):
                ("\(names[element]) sets it\(place(of: element))\(independence)", element)
            case .code(let element): ("the code of \(names[element]) decides it\(code(of: element, at: last))", element)
            case .own(let element), .children(let element, nil):
                if runsCode(element) {
                    ("the code of \(names[element]) decides it\(code(of: element, at: last))", element)
                } else if chain.end.isChildren {
                    ("\(names[element]) makes it of its proposal and of what its children answer", element)
                } else {
                    ("\(names[element]) sets it\(place(of: element))\(independence)", element)
                }
            case .children(let element, _):
                ("what the children of \(names[element]) take together\(independence)", element)
            }
        var line = Line(
            [Span("  "), Span(value, .number), Span(chain.end.sum.map { " = \($0)" } ?? ""), Span(": \(sentence).")],
            hang: 4)
        let isOfLast = element == nil || element == last?.element
        let moment =
            isOfLast
            ? last.map(Moment.init) : element.flatMap(inspection.index).flatMap(inspection.mainMoment)
        line.target = moment.map { .moment($0) }
        return line
    }

    private func showsText(_ element: ElementID) -> Bool {
        inspection.index(of: element).flatMap { inspection.appearance(of: $0).text } != nil
    }

    /// Whether code of the source decides the size of an element.
    private func runsCode(_ element: ElementID) -> Bool {
        inspection.index(of: element).flatMap { inspection.intents[$0]?.ownLayout } != nil
    }

    /// The code that computed a number: the position of the call that passed it on, of the code that returned it, or of
    /// the element; and the answers that the code had by then.
    private func code(of element: ElementID, at link: LengthChain.Link?) -> String {
        let record = inspection.record
        let (call, parent, end): (SourceOrigin?, ExchangeID?, Int)
        switch link?.role {
        case .proposal(let exchange)?:
            (call, parent, end) = (record[exchange].reason.code, record[exchange].parent, record[exchange].step)
        case .answer(let exchange)?: (call, parent, end) = (record.answerOrigin(of: exchange), exchange, .max)
        case .frame?: (call, parent, end) = (link.flatMap { record[$0.element].placement?.reason.code }, nil, .max)
        case nil: (call, parent, end) = (nil, nil, 0)
        }
        let place = call.map { " in \(inspection.sources.position(of: $0.utf8.lowerBound).words)" }
        let asked = record[element].children.flatMap { record[$0].asked }.sorted().map { record[$0] }.filter {
            $0.asker == element && $0.parent == parent && $0.step < end
        }
        let names = Components(inspection)
        let last = asked.suffix(Self.answerLimit).map { "\(names[$0.asked]) \(PointsFormat.short($0.answer))" }
        let answers = (asked.count > last.count ? ["… \(asked.count - last.count) more"] : []) + last
        return (place ?? self.place(of: element))
            + (answers.isEmpty ? "" : "; it had the answers \(answers.joined(separator: ", "))")
    }

    /// Further answers are not listed.
    private static let answerLimit = 4

    /// The position of an element in the sources: " in line 4".
    private func place(of element: ElementID) -> String {
        guard let range = inspection.record.range(of: element) else { return "" }
        return " in \(inspection.sources.position(of: range.start).words)"
    }
}

extension LengthChain.End {
    fileprivate var sum: Calculation? {
        if case .children(_, let sum) = self { sum } else { nil }
    }

    fileprivate var isChildren: Bool {
        if case .children = self { true } else { false }
    }
}

extension Moment {
    /// The moment at which a number of a chain was decided.
    fileprivate init(of link: LengthChain.Link) {
        switch link.role {
        case .frame: self = .placed(link.element)
        case .answer(let id): self = .answered(id)
        case .proposal(let id): self = .asked(id)
        }
    }
}
