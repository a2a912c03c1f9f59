import Negotiation

/// A position in a view that a GeometryReader elsewhere converts to its own coordinates.
public struct Anchor<Value> {
    /// The value relative to a point; both absolute, in points.
    private let seen: (_ origin: CGPoint) -> Value

    init(_ seen: @escaping (CGPoint) -> Value) {
        self.seen = seen
    }

    func resolved(from origin: CGPoint) -> Value { seen(origin) }

    /// The position of an anchor in its view.
    public struct Source {
        private let make: (_ frame: CGRect) -> Anchor

        init(_ make: @escaping (CGRect) -> Anchor) {
            self.make = make
        }

        /// - Parameter frame: the view's frame, absolute.
        package func anchor(in frame: CGRect) -> Anchor { make(frame) }
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's whole frame.
    public static var bounds: Self { Self { frame in Anchor { frame.seen(from: $0) } } }

    /// - Parameter rect: from the view's corner.
    public static func rect(_ rect: CGRect) -> Self {
        Self { frame in Anchor { rect.offsetBy(dx: frame.minX, dy: frame.minY).seen(from: $0) } }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// - Parameter point: from 0 to 1 on each axis.
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self { frame in
            Anchor {
                CGPoint(
                    x: frame.minX + point.x * frame.width - $0.x, y: frame.minY + point.y * frame.height - $0.y)
            }
        }
    }

    /// - Parameter point: from the view's corner.
    public static func point(_ point: CGPoint) -> Self {
        Self { frame in Anchor { CGPoint(x: frame.minX + point.x - $0.x, y: frame.minY + point.y - $0.y) } }
    }

    /// The view's top left corner.
    public static var topLeading: Self { .unitPoint(.topLeading) }
    /// The middle of the view's top.
    public static var top: Self { .unitPoint(.top) }
    /// The view's top right corner.
    public static var topTrailing: Self { .unitPoint(.topTrailing) }
    /// The middle of the view's left side.
    public static var leading: Self { .unitPoint(.leading) }
    /// The view's center.
    public static var center: Self { .unitPoint(.center) }
    /// The middle of the view's right side.
    public static var trailing: Self { .unitPoint(.trailing) }
    /// The view's bottom left corner.
    public static var bottomLeading: Self { .unitPoint(.bottomLeading) }
    /// The middle of the view's bottom.
    public static var bottom: Self { .unitPoint(.bottom) }
    /// The view's bottom right corner.
    public static var bottomTrailing: Self { .unitPoint(.bottomTrailing) }
}

extension CGRect {
    fileprivate func seen(from origin: CGPoint) -> CGRect { offsetBy(dx: -origin.x, dy: -origin.y) }
}

extension GeometryProxy {
    /// The anchor's value, from the reader's corner.
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.resolved(from: origin) }
}
