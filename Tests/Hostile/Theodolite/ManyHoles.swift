import Theodolite

let all = FlexboxComponent(
    (
        options: FlexOptions(flexDirection: .column),
        children: (0..<2000).map { FlexChild(LabelComponent((title($0), options: unknown($0)))) }
    ))
