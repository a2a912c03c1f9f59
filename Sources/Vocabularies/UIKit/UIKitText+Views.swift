extension UIKitText {
    static func views(_ leaf: String?, sizedBy own: String?) -> String {
        """
        class UIResponder: NSObject {
            func becomeFirstResponder() -> Bool { false }
            func resignFirstResponder() -> Bool { true }
        }

        class UIView: UIResponder\(leaf.map { ", \($0)" } ?? "") {
            static let noIntrinsicMetric: CGFloat = -1
            var frame: CGRect = .zero
            var bounds: CGRect {
                get { CGRect(origin: .zero, size: frame.size) }
                set { frame.size = newValue.size }
            }
            var center: CGPoint {
                get { CGPoint(x: frame.midX, y: frame.midY) }
                set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
            }
            var transform: CGAffineTransform = .identity
            var backgroundColor: UIColor?
            var tintColor: UIColor! = .systemBlue
            var alpha: CGFloat = 1
            var isHidden = false
            var clipsToBounds = false
            var isUserInteractionEnabled = true
            var tag = 0
            var contentMode: UIView.ContentMode = .scaleToFill
            var semanticContentAttribute: UISemanticContentAttribute = .unspecified
            var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
                semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
            }
            var safeAreaInsets: UIEdgeInsets { UIEdgeInsets.zero }
            var translatesAutoresizingMaskIntoConstraints = true
            var isAccessibilityElement = false
            var accessibilityLabel: String?
            var accessibilityIdentifier: String?
            weak var superview: UIView?
            var subviews: [UIView] = []
            var traitCollection = UITraitCollection()
            // The name of the view's unknown class.
            var __unknownName: String?
            // What its hatched box is called, where it is shown as one: what is in a view without a body is not laid out.
            var __hatchedName: String? {
                if let name = __unknownName { return name }
                return subviews.isEmpty || __text != nil ? nil : "\\(type(of: self))"
            }
            var intrinsicContentSize: CGSize {
                if let name = __unknownName { return __textSize("▒ \\(name) ▒", font: nil, lines: 1, width: .infinity, cell: __cellSize()) }
                return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            }
            convenience init() { self.init(frame: .zero) }
            init(frame: CGRect) {
                super.init()
                self.frame = frame
            }
            required init?(coder: NSCoder) { super.init() }
            func sizeThatFits(_ size: CGSize) -> CGSize { \(own.map { $0 + " ?? " } ?? "")bounds.size }
            var __unlimitedSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity)) }
            func sizeToFit() { frame.size = __unlimitedSize }
            var __text: String? { nil }
            var __font: UIFont? { nil }
            var __textColor: UIColor? { nil }
            var __lines: Int { 0 }
            var __alignment: NSTextAlignment { .natural }
            var __lineBreakMode: NSLineBreakMode { .byTruncatingTail }
            var __knob: CGFloat? { nil }
            var __done: CGFloat? { nil }
            var __isPicture: Bool { false }
            \(SwiftText.each(hooks) { "func \($0)() {}" })
            func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
            func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
            func insertSubview(_ view: UIView, at index: Int) {
                view.removeFromSuperview()
                view.superview = self
                subviews.insert(view, at: Swift.min(index, subviews.count))
            }
            func removeFromSuperview() {
                superview?.subviews.removeAll { $0 === self }
                superview = nil
            }
            enum ContentMode {
                case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
                case topLeft, topRight, bottomLeft, bottomRight
            }
        }

        class UIImageView: UIView {
            var image: UIImage?
            override init(frame: CGRect) { super.init(frame: frame) }
            init(image: UIImage?) {
                self.image = image
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override var __isPicture: Bool { image != nil }
            override var intrinsicContentSize: CGSize { __imageSize(image, cell: __cellSize()) }
            override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
        }

        class UIActivityIndicatorView: UIView {
            var style: UIActivityIndicatorView.Style = .medium
            var hidesWhenStopped = true
            var isAnimating = false
            override init(frame: CGRect) { super.init(frame: frame) }
            init(style: UIActivityIndicatorView.Style) {
                self.style = style
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            func startAnimating() { isAnimating = true }
            func stopAnimating() { isAnimating = false }
            override var __text: String? { isAnimating || !hidesWhenStopped ? "◌" : nil }
            override var __alignment: NSTextAlignment { .center }
            override var intrinsicContentSize: CGSize {
                let side: CGFloat = style == .large ? 37 : 20
                return __controlSize(width: side, height: side, cell: __cellSize())
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
            enum Style { case medium, large }
        }

        class UIScrollView: UIView {
            var contentSize: CGSize = .zero
            var contentOffset: CGPoint = .zero
            var contentInset: UIEdgeInsets = .zero
            var isScrollEnabled = true
            override func sizeThatFits(_ size: CGSize) -> CGSize { size }
        }
        """
    }

    /// Methods that UIKit calls on a view, or the view on itself; none has an effect here.
    private static let hooks =
        "layoutSubviews setNeedsLayout setNeedsDisplay layoutIfNeeded invalidateIntrinsicContentSize "
        + "didMoveToSuperview didMoveToWindow"
}
