import BlueprintUI

var view: Element = Label(text: "x")
for _ in 0..<14 { view = Overlay(elements: [view, Inset(uniformInset: 1, wrapping: view)]) }
let all = view
