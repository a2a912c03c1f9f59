// Texts in too little room. Equal shares go first to the smallest request; a priority, a fixed size and a spacer change
// the order. Make the window narrower, step by step, and see which text wraps next.
import QuickLayoutDialect

private func panel(_ text: String, _ color: Color) -> any Element {
    Text(text)
        .foregroundColor(.white)
        .background { color }
}

let shares = VStack(alignment: .leading, spacing: 1) {
    Text("equal shares: who wants less leaves more")
    HStack(spacing: 1) {
        panel("short", .red)
        panel("a little longer than short", .blue)
        panel("the longest text of the three", .purple)
    }

    Text("a priority: the last is asked first")
    HStack(spacing: 1) {
        panel("short", .red)
        panel("a little longer than short", .blue)
        panel("the longest text of the three", .purple).layoutPriority(1)
    }

    Text("fixed first, then priorities, spacers last")
    HStack(spacing: 1) {
        panel("short", .red)
        Spacer()
        panel("a little longer than short", .blue).layoutPriority(1)
        panel("fixed", .purple).fixedSize()
    }
}
.padding(1)
