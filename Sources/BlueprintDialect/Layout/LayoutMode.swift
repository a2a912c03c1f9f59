/// How a pass is done. There is one way, with options.
public struct LayoutMode: Hashable, Sendable, CustomStringConvertible {
    public var options: LayoutOptions

    public static var `default`: LayoutMode { .caffeinated }
    public static let caffeinated = LayoutMode.caffeinated()

    public static func caffeinated(options: LayoutOptions = .default) -> LayoutMode {
        LayoutMode(options: options)
    }

    public var name: String { "Caffeinated" }
    public var description: String { "\(name) \(options)" }
}

/// What the engine may deduce from earlier answers instead of asking.
public struct LayoutOptions: Hashable, Sendable {
    /// An answer holds for every proposal between the answer and what was proposed.
    public var hintRangeBoundaries: Bool
    /// An answer to an unconstrained proposal holds for every constraint that it fits.
    public var searchUnconstrainedKeys: Bool

    public init(hintRangeBoundaries: Bool, searchUnconstrainedKeys: Bool) {
        self.hintRangeBoundaries = hintRangeBoundaries
        self.searchUnconstrainedKeys = searchUnconstrainedKeys
    }

    public static let `default` = LayoutOptions(hintRangeBoundaries: true, searchUnconstrainedKeys: true)
}
