import Negotiation

/// Arranges any number of views: how large they are together, and where each stands.
public protocol Layout: Animatable, SendableMetatype {
    /// What it keeps from one question to the next.
    associatedtype Cache = Void
    /// The views, as the layout asks and places them.
    typealias Subviews = LayoutSubviews

    /// What it says of itself whatever its views are.
    static var layoutProperties: LayoutProperties { get }

    /// Its size under a proposal, by asking its subviews.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview in bounds that have the size it answered.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Before anything is proposed.
    func makeCache(subviews: Subviews) -> Cache

    /// When the subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that it wants from its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Where it sets a line; nil where the line has its default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The same for a horizontal line.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// What a layout says of itself whatever its views are.
public struct LayoutProperties: Sendable {
    /// The axis that spacers and dividers in it follow; nil for both.
    public var stackOrientation: Axis?

    /// Properties of a layout without an axis.
    public init() {}
}

extension Layout {
    /// No axis.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes it again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The longest of all that the subviews want, on every edge.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.unitedSpacing }

    /// Merged from the placed subviews.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.mergedGuide(guide.key, proposal: proposal) }

    /// The same for a horizontal line.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.mergedGuide(guide.key, proposal: proposal) }

    /// The layout around views.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutContainer(self, content())
    }
}

extension Layout where Cache == Void {
    /// Nothing to keep.
    public func makeCache(subviews: Subviews) {}
}

/// Views in a layout. It is an element under the layout's name.
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

/// A layout whose elements have another name than its type.
package protocol NamedLayout: Layout {
    var elementName: String { get }
}

/// A layout of this module, which is laid out by its own rules.
package protocol BuiltInLayout: NamedLayout {
    /// Whether it stands aside for one view.
    var canBeOneView: Bool { get }

    func element(around content: any View, name: String, canBeOneView: Bool) -> any Element
}

extension BuiltInLayout {
    package var elementName: String { "\(Self.self)" }
    package var canBeOneView: Bool { true }
}
