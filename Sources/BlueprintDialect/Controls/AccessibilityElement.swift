/// An element with a description for screen readers. It measures as its content, which fills it.
public struct AccessibilityElement: Passthrough {
    /// The content, which fills this element.
    public var wrappedElement: any Element
    /// The text that is read first; nil for none. It changes no layout.
    public var label: String?
    /// The text that is read after the label; nil for none.
    public var value: String?
    /// The result of activating it, in words; nil for none.
    public var hint: String?
    /// The name for tests of an app; nil for none.
    public var identifier: String?
    /// The kind and state of the control, for a screen reader. They change no layout.
    public var traits: Set<Trait>
    /// The size of the highlighted frame, in points around the element's middle; nil for the element's own.
    public var accessibilityFrameSize: CGSize?
    /// The corners of the highlighted frame. It changes no layout.
    public var accessibilityFrameCornerStyle: CornerStyle

    /// Creates the element; a nil label or value is not read.
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

    /// An action that a person can start by voice.
    public struct CustomAction {
        /// The words that start it.
        public var name: String
        /// Returns whether it succeeded; never called here.
        public var onActivation: () -> Bool

        /// Creates an action, which no layout runs.
        public init(name: String, onActivation: @escaping () -> Bool) {
            self.name = name
            self.onActivation = onActivation
        }
    }

    /// A kind or state of an element for a screen reader.
    public enum Trait: Hashable, Sendable {
        /// Kept for screen readers; no trait changes a layout.
        case button, link, header, searchField, image, selected, playsSound, keyboardKey, staticText, summaryElement,
            notEnabled, updatesFrequently, startsMediaSession, allowsDirectInteraction, causesPageTurn, tabBar,
            toggleButton, `switch`
    }
}

/// A group for a screen reader. It measures as its content, which fills it.
public struct AccessibilityContainer: Passthrough {
    /// The content, which fills this element.
    public var wrappedElement: any Element
    /// Kept; changes no layout.
    public var containerType: ContainerType
    /// The group's text that is read; nil for none.
    public var label: String?
    /// The text that is read after the label; nil for none.
    public var value: String?
    /// The name for tests of an app; nil for none.
    public var identifier: String?

    /// Creates a group, by default without a kind.
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

    /// The kind of a group for a screen reader.
    public enum ContainerType: Hashable, Sendable {
        /// Kept for screen readers; no kind changes a layout.
        case none, list, landmark, semanticGroup
    }
}

/// Hides its content from screen readers. It measures as its content, which fills it.
public struct AccessibilityBlocker: Passthrough {
    /// False to show the content to screen readers again. It changes no layout.
    public var isBlocking: Bool
    /// The content, which fills this element.
    public var wrappedElement: any Element

    /// Blocks by default.
    public init(isBlocking: Bool = true, wrapping element: any Element) {
        self.isBlocking = isBlocking
        wrappedElement = element
    }
}

extension Element {
    /// Describes the element to a screen reader.
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

    /// Makes one group of the element's contents for a screen reader.
    public func accessibilityContainer(
        containerType: AccessibilityContainer.ContainerType = .none, label: String? = nil, value: String? = nil,
        identifier: String? = nil
    ) -> any Element {
        AccessibilityContainer(
            containerType: containerType, label: label, value: value, identifier: identifier, wrapping: self)
    }

    /// Hides the element from screen readers.
    public func blockAccessibility(isBlocking: Bool = true) -> AccessibilityBlocker {
        AccessibilityBlocker(isBlocking: isBlocking, wrapping: self)
    }
}
