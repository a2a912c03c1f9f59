/// What a person chooses of how the terminal is used; the rest follows the environment.
package struct ScreenOptions: Hashable, Sendable {
    package var color: ColorChoice
    /// ASCII alone, whatever the locale says.
    package var isASCII: Bool
    /// Whether the terminal reports the mouse. Where it does not, its own selecting and scrolling work as usual.
    package var hasMouse: Bool
    /// Whether a second process puts the terminal back where this one is killed.
    package var hasWatchdog: Bool

    package init(
        color: ColorChoice = .auto, isASCII: Bool = false, hasMouse: Bool = true, hasWatchdog: Bool = true
    ) {
        self.color = color
        self.isASCII = isASCII
        self.hasMouse = hasMouse
        self.hasWatchdog = hasWatchdog
    }
}

/// When colours are used, on a terminal that has some.
package enum ColorChoice: String, CaseIterable, Sendable {
    /// Unless NO_COLOR is set: https://no-color.org
    case auto
    case always, never
}
