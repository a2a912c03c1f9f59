/// What the thread that owns the elements is doing, once it takes long enough to be shown.
package struct Work: Hashable, Sendable {
    package let kind: Kind
    /// So long so far, in tenths of a second.
    package let tenths: Int

    package enum Kind: Hashable, Sendable {
        case reading, layingOut, measuring, trying
    }

    /// Work of less time is not shown: most is done before anyone could read it.
    package static let minimumShown: Duration = .milliseconds(200)

    /// Nil for what has not taken long enough.
    package init?(_ kind: Kind, for duration: Duration) {
        guard duration >= Self.minimumShown else { return nil }
        self.kind = kind
        tenths = Int(duration / .milliseconds(100))
    }

    /// As the footer says it.
    var sentence: String {
        let what =
            switch kind {
            case .reading: "reading"
            case .layingOut: "laying out"
            case .measuring: "measuring the roots"
            case .trying: "trying other proposals"
            }
        return "\(what) for \(tenths / 10).\(tenths % 10) s; esc stops it"
    }
}

extension PlaygroundState {
    /// The work was stopped, as the person wished: what was shown before stays.
    package mutating func workStopped() {
        work = nil
        requests.root = nil
        if readSources.isFirstAwaited {
            readSources.endWaiting()
            openFinder(.openings, hasField: false)
        }
        message = inspection == nil ? "stopped" : "stopped; this is the layout before"
    }
}
