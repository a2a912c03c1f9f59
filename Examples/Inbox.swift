// A whole screen: a bar, rows that share the rest, a bar. Select a preview and follow its width up to the window.
import BlueprintDialect

private let senders = ["Grace Hopper", "Alan Turing", "Barbara Liskov", "Edsger Dijkstra"]
private let previews = [
    "The bug was a real moth this time", "On stopping, or not", "Types that keep their promises", "Considered harmful",
]

private func bar(_ titles: [String]) -> any Element {
    Box(
        backgroundColor: UIColor(white: 0.25, alpha: 1),
        wrapping: Row(alignment: .center, underflow: .spaceEvenly) {
            for title in titles {
                Label(text: title) { $0.color = .white }
            }
        }
    )
}

let inbox = Column { column in
    column.horizontalAlignment = .fill
    column.verticalUnderflow = .growUniformly

    column.addFixed(child: bar(["‹", "Inbox", "Edit"]))
    column.add(
        child: Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 1) {
            for index in 0..<senders.count {
                Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 1) {
                    Label(text: index % 2 == 0 ? "●" : " ") { $0.color = .blue }
                        .stackLayoutChild(priority: .fixed)
                    Column(underflow: .justifyToStart) {
                        Label(text: senders[index])
                        Label(text: previews[index]) { $0.color = .gray }
                    }
                    Label(text: "12:0\(index)").stackLayoutChild(priority: .fixed)
                }
            }
        }
        .inset(top: 1, bottom: 1, left: 2, right: 2)
    )
    column.addFixed(child: bar(["Mail", "Calendar", "Contacts", "Settings"]))
}
