/// What of Blueprint is run as a source's own types are: elements of views, and texts with attributes.
enum BlueprintText {
    static let all =
        [viewElement, attributedText, modifiers, transitions, angles, menus, focus]
        + BlueprintDescriptionText.all + [BlueprintViewText.all]

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

    private static let attributes: KeyValuePairs = [
        "font": "UIFont", "color": "UIColor", "tracking": "CGFloat", "underlineColor": "UIColor", "link": "URL",
    ]

    private static let attributedText = """
        struct AttributedLabel: ProxyElement {
            var attributedText: NSAttributedString
            var numberOfLines = 0
            var isAccessibilityElement = true
            var accessibilityTraits: Set<AccessibilityElement.Trait>?
            var accessibilityCustomActions: [AccessibilityElement.CustomAction] = []
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
                    if let color = attributedText.color { label.color = color }
                }
            }
            func onLinkTapped(_ onTap: (URL) -> Void) -> Element { self }
        }

        struct TextAttributeContainer {
            \(SwiftText.members(attributes.map { "var \($0): \($1)?" }))
        }

        struct AttributedText {
            let string: String
            private var whole = TextAttributeContainer()
            \(SwiftText.members(attributes.map { name, type in
                "var \(name): \(type)? { get { whole.\(name) } set { whole.\(name) = newValue } }"
            }))
            init(_ string: String) { self.string = string }
            init(_ attributedString: NSAttributedString) {
                string = attributedString.string
                font = attributedString.font
                color = attributedString.color
            }
            var attributedString: NSAttributedString {
                let text = NSAttributedString(string: string)
                text.font = font
                text.color = color
                return text
            }
            func range<Text: StringProtocol>(of aString: Text) -> Range<String.Index>? {
                string.range(of: String(aString))
            }
            // What is set of a part of a text changes nothing here, as in an attributed string.
            subscript(range: Range<String.Index>) -> TextAttributeContainer {
                get { whole }
                set { if range == string.startIndex..<string.endIndex { whole = newValue } }
            }
            static func + (lhs: AttributedText, rhs: AttributedText) -> AttributedText {
                var sum = AttributedText(lhs.string + rhs.string)
                sum.font = lhs.font ?? rhs.font
                sum.color = lhs.color ?? rhs.color
                return sum
            }
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
            func accessibilityFocus(trigger: AccessibilityFocusTrigger) -> Element { self }
            func accessibilityShowsLargeContentViewer() -> Element { self }
            func accessibilityLargeContentViewerInteractionContainer() -> Element { self }
            func accessibilityCombine() -> Element { self }
            func deferAccessibilityToChildren(content: [AccessibilityDeferral.Content]) -> Element { self }
            func deferredAccessibilitySource(identifier: AnyHashable) -> Element { self }
            func deferredAccessibilityReceiver() -> Element { self }
        }

        class AccessibilityFocusTrigger {
            enum Notification { case layoutChanged, screenChanged }
            init() {}
            init(notification: Notification) {}
            func requestFocus() {}
        }

        enum AccessibilityDeferral {
            struct Content {
                init(kind: Kind = .inherited(), identifier: AnyHashable = 0) {}
                enum Kind {
                    case inherited(Importance = .default)
                    case error
                }
                enum Importance { case `default`, high }
            }
        }
        """

    private static let transitions = """
        enum LayoutTransition {
            case none
            case specific(AnimationAttributes = AnimationAttributes())
            case inherited
            case inheritedWithFallback(AnimationAttributes = AnimationAttributes())
        }

        struct TransitionContainer: ProxyElement {
            var appearingTransition: VisibilityTransition?
            var disappearingTransition: VisibilityTransition?
            var layoutTransition = LayoutTransition.inherited
            var wrappedElement: Element
            init(wrapping element: Element) { wrappedElement = element }
            init(
                appearingTransition: VisibilityTransition? = nil, disappearingTransition: VisibilityTransition? = nil,
                layoutTransition: LayoutTransition = .inherited, transitioning element: Element
            ) {
                self.appearingTransition = appearingTransition
                self.disappearingTransition = disappearingTransition
                self.layoutTransition = layoutTransition
                wrappedElement = element
            }
            var elementRepresentation: Element { wrappedElement }
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
            enum AnimationCurve { case easeInOut, easeIn, easeOut, linear }
            static func curve(
                _ curve: AnimationCurve, duration: Double, allowUserInteraction: Bool = true
            ) -> AnimationAttributes { AnimationAttributes() }
            static func spring(
                mass: CGFloat = 1, stiffness: CGFloat = 1, damping: CGFloat = 1, initialVelocity: CGVector = CGVector(),
                allowUserInteraction: Bool = true
            ) -> AnimationAttributes { AnimationAttributes() }
        }
        """

    /// The angles by which elements are turned.
    private static let angles = """
        struct Measurement<UnitType> {
            let value: Double
            let unit: UnitType
        }

        struct UnitAngle {
            let __degrees: Double
            static let degrees = UnitAngle(__degrees: 1)
            static let radians = UnitAngle(__degrees: 57.29577951308232)
        }
        """

    /// Menus of the system's, which are shown only when they are asked for.
    private static let menus = """
        struct EditingMenu: ProxyElement {
            var wrapped: Element
            var items: [EditingMenuItem]
            init(show gesture: Gesture, wrapping: Element, @__MenuBuilder<EditingMenuItem> with items: () -> [EditingMenuItem]) {
                wrapped = wrapping
                self.items = items()
            }
            init(
                wrapping: (MenuTrigger) -> Element, @__MenuBuilder<EditingMenuItem> items: () -> [EditingMenuItem]
            ) {
                wrapped = wrapping(MenuTrigger())
                self.items = items()
            }
            var elementRepresentation: Element { wrapped }
            enum Gesture { case onTap, onLongPress }
            class MenuTrigger {
                init() {}
                func show() {}
            }
        }

        \(SwiftText.builder("__MenuBuilder<Item>", of: "Item"))

        struct EditingMenuItem {
            var kind: Kind
            var onSelect: () -> Void
            init(title: String, onSelect: @escaping () -> Void) {
                kind = .custom(title)
                self.onSelect = onSelect
            }
            init(_ kind: Kind.System, onSelect: @escaping () -> Void) {
                self.kind = .system(kind)
                self.onSelect = onSelect
            }
            static func copying(_ string: String) -> EditingMenuItem { EditingMenuItem(.copy) {} }
            enum Kind {
                case system(System)
                case custom(String)
                enum System {
                    case cut, copy, paste, delete, select, selectAll, toggleBoldface, toggleItalics, toggleUnderline
                    case increaseSize, decreaseSize, printContent, pasteAndGo, pasteAndMatchStyle, pasteAndSearch
                }
            }
        }

        extension Element {
            func editingMenu(
                show gesture: EditingMenu.Gesture, @__MenuBuilder<EditingMenuItem> with items: () -> [EditingMenuItem]
            ) -> EditingMenu { EditingMenu(show: gesture, wrapping: self, with: items) }
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
