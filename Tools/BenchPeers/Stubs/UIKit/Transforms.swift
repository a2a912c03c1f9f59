#if canImport(Darwin)
    @_exported import QuartzCore
#else
    import Foundation

    /// A transform of which only the identity is used.
    public struct CATransform3D: Sendable {
        public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
        public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
        public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
        public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

        /// Creates the identity.
        public init() {}
    }

    /// The identity.
    public let CATransform3DIdentity = CATransform3D()

    public func CATransform3DConcat(_ one: CATransform3D, _ other: CATransform3D) -> CATransform3D { unused() }
    public func CATransform3DTranslate(
        _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> CATransform3D { unused() }
    public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { unused() }
    public func CATransform3DEqualToTransform(_ one: CATransform3D, _ other: CATransform3D) -> Bool { unused() }
    public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool { unused() }

    /// A matrix that is not used.
    public struct double4x4 {
        public init(rows: [SIMD4<Double>]) { unused() }
        public subscript(column: Int) -> SIMD4<Double> { unused() }
        public static func * (vector: SIMD4<Double>, matrix: double4x4) -> SIMD4<Double> { unused() }
    }

    /// The way in which Objective-C keeps an associated object.
    public enum AssociationPolicy {
        case OBJC_ASSOCIATION_RETAIN_NONATOMIC
    }

    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { unused() }
    public func objc_setAssociatedObject(
        _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: AssociationPolicy
    ) { unused() }

    private func unused() -> Never { fatalError("a layout pass does not call this") }
#endif
