extension UIKitText {
    static func views(_ leaf: String?) -> String {
        """
        class UIResponder: NSObject {
            var isFirstResponder: Bool { false }
            func becomeFirstResponder() -> Bool { false }
            func resignFirstResponder() -> Bool { true }
        }

        class UIView: UIResponder\(leaf.map { ", \($0)" } ?? "") {
            static let noIntrinsicMetric: CGFloat = -1
            static let layoutFittingCompressedSize = CGSize.zero
            static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
            static func animate(withDuration duration: Double, animations: () -> Void) { animations() }
            static func animate(
                withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
            ) {
                animations()
            }
            static func performWithoutAnimation(_ actions: () -> Void) { actions() }
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
            var isOpaque = true
            var clipsToBounds = false
            var isUserInteractionEnabled = true
            var tag = 0
            var contentMode: UIView.ContentMode = .scaleToFill
            var layer = CALayer()
            var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            var safeAreaInsets: UIEdgeInsets { UIEdgeInsets.zero }
            var translatesAutoresizingMaskIntoConstraints = true
            var autoresizingMask: UIView.AutoresizingMask = []
            var insetsLayoutMarginsFromSafeArea = true
            var isAccessibilityElement = false
            var accessibilityLabel: String?
            var accessibilityIdentifier: String?
            var accessibilityValue: String?
            var accessibilityHint: String?
            var superview: UIView?
            var window: UIWindow?
            var subviews: [UIView] = []
            var gestureRecognizers: [UIGestureRecognizer]?
            var traitCollection = UITraitCollection()
            var intrinsicContentSize: CGSize {
                CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            }
            override init() { super.init() }
            init(frame: CGRect) {
                super.init()
                self.frame = frame
            }
            required init?(coder: NSCoder) { super.init() }
            func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
            func sizeToFit() {
                frame.size = sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
            }
            func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
            var __text: String? { nil }
            var __font: UIFont? { nil }
            var __textColor: UIColor? { nil }
            var __lines: Int { 0 }
            var __alignment: NSTextAlignment { .natural }
            \(SwiftText.each(hooks) { "func \($0)() {}" })
            func draw(_ rect: CGRect) {}
            func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
            func addSubview(_ view: UIView) { subviews.append(view) }
            func addSubviews(@__ViewBuilder _ views: () -> [UIView]) { subviews += views() }
            func insertSubview(_ view: UIView, at index: Int) { subviews.insert(view, at: index) }
            func removeFromSuperview() {}
            func bringSubviewToFront(_ view: UIView) {}
            func sendSubviewToBack(_ view: UIView) {}
            func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
                gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
            }
            func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
            func setContentCompressionResistancePriority(
                _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
            ) {}
            enum AnimationCurve { case easeInOut, easeIn, easeOut, linear }
            enum ContentMode {
                case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
                case topLeft, topRight, bottomLeft, bottomRight
            }
            struct AutoresizingMask: OptionSet {
                \(SwiftText.options("AutoresizingMask", in: .nestedType, autoresizing))
            }
        }

        \(SwiftText.builder("__ViewBuilder", of: "UIView"))

        class UIImageView: UIView {
            var image: UIImage?
            var highlightedImage: UIImage?
            var isHighlighted = false
            override init() { super.init() }
            override init(frame: CGRect) { super.init(frame: frame) }
            init(image: UIImage?) {
                self.image = image
                super.init()
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override var intrinsicContentSize: CGSize { __imageSize(image, cell: __cellSize()) }
            override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
        }

        class UIActivityIndicatorView: UIView {
            var style: UIActivityIndicatorView.Style = .medium
            var color: UIColor!
            var hidesWhenStopped = true
            var isAnimating = false
            override init() { super.init() }
            init(style: UIActivityIndicatorView.Style) {
                self.style = style
                super.init()
            }
            func startAnimating() { isAnimating = true }
            func stopAnimating() { isAnimating = false }
            override var intrinsicContentSize: CGSize {
                style == .large
                    ? __controlSize(width: 37, height: 37, cell: __cellSize())
                    : __controlSize(width: 20, height: 20, cell: __cellSize())
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
            enum Style { case medium, large }
        }

        class UIVisualEffectView: UIView {
            var effect: UIVisualEffect?
            let contentView = UIView()
            init(effect: UIVisualEffect?) {
                self.effect = effect
                super.init()
            }
        }

        class UIStackView: UIView {
            var arrangedSubviews: [UIView] = []
            var axis: NSLayoutConstraint.Axis = .horizontal
            var spacing: CGFloat = 0
            var alignment: UIStackView.Alignment = .fill
            var distribution: UIStackView.Distribution = .fill
            var isLayoutMarginsRelativeArrangement = false
            override init() { super.init() }
            init(arrangedSubviews views: [UIView]) {
                arrangedSubviews = views
                super.init()
            }
            func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
            func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
            override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                let shown = arrangedSubviews.filter { !$0.isHidden }
                let sizes = shown.map { $0.sizeThatFits(size) }
                let gaps = spacing * CGFloat(max(0, shown.count - 1))
                let widths = sizes.map { $0.width }
                let heights = sizes.map { $0.height }
                return axis == .horizontal
                    ? CGSize(width: widths.reduce(gaps) { $0 + $1 }, height: heights.max() ?? 0)
                    : CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps) { $0 + $1 })
            }
            enum Alignment { case fill, leading, firstBaseline, center, trailing, lastBaseline, top, bottom }
            enum Distribution { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
        }

        class UIScrollView: UIView {
            var contentSize: CGSize = .zero
            var contentOffset: CGPoint = .zero
            var contentInset: UIEdgeInsets = .zero
            var isScrollEnabled = true
            var isPagingEnabled = false
            var alwaysBounceVertical = false
            var alwaysBounceHorizontal = false
            var showsVerticalScrollIndicator = true
            var showsHorizontalScrollIndicator = true
            var bounces = true
            var adjustedContentInset: UIEdgeInsets { contentInset }
            var isTracking: Bool { false }
            var isDragging: Bool { false }
            var isDecelerating: Bool { false }
            override func sizeThatFits(_ size: CGSize) -> CGSize { size }
            func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
            func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
            func flashScrollIndicators() {}
        }

        class UIWindow: UIView {
            var rootViewController: UIViewController?
            func makeKeyAndVisible() {}
        }
        """
    }

    /// Methods that UIKit calls on a view, or the view on itself; none has an effect here.
    private static let hooks =
        "layoutSubviews setNeedsLayout setNeedsDisplay layoutIfNeeded invalidateIntrinsicContentSize "
        + "didMoveToSuperview didMoveToWindow"

    private static let autoresizing: KeyValuePairs = [
        "flexibleLeftMargin": 1, "flexibleWidth": 2, "flexibleRightMargin": 4, "flexibleTopMargin": 8,
        "flexibleHeight": 16, "flexibleBottomMargin": 32,
    ]

    static let layers = """
        class CALayer: NSObject {
            var frame: CGRect = .zero
            var bounds: CGRect = .zero
            var cornerRadius: CGFloat = 0
            var borderWidth: CGFloat = 0
            var borderColor: CGColor?
            var backgroundColor: CGColor?
            var shadowColor: CGColor?
            var shadowOpacity: Float = 0
            var shadowOffset: CGSize = .zero
            var shadowRadius: CGFloat = 0
            var masksToBounds = false
            var opacity: Float = 1
            var sublayers: [CALayer]?
            func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
        }
        """
}
