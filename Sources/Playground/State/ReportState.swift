/// The state of the report: whether the why pane shows it, and its chosen entry.
package struct ReportState {
    package private(set) var isShown = false
    /// Whether the person opened it: it then stays even if nothing is wrong.
    private(set) var isAsked = false
    /// The index of the chosen entry, and its identity: indices change with the source.
    package private(set) var chosen = 0
    private var identity: Report.Identity?
    /// The families whose holes are listed.
    private(set) var unfolded: Set<String> = []

    /// Opens or closes it for the person.
    mutating func ask(_ isShown: Bool) { (self.isShown, isAsked) = (isShown, isShown) }

    /// Shows or hides it. A report that appears begins at its first entry.
    mutating func show(_ isShown: Bool) {
        if isShown, !self.isShown { (chosen, identity) = (0, nil) }
        self.isShown = isShown
        isAsked = isAsked && isShown
    }

    mutating func choose(_ index: Int, of entries: [Report.Entry]) {
        (chosen, identity) = (index, entries[index].identity)
    }

    /// Keeps the chosen entry, or chooses the one that now has its index.
    mutating func follow(_ entries: [Report.Entry]) {
        let same = identity.flatMap { before in entries.firstIndex { $0.identity == before } }
        chosen = same ?? max(0, min(chosen, entries.count - 1))
        identity = entries.indices.contains(chosen) ? entries[chosen].identity : nil
    }

    mutating func toggleFold(of family: HoleFamily) {
        if unfolded.remove(family.name) == nil { unfolded.insert(family.name) }
    }

    /// Forgets all but whether it is shown, for another document.
    mutating func forget() {
        let isShown = isShown
        self = ReportState()
        self.isShown = isShown
    }
}
