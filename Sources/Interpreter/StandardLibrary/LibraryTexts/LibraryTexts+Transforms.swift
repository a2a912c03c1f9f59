extension LibraryTexts {
    /// Transforms of the plane, as Core Graphics multiplies them. What they change stands in their block, so that it is
    /// known where they are.
    static let transforms = """
        struct CGAffineTransform: Hashable {
            var a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
            static let identity = CGAffineTransform()
            var isIdentity: Bool { self == CGAffineTransform() }
            func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
                CGAffineTransform(
                    a: a * other.a + b * other.c, b: a * other.b + b * other.d,
                    c: c * other.a + d * other.c, d: c * other.b + d * other.d,
                    tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
            }
            func rotated(by angle: CGFloat) -> CGAffineTransform {
                CGAffineTransform(rotationAngle: angle).concatenating(self)
            }
            func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
                CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
            }
            func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
                CGAffineTransform(translationX: x, y: y).concatenating(self)
            }
            func inverted() -> CGAffineTransform {
                let size = a * d - b * c
                if size == 0 { return self }
                return CGAffineTransform(
                    a: d / size, b: -b / size, c: -c / size, d: a / size,
                    tx: (c * ty - d * tx) / size, ty: (b * tx - a * ty) / size)
            }
        }
        extension CGAffineTransform {
            init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
                self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
            }
            init(translationX tx: CGFloat, y ty: CGFloat) { self.init(tx: tx, ty: ty) }
            init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, d: sy) }
            init(rotationAngle angle: CGFloat) {
                self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
            }
        }
        extension CGPoint {
            func applying(_ t: CGAffineTransform) -> CGPoint {
                CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
            }
        }
        extension CGSize {
            func applying(_ t: CGAffineTransform) -> CGSize {
                CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
            }
        }
        extension CGRect {
            func applying(_ t: CGAffineTransform) -> CGRect {
                let xs = [minX, maxX].flatMap { x in [minY, maxY].map { CGPoint(x: x, y: $0).applying(t).x } }
                let ys = [minX, maxX].flatMap { x in [minY, maxY].map { CGPoint(x: x, y: $0).applying(t).y } }
                let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
                return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
            }
        }
        """
}
