import SwiftUI

var view = AnyView(Text("some words"))
for level in 0..<14 {
    let before = view
    view =
        level % 2 == 0
        ? AnyView(
            HStack {
                before.frame(minWidth: 3, maxWidth: 40)
                before
                Spacer()
            })
        : AnyView(
            VStack {
                before.layoutPriority(1)
                before.aspectRatio(1.3, contentMode: .fit)
            })
}
view
