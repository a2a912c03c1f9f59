import Foundation

/// Writes a `LayoutRecord` while a pass runs. A class, for the nested calls of one pass write into the same record.
///
/// The engine reports what it does, as it does it: `ask`, what happens inside, `answer`; `place`, what happens inside,
/// `placed`. A pass that is not recorded has no recorder.
public final class Recorder {
    private var record = LayoutRecord()
    private var openExchanges: [ExchangeID] = []
    private var depth = 0

    public init() {}

    /// The record so far; complete when the pass is.
    public var finished: LayoutRecord { record }

    /// Notes one who takes part: parents before their children, children in element order.
    public func declare(
        _ name: String, parent: ElementID?, key: String? = nil, origin: SourceOrigin?, subject: Any
    ) -> ElementID {
        let id = ElementID(record.elements.count)
        record.elements.append(
            RecordedElement(name: name, parent: parent, origin: origin, subject: subject, key: key))
        if let parent {
            record.elements[parent.index].children.append(id)
        }
        return id
    }

    /// Notes an ask. What is reported until its answer happens inside it.
    public func ask(_ asked: ElementID, by asker: ElementID?, _ proposal: Proposal, because reason: any Reason) {
        let id = ExchangeID(record.exchanges.count)
        record.exchanges.append(
            Exchange(
                id: id, parent: openExchanges.last, asker: asker, asked: asked, proposal: proposal, reason: reason,
                answer: .zero, how: .measured, end: id, step: record.steps.count))
        record.elements[asked.index].asked.append(id)
        record.steps.append(Step(event: .exchange(id), depth: depth))
        openExchanges.append(id)
        depth += 1
    }

    /// Notes the answer to the innermost open ask, and gives that exchange's name.
    @discardableResult
    public func answer(_ size: CGSize, _ how: Exchange.How) -> ExchangeID {
        guard let id = openExchanges.popLast() else { preconditionFailure("an answer without an ask") }
        depth -= 1
        record.exchanges[id.index].answer = size
        record.exchanges[id.index].how = how
        record.exchanges[id.index].end = ExchangeID(record.exchanges.count)
        return id
    }

    /// Notes that an element was given its frame. What is reported until `placed` happens while it places its children.
    public func place(_ element: ElementID, in frame: CGRect, because reason: any Reason, decidedBy: ExchangeID?) {
        record.elements[element.index].placement = Placement(
            frame: frame, reason: reason, decidedBy: decidedBy, step: record.steps.count)
        record.steps.append(Step(event: .placement(element), depth: depth))
        depth += 1
    }

    public func placed() {
        depth -= 1
    }

    public func note(_ note: LayoutNote) {
        record.notes.append(note)
    }
}
