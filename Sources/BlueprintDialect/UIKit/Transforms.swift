// What iOS code takes from QuartzCore and CoreGraphics, where Foundation does not have it.

#if !canImport(QuartzCore)
    /// A transform of space, as a matrix of rows.
    public struct CATransform3D: Equatable, Sendable {
        public var m11, m12, m13, m14: CGFloat
        public var m21, m22, m23, m24: CGFloat
        public var m31, m32, m33, m34: CGFloat
        public var m41, m42, m43, m44: CGFloat

        /// The transform that changes nothing.
        public init() {
            (m11, m12, m13, m14) = (1, 0, 0, 0)
            (m21, m22, m23, m24) = (0, 1, 0, 0)
            (m31, m32, m33, m34) = (0, 0, 1, 0)
            (m41, m42, m43, m44) = (0, 0, 0, 1)
        }
    }

    public let CATransform3DIdentity = CATransform3D()
#endif
