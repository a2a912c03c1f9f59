// The first that fits is shown. Make the window narrower: the row gets shorter words, then becomes a column.
import SwiftUIDialect

private func item(_ title: String) -> some View {
    Text(title)
        .padding(.horizontal, 1)
        .background { Color(red: 0.55, green: 0.35, blue: 0.6) }
}

let firstThatFits: some View = ViewThatFits(in: .horizontal) {
    HStack(spacing: 2) {
        item("New document")
        item("Open recent")
        item("Save as")
    }
    HStack(spacing: 1) {
        item("New")
        item("Open")
        item("Save")
    }
    VStack(alignment: .leading, spacing: 1) {
        item("New")
        item("Open")
        item("Save")
    }
}
.padding(1)
