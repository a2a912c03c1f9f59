import EngineKit
import Negotiation

/// Views in rows as wide as their container: the rows of a List, a Form or a lazy stack. An approximation: SwiftUI's
/// own layout is unknown.
package struct Rows: SizedElement {
    package let elementName: String
    package let axis: Axis
    /// The spacing between two rows, in points; nil for the neighbours' preferred spacing.
    package let spacing: CGFloat?
    package let alignment: Alignment
    /// Whether it takes the whole proposal along its axis, and 0 without one.
    package let fills: Bool
    package let content: any View

    package init(
        _ name: String, axis: Axis = .vertical, spacing: CGFloat?, alignment: Alignment, fills: Bool,
        _ content: any View
    ) {
        elementName = name
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.fills = fills
        self.content = content
    }

    package func children(of node: Node) -> Nodes {
        guard fills else { return node.nodes(of: content, along: axis) }
        let rows = node.gather(HandingDown(content) { $0.areRows = true }, along: axis).children
        guard node.context.cell != CGSize(width: 1, height: 1) else { return node.adopt(rows) }
        return node.adopt(rows.flatMap { node.gather(ListRow(row: $0), along: axis).children })
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(axis, nil, cross: proposal[axis.other])
    }

    private func gaps(in node: Node) -> [CGFloat] {
        let spacing = (fills ? node.context.environment.rowSpacing : nil) ?? spacing
        let gaps = node.storage as? Gaps ?? Gaps(lengths: Array(node.children.gaps(along: axis, spacing)))
        if node.storage == nil, fills, let between = node.context.environment.sectionSpacing {
            for (index, (before, child)) in zip(node.children, node.children.dropFirst()).enumerated()
            where before.part?.section !== child.part?.section { gaps.lengths[index + 1] = between }
        }
        node.storage = gaps
        return gaps.lengths
    }

    /// The distances before the rows. A class, because the node stores it as an object.
    private final class Gaps {
        var lengths: [CGFloat]

        init(lengths: [CGFloat]) {
            self.lengths = lengths
        }
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let answers = node.children.map { child in
            child.ask(inner(proposal), because: RowQuestion(offer: proposal, axis: axis))
        }
        let along = zip(answers, gaps(in: node)).reduce(0) { $0 + $1.0[axis] + $1.1 }
        let widest = answers.reduce(0) { max($0, $1[axis.other]) }
        if fills { return proposal.replacingUnspecifiedDimensions(by: .zero) }
        let across = proposal[axis.other].flatMap { $0.isFinite ? max($0, widest) : nil } ?? widest
        return CGSize(axis, along, cross: across)
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        if fills { return .proposed(proposal, or: size[axis], on: axis) }
        let isProposed = axis != self.axis && proposal[axis] == size[axis]
        guard !isProposed, !node.children.isEmpty else {
            return LengthExplanation(isProposed ? .room(axis) : .constant)
        }
        let answers = node.children.map { child in
            (exchange: child.exchange(at: inner(proposal)), length: child.size(at: inner(proposal))[axis])
        }
        guard axis != self.axis else {
            return .sum(of: answers, spacing: gaps(in: node).reduce(0, +), in: size[axis], on: axis)
        }
        return .aligned(answers, in: size[axis], on: axis) { ($0.length, 0, $0.exchange) }
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let size = node.size(at: proposal)
        var end: CGFloat = 0
        let gaps = gaps(in: node)
        return node.places(gaps.indices) { index in
            let (child, gap, inner) = (node.children[index], gaps[index], inner(proposal))
            let answer = child.dimensions(at: inner)
            let line = alignment[axis.other]
            let place = InRow(
                size: answer.size, axis: axis, end: end, gap: gap,
                line: line.defaultValue(in: ViewDimensions(size: size)), own: answer[line])
            end += gap + answer.size[axis]
            return PlacedChild(child, at: place.corner, proposal: inner, because: place)
        }
    }

    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        let size = node.size(at: proposal)
        let rows = node.arrangement(at: proposal).map { (child: $0.combined, turn: 1) }
        let spacing = gaps(in: node).reduce(0, +)
        let isAsProposed = size[axis.other] == proposal[axis.other]
        return { [axis] _ in
            [
                .ownLengths(
                    axis, available: size[axis], spacing: spacing, of: rows, by: RowsRule(lengthName: axis.lengthName)),
                .largest(
                    axis.other, size[axis.other], of: rows.map(\.child), else: isAsProposed ? .proposed : .linedUp),
            ]
        }
    }
}

/// A row of a List or a Form where a cell has points: with room around it and a minimum height. Headers and footers of
/// sections have other room, and no minimum. It is no element.
private struct ListRow: PrimitiveView {
    let row: Child

    /// iOS's, in points: around rows, and with the least height of a row they leave a line of body text.
    private static let insets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    private static let headerInsets = EdgeInsets(top: 16, leading: 20, bottom: 6, trailing: 20)
    private static let footerInsets = EdgeInsets(top: 6, leading: 20, bottom: 16, trailing: 20)

    func gather(into list: inout ChildList) {
        let hasInsets = row.modifiers(Padding.self).contains { $0.elementName == RowInsets.elementName }
        let view = Subview(row, of: list.pass)
        func padded(_ insets: EdgeInsets) -> any View {
            hasInsets ? view : Padding(view, insets, name: RowInsets.elementName)
        }
        switch row.part?.role {
        case .header?: list.add(padded(Self.headerInsets))
        case .footer?: list.add(padded(Self.footerInsets))
        case .content?, nil:
            let height = LengthLimits(minimum: list.context.environment.leastRowHeight, ideal: nil, maximum: nil)
            let width = LengthLimits(minimum: nil, ideal: nil, maximum: .infinity)
            list.add(
                FlexibleFrame(padded(Self.insets), width: width, height: height, alignment: .leading, name: "listRow"))
        }
    }
}

/// A row asked for its ideal length in the container's width.
private struct RowQuestion: Reason {
    let offer: ProposedViewSize
    let axis: Axis

    var sentence: String {
        "its ideal \(axis.lengthName) in the \(axis.other.lengthName) that there is; an approximation of SwiftUI"
    }

    func calculation(on axis: Axis) -> Calculation? { axis == self.axis ? nil : offer.calculation(on: axis) }
}

/// The rule by which rows follow one another.
private struct RowsRule: Reason {
    let lengthName: String

    var sentence: String { "each row has its own ideal \(lengthName); an approximation of SwiftUI" }
}

/// A row at its position.
private struct InRow: PositionReason {
    let size: CGSize
    let axis: Axis
    /// The end of the row before it.
    let end: CGFloat
    let gap: CGFloat
    /// The position of the alignment line in the container, and in the row.
    let line: CGFloat
    let own: CGFloat

    var sentence: String { "its own size, after what is before it; an approximation of SwiftUI" }

    func position(on axis: Axis) -> Calculation {
        axis == self.axis ? Calculation(end).adding(.plus(gap)) : Calculation(line).adding(.minus(own))
    }
}

/// A header, rows and a footer: rows in a List, and views one after the other elsewhere. It is not an element.
public struct Section: PrimitiveView {
    private let parts: [(role: SectionPart.Role, view: any View)]

    /// Creates a section without a header.
    public init<Content: View>(@ViewBuilder content: () -> Content) {
        parts = [(.content, content())]
    }

    /// Creates a section with a title as its header.
    public init<Content: View>(_ title: String, @ViewBuilder content: () -> Content) {
        parts = [(.header, Text(title)), (.content, content())]
    }

    /// Creates a section of existing views.
    package init(header: (any View)? = nil, _ content: any View, footer: (any View)? = nil) {
        let edges = (
            header.map { [(SectionPart.Role.header, $0)] } ?? [], footer.map { [(SectionPart.Role.footer, $0)] } ?? []
        )
        parts = edges.0 + [(.content, content)] + edges.1
    }

    package func gather(into list: inout ChildList) {
        let section = SectionPart.Section()
        for part in parts { list.add(part.view, as: SectionPart(role: part.role, section: section)) }
    }
}

/// The part of a section that a view is, for containers that show sections in their own way.
struct SectionPart {
    let role: Role
    let section: Section

    enum Role {
        case header, content, footer
    }

    /// One section, known by its identity.
    final class Section {}
}

/// Rows that fill their container.
public struct List: PrimitiveView {
    private let rows: Rows

    /// Creates a list with a row for each view of the closure.
    public init<Content: View>(@ViewBuilder content: () -> Content) {
        self.init(content())
    }

    /// Creates a list of existing views.
    package init(_ content: any View) {
        rows = Rows("List", spacing: 0, alignment: .leading, fills: true, content)
    }

    package func gather(into list: inout ChildList) { list.append(rows) }
}

/// Rows of controls that fill their container.
public struct Form: PrimitiveView {
    private let rows: Rows

    /// Creates a form with a row for each view of the closure.
    public init<Content: View>(@ViewBuilder content: () -> Content) {
        self.init(content())
    }

    /// Creates a form of existing views.
    package init(_ content: any View) {
        rows = Rows("Form", spacing: 0, alignment: .leading, fills: true, content)
    }

    package func gather(into list: inout ChildList) { list.append(rows) }
}

/// A VStack as wide as its container. SwiftUI makes its views on demand; here all are made.
public struct LazyVStack: PrimitiveView {
    private let rows: Rows

    /// Creates a stack; spacing between rows is in points, nil for the neighbours' preferred one.
    public init<Content: View>(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content())
    }

    /// Creates a stack of existing views.
    package init(alignment: HorizontalAlignment, spacing: CGFloat?, _ content: any View) {
        rows = Rows(
            "LazyVStack", spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .center),
            fills: false, content)
    }

    package func gather(into list: inout ChildList) { list.append(rows) }
}

/// An HStack as high as its container. SwiftUI makes its views on demand; here all are made.
public struct LazyHStack: PrimitiveView {
    private let rows: Rows

    /// Creates a stack; spacing between columns is in points, nil for the neighbours' preferred one.
    public init<Content: View>(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content())
    }

    /// Creates a stack of existing views.
    package init(alignment: VerticalAlignment, spacing: CGFloat?, _ content: any View) {
        rows = Rows(
            "LazyHStack", axis: .horizontal, spacing: spacing,
            alignment: Alignment(horizontal: .center, vertical: alignment), fills: false, content)
    }

    package func gather(into list: inout ChildList) { list.append(rows) }
}

/// Padding around a row of a List or a Form, without effect elsewhere. Made by `listRowInsets`.
package struct RowInsets: PrimitiveView {
    /// The name of the padding that it is in a row.
    static let elementName = "listRowInsets"

    private let content: any View
    private let insets: EdgeInsets

    package init(_ content: any View, _ insets: EdgeInsets) {
        self.content = content
        self.insets = insets
    }

    package func gather(into list: inout ChildList) {
        list.add(list.context.environment.areRows ? Padding(content, insets, name: Self.elementName) : content)
    }
}
