extension UIKitText {
    /// The way to what a controller's code hands to a view: its view is as large as the screen, and is not laid out.
    static let controllers = """
        class UIViewController: UIResponder {
            var view: UIView! = UIView(frame: UIScreen.main.bounds)
            var title: String?
            var traitCollection = UITraitCollection()
            override init() { super.init() }
            init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
            required init?(coder: NSCoder) { super.init() }
            func __load() {
                loadView()
                viewDidLoad()
                viewWillAppear(false)
            }
            func loadView() {}
            func viewDidLoad() {}
            \(SwiftText.each("viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear") {
                "func \($0)(_ animated: Bool) {}"
            })
            func viewWillLayoutSubviews() {}
            func viewDidLayoutSubviews() {}
            func present(
                _ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil
            ) {}
            func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
        }
        """

    static let surroundings = """
        protocol NSObjectProtocol {}

        class NSObject: NSObjectProtocol, Hashable {
            init() {}
            func isEqual(_ object: Any?) -> Bool { false }
        }

        class NSCoder: NSObject {}

        class NSAttributedString: NSObject {
            var string: String
            var length: Int { string.count }
            init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
                self.string = string
                super.init()
            }
            init(attributedString: NSAttributedString) {
                string = attributedString.string
                super.init()
            }
            struct Key: Hashable {
                let name: String
                static let font = Key(name: "font")
                static let foregroundColor = Key(name: "foregroundColor")
            }
        }

        class NSMutableAttributedString: NSAttributedString {
            func append(_ other: NSAttributedString) { string += other.string }
        }

        class UIAction: NSObject {
            var title: String
            init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
                self.title = title
                super.init()
            }
        }

        class UITraitCollection: NSObject {
            var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
            var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
            var userInterfaceStyle: UIUserInterfaceStyle { .light }
            var displayScale: CGFloat { 2 }
        }

        enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }

        enum UISemanticContentAttribute: Int { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }

        enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }

        enum UIUserInterfaceStyle: Int { case unspecified, light, dark }

        class UIScreen: NSObject {
            static let main = UIScreen()
            var bounds: CGRect { CGRect(origin: .zero, size: __screenSize()) }
            var scale: CGFloat { 2 }
        }

        extension UIImage {
            init?(systemName name: String, withConfiguration configuration: Any?) { self.init(systemName: name) }
        }
        """
}
