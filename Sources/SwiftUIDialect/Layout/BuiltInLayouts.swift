import EngineKit
import Negotiation

/// What is common to HStackLayout and VStackLayout: subviews as in a stack along an axis.
protocol LinearLayout: BuiltInLayout {
    static var axis: Axis { get }
    /// The line of the subviews that is put on one line.
    var line: AlignmentKey { get }
    /// In points; nil for what the neighbours want.
    var spacing: CGFloat? { get }
}

extension LinearLayout {
    package func element(around content: any View, name: String, canBeOneView: Bool) -> any Element {
        ArrangedStack(
            axis: Self.axis, spacing: spacing, line: line, content: content, elementName: name,
            canBeOneView: canBeOneView)
    }

    /// Spacers and dividers in it follow its axis.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    /// What the subviews prefer as spacing, and how flexible they are; both are asked once.
    public func makeCache(subviews: Subviews) -> StackCache {
        StackCache(subviews, Self.axis, line, spacing)
    }

    /// The lengths of the subviews and their gaps along the axis, and the union of the aligned subviews across it.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        cache.solver(subviews, Self.axis, line).solution(for: proposal).size
    }

    /// Places the subviews from the origin of the bounds, in the lengths of the stack's answer.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        subviews.place(cache.solver(subviews, Self.axis, line).placement(for: proposal), from: bounds.origin)
    }
}

/// A layout as an HStack's.
public struct HStackLayout: LinearLayout, Sendable {
    /// The line of the subviews that is put on one line.
    public var alignment: VerticalAlignment
    /// In points; nil for what the neighbours want.
    public var spacing: CGFloat?

    /// Spacing in points; nil for what the neighbours prefer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var axis: Axis { .horizontal }
    var line: AlignmentKey { alignment.key }
}

/// A layout as a VStack's.
public struct VStackLayout: LinearLayout, Sendable {
    /// The line of the subviews that is put on one line.
    public var alignment: HorizontalAlignment
    /// In points; nil for what the neighbours want.
    public var spacing: CGFloat?

    /// Spacing in points; nil for what the neighbours prefer.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var axis: Axis { .vertical }
    var line: AlignmentKey { alignment.key }
}

/// A layout as a ZStack's.
public struct ZStackLayout: BuiltInLayout, Sendable {
    /// The point of the subviews that is put on one point.
    public var alignment: Alignment

    /// Centers by default.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    package func element(around content: any View, name: String, canBeOneView: Bool) -> any Element {
        ArrangedZStack(alignment: alignment, content: content, elementName: name, canBeOneView: canBeOneView)
    }

    /// The union of the subviews, each aligned by its point; all are proposed the same.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        solver(subviews).size(for: proposal) { _ in WholeProposal(proposal.lengths, asker: elementName) }
    }

    /// Places the subviews in a stack of the bounds' size, from their origin.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(solver(subviews).place(in: bounds.size), from: bounds.origin)
    }

    private func solver(_ subviews: Subviews) -> ZStackSolver {
        ZStackSolver(children: subviews.map(\.node), alignment: alignment)
    }
}

/// What a stack's layout remembers of its subviews.
public struct StackCache {
    private var solver: StackSolver
    private let spacing: CGFloat?

    fileprivate init(_ subviews: LayoutSubviews, _ axis: Axis, _ line: AlignmentKey, _ spacing: CGFloat?) {
        solver = StackSolver(axis: axis, line: line, spacing: spacing, children: subviews.map(\.node))
        self.spacing = spacing
    }

    /// Whoever uses the layout in one of their own may hand it other subviews than those it made the cache for.
    fileprivate mutating func solver(
        _ subviews: LayoutSubviews, _ axis: Axis, _ line: AlignmentKey
    ) -> StackSolver {
        let isSame = line == solver.line && subviews.elementsEqual(solver.children) { $0.node === $1 }
        if !isSame { self = StackCache(subviews, axis, line, spacing) }
        return solver
    }
}

extension LayoutSubviews {
    func place(_ children: [PlacedChild], from origin: CGPoint) {
        for (subview, child) in zip(self, children) {
            subview.place(
                at: child.position.moved(by: origin), anchor: .topLeading, proposal: child.proposal,
                because: child.reason, askedBecause: UnstatedReason())
        }
    }
}

/// A stack that a Layout value makes of views.
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

/// A ZStack that a Layout value makes of views.
struct ArrangedZStack: LayeredStack {
    let alignment: Alignment
    let content: any View
    let elementName: String
    let canBeOneView: Bool
}
