/// The view that shows elements, among views of UIKit's. It is run as sources are.
enum BlueprintViewText {
    static let all = """
        class BlueprintView: UIView {
            var element: Element?
            var name: String?
            var environment = Environment.empty
            init(element: Element?, environment: Environment = .empty, name: String? = nil) {
                self.element = element
                super.init()
            }
            override init(frame: CGRect) { super.init(frame: frame) }
            override init() { super.init() }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                let limits = [size.width, size.height].map { length in
                    length == 0 || length >= .greatestFiniteMagnitude ? SizeConstraint.Axis.unconstrained : .atMost(length)
                }
                let constraint = SizeConstraint(width: limits[0], height: limits[1])
                return element?.content.measure(in: constraint, environment: environment) ?? .zero
            }
            override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: bounds.width, height: 0)) }
            override func __height(_ width: CGFloat) -> CGFloat { sizeThatFits(CGSize(width: width, height: 0)).height }
            // Its elements' views, which are not made here.
            var __views: [UIView]!
            override var subviews: [UIView] {
                get {
                    if super.subviews.isEmpty { return __views }
                    return super.subviews
                }
                set { super.subviews = newValue }
            }
            override var __placed: [UIView] { super.subviews }
            override var __element: Element { element ?? __ItemView(view: self) }
        }

        extension UIView {
            // A view as an element: what it hosts, or itself.
            var __element: Element { __ItemView(view: self) }
            var __shownView: Element { __element }
        }

        extension UIViewController { var __shownView: Element { view.__element } }
        """
}
