import Theodolite

func nested(_ depth: Int) -> Component {
    if depth == 0 { return LabelComponent(("some words", options: LabelComponent.Options(maximumNumberOfLines: 0))) }
    return FlexboxComponent(
        (
            options: FlexOptions(flexDirection: depth % 2 == 0 ? .row : .column),
            children: [
                FlexChild(nested(depth - 1), flexShrink: 1), FlexChild(nested(depth - 1), flexGrow: 1),
                FlexChild(nested(depth - 1)),
            ]
        ))
}
let all = nested(12)
