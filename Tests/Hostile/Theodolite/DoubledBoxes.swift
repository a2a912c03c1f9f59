import Theodolite

var view: Component = LabelComponent(("some words", options: LabelComponent.Options(maximumNumberOfLines: 0)))
for level in 0..<15 {
    let before = view
    view = FlexboxComponent(
        (
            options: FlexOptions(flexDirection: level % 2 == 0 ? .row : .column),
            children: [FlexChild(before, flexShrink: 1), FlexChild(before, flexGrow: 1)]
        ))
}
let all = view
