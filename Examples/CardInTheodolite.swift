// The same card: a range goes down, a size comes up. A parent only places.
import TheodoliteDialect

private let ink = UIColor(red: 0.1, green: 0.12, blue: 0.2, alpha: 1)

// A flex container takes the whole of a limited height, unless it has a maximum of its own.
private let asHighAsNeeded = CGSize(width: CGFloat.nan, height: 1000)

private func insets(_ across: CGFloat, _ down: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: down, left: across, bottom: down, right: across)
}

private func label(_ text: String, _ color: UIColor) -> Component {
    LabelComponent((text, options: LabelComponent.Options(textColor: color, maximumNumberOfLines: 0)))
}

private func box(_ color: UIColor, _ insets: UIEdgeInsets, _ component: Component) -> Component {
    BackgroundComponent(
        (
            component: InsetComponent((insets: insets, component: component)),
            background: ViewComponent(ViewConfiguration(attributes: [.backgroundColor(color)]))
        ))
}

private let header = FlexboxComponent(
    (
        options: FlexOptions(maxSize: asHighAsNeeded, alignItems: .center),
        children: [
            FlexChild(
                box(UIColor(red: 0.85, green: 0.35, blue: 0.3, alpha: 1), insets(1, 1), label("AL", .white)),
                margin: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)),
            FlexChild(
                FlexboxComponent(
                    (
                        options: FlexOptions(maxSize: asHighAsNeeded, flexDirection: .column, alignItems: .flexStart),
                        children: [
                            FlexChild(label("Ada Lovelace", ink)), FlexChild(label("to Charles, yesterday", .gray)),
                        ]
                    )), flexGrow: 1, flexShrink: 1),
        ]
    ))

private let buttons = FlexboxComponent(
    (
        options: FlexOptions(maxSize: asHighAsNeeded, justifyContent: .flexEnd),
        children: [
            FlexChild(
                box(.gray, insets(2, 0), label("Later", .white)),
                margin: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1)),
            FlexChild(
                box(UIColor(red: 0.2, green: 0.45, blue: 0.75, alpha: 1), insets(2, 0), label("Accept", .white))),
        ]
    ))

private let message =
    "The engine weaves algebraical patterns just as the loom weaves flowers and leaves. Shall we meet?"

let cardInTheodolite = BackgroundComponent(
    (
        component: InsetComponent(
            (
                insets: insets(2, 2),
                component: FlexboxComponent(
                    (
                        options: FlexOptions(flexDirection: .column),
                        children: [
                            FlexChild(header), FlexChild(label(message, ink), flexShrink: 1, margin: insets(0, 1)),
                            FlexChild(buttons),
                        ]
                    ))
            )),
        background: ViewComponent(
            ViewConfiguration(attributes: [
                .backgroundColor(UIColor(red: 0.93, green: 0.94, blue: 0.97, alpha: 1)),
                .borderColor(UIColor(red: 0.45, green: 0.5, blue: 0.7, alpha: 1)), .borderWidth(1),
            ]))
    ))
