import BlueprintUI

let one = Box(backgroundColor: .red, wrapping: Label(text: "x"))
let all = Overlay(elements: Array(repeating: one, count: 90_000))
