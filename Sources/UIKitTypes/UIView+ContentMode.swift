extension UIView {
    /// How what a view shows stands in a frame that is not of its size.
    public enum ContentMode: Int, Hashable, Sendable {
        /// Stretched to the frame.
        case scaleToFill
        /// As large as fits into the frame, its ratio kept.
        case scaleAspectFit
        /// As small as covers the frame, its ratio kept.
        case scaleAspectFill
        /// Drawn again in the frame.
        case redraw
        /// In its own size, in the middle, at an edge or at a corner.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
}
