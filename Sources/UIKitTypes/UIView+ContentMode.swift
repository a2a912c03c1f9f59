extension UIView {
    /// The position and scale of a view's contents in a frame of another size.
    public enum ContentMode: Int, Hashable, Sendable {
        /// Stretched to the frame.
        case scaleToFill
        /// The largest size in the frame that keeps the ratio.
        case scaleAspectFit
        /// Just large enough to cover the frame, in its ratio.
        case scaleAspectFill
        /// Drawn again for the frame.
        case redraw
        /// At its own size, in the middle, at an edge or in a corner.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
}
