/// Listable's rows and headers that are views of UIKit's, and what rows are given besides. It is run as sources are.
enum ListViewsText {
    static let all = [rows, headers, shown, actions]

    private static let rows = """
        protocol ItemContent: __RowContent {
            associatedtype ContentView
            static func createReusableContentView(frame: CGRect) -> ContentView
            func apply(
                to views: ItemContentViews<Self>, for reason: ApplyReason, with info: ApplyItemContentInfo)
        }

        extension ItemContent {
            func __element() -> Element {
                let view = Self.createReusableContentView(frame: .zero)
                apply(to: ItemContentViews(content: view), for: .willDisplay, with: ApplyItemContentInfo())
                return __ItemView(view: view)
            }
        }

        class ItemContentViews<Content> {
            var content: Content.ContentView
            let background = UIView()
            let selectedBackground = UIView()
            init(content: Content.ContentView) { self.content = content }
        }

        enum ApplyReason {
            case willDisplay, wasUpdated
            var shouldAnimate: Bool { false }
        }
        """

    private static let headers = """
        protocol HeaderFooterContent: __HeaderContent {
            associatedtype ContentView
            static func createReusableContentView(frame: CGRect) -> ContentView
            func apply(
                to views: HeaderFooterContentViews<Self>, for reason: ApplyReason,
                with info: ApplyHeaderFooterContentInfo)
        }

        extension HeaderFooterContent {
            func __element() -> Element {
                let view = Self.createReusableContentView(frame: .zero)
                apply(to: HeaderFooterContentViews(content: view), for: .willDisplay, with: ApplyHeaderFooterContentInfo())
                return __ItemView(view: view)
            }
        }

        class HeaderFooterContentViews<Content> {
            var content: Content.ContentView
            let background = UIView()
            let pressed = UIView()
            init(content: Content.ContentView) { self.content = content }
        }

        struct ApplyHeaderFooterContentInfo {}
        """

    /// A view as an element; a view of another file is a box.
    private static let shown = """
        struct __ItemView<View>: UIViewElement {
            let view: View
            func makeUIView() -> View { view }
            func updateUIView(_ view: View, with context: UIViewElementContext) {}
            func size(_ size: CGSize, thatFits view: View) -> CGSize {
                let own = view.sizeThatFits(size)
                // One that does not say how large it is, is as its constraints make it.
                guard let view = view as? UIView, own == view.bounds.size else { return own }
                // A controller's fills its window.
                if view.__controller != nil, size.width.isFinite, size.height.isFinite { return size }
                return view.__wrapped(size.width)
            }
        }
        """

    /// What a row does when it is swiped or moved.
    private static let actions = """
        struct SwipeAction {
            init(
                title: String?, accessibilityLabel: String? = nil, accessibilityValue: String? = nil,
                accessibilityHint: String? = nil, backgroundColor: UIColor, tintColor: UIColor = .white,
                image: UIImage? = nil, onTap: @escaping (@escaping (OnDidPerformActionAnimation) -> Void) -> Void
            ) {}
            enum OnDidPerformActionAnimation { case closeActions, expandActions }
        }

        struct SwipeActionsConfiguration {
            init(performsFirstActionWithFullSwipe: Bool = false, action: SwipeAction) {}
            init(performsFirstActionWithFullSwipe: Bool = false, actions: [SwipeAction]) {}
            init(
                performsFirstActionWithFullSwipe: Bool = false,
                @ListableBuilder<SwipeAction> actions: () -> [SwipeAction]
            ) {}
        }
        """
}
