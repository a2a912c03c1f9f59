// Alignment guides: where a stack lines an element up. An element can set the line; the default is its edge or its
// middle.
import QuickLayoutDialect

private func bar(_ width: CGFloat, _ color: Color) -> any Element {
    color.frame(width: width, height: 1)
}

let guides = HStack(alignment: .top, spacing: 4) {
    VStack(alignment: .leading) {
        Text("leading")
        bar(4, .red)
        bar(8, .green)
        bar(12, .blue)
    }

    VStack(alignment: .leading) {
        Text("its own line")
        bar(4, .red).alignmentGuide(.leading) { _ in 2 }
        bar(8, .green).alignmentGuide(.leading) { $0.width / 2 }
        bar(12, .blue).alignmentGuide(.leading) { dimensions in dimensions.width }
    }

    ZStack(alignment: .bottomTrailing) {
        Color.gray.frame(width: 14, height: 5)
        bar(6, .yellow).offset(x: -2, y: -1)
        Text("corner").foregroundColor(.white)
    }
}
