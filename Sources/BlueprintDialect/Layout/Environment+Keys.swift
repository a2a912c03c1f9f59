extension Environment {
    private enum CalendarKey: EnvironmentKey {
        static var defaultValue: Calendar { .current }
    }

    private enum DisplayScaleKey: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }

    private enum LayoutDirectionKey: EnvironmentKey {
        static var defaultValue: LayoutDirection { .leftToRight }
    }

    private enum LayoutModeKey: EnvironmentKey {
        static var defaultValue: LayoutMode { .default }
    }

    private enum LocaleKey: EnvironmentKey {
        static var defaultValue: Locale { .current }
    }

    private enum SafeAreaInsetsKey: EnvironmentKey {
        static var defaultValue: UIEdgeInsets { .zero }
    }

    private enum TimeZoneKey: EnvironmentKey {
        static var defaultValue: TimeZone { .current }
    }

    private enum WindowSizeKey: EnvironmentKey {
        static var defaultValue: CGSize? { nil }
    }

    /// The calendar for dates; the system's unless set.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The pixels in a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The direction of text; it changes no layout, as in the library.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The mode of passes that start with this environment.
    public var layoutMode: LayoutMode {
        get { self[LayoutModeKey.self] }
        set { self[LayoutModeKey.self] = newValue }
    }

    /// The locale for texts; the system's unless set.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The covered part of the window at each side, in points; 0 unless set.
    public var safeAreaInsets: UIEdgeInsets {
        get { self[SafeAreaInsetsKey.self] }
        set { self[SafeAreaInsetsKey.self] = newValue }
    }

    /// The time zone for dates; the system's unless set.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The window's size in points; nil unless set.
    public var windowSize: CGSize? {
        get { self[WindowSizeKey.self] }
        set { self[WindowSizeKey.self] = newValue }
    }
}
