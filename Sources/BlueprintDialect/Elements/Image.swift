/// A picture, of which only the size is here.
public struct Image: Element {
    public var image: UIImage?
    public var contentMode: ContentMode
    public var tintColor: UIColor?

    public init(image: UIImage?, contentMode: ContentMode = .aspectFill, tintColor: UIColor? = nil) {
        self.image = image
        self.contentMode = contentMode
        self.tintColor = tintColor
    }

    public var content: ElementContent {
        let size = image?.size ?? .zero
        let mode = contentMode
        return ElementContent { (constraint: SizeConstraint) in mode.size(of: size, in: constraint) }
    }

    public enum ContentMode: Hashable, Sendable {
        case center, stretch, aspectFit, aspectFill

        /// In its own size, or scaled in its ratio to the limits that there are.
        func size(of image: CGSize, in constraint: SizeConstraint) -> CGSize {
            guard self == .aspectFit || self == .aspectFill, image.width > 0, image.height > 0 else { return image }
            let width = constraint.width.constrainedValue
            let height = constraint.height.constrainedValue
            let ratio = image.width / image.height
            switch (width, height) {
            case (nil, nil): return image
            case (let width?, nil): return CGSize(width: width, height: width / ratio)
            case (nil, let height?): return CGSize(width: height * ratio, height: height)
            case (let width?, let height?):
                let room = CGSize(width: width, height: height)
                return self == .aspectFit
                    ? AspectRatio(ratio: ratio).size(within: room) : AspectRatio(ratio: ratio).size(containing: room)
            }
        }
    }
}
