/// Animations, which take no time here: what they change is changed at once, and animators are at what they begin with. It is
/// Swift that is run as sources are; `Animation` and `Transaction` are undeclared.
enum SwiftUIAnimationText {
    static let declarations = [functions, animators]

    /// What changes values with an animation.
    private static let functions = """
        func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
            try body()
        }

        func withAnimation<Result>(
            _ animation: Animation? = nil, completionCriteria: Any? = nil, _ body: () throws -> Result,
            completion: @escaping () -> Void
        ) rethrows -> Result {
            let result = try body()
            completion()
            return result
        }

        func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
            try body()
        }

        protocol AnimatableModifier: Animatable, ViewModifier {}
        """

    private static let animators = """
        struct PhaseAnimator<Phase, Content: View>: View {
            let content: Content
            init(
                _ phases: [Phase], trigger: Any? = nil, @ViewBuilder content: (Phase) -> Content, animation: Any? = nil
            ) {
                self.content = content(phases.first!)
            }
            var body: some View { content }
        }

        struct KeyframeAnimator<Value, Content: View>: View {
            let content: Content
            init(
                initialValue: Value, trigger: Any? = nil, repeating: Bool = true,
                @ViewBuilder content: (Value) -> Content, keyframes: Any? = nil
            ) {
                self.content = content(initialValue)
            }
            var body: some View { content }
        }

        struct TimelineView<Content: View>: View {
            let content: Content
            typealias Context = TimelineViewContext
            init(_ schedule: Any, @ViewBuilder content: (TimelineViewContext) -> Content) {
                self.content = content(TimelineViewContext())
            }
            var body: some View { content }
        }

        struct TimelineViewContext {
            let date = Date()
        }
        """
}
