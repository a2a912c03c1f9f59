import Curses
import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource

/// Reads, evaluates and lays out on a thread of its own, which owns the sources' trees, elements, closures and states.
/// The event loop sends requests and gets facts, and never waits. Everything that the two share is in the mailbox.
///
/// The newest request wins: only the last of several readings or layouts is completed, and an overtaken one is
/// abandoned.
enum LayoutWorker {
    /// The result of a reading.
    struct Reading: Sendable {
        let opened: OpenedDocument
        /// The texts on disk of the files whose unsaved text was read instead, by name.
        let replacedOnDisk: [String: SourceText]
        /// The places whose changes are changes of the open sources; nil if they are not on disk.
        let watched: WatchedPlaces?
    }

    indirect enum Reply: Sendable {
        case read(Reading)
        case layout(LayoutReply)
        /// The layout was abandoned for something more urgent.
        case givenUp(LayoutKey)
        /// The person stopped the work.
        case stopped
    }

    /// A requested reading.
    struct ReadRequest: Sendable {
        var changes: [SourceChange]
        let proposal: Proposal
        /// The document that is laid out now.
        let laidOut: DocumentID?
        /// The selected element there.
        let selected: ElementPath?
        let seen: SeenParts
    }

    /// In bytes: enough for deep sources and layouts.
    private static let stackSize = 64 << 20

    /// - Parameters:
    ///   - mailbox: has the requests, and gets the replies.
    ///   - waker: notifies the event loop of a reply.
    static func start(_ open: OpenSources, mailbox: Mailbox, waker: Waker) {
        let thread = Thread {
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
        thread.stackSize = stackSize
        thread.start()
    }
}

extension OpenSources {
    /// Applies the requested changes to the sources, reads them and lays them out.
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
        return LayoutWorker.Reading(opened: opened, replacedOnDisk: replacedOnDisk, watched: watched)
    }

    /// Finds the last committed version of the open sources; nil for an example.
    private var committed: (() -> Result<ParsedSources, CompanionFailure>)? {
        guard isOwn, let paths = own?.paths else { return nil }
        return {
            Result { () throws(CommitFailure) in try Commit.last.sources(paths) }
                .mapError { .notCommitted($0) }
        }
    }

    /// The document of a file that can no longer be read: like one with errors, it leaves the last good layout on the
    /// stage.
    private func unreadable(_ error: UnreadableFile) -> LayoutDocument {
        let sources = own?.parsed.sources ?? SourceSet([SourceSet.File(name: "", text: SourceText(""))])
        let subject = sources.files.count == 1 ? "the file" : error.file.displayName
        return LayoutDocument(
            name: own?.name ?? "", sources: sources, dialect: nil, root: nil,
            diagnostics: [Diagnostic(.error, "\(subject) \(error.sentence)", at: SourceRange(0, 0))])
    }
}
