import SwiftUI

var view = AnyView(Text("some words"))
for _ in 0..<15 {
    let before = view
    view = AnyView(
        VStack {
            GeometryReader { _ in before }
            before
        })
}
view
