import SwiftUI

var view = AnyView(Text("some words that wrap here and there"))
for level in 0..<60 {
    let before = view
    view =
        level % 2 == 0
        ? AnyView(
            HStack {
                before.frame(minWidth: 3, maxWidth: 40)
                Text("beside it")
                Color.red
            })
        : AnyView(
            VStack {
                before.layoutPriority(1)
                Text("below")
                Color.red.aspectRatio(1.3, contentMode: .fit)
            })
}
view
