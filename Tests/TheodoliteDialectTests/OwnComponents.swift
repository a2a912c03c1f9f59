import TheodoliteDialect

// Components as an author writes them. They are compiled as they stand, and read and run as a source. Both must lay out
// the same.

final class Word: Component, TypedComponent {
    typealias PropType = String

    override func render() -> [Component] {
        [LabelComponent((props, options: LabelComponent.Options(maximumNumberOfLines: 0)))]
    }
}

/// The ScrollComponent of the library's page on custom layout: only its maximum is known.
final class Window: Component, TypedComponent {
    typealias PropType = (Component, isVertical: Bool)

    override func render() -> [Component] { [props.0] }

    override func layout(constraint: CGSize, tree: ComponentTree) -> Layout {
        let children = tree.children().map { (childTree: ComponentTree) -> LayoutChild in
            LayoutChild(
                layout: childTree.component().layout(
                    constraint: props.isVertical
                        ? CGSize(width: constraint.width, height: nan("unconstrained"))
                        : CGSize(width: nan("unconstrained"), height: constraint.height),
                    tree: childTree),
                position: CGPoint(x: 0, y: 0))
        }
        let content = children.reduce(CGRect(x: 0, y: 0, width: 0, height: 0)) { union, child in
            union.union(CGRect(origin: child.position, size: child.layout.size))
        }
        return Layout(
            component: self,
            size: props.isVertical
                ? CGSize(width: content.size.width, height: constraint.height)
                : CGSize(width: constraint.width, height: content.size.height),
            children: children, extra: content.size)
    }
}

/// Shares of a width, side by side.
final class Shares: Component, TypedComponent {
    struct Options {
        var shares: [CGFloat]
        var gap: CGFloat = 1
    }

    typealias PropType = (options: Options, components: [Component])

    override func render() -> [Component] { props.components }

    private func width(of index: Int, in room: CGFloat) -> CGFloat {
        let sum = props.options.shares.reduce(0, +)
        return (room * props.options.shares[index] / sum).rounded(.down)
    }

    override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let trees = tree.children()
        let whole: CGFloat = constraint.max.width.isNaN ? 30 : constraint.max.width
        let room = max(0, whole - props.options.gap * CGFloat(trees.count - 1))
        var x: CGFloat = 0
        var height: CGFloat = 0
        var children: [LayoutChild] = []
        for (index, child) in trees.enumerated() {
            let range = SizeRange(max: CGSize(width: width(of: index, in: room), height: constraint.max.height))
            let layout = child.component().layout(constraint: range, tree: child)
            children.append(LayoutChild(layout: layout, position: CGPoint(x: x, y: 0)))
            x += range.max.width + props.options.gap
            height = max(height, layout.size.height)
        }
        return Layout(
            component: self, size: constraint.clamp(CGSize(width: x - props.options.gap, height: height)),
            children: children)
    }
}

/// Calls the inherited layout, and answers a little more.
final class Framed: Component, TypedComponent {
    typealias PropType = Component

    override func render() -> [Component] { [props] }

    override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let inherited = super.layout(constraint: constraint, tree: tree)
        return Layout(
            component: self, size: CGSize(width: inherited.size.width + 2, height: inherited.size.height + 1),
            children: inherited.children)
    }
}

/// Returns its only child's layout.
final class Transparent: Component, TypedComponent {
    typealias PropType = Component

    override func render() -> [Component] { [props] }

    override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let child = tree.children()[0]
        return child.component().layout(constraint: constraint, tree: child)
    }
}

/// A component without props that overrides everything a component may override.
final class Plain: Component {
    override func render() -> [Component] { [Word(key: "a", "plain"), Word(key: "b", "words")] }

    override func shouldComponentUpdate(previous: Component) -> Bool { false }
    override func componentWillMount() { super.componentWillMount() }
    override func componentDidMount() {}
    override func componentWillUnmount() {}
    override func mount(parentView: UIView, layout: Layout, position: CGPoint) -> MountContext {
        super.mount(parentView: parentView, layout: layout, position: position)
    }
    override func unmount(layout: Layout) { super.unmount(layout: layout) }
}

/// A component that contains all others.
final class Gallery: Component {
    override func render() -> [Component] {
        let text = Word("one two three four five six")
        let shares = Shares(
            (
                options: Shares.Options(shares: [1, 2, 1]),
                components: [
                    text, Framed(Word("framed")), Transparent(Window((Word("a b c d e f"), isVertical: true))),
                ]
            ))
        let options = FlexOptions(flexDirection: .column, alignItems: .flexStart)
        return [
            FlexboxComponent(
                (
                    options: options,
                    children: [
                        FlexChild(shares), FlexChild(Plain()),
                        FlexChild(Window((Framed(Word("side by side")), isVertical: false))),
                        FlexChild(Framed(Shares((options: .init(shares: [1], gap: 0), components: [Plain()])))),
                    ]
                ))
        ]
    }
}
