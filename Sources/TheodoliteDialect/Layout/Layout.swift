import EngineKit
import Negotiation

/// A component's answer: its size, and where each child stands in it. A class because it has an identity: one answer is
/// not another of the same size. (Theodolite, Layout.swift.)
public final class Layout: Hashable {
    /// Whose answer it is.
    public let component: Component
    /// In points; NaN where nothing limited it.
    public let size: CGSize
    /// In the order in which they are drawn.
    public let children: [LayoutChild]
    /// What the component wants to know again when it is shown: a ScrollComponent the size of its contents.
    public let extra: Any?
    /// Who answered it in a pass.
    var answeredBy: Scope?
    /// The exchange that it ended.
    var exchange: ExchangeID?
    /// Writes down how its children's lengths came to be; nil where nothing is recorded. Most answers are never placed, so
    /// that nothing is worked out before.
    var account: ((Recorder, ElementID) -> Void)?

    /// An answer with its children in their places.
    /// - Parameter extra: what the component wants to know later, and only it reads.
    public init(component: Component, size: CGSize, children: [LayoutChild], extra: Any? = nil) {
        self.component = component
        self.size = size
        self.children = children
        self.extra = extra
    }

    /// The component that is answering just now in the pass in which this was answered; nil outside of one.
    package var answering: Component? { answeredBy?.answering }

    /// Nothing, of no size.
    public static func empty(component: Component) -> Layout {
        Layout(component: component, size: .zero, children: [])
    }

    /// The same answer, not an equal one.
    public static func == (one: Layout, other: Layout) -> Bool { one === other }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A child's layout and where it stands in its parent.
public struct LayoutChild {
    /// The child's answer.
    public let layout: Layout
    /// The origin of its frame in its parent, in points.
    public let position: CGPoint
    let reason: any Reason

    /// - Parameter reason: why it stands there, for the record; without one, that says where.
    public init(layout: Layout, position: CGPoint, because reason: StatedReason? = nil) {
        self.layout = layout
        self.position = position
        self.reason = reason ?? Self.answered(layout.size, at: position)
    }

    private static func answered(_ size: CGSize, at position: CGPoint) -> any Reason {
        if position == .zero { return AnswerAtCorner(size: size) }
        return OwnAnswer(size: size, position: position)
    }

    package init(_ layout: Layout, at position: CGPoint, because reason: any Reason) {
        self.layout = layout
        self.position = position
        self.reason = reason
    }

    /// At the parent's corner, in the size that it answered.
    init(corner layout: Layout) {
        self.init(layout, at: .zero, because: AnswerAtCorner(size: layout.size))
    }
}

extension CombinedChild {
    /// A child that gets what it answered.
    init(_ answer: Layout) {
        self.init(answer.answeredBy?.id, asked: answer.exchange, answering: answer.size)
    }
}

extension CGSize {
    /// The size of the rectangle from the corner 0, 0 around all children. An edge that is NaN does not count, for no
    /// length is greater or less than it. (Theodolite, StandardLayout.swift and ScrollComponent.swift, which begin with
    /// an empty rectangle.)
    static func union(of children: [LayoutChild]) -> CGSize {
        children.reduce(CGRect.zero) { $0.union(CGRect(origin: $1.position, size: $1.layout.size)) }.size
    }
}
