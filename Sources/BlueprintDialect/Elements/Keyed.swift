/// Gives its content a key among its siblings, which identifies it when contents are built again.
public struct Keyed: Element {
    /// A name to distinguish it from siblings of the same type; nil for none.
    public var key: AnyHashable?
    /// The content, laid out as without a key.
    public var wrapped: any Element

    /// Creates the element. The key changes no layout: it names the element in paths.
    public init(key: AnyHashable?, wrapping: any Element) {
        self.key = key
        wrapped = wrapping
    }

    /// The content's size; the content fills it.
    public var content: ElementContent { ElementContent(child: wrapped, key: key) }
}

extension Element {
    /// Distinguishes the element from siblings of the same type.
    public func keyed(_ key: AnyHashable) -> Keyed { Keyed(key: key, wrapping: self) }
}

/// A child of a container with keys of its own: a keyed element becomes a child with that key.
package protocol KeyedBuilderChild: ElementBuilderChild {
    init(keyed: Keyed)
}

extension StackLayout.Child: KeyedBuilderChild {
    package init(keyed: Keyed) {
        self.init(element: keyed.wrapped, traits: .init(), key: keyed.key)
    }
}

extension Flow.Child: KeyedBuilderChild {
    package init(keyed: Keyed) {
        self.init(keyed.wrapped, key: keyed.key)
    }
}

extension Overlay.Child: KeyedBuilderChild {
    package init(keyed: Keyed) {
        self.init(element: keyed.wrapped, key: keyed.key)
    }
}

extension Builder where Child == StackLayout.Child {
    /// Unwraps the element: the container's child has the key itself, so the record has no `Keyed` between.
    public static func buildExpression(_ keyed: Keyed) -> Children { [Child(keyed: keyed)] }
}

extension Builder where Child == Flow.Child {
    /// Unwraps the element: the container's child has the key itself, so the record has no `Keyed` between.
    public static func buildExpression(_ keyed: Keyed) -> Children { [Child(keyed: keyed)] }
}

extension Builder where Child == Overlay.Child {
    /// Unwraps the element: the container's child has the key itself, so the record has no `Keyed` between.
    public static func buildExpression(_ keyed: Keyed) -> Children { [Child(keyed: keyed)] }
}
