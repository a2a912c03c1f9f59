// Three boxes with room to spare. Each row distributes it in another way.
import BlueprintDialect

private let distributions: [(name: String, value: StackLayout.UnderflowDistribution)] = [
    ("spaceEvenly", .spaceEvenly),
    ("growProportionally", .growProportionally),
    ("growUniformly", .growUniformly),
    ("justifyToStart", .justifyToStart),
    ("justifyToCenter", .justifyToCenter),
    ("justifyToEnd", .justifyToEnd),
]

private let shades: [(text: String, color: UIColor)] = [("one", .red), ("and two", .green), ("and then three", .blue)]

let underflow = Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 1) {
    for distribution in distributions {
        Column(alignment: .fill) {
            Label(text: distribution.name) { $0.color = .gray }
            Row(underflow: distribution.value, minimumSpacing: 1) {
                for shade in shades {
                    Box(backgroundColor: shade.color, wrapping: Label(text: shade.text) { $0.color = .white })
                }
            }
        }
    }
}
