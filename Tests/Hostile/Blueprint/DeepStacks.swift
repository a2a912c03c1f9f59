import BlueprintUI

var view: Element = Label(text: "some words that wrap here and there")
for level in 0..<60 {
    let before = view
    view =
        level % 2 == 0
        ? Row(underflow: .growUniformly, overflow: .condenseUniformly) {
            before
            Label(text: "beside")
        }
        : Column(underflow: .growUniformly, overflow: .condenseUniformly) {
            before
            Label(text: "below")
        }
}
let all = view
