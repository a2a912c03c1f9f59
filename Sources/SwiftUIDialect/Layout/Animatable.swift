/// What can be animated. Nothing is here: layouts are shown as they end.
public protocol Animatable {
    /// The part of the value that an animation changes.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// What changes while it is animated.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing changes.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Values that can be added and scaled, so that an animation can interpolate them.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each number in it.
    mutating func scale(by factor: Double)
    /// The sum of the squares of the numbers in it.
    var magnitudeSquared: Double { get }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies it.
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    /// Its square.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    /// Multiplies it.
    public mutating func scale(by factor: Double) { self *= factor }
    /// Its square.
    public var magnitudeSquared: Double { self * self }
}

/// Nothing that could be animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Every one is equal to every other.
    public init() {}

    /// The only value.
    public static let zero = EmptyAnimatableData()
    public static func + (first: EmptyAnimatableData, second: EmptyAnimatableData) -> EmptyAnimatableData { first }
    public static func - (first: EmptyAnimatableData, second: EmptyAnimatableData) -> EmptyAnimatableData { first }
    /// Changes nothing.
    public mutating func scale(by factor: Double) {}
    /// Always 0.
    public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// Animated with the second.
    public var first: First
    /// Animated with the first.
    public var second: Second

    /// For more than two values, pairs hold pairs.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Zero in both.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
    public static func + (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(one.first + other.first, one.second + other.second)
    }
    public static func - (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(one.first - other.first, one.second - other.second)
    }
    /// Multiplies both.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }
    /// That of both, added.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
