/// One branch of `#if`: what it asks, and what stands in it.
package struct ConditionalClause<Content: Sendable>: Sendable {
    /// Nil for `#else`.
    package let condition: ConditionalExpression?
    package let content: [Content]
}

/// What an `#if` asks of the build.
package indirect enum ConditionalExpression: Sendable, Hashable {
    case os(String)
    case canImport(String)
    /// `DEBUG`.
    case flag(String)
    /// `true`, or whether `swift(>=6)` and `compiler(<5.9)` hold for the Swift that is read here.
    case boolean(Bool)
    case not(ConditionalExpression)
    case and(ConditionalExpression, ConditionalExpression)
    case or(ConditionalExpression, ConditionalExpression)
    /// `arch(arm64)`, `targetEnvironment(simulator)`: as written.
    case other(String)

    /// Whether it holds, where the answers to its single questions are known.
    package func isTrue(_ answer: (ConditionalExpression) -> Bool) -> Bool {
        switch self {
        case .boolean(let value): value
        case .not(let inner): !inner.isTrue(answer)
        case .and(let one, let other): one.isTrue(answer) && other.isTrue(answer)
        case .or(let one, let other): one.isTrue(answer) || other.isTrue(answer)
        case .os, .canImport, .flag, .other: answer(self)
        }
    }
}
