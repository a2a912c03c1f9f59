import Foundation
import LayoutInspection
import Negotiation
import Playground

/// What the event loop and the worker share: requests one way, replies the other. A class, for both refer to it; a lock
/// guards all of it.
///
/// The newest request wins. A reading is begun anew with what changed since; a layout in an older proposal is given up.
final class Mailbox: @unchecked Sendable {
    /// Asks the task that is being done to stop.
    let cancellation = Cancellation()
    private let lock = NSCondition()
    // What is asked for, most urgent first.
    private var reading: LayoutWorker.ReadRequest?
    private var taps: [LayoutRequest] = []
    private var layout: LayoutRequest?
    private var properties: LayoutRequest?
    private var sizes: LayoutRequest?
    private var question: LayoutRequest?
    /// What is shown beside the layout.
    private var companions: LayoutRequest?
    /// What is done when nothing else is asked for.
    private var idle: [LayoutRequest] = []

    private var replies: [LayoutWorker.Reply] = []
    private var running: Task?
    private var began = ContinuousClock.now
    /// Whether the person stopped what runs.
    private var isStopped = false

    enum Task {
        case read(LayoutWorker.ReadRequest)
        case layout(LayoutRequest)
    }

    // MARK: The event loop's side

    /// A reading that follows one that is not done yet is done in its place, with all that changed.
    func add(_ request: LayoutWorker.ReadRequest) {
        locked {
            var before = reading?.changes ?? []
            switch running {
            case .read(let overtaken)?:
                if !cancellation.isCancelled { before = overtaken.changes + before }
                cancellation.cancel()
            case .layout(.tap)?, nil: break
            case .layout?: cancellation.cancel()
            }
            reading = LayoutWorker.ReadRequest(
                changes: before + request.changes, proposal: request.proposal, laidOut: request.laidOut,
                selected: request.selected, seen: request.seen)
            // What was read before it is no answer to it.
            replies.removeAll { if case .read = $0 { true } else { false } }
        }
    }

    func add(_ request: LayoutRequest) {
        locked {
            switch request {
            case .layOut:
                layout = request
                if case .layout(.layOut)? = running { cancellation.cancel() }
            case .tap: taps.append(request)
            case .properties: properties = request
            case .sizes: sizes = request
            case .whatIf: question = request
            case .companions: companions = request
            case .prove: idle.append(request)
            case .remedies:
                idle.removeAll { if case .remedies = $0 { true } else { false } }
                idle.append(request)
            }
            // What is done in idle time gives way at once, and is taken up again.
            if case .layout(let asked)? = running, asked.isIdle, !request.isIdle { cancellation.cancel() }
            // What could be waits for what is; an older question is forgotten.
            if case .layout(let asked)? = running, case .whatIf = asked, !cancellation.isCancelled {
                cancellation.cancel()
                if case .whatIf = request {} else { question = question ?? asked }
            }
            // What is beside a layout is of no use beside another; else it goes on later.
            if case .layout(let asked)? = running, case .companions = asked, !request.isIdle,
                !cancellation.isCancelled
            {
                cancellation.cancel()
                companions = companions ?? asked
            }
            // Sizes can wait, and are asked for again.
            if case .layout(.sizes(let roots, let id, let proposal))? = running, !cancellation.isCancelled {
                cancellation.cancel()
                sizes = sizes ?? .sizes(of: roots, in: id, proposal)
            }
        }
    }

    /// Stops what is being done, and forgets what waits, but for taps.
    func stop() {
        locked {
            guard running != nil else { return }
            cancellation.cancel()
            isStopped = true
            (reading, layout, properties, sizes, question, companions) = (nil, nil, nil, nil, nil, nil)
        }
    }

    /// What is being done, and since when; nil while nothing is.
    var work: (kind: Work.Kind, since: ContinuousClock.Instant)? {
        locked {
            switch running {
            case nil, .layout(.prove)?, .layout(.remedies)?: nil
            case .read?: (.reading, began)
            case .layout(.sizes)?: (.measuring, began)
            case .layout(.whatIf)?, .layout(.companions)?: (.trying, began)
            case .layout?: (.layingOut, began)
            }
        }
    }

    func takeReplies() -> [LayoutWorker.Reply] {
        locked {
            defer { replies = [] }
            return replies
        }
    }

    /// Whether something is asked for that has not come yet.
    /// What goes on in idle time does not count.
    var isBusy: Bool { locked { isRunning || !replies.isEmpty || hasTask } }

    private var isRunning: Bool {
        if case .layout(let request)? = running { return !request.isIdle }
        return running != nil
    }

    private var hasTask: Bool {
        reading != nil || !taps.isEmpty || layout != nil || properties != nil || sizes != nil
            || question != nil || companions != nil
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

    /// Sleeps until something is asked for.
    func next() -> Task {
        lock.lock()
        defer { lock.unlock() }
        while true {
            if let task = takeTask() {
                cancellation.reset()
                running = task
                began = .now
                isStopped = false
                return task
            }
            lock.wait()
        }
    }

    private func takeTask() -> Task? {
        if let request = reading {
            reading = nil
            return .read(request)
        }
        if !taps.isEmpty { return .layout(taps.removeFirst()) }
        for waiting in [\Mailbox.layout, \.properties, \.companions, \.sizes, \.question] {
            guard let request = self[keyPath: waiting] else { continue }
            self[keyPath: waiting] = nil
            return .layout(request)
        }
        return idle.isEmpty ? nil : .layout(idle.removeFirst())
    }

    /// Notes what came of the last task; nil where it was about something that is gone. What was given up is reported, but
    /// for a reading, which is done anew.
    func finish(_ reply: LayoutWorker.Reply?) {
        locked {
            let task = running
            running = nil
            guard cancellation.isCancelled else {
                if let reply { replies.append(reply) }
                return
            }
            if case .layout(let request)? = task, request.isIdle, !idle.contains(request) {
                idle.insert(request, at: 0)
            }
            if isStopped {
                replies.append(.stopped)
            } else if case .layout(.layOut(let key, _, _))? = task {
                replies.append(.givenUp(key))
            }
        }
    }
}
