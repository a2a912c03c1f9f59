/// Animations, which take no time: a change is made at once. It is Swift that is run as sources are; animators, `Animation` and
/// `Transaction` are undeclared.
enum SwiftUIAnimationText {
    static let functions = """
        func withAnimation<Result>(_ animation: Any? = nil, _ body: () throws -> Result) rethrows -> Result {
            try body()
        }

        func withAnimation<Result>(
            _ animation: Any? = nil, completionCriteria: Any? = nil, _ body: () throws -> Result,
            completion: @escaping () -> Void
        ) rethrows -> Result {
            let result = try body()
            completion()
            return result
        }

        func withTransaction<Result>(_ transaction: Any, _ body: () throws -> Result) rethrows -> Result { try body() }

        protocol AnimatableModifier: Animatable, ViewModifier {}
        """
}
