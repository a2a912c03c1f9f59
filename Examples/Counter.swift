// States: what is tapped remembers. Select a button and press Enter, or click it; the numbers stay even if the proposal
// or the file changes.
import TheodoliteDialect

nonisolated private enum Palette {
    static let ink = UIColor(red: 0.1, green: 0.12, blue: 0.2, alpha: 1)
    static let paper = UIColor(red: 0.93, green: 0.94, blue: 0.97, alpha: 1)
    static let accent = UIColor(red: 0.2, green: 0.45, blue: 0.75, alpha: 1)
}

// A label on a color. It renders its label, and keeps the standard layout: its child, at the corner.
nonisolated final class Chip: Component, TypedComponent {
    typealias PropType = (text: String, color: UIColor, textColor: UIColor)

    override func render() -> [Component] {
        let label = LabelComponent((props.text, options: LabelComponent.Options(textColor: props.textColor)))
        return [
            BackgroundComponent(
                (
                    component: InsetComponent(
                        (insets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), component: label)),
                    background: ViewComponent(ViewConfiguration(attributes: [.backgroundColor(props.color)]))
                ))
        ]
    }
}

// A number, and two buttons that change it.
nonisolated final class Counter: Component, TypedComponent {
    typealias PropType = (title: String, start: Int)
    typealias StateType = Int

    func initialState() -> Int? { props.start }

    private func button(_ text: String, adding step: Int) -> Component {
        TapComponent(
            key: text,
            (
                action: Action { _ in self.updateState(state: (self.state ?? 0) + step) },
                component: Chip((text: text, color: Palette.accent, textColor: .white))
            ))
    }

    override func render() -> [Component] {
        let number = state ?? 0
        return [
            Chip(key: "title", (text: props.title, color: Palette.paper, textColor: Palette.ink)),
            button("-", adding: -1),
            Chip(key: "number", (text: "\(number)", color: Palette.paper, textColor: number < 0 ? .red : Palette.ink)),
            button("+", adding: 1),
        ]
    }

    // Side by side, two apart: a layout of its own. Each child is asked for its own size.
    override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        var x: CGFloat = 0
        var height: CGFloat = 0
        let range = SizeRange(max: constraint.max)
        let children = tree.children().map { child in
            let layout = child.component().layout(constraint: range, tree: child)
            let position = CGPoint(x: x, y: 0)
            x += layout.size.width + 2
            height = max(height, layout.size.height)
            return LayoutChild(layout: layout, position: position)
        }
        let size = CGSize(width: max(0, x - 2), height: height)
        return Layout(component: self, size: constraint.clamp(size), children: children)
    }
}

// Shows more when it is on.
nonisolated final class Disclosure: Component, TypedComponent {
    typealias PropType = (title: String, more: String)
    typealias StateType = Bool

    func initialState() -> Bool? { false }

    private func toggle(_ tap: UITapGestureRecognizer) {
        updateState(state: state != true)
    }

    override func render() -> [Component] {
        let isOpen = state == true
        var rows = [
            FlexChild(
                TapComponent(
                    (
                        action: Action(toggle),
                        component: Chip(
                            (text: (isOpen ? "v " : "> ") + props.title, color: Palette.accent, textColor: .white))
                    )))
        ]
        if isOpen {
            let options = LabelComponent.Options(textColor: Palette.ink, maximumNumberOfLines: 0)
            rows.append(
                FlexChild(
                    LabelComponent((props.more, options: options)),
                    margin: UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 2)))
        }
        let options = FlexOptions(
            maxSize: CGSize(width: CGFloat.nan, height: 99), flexDirection: .column, alignItems: .flexStart)
        return [FlexboxComponent((options: options, children: rows))]
    }
}

private let margin = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)

let counter = BackgroundComponent(
    (
        component: InsetComponent(
            (
                insets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2),
                component: FlexboxComponent(
                    (
                        options: FlexOptions(flexDirection: .column, alignItems: .flexStart),
                        children: [
                            FlexChild(Counter(key: "apples", (title: "Apples", start: 3)), margin: margin),
                            FlexChild(Counter(key: "pears", (title: "Pears ", start: 0)), margin: margin),
                            FlexChild(
                                Disclosure((title: "Where is it kept?", more: "In the memory between two passes."))),
                        ]
                    ))
            )),
        background: ViewComponent(ViewConfiguration(attributes: [.backgroundColor(Palette.paper), .borderWidth(1)]))
    ))
