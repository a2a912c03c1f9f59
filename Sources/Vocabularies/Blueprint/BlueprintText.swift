/// What of Blueprint is run as a source's own types are: elements of views, and texts with attributes.
enum BlueprintText {
    static let all =
        [constraints, viewElement, attributedText, wrappers]
        + BlueprintDescriptionText.all + [BlueprintViewText.all]

    /// The arithmetic of constraints; one without a limit keeps none.
    private static let constraints = """
        extension SizeConstraint.Axis {
            static func + (lhs: SizeConstraint.Axis, rhs: CGFloat) -> SizeConstraint.Axis { lhs.__map { $0 + rhs } }
            static func - (lhs: SizeConstraint.Axis, rhs: CGFloat) -> SizeConstraint.Axis { lhs.__map { $0 - rhs } }
            static func * (lhs: SizeConstraint.Axis, rhs: CGFloat) -> SizeConstraint.Axis { lhs.__map { $0 * rhs } }
            static func / (lhs: SizeConstraint.Axis, rhs: CGFloat) -> SizeConstraint.Axis { lhs.__map { $0 / rhs } }
            static func += (lhs: inout SizeConstraint.Axis, rhs: CGFloat) { lhs = lhs + rhs }
            static func -= (lhs: inout SizeConstraint.Axis, rhs: CGFloat) { lhs = lhs - rhs }
            static func *= (lhs: inout SizeConstraint.Axis, rhs: CGFloat) { lhs = lhs * rhs }
            static func /= (lhs: inout SizeConstraint.Axis, rhs: CGFloat) { lhs = lhs / rhs }
            func __map(_ change: (CGFloat) -> CGFloat) -> SizeConstraint.Axis {
                guard case .atMost(let maximum) = self else { return .unconstrained }
                return .atMost(change(maximum))
            }
        }
        """

    private static let viewElement = """
        protocol UIViewElement: Element {
            associatedtype UIViewType
            func makeUIView() -> UIViewType
            func updateUIView(_ view: UIViewType, with context: UIViewElementContext)
        }

        extension UIViewElement {
            func size(_ size: CGSize, thatFits view: UIViewType) -> CGSize { view.sizeThatFits(size) }
            func __view(isMeasuring: Bool) -> UIViewType {
                let view = makeUIView()
                updateUIView(view, with: UIViewElementContext(isMeasuring: isMeasuring, environment: Environment.empty))
                return view
            }
            var __shown: UIView? { __view(isMeasuring: false) as? UIView }
            var content: ElementContent { ElementContent { (constraint: SizeConstraint) in __size(constraint) } }
            func __size(_ constraint: SizeConstraint) -> CGSize {
                // The element's own method, which the extension does not know.
                let own: Any = self
                let size = own.size(constraint.maximum, thatFits: __view(isMeasuring: true)) as? CGSize
                return size ?? .zero
            }
        }

        struct UIViewElementContext {
            var isMeasuring: Bool
            var environment: Environment
        }
        """

    private static let attributedText = """
        struct AttributedLabel: ProxyElement {
            var attributedText: NSAttributedString
            var numberOfLines = 0
            init(attributedText: NSAttributedString, configure: (inout AttributedLabel) -> Void = { _ in }) {
                self.attributedText = attributedText
                configure(&self)
            }
            var elementRepresentation: Element {
                Label(text: attributedText.string) { label in
                    label.numberOfLines = numberOfLines
                }
            }
        }

        struct ElementPreview: ProxyElement {
            let provider: () -> Element
            init(named name: String = "", with previewTypes: Any? = nil, with provider: @escaping () -> Element) {
                self.provider = provider
            }
            var elementRepresentation: Element { provider() }
        }
        """

    /// Elements that change nothing of the layout of what they wrap, with what else they are made of.
    private static let wrappers = [
        (
            "AccessibilityElement",
            "label value traits hint identifier accessibilityFrameSize accessibilityFrameCornerStyle customActions "
                + "customContent userInputLabels"
        ), ("AccessibilityContainer", "containerType label value identifier"), ("AccessibilityBlocker", "isBlocking"),
        ("LifecycleObserver", "onAppear onDisappear"), ("UserInteractionEnabled", "_"), ("TintAdjustmentMode", "_"),
    ].map { name, labels in
        """
        struct \(name): ProxyElement {
            var wrapped: Element
            init(\(labels.split(separator: " ").map { "\($0): Any? = nil, " }.joined())wrapping element: Element) {
                wrapped = element
            }
            var elementRepresentation: Element { wrapped }
        }
        """
    }.joined(separator: "\n\n")
}
