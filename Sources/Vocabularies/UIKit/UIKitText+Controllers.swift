extension UIKitText {
    static let controllers = """
        class UIViewController: UIResponder {
            var __view: UIView = UIView(frame: UIScreen.main.bounds)
            var view: UIView! {
                get {
                    loadViewIfNeeded()
                    return __view
                }
                set { __view = newValue }
            }
            var title: String?
            var navigationItem = UINavigationItem()
            var navigationController: UINavigationController?
            var presentedViewController: UIViewController?
            var presentingViewController: UIViewController?
            var traitCollection = UITraitCollection()
            private(set) var isViewLoaded = false
            var preferredContentSize: CGSize = .zero
            var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
                let width = __controlSize(width: 16, height: 0, cell: __cellSize()).width
                return NSDirectionalEdgeInsets(top: 0, leading: width, bottom: 0, trailing: width)
            }
            var viewRespectsSystemMinimumLayoutMargins = true
            // Of its view; that has no others at its top and bottom.
            var __leastMargins: NSDirectionalEdgeInsets {
                viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
            }
            override init() { super.init() }
            init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
            required init?(coder: NSCoder) { super.init() }
            func __adopt(_ view: UIView) { __view.__adopt(view) }
            func loadView() {}
            func viewDidLoad() {}
            private var __isAppearing = false
            func __load() {
                if __isAppearing { return }
                loadViewIfNeeded()
                viewWillAppear(false)
            }
            func __settle() {
                let bounds = __view.superview == nil ? UIScreen.main.bounds : __view.frame
                _ = __view.__arrange(in: bounds.size)
            }
            func __appear() {
                if __isAppearing { return }
                __isAppearing = true
                children.forEach { $0.__appearWithParent() }
                viewDidAppear(false)
            }
            func __appearWithParent() {
                if !isViewLoaded { return }
                __load()
                __settle()
                __appear()
            }
            func loadViewIfNeeded() {
                if isViewLoaded { return }
                isViewLoaded = true
                loadView()
                __view.__controller = self
                viewDidLoad()
            }
            \(SwiftText.each("viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear") {
                "func \($0)(_ animated: Bool) {}"
            })
            func viewWillLayoutSubviews() {}
            func viewDidLayoutSubviews() {}
            func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
            func present(
                _ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil
            ) {}
            func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
            private(set) var children: [UIViewController] = []
            private(set) weak var parent: UIViewController?
            func addChild(_ childController: UIViewController) {
                children.append(childController)
                childController.parent = self
            }
            func removeFromParent() {
                parent?.children.removeAll { $0 === self }
                parent = nil
            }
            func didMove(toParent parent: UIViewController?) {}
            func willMove(toParent parent: UIViewController?) {}
        }

        // A controller that shows another's view as its own; its bars are not shown.
        class __ShowingController: UIViewController {
            var __selected: UIViewController? { nil }
            override var view: UIView! {
                get { __selected?.view ?? super.view }
                set { super.view = newValue }
            }
            override func __load() {
                super.__load()
                __selected?.__load()
            }
        }

        class UINavigationController: __ShowingController {
            var viewControllers: [UIViewController] = []
            override init() { super.init() }
            init(rootViewController: UIViewController) {
                super.init()
                viewControllers = [rootViewController]
            }
            override var __selected: UIViewController? { viewControllers.last }
            var topViewController: UIViewController? { viewControllers.last }
            var visibleViewController: UIViewController? { viewControllers.last }
            func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
                self.viewControllers = viewControllers
            }
            func pushViewController(_ viewController: UIViewController, animated: Bool) {
                viewControllers.append(viewController)
            }
            func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
        }

        class UITabBarController: __ShowingController {
            var viewControllers: [UIViewController]?
            var selectedIndex = 0
            override var __selected: UIViewController? { viewControllers?.dropFirst(selectedIndex).first }
            func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
                self.viewControllers = viewControllers
            }
        }
        """

    private static let attributes =
        "font foregroundColor backgroundColor paragraphStyle underlineStyle underlineColor strikethroughStyle "
        + "strikethroughColor kern link baselineOffset attachment shadow"

    private static let underlines: KeyValuePairs = [
        "single": 1, "thick": 2, "double": 9, "patternDot": 256, "patternDash": 512, "patternDashDot": 768,
        "patternDashDotDot": 1024, "byWord": 32768,
    ]

    static let surroundings = """
        protocol NSObjectProtocol {}

        class NSObject: NSObjectProtocol, Hashable {
            init() {}
            func isEqual(_ object: Any?) -> Bool { false }
        }

        class NSCoder: NSObject {}

        class NSAttributedString: NSObject {
            var string: String
            var font: UIFont?
            var color: UIColor?
            var paragraphStyle: NSParagraphStyle?
            var alignment: NSTextAlignment { paragraphStyle?.alignment ?? .natural }
            var length: Int { string.count }
            init(string: String) {
                self.string = string
                super.init()
            }
            init(string: String, attributes: [NSAttributedString.Key: Any]?) {
                self.string = string
                super.init()
                __take(attributes)
            }
            init(attributedString: NSAttributedString) {
                string = attributedString.string
                font = attributedString.font
                color = attributedString.color
                paragraphStyle = attributedString.paragraphStyle
                super.init()
            }
            func __take(_ attributes: [NSAttributedString.Key: Any]?) {
                if let font = attributes?[.font] as? UIFont { self.font = font }
                if let color = attributes?[.foregroundColor] as? UIColor { self.color = color }
                if let style = attributes?[.paragraphStyle] as? NSParagraphStyle { paragraphStyle = style }
            }
            struct Key: Hashable {
                let name: String
                \(SwiftText.each(attributes, in: .nestedType) { "static let \($0) = Key(name: \"\($0)\")" })
            }
        }

        class NSMutableAttributedString: NSAttributedString {
            func append(_ other: NSAttributedString) { string += other.string }
            func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
                addAttributes([name: value], range: range)
            }
            func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
                if range.location == 0 && range.length == length { __take(attributes) }
            }
            func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
                addAttributes(attributes ?? [:], range: range)
            }
        }

        struct NSUnderlineStyle: OptionSet {
            \(SwiftText.options("NSUnderlineStyle", underlines))
        }

        class NSMutableParagraphStyle: NSParagraphStyle {}

        class NSParagraphStyle: NSObject {
            var alignment: NSTextAlignment = .natural
            var lineSpacing: CGFloat = 0
            var lineHeightMultiple: CGFloat = 0
            var minimumLineHeight: CGFloat = 0
            var maximumLineHeight: CGFloat = 0
            var paragraphSpacing: CGFloat = 0
            var lineBreakMode: NSLineBreakMode = .byWordWrapping
        }

        class UIGestureRecognizer: NSObject {
            var isEnabled = true
            var cancelsTouchesInView = true
            init(target: Any?, action: Selector?) { super.init() }
            override init() { super.init() }
            func addTarget(_ target: Any, action: Selector) {}
        }

        class UITapGestureRecognizer: UIGestureRecognizer {
            var numberOfTapsRequired = 1
            var numberOfTouchesRequired = 1
        }

        class UILongPressGestureRecognizer: UIGestureRecognizer {
            var minimumPressDuration = 0.5
        }

        \(["Pan", "Swipe", "Pinch"].map { "class UI\($0)GestureRecognizer: UIGestureRecognizer {}" }.joined(separator: "\n\n"))

        class UIAction: NSObject {
            var title: String
            var handler: (UIAction) -> Void
            init(title: String = "", handler: @escaping (UIAction) -> Void) {
                self.title = title
                self.handler = handler
                super.init()
            }
            init(title: String = "", image: UIImage?, handler: @escaping (UIAction) -> Void) {
                self.title = title
                self.handler = handler
                super.init()
            }
        }

        class UITraitCollection: NSObject {
            var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
            var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
            var userInterfaceStyle: UIUserInterfaceStyle { .light }
            var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
            var displayScale: CGFloat { 2 }
        }

        enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }

        enum UIUserInterfaceStyle: Int { case unspecified, light, dark }

        enum UITraitEnvironmentLayoutDirection: Int { case unspecified, leftToRight, rightToLeft }

        enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }

        enum UISemanticContentAttribute: Int { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }

        class UINavigationItem: NSObject {
            var title: String?
            var prompt: String?
            var titleView: UIView?
            var leftBarButtonItem: UIBarButtonItem?
            var rightBarButtonItem: UIBarButtonItem?
            var rightBarButtonItems: [UIBarButtonItem]?
        }

        class UIBarButtonItem: NSObject {
            var title: String?
            var isEnabled = true
            init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
                self.title = title
                super.init()
            }
            init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
                super.init()
            }
            enum Style { case plain, bordered, done }
            enum SystemItem { case done, cancel, edit, save, add, refresh, action, trash, close, search, play, pause }
        }

        class UIScreen: NSObject {
            static let main = UIScreen()
            var bounds: CGRect { CGRect(x: 0, y: 0, width: \(Int(screen.width)), height: \(Int(screen.height))) }
            var scale: CGFloat { 2 }
        }

        struct UILayoutPriority: Hashable {
            let rawValue: Float
            init(_ rawValue: Float) { self.rawValue = rawValue }
            init(rawValue: Float) { self.rawValue = rawValue }
            static let required = UILayoutPriority(1000)
            static let defaultHigh = UILayoutPriority(750)
            static let defaultLow = UILayoutPriority(250)
            static let fittingSizeLevel = UILayoutPriority(50)
        }

        struct Selector: Hashable {
            let name: String
            init(_ name: String) { self.name = name }
        }

        class UIVisualEffect: NSObject {}

        class UIVibrancyEffect: UIVisualEffect {
            init(blurEffect: UIBlurEffect) { super.init() }
        }

        class UIBlurEffect: UIVisualEffect {
            init(style: UIBlurEffect.Style) { super.init() }
            enum Style {
                case extraLight, light, dark, regular, prominent, systemMaterial, systemThinMaterial
                case systemUltraThinMaterial, systemThickMaterial, systemChromeMaterial
            }
        }
        """
}
