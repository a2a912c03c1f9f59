import QuickLayoutDialect

// Elements that are written outside of the module, compiled here and read as a source by the tests.

/// As many dots as fit.
struct Dots: LeafElement {
    var count: CGFloat

    func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        axis == .horizontal ? .partial : .fixedSize
    }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        let cell = context.cellSize
        return LayoutNode(
            size: CGSize(width: min(count * cell.width, proposal.width), height: cell.height), context: context)
    }
}

/// Proposes half of the width, and is as large as its child.
struct Half: Layout {
    let child: any Element
    var children: [any Element] { [child] }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        let answer = children[0].layoutThatFits(CGSize(width: proposal.width / 2, height: proposal.height))
        return LayoutNode(size: answer.size, children: [LayoutNode.Child(answer)], context: context)
    }
}

/// Each child a step lower and to the right of the one before it.
struct Stairs: Layout {
    var step: CGFloat = 1
    let children: [any Element]

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        var corner = CGPoint(x: 0, y: 0)
        var placed: [LayoutNode.Child] = []
        var size = CGSize(width: 0, height: 0)
        for child in children {
            let answer = child.layoutThatFits(proposal)
            placed.append(LayoutNode.Child(answer, at: corner))
            size = CGSize(
                width: max(size.width, corner.x + answer.size.width),
                height: max(size.height, corner.y + answer.size.height))
            corner = CGPoint(x: corner.x + step, y: corner.y + answer.size.height)
        }
        return LayoutNode(size: size, children: placed, context: context)
    }
}

/// A column with its own priority and direction. It proposes the whole width to flexible children, and 0 to fixed ones.
/// Its contents run from right to left.
struct Eager: Element {
    let children: [any Element]

    func layoutPriority(children: [ElementProxy]) -> CGFloat {
        children.map { $0.layoutPriority }.reduce(1) { max($0, $1) }
    }

    func contextForChildren(in context: LayoutContext) -> LayoutContext {
        var inner = context
        inner.layoutDirection = .rightToLeft
        inner.stackAxis = .horizontal
        return inner
    }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        var placed: [LayoutNode.Child] = []
        var height: CGFloat = 0
        for child in children {
            let isFixed = child.flexibility(for: .horizontal) == .fixedSize
            let answer = child.layoutThatFits(CGSize(width: isFixed ? 0 : proposal.width, height: proposal.height))
            let line = answer.dimensions[HorizontalAlignment.leading]
            placed.append(LayoutNode.Child(answer, at: CGPoint(x: line, y: height)))
            height += answer.size.height
        }
        return LayoutNode(size: CGSize(width: proposal.width, height: height), children: placed, context: context)
    }
}

/// Returns its child's answer as its own.
struct Gallery: Layout {
    var children: [any Element] {
        [
            VStack(alignment: .leading, spacing: 1) {
                HStack {
                    Dots(count: 9)
                    Text("two words")
                    Half(child: Text("one two three")).padding(1)
                }
                Stairs(step: 2, children: [Text("ab"), Image(width: 1, height: 2), Stairs(children: [Text("in it")])])
                    .alignmentGuide(HorizontalAlignment.leading) { size in size.width / 2 }
                HStack {
                    Text("what is left over")
                    Eager(children: [
                        Spacer(2), Text("from the right").layoutPriority(3),
                        HStack {
                            Text("a")
                            Text("bc")
                        },
                    ])
                }
                Dots(count: 3).resizable(axis: .vertical).frame(height: 2)
            }
        ]
    }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        children[0].layoutThatFits(proposal)
    }
}
