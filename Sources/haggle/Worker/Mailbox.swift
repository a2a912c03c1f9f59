import Foundation
import LayoutInspection
import Negotiation
import Playground

/// The shared state of the event loop and the worker: requests one way, replies the other. A class, because both refer
/// to it; a lock guards all of it.
///
/// The newest request wins. A reading starts again with the changes since; a layout in an older proposal is abandoned.
final class Mailbox: @unchecked Sendable {
    /// Asks the running task to stop.
    let cancellation = Cancellation()
    private let lock = NSCondition()
    /// The most urgent first; among equals, the oldest first.
    private var waiting: [Task] = []
    private var replies: [LayoutWorker.Reply] = []
    private var running: Task?
    private var began = ContinuousClock.now
    /// Whether the person stopped the running task.
    private var isStopped = false

    enum Task {
        case read(LayoutWorker.ReadRequest)
        case layout(LayoutRequest)
    }

    // MARK: The event loop's side

    /// Replaces an unfinished reading, and takes over its changes.
    func add(_ request: LayoutWorker.ReadRequest) {
        locked {
            var changes: [SourceChange] = []
            if case .read(let overtaken)? = running, !cancellation.isCancelled { changes += overtaken.changes }
            for case .read(let overtaken) in waiting { changes += overtaken.changes }
            enqueue(
                .read(
                    LayoutWorker.ReadRequest(
                        changes: changes + request.changes, proposal: request.proposal, laidOut: request.laidOut,
                        selected: request.selected, seen: request.seen)))
            // An earlier reading is no reply to this request.
            replies.removeAll { if case .read = $0 { true } else { false } }
        }
    }

    func add(_ request: LayoutRequest) {
        locked { enqueue(.layout(request)) }
    }

    private func enqueue(_ task: Task) {
        waiting.removeAll { task.replaces($0) }
        insert(task, amongEquals: .last)
        guard let running, !cancellation.isCancelled else { return }
        if task.replaces(running) || task.endsUse(of: running) {
            cancellation.cancel()
        } else if running.givesWay, task.urgency < running.urgency {
            cancellation.cancel()
            insert(running, amongEquals: .first)
        }
    }

    private enum Place { case first, last }

    private func insert(_ task: Task, amongEquals place: Place) {
        let next = waiting.firstIndex {
            place == .first ? $0.urgency >= task.urgency : $0.urgency > task.urgency
        }
        waiting.insert(task, at: next ?? waiting.endIndex)
    }

    /// Stops the running task, and forgets all waiting ones except taps and idle work.
    func stop() {
        locked {
            guard running != nil else { return }
            cancellation.cancel()
            isStopped = true
            waiting.removeAll { $0.urgency != .tap && !$0.urgency.isIdle }
        }
    }

    /// The running task and its start; nil if the worker is idle.
    var work: (kind: Work.Kind, since: ContinuousClock.Instant)? {
        locked { running?.workKind.map { ($0, began) } }
    }

    /// The replies since the last call, in order.
    func takeReplies() -> [LayoutWorker.Reply] {
        locked {
            defer { replies = [] }
            return replies
        }
    }

    /// Whether a reply is missing or waits. Idle work does not count.
    var isBusy: Bool {
        locked { !replies.isEmpty || ([running].compactMap { $0 } + waiting).contains { !$0.urgency.isIdle } }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer {
            lock.signal()
            lock.unlock()
        }
        return body()
    }

    // MARK: The worker's side

    /// Sleeps until there is a task.
    func next() -> Task {
        lock.lock()
        defer { lock.unlock() }
        while waiting.isEmpty { lock.wait() }
        let task = waiting.removeFirst()
        cancellation.reset()
        running = task
        began = .now
        isStopped = false
        return task
    }

    /// Notes the reply to the running task; nil if its layout is gone. A cancelled layout is reported as abandoned; a
    /// cancelled reading starts again.
    func finish(_ reply: LayoutWorker.Reply?) {
        locked {
            let task = running
            running = nil
            if !cancellation.isCancelled {
                if let reply { replies.append(reply) }
            } else if isStopped {
                replies.append(.stopped)
                if let task, task.urgency.isIdle { insert(task, amongEquals: .first) }
            } else if case .layout(.layOut(let key, _, _))? = task {
                replies.append(.givenUp(key))
            }
        }
    }
}

extension Mailbox.Task {
    /// Smaller is more urgent.
    enum Urgency: Comparable {
        case reading, tap, layout, properties, companions, sizes, question, names, idle

        /// Whether no frame waits for it, and no newer layout ends its use.
        var isIdle: Bool { self >= .names }
    }

    var urgency: Urgency {
        switch self {
        case .read: .reading
        case .layout(.tap): .tap
        case .layout(.layOut): .layout
        case .layout(.properties): .properties
        case .layout(.companions): .companions
        case .layout(.sizes): .sizes
        case .layout(.whatIf), .layout(.measure): .question
        case .layout(.completionNames): .names
        case .layout(.prove), .layout(.remedies): .idle
        }
    }

    /// Whether it stops for a more urgent task, and starts again later.
    fileprivate var givesWay: Bool { urgency >= .companions }

    /// Whether the other task is an older version of it.
    fileprivate func replaces(_ other: Self) -> Bool {
        switch (self, other) {
        case (.read, .read), (.layout(.layOut), .layout(.layOut)), (.layout(.properties), .layout(.properties)),
            (.layout(.companions), .layout(.companions)), (.layout(.sizes), .layout(.sizes)),
            (.layout(.whatIf), .layout(.whatIf)), (.layout(.measure), .layout(.measure)),
            (.layout(.remedies), .layout(.remedies)), (.layout(.completionNames), .layout(.completionNames)):
            true
        case (.layout(.prove(let key)), .layout(.prove(let other))): key == other
        case (.read, _), (.layout, _): false
        }
    }

    /// Whether the other task is about a layout that this one replaces. A tap is always done, and idle work goes on.
    fileprivate func endsUse(of other: Self) -> Bool {
        urgency == .reading && other.urgency != .tap && !other.urgency.isIdle
    }

    fileprivate var workKind: Work.Kind? {
        switch urgency {
        case .reading: .reading
        case .tap, .layout, .properties: .layingOut
        case .sizes: .measuring
        case .companions, .question: .trying
        case .names, .idle: nil
        }
    }
}
