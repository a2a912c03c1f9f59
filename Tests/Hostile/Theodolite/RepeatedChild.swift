import Theodolite

let one: Component = LabelComponent(("x", options: LabelComponent.Options()))
let all = FlexboxComponent(
    (
        options: FlexOptions(flexWrap: .wrap),
        children: Array(repeating: FlexChild(one, flexGrow: 1), count: 90_000)
    ))
