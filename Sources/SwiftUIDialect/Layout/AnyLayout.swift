import Negotiation

/// A layout of whatever type.
public struct AnyLayout: NamedLayout {
    private let layout: any Layout

    /// Around a layout; records and screens show an `AnyLayout`.
    public init<L: Layout>(_ layout: L) {
        self.layout = layout
    }

    /// Around a layout whose type is unknown.
    package init(any layout: any Layout) {
        self.layout = layout
    }

    package var elementName: String { "\(AnyLayout.self)" }

    /// What it does is what the layout in it does; a stack in it is one even around one view.
    package func element(around content: any View) -> any Element {
        if let inner = layout as? AnyLayout { return inner.element(around: content) }
        if let own = layout as? any BuiltInLayout {
            return own.element(around: content, name: elementName, canBeOneView: false)
        }
        return LayoutElement(layout, content, name: elementName)
    }
}

extension AnyLayout {
    /// What the layout in it keeps.
    public struct Cache {
        fileprivate let runner: any LayoutRunning
    }

    /// The wrapped layout's own cache.
    public func makeCache(subviews: Subviews) -> Cache { Cache(runner: layout.makeRunner()) }

    /// The wrapped layout's own answer.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.runner.size(for: proposal, subviews)
    }

    /// Places the subviews as the wrapped layout does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.runner.place(in: bounds, proposal: proposal, subviews)
    }

    /// The wrapped layout's own distances.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.runner.spacing(subviews) }
}
