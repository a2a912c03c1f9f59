import Negotiation

/// Arranges any number of views: answers their total size, and places each.
public protocol Layout: Animatable, SendableMetatype {
    /// The type of its cache between calls.
    associatedtype Cache = Void
    /// The views, as the layout asks and places them.
    typealias Subviews = LayoutSubviews

    /// The properties that do not depend on its views.
    static var layoutProperties: LayoutProperties { get }

    /// Returns its size for a proposal, by asking its subviews.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview in bounds of the size that it answered.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the cache before the first proposal.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache when the subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns its preferred distances from its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the explicit position of a guide; nil if the guide has its default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the explicit position of a horizontal guide; nil if it has its default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// The properties of a layout that do not depend on its views.
public struct LayoutProperties: Sendable {
    /// The axis that spacers and dividers in it follow; nil for both.
    public var stackOrientation: Axis?

    /// Creates properties of a layout without an axis.
    public init() {}
}

extension Layout {
    /// Properties without an axis.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Replaces the cache with a new one.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the largest of the subviews' preferred distances on every edge.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.unitedSpacing }

    /// Returns the guide merged from the placed subviews.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.mergedGuide(guide.key, proposal: proposal) }

    /// Returns the horizontal guide merged from the placed subviews.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.mergedGuide(guide.key, proposal: proposal) }

    /// Returns the layout around views.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutContainer(self, content())
    }
}

extension Layout where Cache == Void {
    /// Returns nothing.
    public func makeCache(subviews: Subviews) {}
}

/// Views in a layout. It is an element with the layout's name.
package struct LayoutContainer: PrimitiveView {
    private let layout: any Layout
    private let content: any View

    package init(_ layout: any Layout, _ content: any View) {
        self.layout = layout
        self.content = content
    }

    package func gather(into list: inout ChildList) {
        if let any = layout as? AnyLayout {
            any.element(around: content).gather(into: &list)
        } else if let own = layout as? any BuiltInLayout {
            own.element(around: content, name: own.elementName, canBeOneView: own.canBeOneView).gather(into: &list)
        } else {
            list.append(LayoutElement(layout, content, name: (layout as? any NamedLayout)?.elementName))
        }
    }
}

/// A layout whose elements have another name than its type's.
package protocol NamedLayout: Layout {
    var elementName: String { get }
}

/// A layout of this module, laid out by its own rules.
package protocol BuiltInLayout: NamedLayout {
    /// Whether it is replaced by a single view in it.
    var canBeOneView: Bool { get }

    func element(around content: any View, name: String, canBeOneView: Bool) -> any Element
}

extension BuiltInLayout {
    package var elementName: String { "\(Self.self)" }
    package var canBeOneView: Bool { true }
}
