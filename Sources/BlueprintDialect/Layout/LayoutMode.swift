/// How a pass is done. There is one way, with options.
public struct LayoutMode: Hashable, Sendable, CustomStringConvertible {
    /// What answers are deduced from others.
    public var options: LayoutOptions

    /// The mode where the environment sets none. It cannot be set: a pass takes its mode from the environment.
    public static var `default`: LayoutMode { .caffeinated }
    /// With the default options.
    public static let caffeinated = LayoutMode.caffeinated()

    /// With options of the author's own.
    public static func caffeinated(options: LayoutOptions = .default) -> LayoutMode {
        LayoutMode(options: options)
    }

    /// The library's name of the mode.
    public var name: String { "Caffeinated" }
    /// The name with the options.
    public var description: String { "\(name) \(options)" }
}

/// What the engine may deduce from earlier answers instead of asking.
public struct LayoutOptions: Hashable, Sendable {
    /// An answer holds for every proposal between the answer and what was proposed.
    public var hintRangeBoundaries: Bool
    /// An answer to an unconstrained proposal holds for every constraint that it fits.
    public var searchUnconstrainedKeys: Bool

    /// Both are on in the library.
    public init(hintRangeBoundaries: Bool, searchUnconstrainedKeys: Bool) {
        self.hintRangeBoundaries = hintRangeBoundaries
        self.searchUnconstrainedKeys = searchUnconstrainedKeys
    }

    /// Both on.
    public static let `default` = LayoutOptions(hintRangeBoundaries: true, searchUnconstrainedKeys: true)
}
