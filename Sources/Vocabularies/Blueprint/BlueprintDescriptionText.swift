/// The views that elements of a source say they are shown by: what can be seen of them is drawn. It is run as sources are.
enum BlueprintDescriptionText {
    static let all = [descriptions, elements, backed]

    private static let descriptions = """
        struct ViewDescriptionContext {
            var bounds: CGRect = .zero
            var subtreeExtent: CGRect?
            var environment: Environment = .empty
        }

        struct ViewDescription {
            let __view: UIView?
            // Where the view has the element's children; nil for in itself.
            let __contentView: UIView?
            init<View: UIView>(
                _ type: View.Type, configuring: (inout ViewDescription.Configuration<View>) -> Void = { _ in }
            ) {
                var configuration = ViewDescription.Configuration<View>(builder: { type.init() })
                configuring(&configuration)
                let view = configuration.builder()
                for update in configuration.updates { update(view) }
                __view = view
                __contentView = configuration.contentView?(view)
            }
            struct Configuration<View: UIView> {
                var builder: () -> View
                var contentView: ((View) -> UIView)?
                var updates: [(View) -> Void] = []
                var layoutTransition: LayoutTransition = .inherited
                var appearingTransition: VisibilityTransition?
                var disappearingTransition: VisibilityTransition?
                var onAppear: (() -> Void)?
                var onDisappear: (() -> Void)?
                subscript<Value>(_ path: ReferenceWritableKeyPath<View, Value>) -> Value? {
                    get { nil }
                    set {
                        guard let value = newValue else { return }
                        updates.append { view in view[keyPath: path] = value }
                    }
                }
                mutating func apply(_ update: @escaping (View) -> Void) { updates.append(update) }
                mutating func applyBeforeLayout(_ update: @escaping (View) -> Void) { updates.append(update) }
            }
        }

        protocol UIViewDescribing {}

        extension UIViewDescribing where Self: UIView {
            static func describe(
                _ configuring: (inout ViewDescription.Configuration<Self>) -> Void
            ) -> ViewDescription { ViewDescription(self, configuring: configuring) }
        }
        """

    private static let elements = """
        extension Element {
            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
            var __description: ViewDescription? {
                // The element's own method, which the extension does not know.
                let own: Any = self
                return own.backingViewDescription(with: ViewDescriptionContext()) as? ViewDescription
            }
            var __shown: UIView? { __shown(by: __description) }
            func __shown(by description: ViewDescription?) -> UIView? {
                guard let view = description?.__view else { return nil }
                // What nobody knows is taken for true: of an unknown view only the element is known.
                if view.__unknownName != nil { return __holdsElements ? nil : __UnknownView("\\(type(of: self))") }
                return view
            }
            var __holdsElements: Bool {
                let own: Any = self
                return (own.content as? ElementContent)?.childCount ?? 0 > 0
            }
            // That of an element of a view, which the extension does not know.
            var __seen: UIView? {
                let own: Any = self
                return own.__shown as? UIView
            }
            var __unknownName: String? { __seen?.__unknownName }
            var __text: String? { __seen?.__text }
            var __font: UIFont? { __seen?.__font }
            var __textColor: UIColor? { __seen?.__textColor }
            var __lines: Int { __seen?.__lines ?? 0 }
            var __alignment: NSTextAlignment { __seen?.__alignment ?? .natural }
            var backgroundColor: UIColor? { __seen?.backgroundColor }
            var isHidden: Bool { __seen?.isHidden ?? false }
        }

        class __UnknownView: UIView {
            init(_ name: String) {
                super.init()
                __unknownName = name
            }
        }
        """

    /// The content of an element that is shown by a view with subviews of its own.
    private static let backed = """
        extension Element {
            func __backed(_ content: ElementContent) -> ElementContent {
                let description = __description
                guard let view = __shown(by: description), !view.__shownSubviews.isEmpty else { return content }
                let layout = __BackedLayout(content: content, view: view, inner: description?.__contentView)
                return ElementContent(layout: layout) { builder in
                    for subview in layout.views { builder.add(element: subview.__element) }
                    if content.childCount > 0 { builder.add(element: __Content(content: content)) }
                }
            }
        }

        struct __Content: Element {
            let content: ElementContent
        }

        // The subviews where the view has them, and the content in front of them.
        struct __BackedLayout: Layout {
            let content: ElementContent
            let view: UIView
            let inner: UIView?
            var views: [UIView] { view.__shownSubviews.filter { $0 !== inner } }
            func sizeThatFits(
                proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
            ) -> CGSize {
                content.childCount > 0
                    ? subelements[subelements.count - 1].sizeThatFits(proposal)
                    : content.measure(in: proposal, environment: environment)
            }
            func placeSubelements(
                in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
            ) {
                view.__arrange(in: size)
                var origin = CGPoint.zero
                var around = inner
                while let next = around, next !== view {
                    origin = CGPoint(x: origin.x + next.frame.minX, y: origin.y + next.frame.minY)
                    around = next.superview
                }
                let frames = views.map { $0.frame } + [CGRect(origin: origin, size: size)]
                for (subelement, frame) in zip(subelements, frames) {
                    subelement.place(at: frame.origin, size: frame.size)
                }
            }
        }
        """
}
