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
}
