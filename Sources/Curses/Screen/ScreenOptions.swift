/// A person's choices for the terminal; the rest follows the environment.
package struct ScreenOptions: Hashable, Sendable {
    package var color: ColorChoice
    /// ASCII only, whatever the locale is.
    package var isASCII: Bool
    /// Whether the terminal reports the mouse. If not, its own selecting and scrolling work as usual.
    package var hasMouse: Bool
    /// Whether a second process restores the terminal if this one is killed.
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

/// When to use the terminal's colours.
package enum ColorChoice: String, CaseIterable, Sendable {
    /// Unless NO_COLOR is set: https://no-color.org
    case auto
    case always, never
}
