import LayoutInspection
import SwiftSource

/// Replies of the thread that owns the elements.
extension PlaygroundState {
    /// Takes the reply to a request. One for an outdated layout changes nothing.
    package mutating func receive(_ reply: LayoutReply) {
        defer { refreshFinder() }
        switch reply {
        case .opened(let opened): take(opened, onDisk: [:])
        case .laidOut(let layout):
            guard layout.key.document == laidOutID else { return }
            layoutArrived(layout)
            prepareStage()
        case .tapped(let diagnostics, let id):
            if id == laidOutID { requests.tapDiagnostics = diagnostics }
        case .properties(let properties, let layout):
            guard layout == shownLayout.key, properties.path == selection else { return }
            shownLayout.take(KnownProperties(element: properties, layout: layout))
            settle()
        case .sizes(let sizes, let id):
            if id == readSources.documentID { finder?.take(sizes) }
        case .whatIf(let question, let answer, let layout):
            guard layout == wantedLayout else { return }
            receive(answer, to: question)
        case .measured(let values, let layout): receive(values, of: layout)
        case .proven(let report, let isDone, let id):
            if id == laidOutID { promises.take(report, isDone: isDone) }
        case .completionNames(let names, let dialect): take(names, of: dialect)
        case .companions(let results, let layout): receive(results, beside: layout)
        case .remedies(let found, let layout):
            guard layout == shownLayout.key else { return }
            shownLayout.take(found)
            repairChosenEntry()
        }
    }

    /// Takes a reading of the sources.
    /// - Parameter disk: the texts on disk of the files whose unsaved text was read instead, by name.
    package mutating func receive(_ opened: OpenedDocument, onDisk disk: [String: SourceText]) {
        take(opened, onDisk: disk)
        refreshFinder()
    }

    private mutating func take(_ opened: OpenedDocument, onDisk disk: [String: SourceText]) {
        readSources.endWaiting()
        opened.isAnother ? open(opened) : documentChanged(opened)
        takeSources(opened.facts, onDisk: disk)
        takeLesson(isAnother: opened.isAnother)
    }
}
