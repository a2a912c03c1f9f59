// The types of QuartzCore and CoreGraphics for iOS code, on systems whose Foundation lacks them.

import Foundation

#if canImport(QuartzCore)
    @_exported import QuartzCore
#else
    /// A three-dimensional transform, as a matrix of rows.
    public struct CATransform3D: Equatable, Sendable {
        /// The first row.
        public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
        /// The second row.
        public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
        /// The third row.
        public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
        /// The fourth row; m41, m42 and m43 move by points.
        public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

        /// Creates the identity transform.
        public init() {}
    }

    /// The identity transform.
    public let CATransform3DIdentity = CATransform3D()

    /// Returns a translation by points.
    public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var transform = CATransform3D()
        (transform.m41, transform.m42, transform.m43) = (x, y, z)
        return transform
    }

    /// Returns a scaling by factors, around 0, 0, 0.
    public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var transform = CATransform3D()
        (transform.m11, transform.m22, transform.m33) = (x, y, z)
        return transform
    }

    /// Returns the same transform in the plane of x and y; z is unchanged.
    public func CATransform3DMakeAffineTransform(_ affine: CGAffineTransform) -> CATransform3D {
        var transform = CATransform3D()
        (transform.m11, transform.m12, transform.m21, transform.m22) = (affine.a, affine.b, affine.c, affine.d)
        (transform.m41, transform.m42) = (affine.tx, affine.ty)
        return transform
    }

    /// A transform of the plane: x' = ax + cy + tx, y' = bx + dy + ty.
    public struct CGAffineTransform: Equatable, Sendable {
        /// The parts of x in x' and in y'.
        public var a: CGFloat = 1, b: CGFloat = 0
        /// The parts of y in x' and in y'.
        public var c: CGFloat = 0, d: CGFloat = 1
        /// The translation in points.
        public var tx: CGFloat = 0, ty: CGFloat = 0

        /// Creates the identity transform.
        public init() {}

        /// Creates a transform of six numbers.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// Creates a translation by points.
        public init(translationX tx: CGFloat, y ty: CGFloat) {
            (self.tx, self.ty) = (tx, ty)
        }

        /// Creates a scaling by factors, around 0, 0.
        public init(scaleX a: CGFloat, y d: CGFloat) {
            (self.a, self.d) = (a, d)
        }

        /// Creates a rotation by an angle in radians.
        public init(rotationAngle angle: CGFloat) {
            self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
        }

        /// The identity transform.
        public static let identity = CGAffineTransform()
    }
#endif
