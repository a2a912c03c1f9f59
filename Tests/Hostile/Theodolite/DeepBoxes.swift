import Theodolite

var view: Component = LabelComponent(("some words", options: LabelComponent.Options(maximumNumberOfLines: 0)))
for level in 0..<60 {
    let beside: Component = LabelComponent(("beside", options: LabelComponent.Options()))
    view = FlexboxComponent(
        (
            options: FlexOptions(flexDirection: level % 2 == 0 ? .row : .column),
            children: [FlexChild(view, flexShrink: 1), FlexChild(beside, flexGrow: 1)]
        ))
}
let all = view
