import EngineKit
import Negotiation

/// The common part of HStackLayout and VStackLayout: subviews as in a stack along an axis.
protocol LinearLayout: BuiltInLayout {
    static var axis: Axis { get }
    /// The guide that aligns the subviews.
    var line: AlignmentKey { get }
    /// The spacing in points; nil for the neighbours' preferred one.
    var spacing: CGFloat? { get }
}

extension LinearLayout {
    package func element(around content: any View, name: String, canBeOneView: Bool) -> any Element {
        ArrangedStack(
            axis: Self.axis, spacing: spacing, line: line, content: content, elementName: name,
            canBeOneView: canBeOneView)
    }

    /// The properties with the stack's axis, which spacers and dividers follow.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    /// Returns the subviews' preferred spacing and flexibility; both are asked once.
    public func makeCache(subviews: Subviews) -> StackCache { StackCache(subviews, Self.axis, line, spacing) }

    /// Returns the total length with gaps along the axis, and the extent of the aligned subviews across it.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        cache.solver(subviews, Self.axis, line).solution(for: proposal).size
    }

    /// Places the subviews from the origin of the bounds, with the lengths of the stack's answer.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        let placed = cache.solver(subviews, Self.axis, line).placement(for: proposal, answered: nil)
        subviews.place(placed, from: bounds.origin)
    }
}

/// A layout like an HStack's.
public struct HStackLayout: LinearLayout, Sendable {
    /// The vertical alignment of the subviews.
    public var alignment: VerticalAlignment
    /// The spacing in points; nil for the neighbours' preferred one.
    public var spacing: CGFloat?

    /// Creates a layout; spacing is in points, nil for the neighbours' preferred one.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var axis: Axis { .horizontal }
    var line: AlignmentKey { alignment.key }
}

/// A layout like a VStack's.
public struct VStackLayout: LinearLayout, Sendable {
    /// The horizontal alignment of the subviews.
    public var alignment: HorizontalAlignment
    /// The spacing in points; nil for the neighbours' preferred one.
    public var spacing: CGFloat?

    /// Creates a layout; spacing is in points, nil for the neighbours' preferred one.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var axis: Axis { .vertical }
    var line: AlignmentKey { alignment.key }
}

/// A layout like a ZStack's.
public struct ZStackLayout: BuiltInLayout, Sendable {
    /// The point of the subviews that is aligned.
    public var alignment: Alignment

    /// Creates a layout, which aligns centers by default.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    package func element(around content: any View, name: String, canBeOneView: Bool) -> any Element {
        ArrangedZStack(alignment: alignment, content: content, elementName: name, canBeOneView: canBeOneView)
    }

    /// Returns the union of the aligned subviews; all get the same proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        solver(subviews).answer(to: proposal, because: WholeProposal(proposal.lengths, asker: elementName)).size
    }

    /// Places the subviews in a stack of the bounds' size, from their origin.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let placed = solver(subviews).place(
            in: bounds.size, because: ContainerSize(size: bounds.size, answered: nil))
        subviews.place(placed, from: bounds.origin)
    }

    private func solver(_ subviews: Subviews) -> ZStackSolver {
        ZStackSolver(children: subviews.nodes, alignment: alignment)
    }
}

/// The cache of a stack's layout.
public struct StackCache {
    private var solver: StackSolver
    private let spacing: CGFloat?
    /// Authors may keep a cache longer than the pass.
    private let life: PassLife?

    fileprivate init(_ subviews: LayoutSubviews, _ axis: Axis, _ line: AlignmentKey, _ spacing: CGFloat?) {
        solver = StackSolver(axis: axis, line: line, spacing: spacing, children: subviews.nodes)
        self.spacing = spacing
        life = subviews.life
    }

    /// Another layout that uses this one may pass other subviews than those of the cache.
    fileprivate mutating func solver(
        _ subviews: LayoutSubviews, _ axis: Axis, _ line: AlignmentKey
    ) -> StackSolver {
        let isSame =
            subviews.life == life && life?.isOver != true && line == solver.line
            && subviews.elementsEqual(solver.children) { $0.node == $1 }
        if !isSame { self = StackCache(subviews, axis, line, spacing) }
        return solver
    }
}

extension LayoutSubviews {
    func place(_ children: Places, from origin: CGPoint) {
        for (subview, child) in zip(self, children) {
            subview.place(
                at: child.position.moved(by: origin), anchor: .topLeading, proposal: child.proposal,
                because: child.reason?.reason, askedBecause: UnstatedReason())
        }
    }
}

/// The stack of a Layout value around views.
struct ArrangedStack: LinearStack {
    let axis: Axis
    let spacing: CGFloat?
    let line: AlignmentKey
    let content: any View
    let elementName: String
    let canBeOneView: Bool
    var action: (() -> Void)?
}

extension ArrangedStack: Tappable {}

/// The ZStack of a Layout value around views.
struct ArrangedZStack: LayeredStack {
    let alignment: Alignment
    let content: any View
    let elementName: String
    let canBeOneView: Bool
}
