import Foundation

/// Writes a `LayoutRecord` while a pass runs. A class, for the nested calls of one pass write into the same record.
///
/// The engine reports what it does, as it does it: `ask`, what happens inside, `answer`; `place`, what happens inside,
/// `placed`. A pass that is not recorded has no recorder.
public final class Recorder {
    private var writer = RecordWriter()

    /// Writes an empty record.
    public init() {}

    /// The record so far; complete when the pass is.
    public var finished: LayoutRecord { writer.finish() }

    /// Notes one who takes part: parents before their children, children in element order.
    public func declare(
        _ name: String, parent: ElementID?, key: String? = nil, origin: SourceOrigin?
    ) -> ElementID {
        writer.declare(RecordedElement(name: name, parent: parent, origin: origin, key: key))
    }

    /// Notes that an element was built anew, so that it is now another one of the same type and name.
    public func rebuild(_ element: ElementID, origin: SourceOrigin?) {
        writer.rebuild(element, origin: origin)
    }

    /// Notes the order in which children of an element stand, where it is not that in which they were declared; those that
    /// are not named come after them.
    public func arrange(_ children: [ElementID], of element: ElementID) {
        writer.arrange(children, of: element)
    }

    /// Notes an ask. What is reported until its answer happens inside it.
    public func ask(_ asked: ElementID, by asker: ElementID?, _ proposal: Proposal, because reason: any Reason) {
        writer.ask(asked, by: asker, proposal, because: reason)
    }

    /// Notes the answer to the innermost open ask, and gives that exchange's name.
    @discardableResult
    public func answer(_ size: CGSize, _ how: Exchange.How) -> ExchangeID {
        writer.answer(size, how)
    }

    /// The newest exchange of an element that ended with an answer.
    public func newestExchange(of element: ElementID, answering size: CGSize) -> ExchangeID? {
        writer.newestExchange(of: element, answering: size)
    }

    /// Notes that an element was given its frame. What is reported until `placed` happens while it places its children.
    public func place(_ element: ElementID, in frame: CGRect, because reason: any Reason, decidedBy: ExchangeID?) {
        writer.place(element, in: frame, because: reason, decidedBy: decidedBy)
    }

    /// Ends the placement that `place` began.
    public func placed() {
        writer.placed()
    }

    /// Notes something to say about an element; saying it twice changes nothing.
    public func note(_ note: LayoutNote) {
        writer.note(note)
    }
}
