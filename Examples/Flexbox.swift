// CSS's flexible boxes: bases, then shares by factors. Make it narrower: tags wrap into new lines, and in the
// middle row only the last one shrinks.
import TheodoliteDialect

private func tag(_ text: String, _ color: UIColor) -> Component {
    BackgroundComponent(
        (
            component: InsetComponent(
                (
                    insets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1),
                    component: LabelComponent(
                        (text, options: LabelComponent.Options(textColor: .white, maximumNumberOfLines: 0)))
                )),
            background: ViewComponent(ViewConfiguration(attributes: [.backgroundColor(color)]))
        ))
}

private let gap = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 1)
private let words = ["layout", "range", "clamp", "component", "tree", "props", "state", "key", "scope", "action"]

// A flex container takes the whole of a limited height, unless it has a maximum of its own.
private let asHighAsNeeded = CGSize(width: CGFloat.nan, height: 1000)
private let growing = FlexOptions(maxSize: asHighAsNeeded)
private let shrinking = FlexOptions(maxSize: asHighAsNeeded, alignItems: .flexStart)
private let wrapping = FlexOptions(maxSize: asHighAsNeeded, flexWrap: .wrap, alignContent: .flexStart)

private let boxes = FlexboxComponent(
    (
        options: FlexOptions(flexDirection: .column),
        children: [
            FlexChild(
                FlexboxComponent(
                    (
                        options: growing,
                        children: [
                            FlexChild(tag("as it is", .gray), margin: gap),
                            FlexChild(tag("grows", .blue), flexGrow: 1, margin: gap),
                            FlexChild(tag("grows twice as much", .red), flexGrow: 2, margin: gap),
                        ]
                    ))),
            FlexChild(
                FlexboxComponent(
                    (
                        options: shrinking,
                        children: [
                            FlexChild(tag("keeps its length", .gray), margin: gap),
                            FlexChild(tag("shrinks, and wraps what it says", .purple), flexShrink: 1, margin: gap),
                        ]
                    ))),
            FlexChild(
                FlexboxComponent(
                    (options: wrapping, children: words.map { FlexChild(tag($0, .brown), margin: gap) }))),
            FlexChild(
                tag("in the corner", .black), positionType: .absolute,
                position: UIEdgeInsets(
                    top: CGFloat.nan, left: CGFloat.nan, bottom: 0, right: 0)),
        ]
    ))

let flexbox = InsetComponent((insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), component: boxes))
