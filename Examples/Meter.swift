// A GeometryReader takes all that it is proposed. Make the window narrower: the bar keeps its part of the width.
import SwiftUIDialect

private func meter(_ name: String, _ part: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
        HStack {
            Text(name)
            Spacer()
            Text("\(Int(part * 100)) %")
        }
        GeometryReader { proxy in
            Color(red: 0.3, green: 0.55, blue: 0.75)
                .frame(width: proxy.size.width * part)
        }
        .frame(height: 1)
        .background { Color.gray }
    }
}

let meters: some View = VStack(spacing: 1) {
    meter("Memory", 0.75)
    meter("Processor", 0.25)
}
.padding(1)
