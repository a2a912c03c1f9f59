import Testing

@testable import Editing

struct CompletionPositionTests {
    private static let source = """
        import MadeUp

        /// A card — "größer".
        struct Card<Content: Element>: Element, Hashable {
            @State private var isOn = false
            let items: [String: [Item]] = ["a": [], "b": []]
            @Builder let content: (Int, inout Size) -> Content
            enum Mode: Int { case wide = 1, narrow(width: Int), `default` }
            init?(_ title: String = "\\(1 + 2)", side: Side) where Content == Tile { self.mode = .wide }
            var body: some Element {
                Row(side: isOn ? .left : .right, spacing: max(1, 2)) { [weak self] (room: Size) -> Size in
                    for (index, item) in items.values.enumerated() where index > 0 { item.place(at: .zero) }
                    if let first = items.first, case .narrow(let width)? = mode { Each(first) { $0.measure(.zero) } }
                    switch mode {
                    case .wide: TextTile("a").frame(width: 1, side: .inset(2)).padding([.top, .all])
                    default: Tap { isOn.toggle() } label: { TextTile(<#title#>) }
                    }
                } // a comment
                .painted(.glass)
                .guide(.left) { size in size.width ?? 0 }
            }
        }
        #Preview { Card("a", side: .left) }
        """

    @Test func `a text can be completed at many positions, and when it is typed up to there`() {
        let text = TextLines(Self.source)
        var listed = 0
        for (line, content) in text.lines.enumerated() {
            for offset in stride(from: line % 4, through: content.utf8.count, by: 4) {
                let cursor = TextPosition(line: line, offset: offset)
                var cut = text
                cut.apply(TextEdit(text.clamped(cursor)..<text.end, replacedBy: ""))
                for text in [text, cut] {
                    let completion = Completion(text, at: cursor, names: MadeUp.names)
                    #expect(completion.range.upperBound <= text.end)
                    #expect(text[completion.range] == completion.typed)
                    _ = CallHint(text, at: cursor, names: MadeUp.names)
                    listed += completion.candidates.isEmpty ? 0 : 1
                }
            }
        }
        #expect(listed > 200)
    }
}
