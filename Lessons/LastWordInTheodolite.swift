// lesson: Who has the last word? Theodolite
// propose: 24x3
//
// predict: size of SizeComponent
// In Theodolite a parent gives a range, from a minimum to a maximum. The fixed box answers {size of ViewComponent}. The row is higher, and asks again with a range of one height: its own. How large is the box?
// answer: 6x3
// hint: Its width fits, so nothing changes there.
// hint: Minimum and maximum are the same height: the row's.
// then: It is {size of SizeComponent}. A range of one size is an order.
//
// decide: width of SizeComponent at 6x3 = 6
// The window becomes six columns wide. That is too narrow for the box and the text, and both have `flexShrink: 1`. Does the box keep its width?
// answer: no
// hint: Who decides here: the box, or the row?
// hint: Both must give way.
// then: The box answers {width of SizeComponent asked 6x3}, the text {width of LabelComponent asked 6x3}, and the row has only {width of FlexboxComponent at 6x3}. They answer the same, so each gives half: the box gets {width of SizeComponent at 6x3}. In Theodolite the range has the last word.
// notes: SwiftUI and QuickLayout: the child. Blueprint: the parent. Theodolite: the range, which the parent may close.
//
// The container asks, decides, and asks again with a range of exactly one size. Then only one answer is left.
//
// The course ends here: you can now predict a layout before it is drawn. Open a file of your own with `haggle FILE`. There `c` hides the answers, and you predict each one.
import Theodolite

let red = ViewComponent(ViewConfiguration(attributes: [.backgroundColor(.red)]))
let blue = ViewComponent(ViewConfiguration(attributes: [.backgroundColor(.blue)]))
let box = SizeComponent((size: SizeRange(CGSize(width: 6, height: 1)), component: red))
let text = LabelComponent(("soft words", options: LabelComponent.Options()))
let row = FlexboxComponent(
    (
        options: FlexOptions(),
        children: [
            FlexChild(box, flexShrink: 1),
            FlexChild(text, flexShrink: 1),
            FlexChild(blue, flexGrow: 1, flexBasis: 0),
        ]
    ))
