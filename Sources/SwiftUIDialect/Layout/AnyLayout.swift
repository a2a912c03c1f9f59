import Negotiation

/// A type-erased layout.
public struct AnyLayout: NamedLayout {
    private let layout: any Layout

    /// Wraps a layout; records and screens show an `AnyLayout`.
    public init<L: Layout>(_ layout: L) {
        self.layout = layout
    }

    /// Wraps a layout of an unknown type.
    package init(any layout: any Layout) {
        self.layout = layout
    }

    package var elementName: String { "\(AnyLayout.self)" }

    /// Returns the element of the wrapped layout; a wrapped stack remains a stack even around one view.
    package func element(around content: any View) -> any Element {
        if let inner = layout as? AnyLayout { return inner.element(around: content) }
        if let own = layout as? any BuiltInLayout {
            return own.element(around: content, name: elementName, canBeOneView: false)
        }
        return LayoutElement(layout, content, name: elementName)
    }
}

extension AnyLayout {
    /// The cache of the wrapped layout.
    public struct Cache {
        fileprivate let runner: any LayoutRunning
    }

    /// Returns the wrapped layout's cache.
    public func makeCache(subviews: Subviews) -> Cache { Cache(runner: layout.makeRunner()) }

    /// Returns the wrapped layout's answer.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.runner.size(for: proposal, subviews)
    }

    /// Places the subviews as the wrapped layout does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.runner.place(in: bounds, proposal: proposal, subviews)
    }

    /// Returns the wrapped layout's spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.runner.spacing(subviews) }
}
