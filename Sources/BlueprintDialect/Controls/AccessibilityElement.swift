/// What a screen reader says of an element. It measures as what it wraps does, which fills it.
public struct AccessibilityElement: Passthrough {
    public var wrappedElement: any Element
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var traits: Set<Trait>
    /// The size of the frame that is highlighted, in points around the element's middle; nil for the element's own.
    public var accessibilityFrameSize: CGSize?
    public var accessibilityFrameCornerStyle: CornerStyle

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
        public var name: String
        public var onActivation: () -> Bool

        public init(name: String, onActivation: @escaping () -> Bool) {
            self.name = name
            self.onActivation = onActivation
        }
    }

    /// What an element is to a screen reader.
    public enum Trait: Hashable, Sendable {
        case button, link, header, searchField, image, selected, playsSound, keyboardKey, staticText, summaryElement
        case notEnabled, updatesFrequently, startsMediaSession, allowsDirectInteraction, causesPageTurn, tabBar
        case toggleButton, `switch`
    }
}

/// Gathers what it wraps into one group for a screen reader. It measures as that does, which fills it.
public struct AccessibilityContainer: Passthrough {
    public var wrappedElement: any Element
    public var containerType: ContainerType
    public var label: String?
    public var value: String?
    public var identifier: String?

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
        case none, list, landmark, semanticGroup
    }
}

/// Keeps what it wraps from screen readers. It measures as that does, which fills it.
public struct AccessibilityBlocker: Passthrough {
    public var isBlocking: Bool
    public var wrappedElement: any Element

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
