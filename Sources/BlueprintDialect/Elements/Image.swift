/// A picture, of which only the size is here.
public struct Image: Element {
    /// Of which only the size counts; nil for none.
    public var image: UIImage?
    /// How it stands in a frame that is not of its size.
    public var contentMode: ContentMode
    /// Changes no size.
    public var tintColor: UIColor?

    /// Fills its frame by default.
    public init(image: UIImage?, contentMode: ContentMode = .aspectFill, tintColor: UIColor? = nil) {
        self.image = image
        self.contentMode = contentMode
        self.tintColor = tintColor
    }

    /// Without an image it is of no size.
    public var content: ElementContent {
        guard let size = image?.size else { return ElementContent(intrinsicSize: .zero) }
        let mode = contentMode
        return ElementContent { (constraint: SizeConstraint) in mode.size(of: size, in: constraint) }
    }

    /// How an image stands in a frame that is not of its size.
    public enum ContentMode: Hashable, Sendable {
        /// In its own size, in the middle.
        case center
        /// As large as the frame, whatever its ratio.
        case stretch
        /// In its ratio, as large as the frame allows.
        case aspectFit
        /// In its ratio, so large that it fills the frame.
        case aspectFill

        /// In its own size, or scaled in its ratio to fit the limits that there are; infinite where there are none, as
        /// one that fills is measured as one that fits (Blueprint 1237c2b6, Image.Measurer).
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
    }
}

extension CGSize {
    /// Width to height; 0 where there is no height.
    fileprivate var ratio: CGFloat { height > 0 ? width / height : 0 }
}
