/// A place that shows canvases and reports events: the real terminal, or a test's stand-in.
package protocol Screen: AnyObject {
    var size: CellSize { get }
    var colors: ColorDepth { get }
    var encoding: CharacterEncoding { get }

    /// Sleeps until something happens, and gives what happened since the last call, in order; never empty.
    /// Several resizes between two calls are one event, with the last size.
    func waitForEvents() throws -> [TerminalEvent]

    /// Shows the canvas, clipped to the screen. Does not wait for a slow terminal: the newest canvas is shown when it wakes.
    func show(_ canvas: Canvas) throws
}

/// How many colours can be shown.
package enum ColorDepth: Hashable, Sendable, Comparable {
    case none, sixteen, twoHundredFiftySix
}

/// Which characters can be shown.
package enum CharacterEncoding: Hashable, Sendable {
    case utf8
    /// Characters below 128, and nothing else.
    case ascii
}
