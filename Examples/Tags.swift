// Tags that flow onto new lines. One flow runs from the left, one from the right; each asks a tag once, with its whole
// proposal.
import QuickLayoutDialect

private let tags = ["layout", "swift", "terminal", "proposal", "answer", "ncurses", "a longer one", "cells", "why"]

private func tag(_ name: String, _ color: Color) -> any Element {
    Text(name)
        .foregroundColor(.white)
        .padding(.horizontal, 1)
        .background { color }
}

let tagCloud = VStack(alignment: .leading, spacing: 2) {
    HFlow(lineAlignment: .leading, itemSpacing: 1, lineSpacing: 1) {
        for name in tags { tag(name, .teal) }
    }

    HFlow(lineAlignment: .leading, itemSpacing: 1, lineSpacing: 1) {
        for name in tags { tag(name, .pink) }
    }
    .layoutDirection(.rightToLeft)
}
.padding(1)
