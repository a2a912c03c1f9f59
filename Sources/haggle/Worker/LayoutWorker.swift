import Curses
import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource

/// Reads, evaluates and lays out on a thread of its own, which owns the sources' trees, elements, closures and states. The
/// event loop hands it requests and gets facts, and never waits for it.
///
/// The newest request wins: of several readings only the last is done, of several layouts too, and one that is overtaken
/// is given up. A class that both threads refer to; all that they share is in the mailbox.
final class LayoutWorker: @unchecked Sendable {
    private let mailbox = Mailbox()
    /// Tells the event loop of a reply.
    private let waker: Waker

    /// What a reading gave.
    struct Reading: Sendable {
        let opened: OpenedDocument
        /// Where a change is a change of what is open; nil where nothing on the disk is.
        let watched: WatchedPlaces?
    }

    indirect enum Reply: Sendable {
        case read(Reading)
        case layout(LayoutReply)
        /// Something else was more urgent.
        case givenUp(LayoutKey)
        /// The person stopped it.
        case stopped
    }

    /// A reading that is wanted.
    struct ReadRequest: Sendable {
        var changes: [SourceChange]
        let proposal: Proposal
        /// The document that is laid out now.
        let laidOut: DocumentID?
        /// The element that is looked at there.
        let selected: ElementPath?
        let seen: SeenParts
    }

    /// As much as deep sources and layouts need.
    private static let stackSize = 64 << 20

    init(_ open: OpenSources, waker: Waker) {
        self.waker = waker
        let thread = Thread { [mailbox, waker] in
            CrashStack.use()
            let desk = LayoutDesk(cancellation: mailbox.cancellation)
            var sources = open
            sources.cancellation = mailbox.cancellation
            while true {
                switch mailbox.next() {
                case .read(let request): mailbox.finish(sources.read(request, on: desk).map { .read($0) })
                case .layout(let request): mailbox.finish(desk.perform(request).map { .layout($0) })
                }
                waker.wake()
                desk.releaseReplaced()
            }
        }
        thread.stackSize = Self.stackSize
        thread.start()
    }

    func submit(_ request: ReadRequest) { mailbox.add(request) }

    func submit(_ requests: [LayoutRequest]) {
        for request in requests { mailbox.add(request) }
    }

    /// What is done since the last call, in order.
    func takeReplies() -> [Reply] { mailbox.takeReplies() }

    /// Stops what is being done.
    func stop() { mailbox.stop() }

    /// What is being done, and since when.
    var work: (kind: Work.Kind, since: ContinuousClock.Instant)? { mailbox.work }

    /// Whether something is asked for that has not come yet.
    var isBusy: Bool { mailbox.isBusy }

}

extension OpenSources {
    /// Does what is wanted of the sources, reads them and lays them out.
    fileprivate mutating func read(_ request: LayoutWorker.ReadRequest, on desk: LayoutDesk) -> LayoutWorker.Reading? {
        var failure: UnreadableFile?
        for change in request.changes {
            do throws(UnreadableFile) {
                try apply(change)
                failure = nil
            } catch {
                failure = error
            }
        }
        let document = failure.map { unreadable($0) } ?? document()
        desk.findCommitted = committed
        let opened = desk.open(
            document, in: request.proposal, after: request.laidOut, selected: request.selected,
            isAnother: request.changes.contains(where: \.opensAnother), seen: request.seen)
        return LayoutWorker.Reading(opened: opened, watched: watched)
    }

    /// Finds what is open as it was committed last; nil where an example is.
    private var committed: (() -> Result<ParsedSources, CompanionFailure>)? {
        guard isOwn, let paths = own?.paths else { return nil }
        return {
            Result { () throws(CommitFailure) in try Commit.last.sources(paths) }
                .mapError { .notCommitted($0) }
        }
    }

    /// A file that cannot be read any more leaves the last good layout on the stage, as one with errors does.
    private func unreadable(_ error: UnreadableFile) -> LayoutDocument {
        let sources = own?.parsed.sources ?? SourceSet([SourceSet.File(name: "", text: SourceText(""))])
        let subject = sources.files.count == 1 ? "the file" : error.file.displayName
        return LayoutDocument(
            name: own?.name ?? "", sources: sources, dialect: nil, root: nil,
            diagnostics: [Diagnostic(.error, "\(subject) \(error.sentence)", at: SourceRange(0, 0))])
    }
}
