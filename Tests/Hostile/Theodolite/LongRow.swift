import Theodolite

func label(_ text: String) -> Component {
    LabelComponent((text, options: LabelComponent.Options(maximumNumberOfLines: 0)))
}
let row = FlexboxComponent(
    (options: FlexOptions(), children: (0..<10_000).map { FlexChild(label("\($0)"), flexGrow: CGFloat($0)) }))
