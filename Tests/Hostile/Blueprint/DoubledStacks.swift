import BlueprintUI

var view: Element = Label(text: "some words")
for level in 0..<14 {
    let before = view
    view =
        level % 2 == 0
        ? Row {
            before
            before
        }
        : Column {
            before
            before
        }
}
let all = view
