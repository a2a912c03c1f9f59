// Who decides how large something is. A maximum alone enlarges nothing, an exact size does, and a parent clamps every
// answer to its own range. Select each element and read its proposal and its answer.
import TheodoliteDialect

private func label(_ text: String) -> Component {
    LabelComponent((text, options: LabelComponent.Options(maximumNumberOfLines: 0)))
}

private func shown(_ color: UIColor, _ component: Component) -> FlexChild {
    FlexChild(
        BackgroundComponent(
            (
                component: component,
                background: ViewComponent(ViewConfiguration(attributes: [.backgroundColor(color)]))
            )), alignSelf: .flexStart, margin: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
}

private let sizes = FlexboxComponent(
    (
        options: FlexOptions(flexDirection: .column),
        children: [
            shown(
                .lightGray,
                SizeComponent((size: SizeRange(max: CGSize(width: 20, height: 3)), component: label("at most 20 × 3")))),
            shown(
                .cyan,
                SizeComponent(
                    (
                        size: SizeRange(CGSize(width: 24, height: 2)),
                        component: label("exactly 24 × 2")
                    ))),
            shown(
                .yellow,
                SizeComponent(
                    (
                        size: SizeRange(
                            min: CGSize(width: 16, height: 2), max: CGSize(width: 16, height: CGFloat.nan)),
                        component: InsetComponent(
                            (
                                insets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1),
                                component: label("sixteen wide, as deep as it likes")
                            ))
                    ))),
            shown(
                .green,
                OverlayComponent(
                    (
                        component: label("overlaid by 99 × 9, clamped to this size"),
                        overlay: SizeComponent(
                            (
                                size: SizeRange(CGSize(width: 99, height: 9)),
                                component: ViewComponent(ViewConfiguration(attributes: []))
                            ))
                    ))),
        ]
    ))

let ranges = InsetComponent((insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), component: sizes))
