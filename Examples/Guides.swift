// Alignment guides: where a stack lines an element up. By default that is an edge or the middle; an element can set
// another line. Select a bar, and read its line and the position that follows.
import QuickLayoutDialect

private func bar(_ word: String, _ width: CGFloat, _ color: Color) -> any Element {
    Text(word)
        .foregroundColor(.white)
        .frame(width: width, height: 1)
        .background { color }
}

let guides = VStack(alignment: .leading, spacing: 1) {
    HStack(alignment: .top, spacing: 3) {
        VStack(alignment: .leading) {
            Text("leading edges")
            bar("4", 4, .red)
            bar("8", 8, .purple)
            bar("12", 12, .blue)
        }

        VStack(alignment: .leading) {
            Text("its own line")
            bar("at 2", 4, .red).alignmentGuide(.leading) { _ in 2 }
            bar("middle", 8, .purple).alignmentGuide(.leading) { $0.width / 2 }
            bar("its end", 12, .blue).alignmentGuide(.leading) { dimensions in dimensions.width }
        }
    }

    ZStack(alignment: .bottomTrailing) {
        Color.indigo.frame(width: 40, height: 4)
        bar("bottom, trailing", 18, .brown)
        bar("moved by -21, -2", 18, .red).offset(x: -21, y: -2)
    }
}
.padding(1)
