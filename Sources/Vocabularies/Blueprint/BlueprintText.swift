/// What of Blueprint is run as a source's own types are: elements of views, and texts with attributes.
enum BlueprintText {
    static let all = [viewElement, attributedText, lists, modifiers, transitions, focus]

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
            var __text: String? { __shown?.__text }
            var __font: UIFont? { __shown?.__font }
            var __textColor: UIColor? { __shown?.__textColor }
            var __lines: Int { __shown?.__lines ?? 0 }
            var __alignment: NSTextAlignment { __shown?.__alignment ?? .natural }
            var backgroundColor: UIColor? { __shown?.backgroundColor }
            var isHidden: Bool { __shown?.isHidden ?? false }
            var content: ElementContent {
                ElementContent { (constraint: SizeConstraint) in
                    size(constraint.maximum, thatFits: __view(isMeasuring: true))
                }
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
            var isAccessibilityElement = true
            var textRectOffset: UIOffset = .zero
            var adjustsFontSizeToFitWidth = false
            var minimumScaleFactor: CGFloat = 0
            var allowsDefaultTighteningForTruncation = false
            var accessibilityValue: String?
            var accessibilityHint: String?
            var accessibilityIdentifier: String?
            init(attributedText: NSAttributedString, configure: (inout AttributedLabel) -> Void = { _ in }) {
                self.attributedText = attributedText
                configure(&self)
            }
            var elementRepresentation: Element {
                Label(text: attributedText.string) { label in
                    label.numberOfLines = numberOfLines
                    if let font = attributedText.font { label.font = font }
                }
            }
            func onLinkTapped(_ onTap: (URL) -> Void) -> Element { self }
        }

        struct AttributedText {
            let string: String
            var font: UIFont?
            var color: UIColor?
            var tracking: CGFloat?
            var underlineStyle: Int?
            var underlineColor: UIColor?
            var paragraphStyle: NSMutableParagraphStyle?
            init(_ string: String) { self.string = string }
            init(_ attributedString: NSAttributedString) {
                string = attributedString.string
                font = attributedString.font
            }
            var attributedString: NSAttributedString {
                guard let font else { return NSAttributedString(string: string) }
                return NSAttributedString(string: string, attributes: [.font: font])
            }
            func range(of aString: String) -> Range<String.Index>? { string.range(of: aString) }
            static func + (lhs: AttributedText, rhs: AttributedText) -> AttributedText {
                var sum = AttributedText(lhs.string + rhs.string)
                sum.font = lhs.font ?? rhs.font
                return sum
            }
        }

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
        }

        struct ElementPreview: ProxyElement {
            let provider: () -> Element
            enum PreviewType {
                case device(String)
                case fixed(width: CGFloat = 350, height: CGFloat = 600)
                case thatFits(padding: CGFloat = 10)
            }
            init(named name: String = "", with provider: @escaping () -> Element) { self.provider = provider }
            init(named name: String = "", with previewType: PreviewType, with provider: @escaping () -> Element) {
                self.provider = provider
            }
            init(named name: String = "", with previewTypes: [PreviewType], with provider: @escaping () -> Element) {
                self.provider = provider
            }
            var elementRepresentation: Element { provider() }
        }
        """

    /// Listable's lists, as a column of their elements.
    private static let lists = """
        protocol BlueprintItemContent {
            associatedtype IdentifierValue
            func element(with info: ApplyItemContentInfo) -> Element
        }

        protocol BlueprintHeaderFooterContent {
            var elementRepresentation: Element { get }
        }

        struct ApplyItemContentInfo {
            var isSelected = false
            var isReordering = false
        }

        struct Item {
            let element: Element
            init(_ content: BlueprintItemContent) { element = content.element(with: ApplyItemContentInfo()) }
            init(_ content: BlueprintItemContent, configure: (inout Item) -> Void) {
                element = content.element(with: ApplyItemContentInfo())
            }
        }

        struct Section {
            var elements: [Element] = []
            init(_ identifier: AnyHashable, configure: (inout Section) -> Void) { configure(&self) }
            mutating func add(_ content: BlueprintItemContent) {
                elements.append(content.element(with: ApplyItemContentInfo()))
            }
            mutating func add(_ item: Item) { elements.append(item.element) }
            static func += (section: inout Section, content: BlueprintItemContent) { section.add(content) }
            static func += (section: inout Section, item: Item) { section.add(item) }
            static func += (section: inout Section, contents: [BlueprintItemContent]) {
                for content in contents { section.add(content) }
            }
            static func += (section: inout Section, items: [Item]) { for item in items { section.add(item) } }
        }

        struct List: ProxyElement {
            var elements: [Element] = []
            init(configure: (inout List) -> Void) { configure(&self) }
            mutating func add(_ section: Section) { elements = elements + section.elements }
            static func += (list: inout List, section: Section) { list.add(section) }
            mutating func callAsFunction(_ identifier: AnyHashable, configure: (inout Section) -> Void) {
                add(Section(identifier, configure: configure))
            }
            var elementRepresentation: Element {
                Column(alignment: .fill) {
                    for element in elements { element }
                }
            }
        }
        """

    /// What changes nothing here that can be seen.
    private static let modifiers = """
        extension Element {
            func transition(_ onAppearOrDisappear: VisibilityTransition) -> Element { self }
            func transition(
                onAppear: VisibilityTransition? = nil, onDisappear: VisibilityTransition? = nil,
                onLayout: LayoutTransition = .inherited
            ) -> Element { self }
            func overrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) -> Element { self }
            func accessibility(
                label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil
            ) -> Element { self }
            func accessibilityFocus(on trigger: AccessibilityFocusTrigger) -> Element { self }
            func accessibilityShowsLargeContentViewer() -> Element { self }
            func accessibilityLargeContentViewerInteractionContainer() -> Element { self }
            func accessibilityCombine() -> Element { self }
            func deferredAccessibilitySource(identifier: AnyHashable) -> Element { self }
            func deferredAccessibilityReceiver() -> Element { self }
        }

        class AccessibilityFocusTrigger {
            init() {}
            func requestFocus() {}
        }
        """

    private static let transitions = """
        enum LayoutTransition {
            case none
            case specific(AnimationAttributes = AnimationAttributes())
            case inherited
            case inheritedWithFallback(AnimationAttributes = AnimationAttributes())
        }

        struct VisibilityTransition {
            var alpha: CGFloat = 0
            var attributes = AnimationAttributes()
            static let scale = VisibilityTransition()
            static let fade = VisibilityTransition()
            static let scaleAndFade = VisibilityTransition()
        }

        struct AnimationAttributes {
            var duration = 0.2
            static let `default` = AnimationAttributes()
            static func curve(
                _ curve: UIView.AnimationCurve, duration: Double, allowUserInteraction: Bool = true
            ) -> AnimationAttributes { AnimationAttributes() }
            static func spring(
                mass: CGFloat = 1, stiffness: CGFloat = 1, damping: CGFloat = 1, initialVelocity: CGVector = CGVector(),
                allowUserInteraction: Bool = true
            ) -> AnimationAttributes { AnimationAttributes() }
        }
        """

    private static let focus = """
        class FocusTrigger {
            init() {}
            func focus() {}
            func blur() {}
        }
        """
}
