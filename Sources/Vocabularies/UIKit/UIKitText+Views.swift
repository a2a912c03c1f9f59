extension UIKitText {
    /// The size and the middle of what has a frame.
    static let partsOfFrame = """
        var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }
        var center: CGPoint {
            get { CGPoint(x: frame.midX, y: frame.midY) }
            set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
        }
        """

    static func views(_ leaf: String?, sizedBy own: String?) -> String {
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
            \(SwiftText.members([partsOfFrame]))
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
            var semanticContentAttribute: UISemanticContentAttribute = .unspecified
            var __isReversed: Bool { semanticContentAttribute == .forceRightToLeft }
            var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
                __isReversed ? .rightToLeft : .leftToRight
            }
            var preservesSuperviewLayoutMargins = false
            var __margins: UIEdgeInsets?
            var layoutMargins: UIEdgeInsets {
                get {
                    guard let least = __controller?.__leastMargins else { return __margins ?? __usualMargins }
                    var margins = __margins ?? .zero
                    margins.left = Swift.max(margins.left, least.leading)
                    margins.right = Swift.max(margins.right, least.trailing)
                    return margins
                }
                set { __margins = newValue }
            }
            var __usualMargins: UIEdgeInsets {
                let size = __controlSize(width: 8, height: 8, cell: __cellSize())
                return UIEdgeInsets(top: size.height, left: size.width, bottom: size.height, right: size.width)
            }
            var directionalLayoutMargins: NSDirectionalEdgeInsets {
                get {
                    NSDirectionalEdgeInsets(
                        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
                        trailing: layoutMargins.right)
                }
                set {
                    layoutMargins = UIEdgeInsets(
                        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
                }
            }
            var safeAreaInsets: UIEdgeInsets { UIEdgeInsets.zero }
            var translatesAutoresizingMaskIntoConstraints = true
            var autoresizingMask: UIView.AutoresizingMask = []
            var insetsLayoutMarginsFromSafeArea = true
            var isAccessibilityElement = false
            var accessibilityLabel: String?
            var accessibilityIdentifier: String?
            var accessibilityValue: String?
            var accessibilityHint: String?
            weak var superview: UIView?
            weak var __controller: UIViewController?
            var __constraints: [NSLayoutConstraint] = []
            // By axis.
            var __hugging: [CGFloat] = [250, 250]
            var __resistance: [CGFloat] = [750, 750]
            var window: UIWindow?
            var subviews: [UIView] = []
            // Those that are shown, also the ones that it makes as it is laid out.
            var __shownSubviews: [UIView] { subviews }
            var __showsSubviews: Bool { __text == nil }
            var gestureRecognizers: [UIGestureRecognizer]?
            var traitCollection = UITraitCollection()
            // Of what other classes it is, where that is not known.
            var __unknownName: String?
            var intrinsicContentSize: CGSize {
                if let name = __unknownName { return __textSize("▒ \\(name) ▒", font: nil, lines: 1, width: .infinity, cell: __cellSize()) }
                return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            }
            override init() { super.init() }
            init(frame: CGRect) {
                super.init()
                self.frame = frame
            }
            required init?(coder: NSCoder) { super.init() }
            func sizeThatFits(_ size: CGSize) -> CGSize { \(own.map { $0 + " ?? " } ?? "")bounds.size }
            func sizeToFit() {
                frame.size = sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
            }
            func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { __fitting(targetSize) }
            func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize {
                __fitting(
                    targetSize,
                    fitting: [horizontalFittingPriority != .required, verticalFittingPriority != .required])
            }
            // How high its content is in a width.
            func __height(_ width: CGFloat) -> CGFloat { intrinsicContentSize.height }
            // The view whose edges another view's are related to where they are related to its own.
            func __edges(for other: UIView) -> UIView { self }
            private(set) var layoutGuides: [UILayoutGuide] = []
            func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
                layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
                layoutGuide.__own(self)
                layoutGuides.append(layoutGuide)
            }
            func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
                layoutGuides.removeAll { $0 === layoutGuide }
                layoutGuide.__own(nil)
            }
            // The subviews whose frames constraints may give, and those that stand for guides.
            var __placed: [UIView] {
                layoutGuides.isEmpty ? subviews : subviews + layoutGuides.map { $0.__view }
            }
            func layoutSubviews() { __layOut() }
            // The frame that it was given last, other than by code.
            var __given = CGRect.zero
            func __give(_ new: CGRect) {
                frame = new
                __given = new
            }
            // The frames of its subviews, where it has a size.
            func __arrange(in size: CGSize) -> [CGRect] {
                let wider = size.width - frame.width, higher = size.height - frame.height
                for view in subviews where view.frame.size != .zero { view.__resize(wider, higher) }
                frame.size = size
                __controller?.viewWillLayoutSubviews()
                layoutSubviews()
                __controller?.viewDidLayoutSubviews()
                __showLost()
                return subviews.map { $0.frame }
            }
            var __isLost = false
            // Views that nothing known gives a frame stand one below the other.
            func __showLost() {
                var y: CGFloat = 0
                for view in subviews {
                    let isNew = view.frame == .zero && view.__constraints.isEmpty
                    guard isNew || view.__isLost && view.frame == view.__given else { continue }
                    view.__isLost = true
                    var size = view.__fitting(bounds.size)
                    if size.width > bounds.width, bounds.width > 0 {
                        size = CGSize(width: bounds.width, height: view.__wish(bounds.width).height)
                    }
                    if view.autoresizingMask.contains(.flexibleWidth) { size.width = bounds.width }
                    if view.autoresizingMask.contains(.flexibleHeight) { size.height = bounds.height - y }
                    // One that scrolls takes what is left.
                    if view is UIScrollView, size.height == 0 { size = CGSize(width: bounds.width, height: bounds.height - y) }
                    view.__give(CGRect(origin: CGPoint(x: 0, y: y), size: size))
                    y = view.frame.maxY
                }
            }
            func __resize(_ wider: CGFloat, _ higher: CGFloat) {
                if autoresizingMask.contains(.flexibleWidth) { frame.size.width += wider }
                if autoresizingMask.contains(.flexibleHeight) { frame.size.height += higher }
                if autoresizingMask.contains(.flexibleLeftMargin) {
                    frame.origin.x += autoresizingMask.contains(.flexibleRightMargin) ? wider / 2 : wider
                }
                if autoresizingMask.contains(.flexibleTopMargin) {
                    frame.origin.y += autoresizingMask.contains(.flexibleBottomMargin) ? higher / 2 : higher
                }
            }
            var __text: String? { nil }
            var __font: UIFont? { nil }
            var __textColor: UIColor? { nil }
            var __lines: Int { 0 }
            var __alignment: NSTextAlignment { .natural }
            var __lineBreakMode: NSLineBreakMode { .byTruncatingTail }
            var __knob: CGFloat? { nil }
            var __done: CGFloat? { nil }
            var __isPicture: Bool { false }
            // Whether what is behind it cannot be read.
            var __isBlurred: Bool { false }
            \(SwiftText.each(hooks) { "func \($0)() {}" })
            func __load() { awakeFromNib() }
            func draw(_ rect: CGRect) {}
            func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
            func __adopt(_ view: UIView) { if view.superview == nil { addSubview(view) } }
            func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
            func addSubviews(@__ViewBuilder _ views: () -> [UIView]) { views().forEach { addSubview($0) } }
            func insertSubview(_ view: UIView, at index: Int) {
                view.removeFromSuperview()
                view.superview = self
                subviews.insert(view, at: Swift.min(index, subviews.count))
            }
            func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
                insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
            }
            func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
                insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count) + 1)
            }
            func removeFromSuperview() {
                superview?.subviews.removeAll { $0 === self }
                superview = nil
            }
            func bringSubviewToFront(_ view: UIView) { addSubview(view) }
            func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
            func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
                gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
            }
            func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
                __hugging[axis.rawValue] = CGFloat(priority.rawValue)
            }
            func setContentCompressionResistancePriority(
                _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
            ) {
                __resistance[axis.rawValue] = CGFloat(priority.rawValue)
            }
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
            override var __isPicture: Bool { image != nil }
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
            override var __text: String? { isAnimating || !hidesWhenStopped ? "◌" : nil }
            override var __alignment: NSTextAlignment { .center }
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
            override var __isBlurred: Bool { effect is UIBlurEffect }
            init(effect: UIVisualEffect? = nil) {
                self.effect = effect
                super.init()
                addSubview(contentView)
                contentView.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    contentView.topAnchor.constraint(equalTo: topAnchor),
                    contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
                    contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
                    contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
                ])
            }
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
            // What is scrolled: a view that is not seen, to whose edges those of what is in it are related.
            lazy var __content: UIView = {
                let view = UIView()
                view.superview = self
                view.translatesAutoresizingMaskIntoConstraints = false
                return view
            }()
            override var __placed: [UIView] { [__content] + super.__placed }
            override func __edges(for other: UIView) -> UIView {
                var around = other.superview
                while let view = around {
                    if view === self { return __content }
                    around = view.superview
                }
                return self
            }
            var contentLayoutGuide: UILayoutGuide { UILayoutGuide(__content, inset: .zero) }
            var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self, inset: .zero) }
            var adjustedContentInset: UIEdgeInsets { contentInset }
            var isTracking: Bool { false }
            var isDragging: Bool { false }
            var isDecelerating: Bool { false }
            override func sizeThatFits(_ size: CGSize) -> CGSize { size }
            override func __arrange(in size: CGSize) -> [CGRect] {
                super.__arrange(in: size).map { $0.offsetBy(dx: contentInset.left, dy: contentInset.top) }
            }
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
        "setNeedsLayout setNeedsUpdateConstraints updateConstraints setNeedsDisplay layoutIfNeeded invalidateIntrinsicContentSize "
        + "didMoveToSuperview didMoveToWindow awakeFromNib prepareForInterfaceBuilder"

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
