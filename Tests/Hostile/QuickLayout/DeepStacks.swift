import QuickLayout

var view: Element = Text("some words that wrap here and there")
for level in 0..<60 {
    let before = view
    view =
        level % 2 == 0
        ? HStack {
            before
            Spacer()
            Text("beside")
        }
        : VStack {
            before
            Spacer()
            Text("below")
        }
}
let all = view
