import SwiftUI

func nested(_ depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(Text("x")) }
    return AnyView(
        VStack(alignment: .leading) {
            nested(depth - 1).alignmentGuide(.leading) { $0[.trailing] + $0[.leading] + $0[HorizontalAlignment.center] }
            nested(depth - 1)
        })
}
nested(12)
