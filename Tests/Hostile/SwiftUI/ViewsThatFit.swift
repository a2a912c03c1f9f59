import SwiftUI

func nested(_ depth: Int) -> AnyView {
    if depth == 0 { return AnyView(Text("some words that never fit in their place")) }
    return AnyView(
        ViewThatFits {
            HStack {
                nested(depth - 1)
                nested(depth - 1)
            }
            VStack {
                nested(depth - 1)
                nested(depth - 1)
            }
        })
}
nested(9)
