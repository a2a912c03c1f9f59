// Unequal heights, in each way a row can line them up. A row never grows to align its children.
import BlueprintDialect

private let alignments: [(name: String, value: Row.RowAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom), ("fill", .fill),
]

private func tile(_ text: String, _ color: UIColor) -> any Element {
    Box(backgroundColor: color, wrapping: Label(text: text) { $0.color = .white })
}

let alignment = Row(alignment: .fill, underflow: .growUniformly, minimumSpacing: 2) {
    for alignment in alignments {
        Column(alignment: .leading, underflow: .justifyToStart, minimumSpacing: 1) {
            Label(text: alignment.name)
            Box(
                backgroundColor: UIColor(white: 0.9, alpha: 1),
                wrapping: Row(alignment: alignment.value, underflow: .justifyToStart, minimumSpacing: 1) {
                    tile("a", .red)
                    tile("b\nb", .green)
                    tile("c\nc\nc\nc", .blue)
                }
            )
        }
    }
}
