import Negotiation

/// The common part of HFlow and VFlow: items in lines along an axis.
protocol FlowElement: LibraryContainer {
    /// The axis of the lines.
    var axis: Axis { get }
    /// The guide that aligns items in their line.
    var itemGuide: AlignmentGuide { get }
    /// The guide that aligns lines with each other.
    var lineGuide: AlignmentGuide { get }
    var itemSpacing: CGFloat { get }
    var lineSpacing: CGFloat { get }
}

extension FlowElement {
    /// Fixed on both axes, whatever the items: a stack asks it before its other children.
    func flexibility(for axis: Axis, children: Subelements, in surroundings: Surroundings) -> Flexibility {
        .fixedSize
    }

    /// Spacers inside of items follow the axis of the lines.
    func inner(_ surroundings: Surroundings) -> Surroundings { surroundings.inStack(along: axis) }

    /// Asks each item once, with the whole proposal, and breaks the answers into lines.
    func answer(to proposal: CGSize, children: Subelements, in context: RuleContext) -> Answer {
        FlowArrangement(
            axis: axis, item: itemGuide, line: lineGuide, itemSpacing: itemSpacing, lineSpacing: lineSpacing,
            context: context
        ).layOut(children, in: proposal)
    }

    /// Along the lines the items of the longest one, across them the longest item of each; and the spacing.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        let items = answer.answer.places.map(\.answer)
        guard items.count > 1 else {
            return items.isEmpty ? LengthExplanation(.constant) : answer.adopted(on: axis)
        }
        let cut = FlowLines(items, axis: self.axis, spacing: itemSpacing, room: proposal[self.axis])
        let lines = cut.lines.map { Array(items[$0]) }
        guard axis == self.axis else { return answer.tracks(lines, spacing: lineSpacing, on: axis) }
        let longest = lines.max { length(of: $0) < length(of: $1) }
        return .sum(of: longest ?? [], spacing: spacing(in: longest ?? []), in: answer.size[axis], on: axis)
    }

    private func length(of line: [Answer]) -> CGFloat { line.reduce(spacing(in: line)) { $0 + $1.size[axis] } }

    private func spacing(in line: [Answer]) -> CGFloat {
        CGFloat(line.count - 1) * itemSpacing
    }
}

/// Children side by side, wrapped onto a new line if they do not fit. Spacers are omitted.
public struct HFlow: FlowElement {
    /// The alignment of items in their line. Only its default is read: guides set by elements do not count.
    public let itemAlignment: VerticalAlignment
    /// The alignment of lines with each other. Only its default is read.
    public let lineAlignment: HorizontalAlignment
    /// The spacing between two items of a line, in points; may be negative, and counts as 0 if it is not finite.
    public let itemSpacing: CGFloat
    /// The spacing between two lines, in points; may be negative, and counts as 0 if it is not finite.
    public let lineSpacing: CGFloat
    /// The items, including spacers, which are not laid out.
    public let children: [any Element]

    /// Creates a flow of a closure's elements.
    public init(
        itemAlignment: VerticalAlignment = .center, lineAlignment: HorizontalAlignment = .center,
        itemSpacing: CGFloat = 0, lineSpacing: CGFloat = 0,
        @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.itemAlignment = itemAlignment
        self.lineAlignment = lineAlignment
        self.itemSpacing = itemSpacing.finiteOrZero
        self.lineSpacing = lineSpacing.finiteOrZero
        self.children = children()
    }

    /// The library's name.
    public var elementName: String { "HFlow" }

    var axis: Axis { .horizontal }
    var itemGuide: AlignmentGuide { itemAlignment.guide }
    var lineGuide: AlignmentGuide { lineAlignment.guide }
}

/// Children one below the other, wrapped onto a new column if they do not fit. Spacers are omitted.
public struct VFlow: FlowElement {
    /// The alignment of items in their line. Only its default is read: guides set by elements do not count.
    public let itemAlignment: HorizontalAlignment
    /// The alignment of lines with each other. Only its default is read.
    public let lineAlignment: VerticalAlignment
    /// The spacing between two items of a line, in points; may be negative, and counts as 0 if it is not finite.
    public let itemSpacing: CGFloat
    /// The spacing between two lines, in points; may be negative, and counts as 0 if it is not finite.
    public let lineSpacing: CGFloat
    /// The items, including spacers, which are not laid out.
    public let children: [any Element]

    /// Creates a flow of a closure's elements.
    public init(
        itemAlignment: HorizontalAlignment = .center, lineAlignment: VerticalAlignment = .center,
        itemSpacing: CGFloat = 0, lineSpacing: CGFloat = 0,
        @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.itemAlignment = itemAlignment
        self.lineAlignment = lineAlignment
        self.itemSpacing = itemSpacing.finiteOrZero
        self.lineSpacing = lineSpacing.finiteOrZero
        self.children = children()
    }

    /// The library's name.
    public var elementName: String { "VFlow" }

    var axis: Axis { .vertical }
    var itemGuide: AlignmentGuide { itemAlignment.guide }
    var lineGuide: AlignmentGuide { lineAlignment.guide }
}
