import Negotiation

/// A sum of lengths: the number alone, or with its arithmetic. A rule that is written with it gives both.
protocol LengthSum {
    /// The start of the sum.
    init(_ start: CGFloat)
    func plus(_ length: CGFloat) -> Self
    func minus(_ length: CGFloat) -> Self
}

extension CGFloat: LengthSum {
    func plus(_ length: CGFloat) -> CGFloat { self + length }
    func minus(_ length: CGFloat) -> CGFloat { self - length }
}

extension Calculation: LengthSum {
    func plus(_ length: CGFloat) -> Calculation { adding(.plus(length)) }
    func minus(_ length: CGFloat) -> Calculation { adding(.minus(length)) }
}
