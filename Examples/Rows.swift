// A thousand rows behind a window. The content is unlimited along the scroll axis, is laid out completely once, and
// only its visible part is drawn. Scroll with the wheel, or with shift and the arrows.
import TheodoliteDialect

private let kinds = ["Inset", "Size", "Background", "Overlay", "Scroll", "Label"]

private func label(_ text: String, _ color: UIColor = .black) -> Component {
    LabelComponent((text, options: LabelComponent.Options(textColor: color)))
}

private func row(_ index: Int) -> Component {
    FlexboxComponent(
        (
            options: FlexOptions(justifyContent: .spaceBetween),
            children: [
                FlexChild(label("\(index)", .gray)), FlexChild(label("\(kinds[index % kinds.count])Component")),
                FlexChild(label("\(index * 37 % 100) %", .blue)),
            ]
        ))
}

let rows = ScrollComponent(
    (
        ListComponent(
            ListComponent.Options(
                childMargin: UIEdgeInsets(top: 0, left: 1, bottom: 1, right: 1),
                source: [Array(0..<1000)], factory: { row($0) })),
        direction: .vertical, attributes: []
    ))
