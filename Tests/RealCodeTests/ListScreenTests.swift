import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// Screens that are a list of Listable's, and how their rows are arranged.
@Suite struct ListScreenTests {
    private static let row = """

        struct Row: BlueprintItemContent, Equatable {
            var text: String
            var identifierValue: String { text }
            func element(with info: ApplyItemContentInfo) -> Element {
                Label(text: info.state.isSelected ? "> " + text : text)
            }
        }
        """

    private func shown(_ source: String, height: Double = 8) throws -> Shown {
        try Shown(
            "import BlueprintUILists\nimport UIKit\n" + source + Self.row, width: 16, height: height, drawsBoxes: false)
    }

    @Test func `a list's controller shows what it configures, and its rows are parts of it`() throws {
        let source = """
            final class Fruits: ListViewController {
                var isOpen = true
                override func configure(list: inout ListProperties) {
                    list.appearance = .calm
                    list.add {
                        for name in ["fig", "kiwi"] {
                            Section(name) {
                                if isOpen { Row(text: name) }
                            } header: {
                                HeaderFooter(Head(text: name), onTap: { self.reload(animated: true) })
                            }
                        }
                    }
                }
            }
            struct Head: BlueprintHeaderFooterContent, Equatable {
                var text: String
                var elementRepresentation: Element { Label(text: text.uppercased()) }
            }
            """
        let list = try shown(source, height: 4)
        #expect(list.picture == "FIG\nfig\nKIWI\nkiwi")
        #expect(list.told == [] && list.holes == [])
    }

    @Test func `a list view shows what it was configured with last, once its controller is loaded`() throws {
        let list = try shown(
            """
            final class Orders: UIViewController {
                private let listView = ListView()
                private var items: [Item<Row>] = []
                override func loadView() { view = listView }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for number in 1...3 { add(number) }
                }
                private func add(_ number: Int) {
                    items.append(Item(Row(text: "order \\(number)")))
                    update()
                }
                private func update() {
                    listView.configure { list in
                        list.layout = .housestyle
                        list += Section("orders", items: items)
                    }
                }
            }
            final class Door { func configure(_ body: () -> Void) { body() } }
            func open(_ door: Door) { door.configure { } }
            """, height: 3)
        #expect(list.picture == "order 1\norder 2\norder 3")
        #expect(list.told == [])
        #expect(list.holes == [".housestyle"])
    }

    @Test func `a table has the distances, paddings and sizes that it is given`() throws {
        let list = try shown(
            """
            let list = List { list in
                list.layout = .table {
                    $0.bounds = .init(padding: UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
                    $0.layout.itemSpacing = 1
                    $0.layout.interSectionSpacingWithNoFooter = 2
                }
                list += Section("a") {
                    Row(text: "one")
                    Item(Row(text: "two"), sizing: .fixed(height: 2))
                }
                list += Section("b") { Item(Row(text: "all"), layouts: .table { $0.width = .fill }) }
            }
            """, height: 9)
        #expect(list.picture == "\n  one\n\n  two\n\n\n\nall\n")
        #expect(list.told == [] && list.holes == [])
    }

    @Test func `tables have columns, flows have lines, and a list in a list runs on`() throws {
        let list = try shown(
            """
            let list = List { list in
                list += Section("a", layouts: .table { $0.columns = .init(count: 2, spacing: 2) }) {
                    for text in ["a", "b", "c"] { Row(text: text) }
                }
                list += Section("b") {
                    Item.list("inner", sizing: .fixed(height: 1)) { inner in
                        inner.layout = .table { $0.direction = .horizontal; $0.layout.itemSpacing = 1 }
                        inner += Section("c") { for text in ["x", "y", "z"] { Row(text: text) } }
                    }
                    Item.list("lines", sizing: .fixed(height: 2)) { inner in
                        inner.layout = .flow { $0.spacings.itemSpacing = 2 }
                        inner += Section("d") { for text in ["first", "second", "third"] { Row(text: text) } }
                    }
                }
            }
            """, height: 5)
        #expect(list.picture == "a        b\nc\nx y z\nfirst  second\nthird")
        #expect(list.told == [] && list.holes == [])
    }

    @Test func `rows of what nobody knows are shown in its box, whatever adds them`() throws {
        let list = try shown(
            """
            final class Album: ListViewController {
                override func configure(list: inout ListProperties) {
                    list += Section("a") { Tape.all.map { Item(Row(text: $0.title), selectionStyle: .selectable()) } }
                }
            }
            """, height: 4)
        #expect(list.picture == "▒ Tape.all.map ▒\n▒‹$0.title›    ▒\n▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒\n")
        #expect(list.told == [])
        #expect(list.holes.contains("$0.title"))
    }

    @Test func `pages are as large as the list`() throws {
        let list = try shown(
            """
            let list = List {
                $0.layout = .paged()
                $0 += Section("a") { Row(text: "one"); Row(text: "two") }
            }
            """, height: 3)
        #expect(list.picture == "one\n\n")
        #expect(list.told == [] && list.holes == [])
    }

    @Test func `what collects many rows with a distance of its own does not count them as nested`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            struct Rows {
                var gap: CGFloat = 0
                var all: [Element] = []
                mutating func add(_ element: Element) {
                    all.append(gap == 0 ? element : element.inset(top: gap))
                    gap = 1
                }
            }
            func made() -> Element {
                var rows = Rows()
                for number in 1...200 { rows.add(Label(text: "\\(number)")) }
                return Column { for row in rows.all { row } }.scrollable()
            }
            let column = made()
            """, width: 4, height: 2, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.picture == "1\n")
    }

    @Test func `a collection's map in a builder is no element's`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            let column = Column {
                Label(text: "head")
                viewModel.items.map { Label(text: $0.name) }
                viewModel.footer.inset(top: 1)
            }
            """, width: 24, height: 9, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.holes == ["viewModel.items.map", "$0.name", "viewModel.footer"])
    }
}
