/// The work of the thread that owns the elements, once it takes long enough to be shown.
package struct Work: Hashable, Sendable {
    package let kind: Kind
    /// The time so far, in tenths of a second.
    package let tenths: Int

    package enum Kind: Hashable, Sendable {
        case reading, layingOut, measuring, trying
    }

    /// Shorter work is not shown: most of it is done before anyone could read it.
    package static let minimumShown: Duration = .milliseconds(200)

    /// Nil if the work has not taken long enough.
    package init?(_ kind: Kind, for duration: Duration) {
        guard duration >= Self.minimumShown else { return nil }
        self.kind = kind
        tenths = Int(duration / .milliseconds(100))
    }

    /// The sentence in the footer.
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
    /// Notes that the person stopped the work; the screen stays as it was.
    package mutating func workStopped() {
        work = nil
        requests.root = nil
        if readSources.isFirstAwaited {
            readSources.endWaiting()
            openFinder(.openings)
        }
        message = inspection == nil ? "stopped" : "stopped; this is the layout before"
    }
}
