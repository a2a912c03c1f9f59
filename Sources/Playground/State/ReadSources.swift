import LayoutInspection

/// The open sources: their last reading, and the last one with a layout.
package struct ReadSources {
    /// Whether the first reading is still under way.
    package private(set) var isFirstAwaited: Bool
    package private(set) var document: DocumentFacts?
    private(set) var documentID: DocumentID?
    package private(set) var laidOut: DocumentFacts?
    package private(set) var laidOutID: DocumentID?
    /// Whether the layout is older than the sources.
    package private(set) var isStale = false

    /// Ends waiting: the first reading has arrived, or was abandoned.
    mutating func endWaiting() { isFirstAwaited = false }

    /// Forgets the layout, for another document.
    mutating func forgetLayout() { (laidOut, laidOutID) = (nil, nil) }

    /// Takes another reading. One without anything to lay out leaves the last layout.
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
