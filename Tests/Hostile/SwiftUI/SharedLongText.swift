import SwiftUI

let words = String(repeating: "some words ", count: 5000)
var view = AnyView(Text(words))
for _ in 0..<12 {
    let before = view
    view = AnyView(
        Group {
            before
            before
        })
}
VStack { view }
