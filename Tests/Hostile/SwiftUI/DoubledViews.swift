import SwiftUI

var view = AnyView(Text("some words"))
for _ in 0..<30 {
    let before = view
    view = AnyView(
        Group {
            before
            before
        })
}
VStack { view }
