/// The view that shows elements, among views of UIKit's. It is run as sources are.
enum BlueprintViewText {
    static let all = """
        class BlueprintView: UIView {
            var element: Element?
            var name: String?
            var environment = Environment.empty
            init(element: Element?, environment: Environment = .empty, name: String? = nil) {
                self.element = element
                super.init(frame: .zero)
            }
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                let limits = [size.width, size.height].map { length in
                    length == 0 || length >= .greatestFiniteMagnitude ? SizeConstraint.Axis.unconstrained : .atMost(length)
                }
                let constraint = SizeConstraint(width: limits[0], height: limits[1])
                return element?.content.measure(in: constraint, environment: environment) ?? .zero
            }
            // Its elements' views, which are not made here.
            var __views: [UIView]!
            override var subviews: [UIView] {
                get { __views }
                set { __views = newValue }
            }
            override var __hatchedName: String? { nil }
            override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: bounds.width, height: 0)) }
        }
        """
}
