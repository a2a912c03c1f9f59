// Guides as a staircase: each view sets its own line. The stack is as wide as all of them together.
import SwiftUIDialect

let staircase: some View = VStack(alignment: .leading, spacing: 0) {
    ForEach(0..<6) { step in
        Text("step \(step + 1)")
            .padding(.horizontal, 1)
            .background { Color(red: 0.25, green: 0.5, blue: 0.45) }
            .alignmentGuide(.leading) { _ in CGFloat(step) * -4 }
    }
}
.padding(1)
