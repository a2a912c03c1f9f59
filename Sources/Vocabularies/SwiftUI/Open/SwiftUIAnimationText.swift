/// Animations, which take no time here: what they change is changed at once, and animators are at what they begin with. It is
/// Swift that is run as sources are.
enum SwiftUIAnimationText {
    static let declarations = [functions, animation, animators, modifiers]

    /// What changes values with an animation.
    private static let functions = """
        func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
            try body()
        }

        func withAnimation<Result>(
            _ animation: Animation? = nil, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
            _ body: () throws -> Result, completion: @escaping () -> Void
        ) rethrows -> Result {
            let result = try body()
            completion()
            return result
        }

        func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
            try body()
        }

        func withTransaction<Result, Value>(
            _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
        ) rethrows -> Result {
            try body()
        }

        enum AnimationCompletionCriteria: Hashable { case logicallyComplete, removed }

        struct Transaction {
            var animation: Animation?
            var disablesAnimations = false
            var isContinuous = false
            init(animation: Animation? = nil) { self.animation = animation }
        }
        """

    private static let names =
        "`default` linear easeIn easeOut easeInOut spring interactiveSpring interpolatingSpring bouncy smooth snappy"

    private static let animation = """
        struct Animation: Hashable {
            \(SwiftText.each(names) { "static let \($0) = Animation()" })
            \(SwiftText.each("linear easeIn easeOut easeInOut") {
                "static func \($0)(duration: Double) -> Animation { Animation() }"
            })
            static func timingCurve(
                _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
            ) -> Animation { Animation() }
            static func timingCurve(_ curve: Any, duration: Double) -> Animation { Animation() }
            static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
                Animation()
            }
            static func spring(
                response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
            ) -> Animation { Animation() }
            static func spring(_ spring: Any, blendDuration: Double = 0) -> Animation { Animation() }
            static func interactiveSpring(
                response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
            ) -> Animation { Animation() }
            static func interactiveSpring(
                duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
            ) -> Animation { Animation() }
            static func interpolatingSpring(
                mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
            ) -> Animation { Animation() }
            static func interpolatingSpring(
                duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
            ) -> Animation { Animation() }
            \(SwiftText.each("bouncy smooth snappy") {
                "static func \($0)(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }"
            })
            init() {}
            init(_ base: Any) {}
            func delay(_ delay: Double) -> Animation { self }
            func speed(_ speed: Double) -> Animation { self }
            func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
            func repeatForever(autoreverses: Bool = true) -> Animation { self }
            func logicallyComplete(after duration: Double) -> Animation { self }
        }
        """

    /// At what an animation begins with.
    private static let animators = """
        protocol AnimatableModifier: Animatable, ViewModifier {}

        struct PhaseAnimator<Phase, Content: View>: View {
            let phases: [Phase]
            let content: (Phase) -> Content
            init(
                _ phases: [Phase], trigger: Any? = nil, @ViewBuilder content: @escaping (Phase) -> Content,
                animation: Any? = nil
            ) {
                self.phases = phases
                self.content = content
            }
            var body: some View {
                if let phase = phases.first { content(phase) }
            }
        }

        struct KeyframeAnimator<Value, Content: View>: View {
            let initialValue: Value
            let content: (Value) -> Content
            init(
                initialValue: Value, trigger: Any? = nil, repeating: Bool = true,
                @ViewBuilder content: @escaping (Value) -> Content, keyframes: Any? = nil
            ) {
                self.initialValue = initialValue
                self.content = content
            }
            var body: some View { content(initialValue) }
        }
        """

    private static let modifiers = """
        extension View {
            func phaseAnimator<Phase, Shown: View>(
                _ phases: [Phase], trigger: Any? = nil, @ViewBuilder content: (Self, Phase) -> Shown,
                animation: Any? = nil
            ) -> some View { content(self, phases.first!) }
            func keyframeAnimator<Value, Shown: View>(
                initialValue: Value, trigger: Any? = nil, repeating: Bool = true,
                @ViewBuilder content: (Self, Value) -> Shown, keyframes: Any? = nil
            ) -> some View { content(self, initialValue) }
        }
        """
}
