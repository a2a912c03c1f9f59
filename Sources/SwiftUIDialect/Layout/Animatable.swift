/// A value that can be animated. Animations are not supported: layouts are shown in their final state.
public protocol Animatable {
    /// The part of the value that an animation changes.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The data that an animation changes.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Empty data: nothing is animated.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Values that can be added and scaled, so that an animation can interpolate them.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each of its numbers.
    mutating func scale(by factor: Double)
    /// The sum of the squares of its numbers.
    var magnitudeSquared: Double { get }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by factor: Double) { self *= factor }
    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

/// The data of a value without animation.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates the value; all are equal.
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

/// Two values animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Creates a pair; for more than two values, nest pairs.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// A pair of zeros.
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
    /// The sum of both magnitudes.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
