/// The views that elements of a source say they are shown by: what can be seen of them is drawn. It is run as sources are.
enum BlueprintDescriptionText {
    static let all = [descriptions, elements]

    private static let descriptions = """
        struct ViewDescriptionContext {
            var bounds: CGRect = .zero
            var subtreeExtent: CGRect?
            var environment: Environment = .empty
        }

        struct ViewDescription {
            let __view: UIView?
            init<View: UIView>(
                _ type: View.Type, configuring: (inout ViewDescription.Configuration<View>) -> Void = { _ in }
            ) {
                var configuration = ViewDescription.Configuration<View>(builder: { type.init() })
                configuring(&configuration)
                let view = configuration.builder()
                for update in configuration.updates { update(view) }
                __view = view
            }
            struct Configuration<View: UIView> {
                var builder: () -> View
                var contentView: ((View) -> UIView)?
                var updates: [(View) -> Void] = []
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
            var __shown: UIView? {
                guard let view = __description?.__view else { return nil }
                // Only the element of a hatched view is known.
                if view.__hatchedName != nil { return __holdsElements ? nil : __UnknownView("\\(type(of: self))") }
                return view
            }
            var __holdsElements: Bool {
                let own: Any = self
                return (own.content as? ElementContent)?.childCount ?? 0 > 0
            }
            // The view of a view's element, which the extension does not know.
            var __seen: UIView? {
                let own: Any = self
                return own.__shown as? UIView
            }
            var __hatchedName: String? { __seen?.__hatchedName }
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
                super.init(frame: .zero)
                __unknownName = name
            }
        }
        """
}
