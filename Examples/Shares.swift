// Texts in too little room. Equal shares go first to who wants least; a priority, a fixed size and a spacer change the
// turn.
import QuickLayoutDialect

private func panel(_ text: String, _ color: Color) -> any Element {
    Text(text)
        .foregroundColor(.white)
        .background { color }
}

let shares = VStack(alignment: .leading, spacing: 1) {
    Text("equal shares: who wants no more than its share gives the rest away")
    HStack(spacing: 1) {
        panel("short", .red)
        panel("a little longer than short", .blue)
        panel("the longest text of the three in this row", .purple)
    }

    Text("a priority: the last is asked first, and leaves what it does not need")
    HStack(spacing: 1) {
        panel("short", .red)
        panel("a little longer than short", .blue)
        panel("the longest text of the three in this row", .purple).layoutPriority(1)
    }

    Text("a fixed size goes before any priority, and a spacer after all")
    HStack(spacing: 1) {
        panel("short", .red)
        Spacer()
        panel("a little longer than short", .blue).layoutPriority(1)
        panel("fixed", .purple).fixedSize()
    }
}
