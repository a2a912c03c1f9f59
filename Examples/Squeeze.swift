// Three texts in too little room. Each has another shrink priority: narrow the window and see which one shrinks.
import BlueprintDialect

private func panel(_ text: String, _ color: UIColor) -> any Element {
    Box(backgroundColor: color, wrapping: Label(text: text) { $0.color = .white })
}

let squeeze = Column { column in
    column.horizontalAlignment = .fill
    column.verticalUnderflow = .justifyToStart
    column.minimumVerticalSpacing = 1

    column.addFixed(child: Label(text: "condense proportionally: who is longer loses more"))
    column.add(
        growPriority: 0,
        child: Row { row in
            row.verticalAlignment = .fill
            row.horizontalUnderflow = .justifyToStart
            row.horizontalOverflow = .condenseProportionally
            row.minimumHorizontalSpacing = 1
            row.add(shrinkPriority: 0, child: panel("never shrinks", .red))
            row.add(shrinkPriority: 1, child: panel("shrinks as the others do", .blue))
            row.add(shrinkPriority: 2, child: panel("shrinks twice as readily as its neighbour", .purple))
        }
    )
    column.addFixed(child: Label(text: "condense uniformly: all lose the same"))
    column.add(
        growPriority: 0,
        child: Row { row in
            row.verticalAlignment = .fill
            row.horizontalUnderflow = .justifyToStart
            row.horizontalOverflow = .condenseUniformly
            row.minimumHorizontalSpacing = 1
            row.add(child: panel("short", .red))
            row.add(child: panel("a little longer than short", .blue))
            row.add(child: panel("the longest text of the three in this row", .purple))
        }
    )
}
