// A grid: columns share the width, then rows the height. Before that, every cell is asked for its size.
import QuickLayoutDialect

private let readings = [
    ("Reykjavik", "-1", "snow showers from the north, then clear skies with a hard frost"),
    ("Lisbon", "19", "sunny"),
    ("Singapore", "31", "humid, and thunder in the afternoon"),
]

private func heading(_ text: String) -> any Element {
    Text(text)
        .foregroundColor(.white)
        .padding(.horizontal, 1)
        .background { Color.indigo }
}

let table = Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 1) {
    GridRow {
        heading("City")
        heading("°C")
        heading("Outlook")
    }
    for reading in readings {
        GridRow(alignment: .center) {
            Text(reading.0)
            Text(reading.1).foregroundColor(.orange).gridCellAnchor(.trailing)
            Text(reading.2)
        }
    }
}
.padding(1)
