import EngineKit
import Negotiation

/// A component's answer: its size, and the position of each child. A class, because it has an identity: two answers of
/// the same size are not the same. (Theodolite, Layout.swift.)
public final class Layout: Hashable {
    /// The component that answered.
    public let component: Component
    /// The size in points; NaN if unlimited.
    public let size: CGSize
    /// The children in drawing order.
    public let children: [LayoutChild]
    /// A value for the component itself when it is shown: for a ScrollComponent the size of its contents.
    public let extra: Any?
    /// The scope that answered, in a pass.
    @exclusivity(unchecked) var answeredBy: Scope?
    /// The exchange of the answer.
    @exclusivity(unchecked) var exchange: ExchangeID?
    /// Records the account of its children's lengths; nil if nothing is recorded. Most answers are never placed, so it
    /// is computed only when needed.
    var account: ((Recorder, ElementID) -> Void)?
    /// The origin of the lengths of a flex container; nil if nothing is recorded.
    var explain: ((Axis) -> LengthExplanation)?
    /// Whether it is as large as its children together, which the library's own rule made it.
    var isUnion = false

    /// Creates an answer with its placed children.
    /// - Parameter extra: a value that only the component reads later.
    public init(component: Component, size: CGSize, children: [LayoutChild], extra: Any? = nil) {
        self.component = component
        self.size = size
        self.children = children
        self.extra = extra
    }

    /// The component that is currently answering in the pass of this layout; nil outside of one.
    package var answering: Component? { answeredBy?.answering }

    /// A layout of size 0×0 without children.
    public static func empty(component: Component) -> Layout {
        Layout(component: component, size: .zero, children: [])
    }

    /// Compares by identity.
    public static func == (one: Layout, other: Layout) -> Bool { one === other }

    /// Hashes by identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A child's layout and its position in its parent.
public struct LayoutChild {
    /// The child's answer.
    public let layout: Layout
    /// The origin of the child's frame in its parent, in points.
    public let position: CGPoint
    /// The reason for the position; nil for the position itself.
    private let stated: (any Reason)?

    /// - Parameter reason: the reason for the position, for the record; by default the position itself.
    public init(layout: Layout, position: CGPoint, because reason: StatedReason? = nil) {
        self.layout = layout
        self.position = position
        stated = reason
    }

    /// - Parameter reason: made only if the child's answer is recorded.
    package init(_ layout: Layout, at position: CGPoint, because reason: @autoclosure () -> any Reason) {
        self.layout = layout
        self.position = position
        stated = layout.exchange == nil ? nil : reason()
    }

    /// Creates a child at the parent's corner, at its answered size.
    init(corner layout: Layout) {
        self.init(layout: layout, position: .zero)
    }

    var reason: any Reason {
        if let stated { return stated }
        return position == .zero
            ? AnswerAtCorner(size: layout.size) : OwnAnswer(size: layout.size, position: position)
    }
}

extension Layout {
    /// The answer of the child that reaches farthest, and its distance from the first edge of all.
    func farthest(on axis: Axis) -> LengthExplanation {
        func end(_ child: LayoutChild) -> CGFloat { child.position[axis] + child.layout.size[axis] }
        guard let child = children.max(by: { end($0) < end($1) }), size[axis] != 0 else {
            return LengthExplanation(.constant)
        }
        guard let exchange = child.layout.exchange else { return LengthExplanation(.rule) }
        return LengthExplanation(.answer(exchange, axis), of: child.layout.size[axis], in: size[axis])
    }

    /// The answer of the child that decides, clamped to the range.
    /// - Parameter around: the lengths before and after the child, in points.
    func clampedDecider(
        _ child: LayoutChild?, around: (CGFloat, CGFloat) = (0, 0), in range: SizeRange, on axis: Axis
    ) -> LengthExplanation {
        guard let child else { return range.clamped(0, LengthExplanation(.constant), on: axis) }
        let own = child.layout.size[axis]
        let length = own + around.0 + around.1
        let adopted = LengthExplanation(
            child.layout.adopted(on: axis).origin, of: own, .plus(around.0 + around.1), giving: length)
        return range.clamped(length, adopted, on: axis)
    }

    /// The layout's own length, as another component adopts it.
    func adopted(on axis: Axis) -> LengthExplanation {
        exchange.map { LengthExplanation(.answer($0, axis)) } ?? LengthExplanation(.rule)
    }
}

extension CombinedChild {
    /// Creates a child that gets its answered size.
    init(_ answer: Layout) {
        self.init(answer.answeredBy?.id, asked: answer.exchange, answering: answer.size)
    }
}

extension CGSize {
    /// The size of the rectangle from the corner 0, 0 around all children. A NaN edge does not count, because no length
    /// is greater or less than it. (Theodolite, StandardLayout.swift and ScrollComponent.swift, which begin with an
    /// empty rectangle.)
    static func union(of children: [LayoutChild]) -> CGSize {
        children.reduce(CGRect.zero) { $0.union(CGRect(origin: $1.position, size: $1.layout.size)) }.size
    }
}
