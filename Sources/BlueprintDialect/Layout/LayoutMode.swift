/// The mode of a pass. There is one mode, with options.
public struct LayoutMode: Hashable, Sendable, CustomStringConvertible {
    /// The deductions that the engine makes.
    public var options: LayoutOptions

    /// The mode if the environment sets none. It cannot be set: a pass takes its mode from the environment.
    public static var `default`: LayoutMode { .caffeinated }
    /// The mode with the default options.
    public static let caffeinated = LayoutMode.caffeinated()

    /// The mode with the author's own options.
    public static func caffeinated(options: LayoutOptions = .default) -> LayoutMode {
        LayoutMode(options: options)
    }

    /// The library's name of the mode.
    public var name: String { "Caffeinated" }
    /// The name with the options.
    public var description: String { "\(name) \(options)" }
}

/// The deductions from earlier answers that the engine makes instead of asking.
public struct LayoutOptions: Hashable, Sendable {
    /// An answer holds for every proposal between the answer and its proposal.
    public var hintRangeBoundaries: Bool
    /// An answer to an unconstrained proposal holds for every constraint that it fits.
    public var searchUnconstrainedKeys: Bool

    /// Creates options; both are on in the library.
    public init(hintRangeBoundaries: Bool, searchUnconstrainedKeys: Bool) {
        self.hintRangeBoundaries = hintRangeBoundaries
        self.searchUnconstrainedKeys = searchUnconstrainedKeys
    }

    /// Both on.
    public static let `default` = LayoutOptions(hintRangeBoundaries: true, searchUnconstrainedKeys: true)
}
