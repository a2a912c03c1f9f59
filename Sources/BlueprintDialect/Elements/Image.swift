import Negotiation

/// An image, of which only the size matters here.
public struct Image: Element {
    /// The image, of which only the size counts; nil for none.
    public var image: UIImage?
    /// The position and scale of the image in a frame of another size.
    public var contentMode: ContentMode
    /// The tint. It changes no size.
    public var tintColor: UIColor?

    /// Creates an image, which by default fills its frame.
    public init(image: UIImage?, contentMode: ContentMode = .aspectFill, tintColor: UIColor? = nil) {
        self.image = image
        self.contentMode = contentMode
        self.tintColor = tintColor
    }

    /// The image's size for the proposal; 0×0 without an image.
    public var content: ElementContent {
        guard let size = image?.size else { return ElementContent(intrinsicSize: .zero) }
        let mode = contentMode
        return ElementContent(
            storage: LeafContent(
                measure: { constraint, _ in mode.size(of: size, in: constraint) },
                explain: { constraint, answer, axis in
                    mode.origin(on: axis, of: size, answering: answer, in: constraint)
                }))
    }

    /// The position and scale of an image in a frame of another size.
    public enum ContentMode: Hashable, Sendable {
        /// In its own size, in the middle.
        case center
        /// Stretched to the frame, without its ratio.
        case stretch
        /// In its ratio, as large as fits in the frame.
        case aspectFit
        /// In its ratio, just large enough to fill the frame.
        case aspectFill

        /// The image's own size, or for `aspectFit` and `aspectFill` the size in its ratio that fits the limits;
        /// infinite without any. Filling is measured as fitting (Blueprint 1237c2b6, Image.Measurer).
        func size(of image: CGSize, in constraint: SizeConstraint) -> CGSize {
            guard self == .aspectFit || self == .aspectFill else { return image }
            let ratio = image.ratio
            switch (constraint.width.constrainedValue, constraint.height.constrainedValue) {
            case (nil, nil): return .infinity
            case (let width?, let height?) where !(CGSize(width: width, height: height).ratio < ratio):
                return CGSize(width: height * ratio, height: height)
            case (let width?, _): return CGSize(width: width, height: width / ratio)
            case (nil, let height?): return CGSize(width: height * ratio, height: height)
            }
        }

        /// The origin of a length of that size.
        func origin(
            on axis: Negotiation.Axis, of image: CGSize, answering size: CGSize, in constraint: SizeConstraint
        ) -> LengthExplanation {
            guard self == .aspectFit || self == .aspectFill else { return LengthExplanation(.content(fittedTo: nil)) }
            let lengths = [Negotiation.Axis.horizontal, .vertical].filter { constraint[$0] != .unconstrained }
            guard let decider = lengths.first(where: { constraint.limits[$0] == size[$0] }) else {
                return LengthExplanation(.constant)
            }
            guard axis != decider else { return LengthExplanation(.room(axis)) }
            guard image.ratio > 0 else { return LengthExplanation(.constant) }
            return LengthExplanation(.room(decider), axis == .horizontal ? .times(image.ratio) : .over(image.ratio))
        }
    }
}

extension CGSize {
    /// The ratio of width to height; 0 if there is no height.
    fileprivate var ratio: CGFloat { height > 0 ? width / height : 0 }
}
