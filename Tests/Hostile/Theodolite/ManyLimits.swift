import Theodolite

let one: Component = LabelComponent(("x", options: LabelComponent.Options()))
let all = FlexboxComponent(
    (
        options: FlexOptions(),
        children: (0..<10_000).map {
            FlexChild(one, flexGrow: 1, maxSize: CGSize(width: 1 + CGFloat($0) / 100_000, height: 10))
        }
    ))
