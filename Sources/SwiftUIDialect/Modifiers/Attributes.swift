import EngineKit
import Negotiation

/// Sets the view's priority in a stack. Made by `layoutPriority`.
public struct LayoutPriority: ModifierElement, SizedElement {
    package let content: any View
    package let value: Double

    package init(_ content: any View, _ value: Double) {
        self.content = content
        self.value = value
    }

    package var elementName: String { "layoutPriority" }

    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { node.only.domain(at: proposal) }

    package func priority(in node: Node) -> Double {
        guard !value.isNaN else {
            node.note(.error, NoteSentence.noPriority)
            return 0
        }
        return value
    }
}

/// Sets an alignment guide of the view. Made by `alignmentGuide`.
public struct AlignmentGuide: TransparentModifier {
    package let content: any View
    package let key: AlignmentKey
    package let value: (ViewDimensions) -> CGFloat

    package init(_ content: any View, _ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
        self.content = content
        self.key = key
        self.value = value
    }

    package init(
        _ content: any View, _ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
    ) { self.init(content, guide.key, value) }

    package init(_ content: any View, _ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) {
        self.init(content, guide.key, value)
    }

    package var elementName: String { "alignmentGuide" }

    package func guides(in node: Node) -> GuideSet {
        var guides = node.only.guides
        guides.formUnion(GuideSet(key))
        return guides
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        guard key == self.key else { return node.only.explicitGuide(key, at: proposal) }
        node.noteGuideRead()
        return value(node.only.dimensions(at: proposal))
    }
}

/// Moves the drawing, and leaves the layout unchanged. Made by `offset`.
public struct Offset: TransparentModifier {
    package let content: any View
    package let offset: CGSize

    package init(_ content: any View, _ offset: CGSize) {
        self.content = content
        self.offset = offset
    }

    package var elementName: String { "offset" }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let position = CGPoint(x: offset.width, y: offset.height)
        let size = node.only.settle(proposal, because: PassedOn(proposal.lengths))
        return node.places(
            PlacedChild(node.only, at: position, proposal: proposal, because: Moved(size: size, offset: position)))
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        node.only.explicitGuide(key, at: proposal)
    }
}

/// A key for a view's value for the layout around it.
public protocol LayoutValueKey: SendableMetatype {
    /// The type of the key's value.
    associatedtype Value
    /// The value of views without one.
    static var defaultValue: Value { get }
}

/// The unique name of a key.
package enum LayoutValueName: Hashable, Sendable {
    case compiled(ObjectIdentifier)
    case source(String)
}

/// Sets a value for a layout. Made by `layoutValue`.
public struct LayoutValue: TransparentModifier {
    package let content: any View
    package let key: LayoutValueName
    package let value: Any

    package init(_ content: any View, _ key: LayoutValueName, _ value: Any) {
        self.content = content
        self.key = key
        self.value = value
    }

    package var elementName: String { "layoutValue" }

    /// The innermost of several values counts.
    package func layoutValue(_ key: LayoutValueName, in node: Node) -> Any? {
        node.only.layoutValue(key) ?? (key == self.key ? value : nil)
    }
}

extension View {
    /// Sets the view's priority in a stack, where a higher one is served first; 0 by default.
    public func layoutPriority(_ value: Double) -> some View { LayoutPriority(self, value) }

    /// Sets an alignment guide, in points from the left, from the view's size and its other guides.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { AlignmentGuide(self, guide.key, computeValue) }

    /// Sets an alignment guide, in points from the top, from the view's size and its other guides.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { AlignmentGuide(self, guide.key, computeValue) }

    /// Moves the drawing by points, and leaves the layout unchanged.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Offset(self, CGSize(width: x, height: y)) }
    /// Moves the drawing by points, and leaves the layout unchanged.
    public func offset(_ offset: CGSize) -> some View { Offset(self, offset) }

    /// Sets a value for the layout around the view.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        LayoutValue(self, .compiled(ObjectIdentifier(key)), value)
    }
}
