import LayoutInspection
import Negotiation

/// The texts about a companion of the shown layout.
struct CompanionStory {
    let companion: Companion
    let notation: Notation

    /// Its name: "40×5", "10 narrower", "quicklayout", "before the change".
    var name: String {
        switch companion {
        case .proposal(let width, let height):
            [words(width, "wider", "narrower", "wide"), words(height, "taller", "shorter", "high")]
                .compactMap { $0 }.joined(separator: ", ")
        case .dialect(let name): name
        case .earlier: "before the change"
        case .committed: "as committed"
        case .source(let name, _): name
        }
    }

    private func words(_ length: Companion.Length, _ more: String, _ less: String, _ exact: String) -> String? {
        switch length {
        case .same: nil
        case .longer(let points): "\(PointsFormat.short(points.magnitude)) \(points < 0 ? less : more)"
        case .set(let proposal): "\(notation.short(proposal)) \(exact)"
        }
    }

    /// The line above its picture: its distinctive name, and the number of changes.
    func heading(_ layout: CompanionLayout?) -> Line {
        guard let layout else { return Line(name, .strong) }
        let count = layout.difference.changes.count
        let differs =
            count > 0 ? "\(count) differ" : layout.difference.isEmpty ? "the same" : "same frames, different asks"
        var name = name
        if case .proposal = companion { name = notation.short(layout.inspection.proposal) }
        let errors = layout.errors > 0 ? [Span(" · \(Report.Kind.errors.words(layout.errors))", .error)] : []
        return Line([Span(name, .strong), Span(" · \(differs)", .note)] + errors)
    }

    /// The first difference between its negotiation and the shown one, or the reason why there is none.
    func line(_ layout: Result<CompanionLayout, CompanionFailure>?, beside shown: Inspection) -> Line {
        let name = Span(name, .strong)
        switch layout {
        case nil: return Line([name, Span(" …", .note)])
        case .failure(let failure)?: return Line([name, Span(": \(failure.sentence).", .warning)], hang: 2)
        case .success(let layout)?:
            guard let parting = layout.difference.parting else {
                return Line([name, Span(": the same asks and answers.", .note)], hang: 2)
            }
            let was = parting.was.map { words(shown.record[$0], in: shown) }
            let now = parting.now.map { words(layout.inspection.record[$0], in: layout.inspection) }
            return Line([name, Span(": " + sentence(parting.kind, was: was, now: now))], hang: 2)
        }
    }

    private typealias Words = (who: String, what: String)

    private func words(_ exchange: Exchange, in inspection: Inspection) -> Words {
        let names = Components(inspection)
        let asked = names[exchange.asked]
        return (
            exchange.asker.map { "\(names[$0]) asks \(asked)" } ?? asked,
            "\(notation.short(exchange.proposal)) \(notation.arrow) \(PointsFormat.short(exchange.answer))"
        )
    }

    private func sentence(_ kind: Parting.Kind, was: Words?, now: Words?) -> String {
        switch (kind, was, now) {
        case (.proposal, let was?, let now?), (.answer, let was?, let now?):
            "first, \(now.who) \(now.what), not \(was.what)"
        case (_, let was?, let now?): "first, \(now.who) \(now.what), where \(was.who) \(was.what)"
        case (_, nil, let now?): "first, \(now.who) \(now.what), where nothing more is asked"
        case (_, let was?, nil): "nothing more is asked where \(was.who) \(was.what)"
        case (_, nil, nil): ""
        }
    }
}
