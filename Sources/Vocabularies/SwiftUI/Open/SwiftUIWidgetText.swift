/// What widgets are made of. It is Swift that is run as sources are: a widget shows its provider's placeholder, and a live
/// activity what the lock screen shows of it.
enum SwiftUIWidgetText {
    static let declarations = [families, widgets, activities]

    private static let families = """
        enum WidgetFamily: CaseIterable, Hashable {
            case systemSmall, systemMedium, systemLarge, systemExtraLarge
            case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
        }

        struct __WidgetContext {
            let isPreview = true
        }
        """

    private static let widgets = [
        ("StaticConfiguration", ""), ("IntentConfiguration", "intent: Any, "),
        ("AppIntentConfiguration", "intent: Any? = nil, "),
    ].map { name, intent in
        """
        struct \(name)<Content: View>: View {
            let content: Content
            init(kind: String, \(intent)provider: Any, @ViewBuilder content: (Any) -> Content) {
                self.content = content(provider.placeholder(in: __WidgetContext()))
            }
            var body: some View { content }
            \(said)
        }
        """
    }.joined(separator: "\n\n")

    /// What is not known of an activity is what the source asks it for.
    private static let activities = """
        struct ActivityConfiguration<Content: View>: View {
            let content: Content
            init(for attributes: Any, @ViewBuilder content: (Any) -> Content, dynamicIsland: (Any) -> Any) {
                self.content = content(__activity)
            }
            var body: some View { content }
            \(said)
        }
        """

    /// Modifiers that describe a widget to the system. None changes its layout.
    private static let said = SwiftText.members(
        [
            "configurationDisplayName(_ name: String)", "description(_ description: String)",
            "supportedFamilies(_ families: [WidgetFamily])", "contentMarginsDisabled()",
            "containerBackgroundRemovable(_ isRemovable: Bool = true)", "promptsForUserConfiguration()",
            "onBackgroundURLSessionEvents(matching: Any? = nil, _ action: Any)",
        ].map { "func \($0) -> Self { self }" })
}
