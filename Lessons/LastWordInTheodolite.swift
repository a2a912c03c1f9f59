// lesson: Who has the last word? Theodolite
// propose: 24x3
//
// predict: size of SizeComponent
// In Theodolite a parent gives a range, from a minimum to a maximum. The fixed box answers {size of ViewComponent}; the row, {height of FlexboxComponent} lines high, asks again with a range of one height: its own. How large is the box?
// answer: 6x3
// hint: Its width fits, so nothing changes there.
// hint: Minimum and maximum are the same height: the row's.
// then: It is {size of SizeComponent}. A range of one size is an order.
//
// decide: width of SizeComponent at 8x3 = 6
// The window becomes eight columns wide. That is too narrow, and the box and the text have `flexShrink: 1`. Does the box keep its width?
// answer: no
// hint: Who decides here: the box, or the row?
// hint: Both must give way.
// then: It is {width of SizeComponent at 8x3} wide. In Theodolite the range has the last word.
// notes: SwiftUI and QuickLayout: the child. Blueprint: the parent. Theodolite: the range, which the parent may close.
//
// The container asks, decides, and asks again with a range of exactly one size. Then only one answer is left.
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
