// The same card: two optional lengths are proposed. Make the window narrower and see which view is asked first, and
// what it is proposed.
import SwiftUIDialect

private let ink = Color(red: 0.1, green: 0.12, blue: 0.2)

private func button(_ title: String, _ color: Color) -> some View {
    Text(title)
        .foregroundColor(.white)
        .padding(.horizontal, 2)
        .background { color }
        .fixedSize()
}

let cardInSwiftUI: some View = VStack(alignment: .leading, spacing: 1) {
    HStack(spacing: 2) {
        Text("AL")
            .foregroundColor(.white)
            .padding(1)
            .background { Color(red: 0.85, green: 0.35, blue: 0.3) }
            .fixedSize()
        VStack(alignment: .leading) {
            Text("Ada Lovelace").foregroundColor(ink)
            Text("to Charles, yesterday").foregroundColor(.gray)
        }
        Spacer()
    }

    Text("The engine weaves algebraical patterns just as the loom weaves flowers and leaves. Shall we meet?")
        .foregroundColor(ink)
        .fixedSize(horizontal: false, vertical: true)

    HStack(spacing: 1) {
        Spacer()
        button("Later", .gray)
        button("Accept", Color(red: 0.2, green: 0.45, blue: 0.75))
    }
}
.padding(2)
.background { Color(red: 0.93, green: 0.94, blue: 0.97) }
