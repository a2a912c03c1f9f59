// A list is as large as proposed, and its rows scroll. Make the window lower, then scroll with shift and an arrow.
import SwiftUIDialect

private func station(_ name: String, _ minutes: Int) -> some View {
    HStack {
        Text(name).lineLimit(1)
        Spacer()
        Text("\(minutes) min").fixedSize()
    }
}

let stations: some View = VStack(alignment: .leading, spacing: 0) {
    Text("Departures").padding(.horizontal, 1)
    List {
        Section("North") {
            station("Central Station", 2)
            station("Museum of Natural History", 5)
            station("Airport", 11)
        }
        Section("South") {
            station("Harbour", 3)
            station("Botanical Garden", 8)
        }
    }
}
