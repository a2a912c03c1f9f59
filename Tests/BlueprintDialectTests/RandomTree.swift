import TestSupport
import BlueprintDialect

/// Random trees: the same for the same seed.
struct RandomTree: SeededTree {
    var random: SeededGenerator
    let numbers: SeededNumbers

    mutating func element(depth: Int) -> any Element {
        guard depth > 0 else { return leaf() }
        switch Int.random(in: 0..<16, using: &random) {
        case 8: return constrained(element(depth: depth - 1))
        case 9:
            return EqualStack(direction: pick([.horizontal, .vertical])) { stack in
                stack.spacing = pick([0, number()])
                for _ in 0..<pick([0, 1, 3]) { stack.add(child: element(depth: depth - 1)) }
            }
        case 10: return flow(depth)
        case 11: return gridRow(depth)
        case 12: return Hidden(wrapping: element(depth: depth - 1))
        case 13: return lazy(element(depth: depth - 1))
        case 14: return scroll(element(depth: depth - 1))
        case 15: return decorated(element(depth: depth - 1))
        case 0, 1: return row(depth)
        case 2, 3: return column(depth)
        case 4:
            return Inset(
                top: number(), bottom: number(), left: number(), right: number(), wrapping: element(depth: depth - 1))
        case 5:
            return Aligned(
                vertically: pick([.top, .center, .bottom, .fill]),
                horizontally: pick([.leading, .center, .trailing, .fill]), wrapping: element(depth: depth - 1))
        case 6: return Overlay(elements: (0..<pick([0, 1, 2])).map { _ in element(depth: depth - 1) })
        default: return Box(wrapping: element(depth: depth - 1))
        }
    }

    private mutating func lazy(_ element: any Element) -> any Element {
        let (limit, frame) = (number(), CGRect(x: number(), y: number(), width: number(), height: number()))
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            return GeometryReader { proxy in
                proxy.constraint.width.maximum < limit ? element : Spacer(size: proxy.measure(element: element))
            }
        case 1:
            return LayoutWriter { context, builder in
                let size = context.phase.onMeasure({ frame.size }, onLayout: { $0 })
                builder.add(with: CGRect(origin: frame.origin, size: size), child: element)
            }
        case 2: return EnvironmentReader { Inset(uniformInset: $0.displayScale, wrapping: element) }
        default: return element.adaptedEnvironment { $0.displayScale = limit }
        }
    }

    private mutating func scroll(_ element: any Element) -> any Element {
        let insets = UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
        let custom = CGSize(width: number(), height: number())
        return ScrollView(
            pick([.fittingHeight, .fittingWidth, .fittingContent, .custom(custom)]), wrapping: element
        ) { $0.contentInset = insets }
    }

    private mutating func decorated(_ element: any Element) -> any Element {
        let position: Decorate.Position = pick([
            .inset(number()), .corner(.topRight, UIOffset(horizontal: number(), vertical: 0)),
            .aligned(to: .bottomTrailing),
        ])
        let decoration = leaf()
        return element.decorate(layering: pick([.above, .below]), position: position) { decoration }
    }

    private mutating func constrained(_ element: any Element) -> any Element {
        guard pick([true, true, false]) else {
            return ConstrainedAspectRatio(
                aspectRatio: AspectRatio(ratio: number()),
                contentMode: pick([.fitParent, .fitContent, .shrinkContent]), wrapping: element)
        }
        return ConstrainedSize(width: constraint(), height: constraint(), wrapping: element)
    }

    private mutating func constraint() -> ConstrainedSize.Constraint {
        let ends = [number(), number()].map { $0.isNaN ? 0 : $0 }.sorted()
        return pick([
            .unconstrained, .atMost(number()), .atLeast(number()), .absolute(number()), .within(ends[0]...ends[1]),
        ])
    }

    private mutating func flow(_ depth: Int) -> Flow {
        let children = (0..<pick([0, 2, 5])).map { _ in
            element(depth: depth - 1).flowChild(priority: pick([.fixed, .fixed, .grows]))
        }
        return Flow(
            lineAlignment: pick([.leading, .center, .trailing]), lineSpacing: number(),
            itemAlignment: pick([.top, .center, .bottom, .fill]), itemSpacing: number()
        ) { children }
    }

    private mutating func gridRow(_ depth: Int) -> GridRow {
        GridRow { row in
            row.verticalAlignment = pick([.top, .center, .bottom, .fill])
            row.spacing = number()
            for _ in 0..<pick([0, 1, 3]) {
                row.add(
                    width: pick([.absolute(number()), .proportional(number())]), child: element(depth: depth - 1))
            }
        }
    }

    private mutating func leaf() -> any Element {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: Box()
        case 6:
            Image(
                image: UIImage(size: CGSize(width: number(), height: number())),
                contentMode: pick([.center, .stretch, .aspectFit, .aspectFill]))
        case 1: Spacer(width: number(), height: number())
        default: Label(text: pick(["", "a", "one two", "three four five six", "two\nlines here", "elephantine"]))
        }
    }

    private mutating func row(_ depth: Int) -> Row {
        Row { row in
            row.verticalAlignment = pick([.top, .center, .bottom, .fill])
            row.horizontalUnderflow = underflow()
            row.horizontalOverflow = pick([.condenseProportionally, .condenseUniformly])
            row.minimumHorizontalSpacing = pick([0, 0, number()])
            fill(&row, depth)
        }
    }

    private mutating func column(_ depth: Int) -> Column {
        Column { column in
            column.horizontalAlignment = pick([.leading, .center, .trailing, .fill])
            column.verticalUnderflow = underflow()
            column.verticalOverflow = pick([.condenseProportionally, .condenseUniformly])
            column.minimumVerticalSpacing = pick([0, 0, number()])
            fill(&column, depth)
        }
    }

    private mutating func underflow() -> StackLayout.UnderflowDistribution {
        pick([.spaceEvenly, .growProportionally, .growUniformly, .justifyToStart, .justifyToCenter, .justifyToEnd])
    }

    private mutating func fill<Stack: StackElement>(_ stack: inout Stack, _ depth: Int) {
        for _ in 0..<pick([0, 1, 2, 3, 4]) {
            let child = element(depth: depth - 1)
            if pick([true, false, false]) {
                stack.addFixed(child: child)
            } else {
                stack.add(growPriority: pick([0, 1, 3, number()]), shrinkPriority: pick([0, 1, 2]), child: child)
            }
        }
    }
}
