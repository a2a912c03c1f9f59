import LayoutInspection

/// How far the proof has come that the elements of a document keep their library's rules. It goes on in idle time.
package struct PromiseState: Sendable {
    private var document: DocumentID?
    private var isDone = false
    private var isAwaited = false
    /// What was found so far; empty at first.
    package private(set) var report = PromiseReport()

    /// Whether to go on, in a document.
    mutating func begin(in id: DocumentID) -> Bool {
        if document != id {
            self = PromiseState()
            document = id
        }
        guard !isDone, !isAwaited else { return false }
        isAwaited = true
        return true
    }

    mutating func take(_ report: PromiseReport, isDone: Bool) {
        (self.report, self.isDone, isAwaited) = (report, isDone, false)
    }
}

extension PlaygroundState {
    /// The proof goes on once the layout is shown.
    mutating func takeProof() -> LayoutRequest? {
        guard let key = shownLayout.key, !isStale, key == wantedLayout, promises.begin(in: key.document) else {
            return nil
        }
        return .prove(key)
    }

    /// What windows end the findings, and what could be left out, is tried once the layout is shown.
    mutating func takeRemedies() -> LayoutRequest? {
        guard let key = shownLayout.key, !isStale, key == wantedLayout, requests.remedies != key else { return nil }
        requests.remedies = key
        return .remedies(key)
    }

    /// What was found by it, at the elements of the shown layout.
    var promiseFindings: [Finding] {
        guard let inspection, shownLayout.key?.document == laidOutID else { return [] }
        return promises.report.findings.filter { promised in
            !findings.contains { $0.kind == promised.kind && $0.range == promised.range }
        }.map { $0.at(inspection.index(of: $0.path)) }
    }
}
