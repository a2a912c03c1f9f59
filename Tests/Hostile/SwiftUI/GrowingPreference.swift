import SwiftUI

struct Widths: PreferenceKey {
    static let defaultValue: [CGFloat] = []
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

struct Growing: View {
    @State var widths: [CGFloat] = [1]

    var body: some View {
        VStack {
            ForEach(0..<widths.count, id: \.self) { _ in Text("x").preference(key: Widths.self, value: widths) }
        }
        .onPreferenceChange(Widths.self) { widths = $0 + [1] }
    }
}
Growing()
