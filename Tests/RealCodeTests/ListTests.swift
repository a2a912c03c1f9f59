import Testing

/// Lists of rows as Blueprint's apps write them with Listable.
@Suite struct ListTests {
    private static let row = """

        struct Row: BlueprintItemContent, Equatable {
            var text: String
            var identifierValue: String { text }
            func element(with info: ApplyItemContentInfo) -> Element { Label(text: text) }
        }
        struct Head: BlueprintHeaderFooterContent, Equatable {
            var text: String
            var elementRepresentation: Element { Label(text: text.uppercased()) }
        }
        """

    private func shown(_ source: String) throws -> Shown {
        try Shown(
            "import BlueprintUI\nimport BlueprintUILists\n" + source + Self.row, width: 16, height: 6, drawsBoxes: false
        )
    }

    @Test func `rows stand one below the other, whichever way they are added`() throws {
        let list = try shown(
            """
            let list = List { list in
                list.layout = .table()
                list += Section("pets") { section in
                    section.header = Head(text: "pets")
                    section += Row(text: "cat")
                    section += Item(Row(text: "dog"), selectionStyle: .selectable(), onSelect: { _ in })
                    section += ["emu", "fox"].map { Row(text: $0) }
                    section.footer = HeaderFooter(Head(text: "end"))
                }
            }
            """)
        #expect(list.picture == "PETS\ncat\ndog\nemu\nfox\nEND")
        #expect(list.told == [])
    }

    @Test func `sections and rows are built from statements`() throws {
        let list = try shown(
            """
            let isLong = true
            let list = List {
                Section("pets") {
                    Row(text: "cat")
                    if isLong { Item(Row(text: "dog")) { $0.selectionStyle = .tappable } }
                } header: {
                    Head(text: "pets")
                }
                Section("fruit") {
                    for name in ["fig", "kiwi"] {
                        ElementItem(name, id: \\.self) { name, _ in Label(text: name + "!") }
                    }
                }
            }
            """)
        // A list takes all of its proposal.
        #expect(list.picture == "PETS\ncat\ndog\nfig!\nkiwi!\n")
        #expect(list.told == [])
    }

    @Test func `what a list says of itself stands beside its sections`() throws {
        let list = try shown(
            """
            let list = List { list in
                list.header = Head(text: "all")
            } sections: {
                Section("s", items: [Row(text: "one"), Row(text: "two")])
            }
            """)
        #expect(list.picture == "ALL\none\ntwo\n\n\n")
        #expect(list.told == [])
    }

    private let row = """

        struct Row: BlueprintItemContent, Equatable {
            var text: String
            var identifierValue: String { text }
            func element(with info: ApplyItemContentInfo) -> Element { Label(text: text) }
        }
        """

    @Test func `rows, their arrays and whole sections are added, and those that nobody knows are boxes`() throws {
        let shown = try Shown(
            """
            import BlueprintUILists
            final class Feed: ListViewController {
                override func configure(list: inout ListProperties) {
                    list("1") { section in
                        (1...2).forEach { count in section += FeedItem(text: "Item \\(count)") }
                        section += Row(text: "row")
                        section += Item(Row(text: "item"))
                        section += ["a", "b"].map { Item(Row(text: $0)) }
                        section += [Row(text: "c")]
                        section += feed.items
                    }
                    list += Section("2") { Row(text: "second") }
                    list += [Section("3") { Row(text: "third") }]
                    list += feed.section
                }
            }
            """ + row, width: 20, height: 12, drawsBoxes: false)
        #expect(
            shown.picture == """
                ▒ FeedItem "Item … ▒
                ▒ FeedItem "Item … ▒
                row
                item
                a
                b
                c
                ▒▒▒▒ feed.items ▒▒▒▒
                second
                third
                ▒▒▒ feed.section ▒▒▒

                """)
        #expect(shown.told == [])
    }

    @Test func `a header of another file is a box in a list of limited width`() throws {
        let shown = try Shown(
            """
            import BlueprintUILists
            let list = List { list in
                list.layout = .table {
                    $0.bounds = .init(padding: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), width: .atMost(12))
                }
                list.header = FeedHeader()
                list += Section("1") { Row(text: "row") }
            }
            """ + row, width: 20, height: 2, drawsBoxes: false)
        #expect(shown.picture == "    ▒ FeedHea… ▒\n    row")
        #expect(shown.holes == ["FeedHeader"] && shown.told == [])
    }

    @Test func `columns of a flow need no import of Blueprint's own`() throws {
        let shown = try Shown(
            """
            import BlueprintUILists
            let list = List { list in
                list.layout = .flow {
                    $0.direction = .horizontal
                    $0.spacings.rowSpacing = 1
                }
                list += Section("1") { for text in ["a", "b", "c"] { Row(text: text) } }
            }
            """ + row, width: 20, height: 2, drawsBoxes: false)
        #expect(shown.picture == "a c\nb")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `a list view among other views shows its rows`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            import BlueprintUILists
            import UIKit
            final class Chat: UIViewController {
                private let listView = ListView()
                private let footer = BlueprintView(element: Label(text: "Write"))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    listView.frame = view.bounds
                    listView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(listView)
                    view.addSubview(footer)
                    listView.configure { list in list += Section("1") { Row(text: "Hello") } }
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    footer.frame = CGRect(x: 0, y: view.bounds.height - 1, width: view.bounds.width, height: 1)
                }
            }
            """ + row, width: 8, height: 3, drawsBoxes: false)
        #expect(shown.picture == "Hello\n\nWrite")
        #expect(shown.holes == [] && shown.told == [])
    }
}
