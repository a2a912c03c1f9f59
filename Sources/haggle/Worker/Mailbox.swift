import Foundation
import LayoutInspection

/// What the event loop and the worker share: requests one way, replies the other. A class, for both refer to it; a lock
/// guards all of it.
final class Mailbox: @unchecked Sendable {
    private let lock = NSCondition()
    // What is asked for, most urgent first.
    private var reading: LayoutWorker.ReadRequest?
    private var taps: [LayoutRequest] = []
    private var layout: LayoutRequest?
    private var properties: LayoutRequest?
    private var sizes: LayoutRequest?

    private var replies: [LayoutWorker.Reply] = []
    private var isWorking = false

    enum Task {
        case read(LayoutWorker.ReadRequest)
        case layout(LayoutRequest)
    }

    // MARK: The event loop's side

    /// A reading that follows one that was not begun yet is done with it, at once.
    func add(_ request: LayoutWorker.ReadRequest) {
        locked {
            var request = request
            request.changes = (reading?.changes ?? []) + request.changes
            reading = request
            // What was read before it is no answer to it.
            replies.removeAll { if case .read = $0 { true } else { false } }
        }
    }

    func add(_ request: LayoutRequest) {
        locked {
            switch request {
            case .layOut: layout = request
            case .tap: taps.append(request)
            case .properties: properties = request
            case .sizes: sizes = request
            }
        }
    }

    func takeReplies() -> [LayoutWorker.Reply] {
        locked {
            defer { replies = [] }
            return replies
        }
    }

    var isBusy: Bool { locked { isWorking || !replies.isEmpty || hasTask } }

    private var hasTask: Bool {
        reading != nil || !taps.isEmpty || layout != nil || properties != nil || sizes != nil
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
    func next() -> Task? {
        lock.lock()
        defer { lock.unlock() }
        while !hasTask { lock.wait() }
        isWorking = true
        if let request = reading {
            reading = nil
            return .read(request)
        }
        if !taps.isEmpty { return .layout(taps.removeFirst()) }
        for waiting in [\Mailbox.layout, \.properties, \.sizes] {
            guard let request = self[keyPath: waiting] else { continue }
            self[keyPath: waiting] = nil
            return .layout(request)
        }
        return nil
    }

    /// Notes what came of the last task; nil where it was about something that is gone.
    func finish(_ reply: LayoutWorker.Reply?) {
        locked {
            isWorking = false
            guard let reply else { return }
            // Overtaken while it was done.
            if case .read = reply, reading != nil { return }
            replies.append(reply)
        }
    }
}
