/// What a screen reader says of an element. It measures as what it wraps does, which fills it.
public struct AccessibilityElement: Passthrough {
    /// What is laid out, and fills this element.
    public var wrappedElement: any Element
    /// What is read first; nil for nothing. It changes no layout.
    public var label: String?
    /// What is read after the label; nil for nothing.
    public var value: String?
    /// What happens when it is activated, in words; nil for none.
    public var hint: String?
    /// Its name for tests of an app; nil for none.
    public var identifier: String?
    /// What kind of control it is and in which state, for a screen reader. They change no layout.
    public var traits: Set<Trait>
    /// The size of the frame that is highlighted, in points around the element's middle; nil for the element's own.
    public var accessibilityFrameSize: CGSize?
    /// The corners of the highlighted frame. It changes no layout.
    public var accessibilityFrameCornerStyle: CornerStyle

    /// Nil for a label or a value that is not read.
    public init(
        label: String?, value: String?, traits: Set<Trait>, hint: String? = nil, identifier: String? = nil,
        accessibilityFrameSize: CGSize? = nil, accessibilityFrameCornerStyle: CornerStyle = .square,
        wrapping element: any Element
    ) {
        self.label = label
        self.value = value
        self.traits = traits
        self.hint = hint
        self.identifier = identifier
        self.accessibilityFrameSize = accessibilityFrameSize
        self.accessibilityFrameCornerStyle = accessibilityFrameCornerStyle
        wrappedElement = element
    }

    /// Something that a person can do by voice.
    public struct CustomAction {
        /// What the person says.
        public var name: String
        /// Whether it did something; never called here.
        public var onActivation: () -> Bool

        /// An action that no layout runs.
        public init(name: String, onActivation: @escaping () -> Bool) {
            self.name = name
            self.onActivation = onActivation
        }
    }

    /// What an element is to a screen reader.
    public enum Trait: Hashable, Sendable {
        /// Kept for screen readers; none changes a layout.
        case button, link, header, searchField, image, selected, playsSound, keyboardKey, staticText, summaryElement,
            notEnabled, updatesFrequently, startsMediaSession, allowsDirectInteraction, causesPageTurn, tabBar,
            toggleButton, `switch`
    }
}

/// Gathers what it wraps into one group for a screen reader. It measures as that does, which fills it.
public struct AccessibilityContainer: Passthrough {
    /// What is laid out, and fills this element.
    public var wrappedElement: any Element
    /// Kept; changes no layout.
    public var containerType: ContainerType
    /// What is read of the group; nil for nothing.
    public var label: String?
    /// What is read after the label; nil for nothing.
    public var value: String?
    /// Its name for tests of an app; nil for none.
    public var identifier: String?

    /// A group without a kind by default.
    public init(
        containerType: ContainerType = .none, label: String? = nil, value: String? = nil, identifier: String? = nil,
        wrapping element: any Element
    ) {
        self.containerType = containerType
        self.label = label
        self.value = value
        self.identifier = identifier
        wrappedElement = element
    }

    /// What a group is to a screen reader.
    public enum ContainerType: Hashable, Sendable {
        /// Kept for screen readers; none changes a layout.
        case none, list, landmark, semanticGroup
    }
}

/// Keeps what it wraps from screen readers. It measures as that does, which fills it.
public struct AccessibilityBlocker: Passthrough {
    /// False to let screen readers in again. It changes no layout.
    public var isBlocking: Bool
    /// What is laid out, and fills this element.
    public var wrappedElement: any Element

    /// Blocks by default.
    public init(isBlocking: Bool = true, wrapping element: any Element) {
        self.isBlocking = isBlocking
        wrappedElement = element
    }
}

extension Element {
    /// Says what a screen reader says of the element.
    public func accessibilityElement(
        label: String?, value: String?, traits: Set<AccessibilityElement.Trait>, hint: String? = nil,
        identifier: String? = nil, accessibilityFrameSize: CGSize? = nil,
        accessibilityFrameCornerStyle: CornerStyle = .square
    ) -> AccessibilityElement {
        AccessibilityElement(
            label: label, value: value, traits: traits, hint: hint, identifier: identifier,
            accessibilityFrameSize: accessibilityFrameSize,
            accessibilityFrameCornerStyle: accessibilityFrameCornerStyle, wrapping: self)
    }

    /// Gathers the element's contents into one group for a screen reader.
    public func accessibilityContainer(
        containerType: AccessibilityContainer.ContainerType = .none, label: String? = nil, value: String? = nil,
        identifier: String? = nil
    ) -> any Element {
        AccessibilityContainer(
            containerType: containerType, label: label, value: value, identifier: identifier, wrapping: self)
    }

    /// Keeps the element from screen readers.
    public func blockAccessibility(isBlocking: Bool = true) -> AccessibilityBlocker {
        AccessibilityBlocker(isBlocking: isBlocking, wrapping: self)
    }
}
