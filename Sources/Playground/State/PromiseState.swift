import LayoutInspection

/// The progress of proving that the elements of a document keep their library's rules. It continues in idle time.
package struct PromiseState: Sendable {
    private var document: DocumentID?
    private var isDone = false
    private var isAwaited = false
    /// The results so far; empty at first.
    package private(set) var report = PromiseReport()

    /// Begins or continues the proof in a document. Returns whether there is something to request.
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
    /// Requests the continuation of the proof, once the layout is shown.
    mutating func takeProof() -> LayoutRequest? {
        guard let key = shownLayout.key, !isStale, key == wantedLayout, promises.begin(in: key.document) else {
            return nil
        }
        return .prove(key)
    }

    /// Requests the remedies of the findings, once the layout is shown.
    mutating func takeRemedies() -> LayoutRequest? {
        guard let key = shownLayout.key, !isStale, key == wantedLayout else { return nil }
        return requests.remedies.replaced(by: .remedies(key))
    }

    /// The findings of the proof, at the elements of the shown layout.
    var promiseFindings: [Finding] {
        guard let inspection, shownLayout.key?.document == laidOutID else { return [] }
        return promises.report.findings.filter { promised in
            !findings.contains { $0.kind == promised.kind && $0.range == promised.range }
        }.map { $0.at(inspection.index(of: $0.path)) }
    }
}
