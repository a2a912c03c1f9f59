import Theodolite

let label = LabelComponent(("x", options: LabelComponent.Options()))
let far = FlexboxComponent(
    (options: FlexOptions(size: CGSize(width: 4000, height: 10_000)), children: [FlexChild(label)]))
