import Theodolite

func label() -> Component {
    let text = String(repeating: "word ", count: 50_000)
    return LabelComponent((text, options: LabelComponent.Options(maximumNumberOfLines: 0)))
}
let column = FlexboxComponent(
    (options: FlexOptions(flexDirection: .column), children: (0..<20).map { _ in FlexChild(label()) }))
