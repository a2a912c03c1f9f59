import LayoutInspection

/// What is open: the last reading of the sources, and the last one that could be laid out.
package struct ReadSources {
    /// Whether the first reading is still under way.
    package private(set) var isFirstAwaited: Bool
    package private(set) var document: DocumentFacts?
    private(set) var documentID: DocumentID?
    package private(set) var laidOut: DocumentFacts?
    package private(set) var laidOutID: DocumentID?
    /// Whether what is laid out is older than the sources.
    package private(set) var isStale = false

    init(isFirstAwaited: Bool) {
        self.isFirstAwaited = isFirstAwaited
    }

    /// Nothing is waited for any more: the first reading is there, or was given up.
    mutating func endWaiting() { isFirstAwaited = false }

    /// Another document follows: what was laid out was not of it.
    mutating func forgetLayout() { (laidOut, laidOutID) = (nil, nil) }

    /// Takes another reading. One without anything to lay out leaves the last that was laid out.
    mutating func take(_ opened: OpenedDocument) {
        (document, documentID) = (opened.facts, opened.id)
        guard opened.layout != nil else {
            isStale = laidOut != nil
            return
        }
        (laidOut, laidOutID) = (opened.facts, opened.id)
        isStale = false
    }
}
