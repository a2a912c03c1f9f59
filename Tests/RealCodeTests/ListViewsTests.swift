import Testing

@testable import haggle

/// Rows of Listable's that are views of UIKit's, and flows that scroll sideways.
@Suite struct ListViewsTests {
    @Test func `rows may be views`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            import BlueprintUILists

            struct Name: ItemContent, Equatable {
                var name: String
                var identifierValue: String { name }
                static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
                func apply(to views: ItemContentViews<Self>, for reason: ApplyReason, with info: ApplyItemContentInfo) {
                    views.content.text = name
                }
            }

            struct Title: HeaderFooterContent, Equatable {
                static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
                func apply(
                    to views: HeaderFooterContentViews<Self>, for reason: ApplyReason,
                    with info: ApplyHeaderFooterContentInfo
                ) {
                    views.content.text = "Names"
                }
            }

            let names = List { list in
                list += Section("names") { section in
                    section.header = Title()
                    section += Name(name: "Ada")
                    section += Item(
                        Name(name: "Grace"),
                        leadingSwipeActions: SwipeActionsConfiguration(
                            action: SwipeAction(title: "Hide", backgroundColor: .red) { didPerform in
                                didPerform(.closeActions)
                            }))
                }
            }
            """, width: 6, height: 3)
        #expect(shown.picture == "Names·\nAda···\nGrace·")
        #expect(shown.holes == [])
        #expect(shown.told == [])
    }

    @Test func `a flow that scrolls sideways begins a column where the height ends`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            import BlueprintUILists

            struct Number: BlueprintItemContent, Equatable {
                var number: Int
                var identifierValue: Int { number }
                func element(with info: ApplyItemContentInfo) -> Element { Label(text: "n\\(number)") }
            }

            let numbers = List { list in
                list.layout = .flow {
                    $0.direction = .horizontal
                    $0.spacings.itemSpacing = 1
                    $0.spacings.rowSpacing = 2
                }
                list += Section("numbers") { section in
                    for number in 1...5 { section += Number(number: number) }
                }
            }
            """, width: 12, height: 3, drawsBoxes: false)
        #expect(
            shown.picture == """
                n1  n3  n5

                n2  n4
                """)
        #expect(shown.told == [])
    }

    @Test func `rows of UIKit's views are as high as their constraints make them`() throws {
        let shown = try Shown(
            """
            import ListableUI
            import UIKit

            final class Notes: ListViewController {
                override func configure(list: inout ListProperties) {
                    list.add { Section("notes") { Note(text: "one two"); Note(text: "three") } }
                }
            }

            struct Note: ItemContent, Equatable {
                var text: String
                var identifierValue: String { text }
                var defaultItemProperties: DefaultProperties { .init(sizing: .autolayout()) }
                func apply(
                    to views: ItemContentViews<Self>, for reason: ApplyReason, with info: ApplyItemContentInfo
                ) {
                    views.content.label.text = text
                }
                static func createReusableContentView(frame: CGRect) -> NoteView { NoteView(frame: frame) }
            }

            final class NoteView: UIView {
                let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.numberOfLines = 0
                    label.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(label)
                    NSLayoutConstraint.activate([
                        label.topAnchor.constraint(equalTo: topAnchor),
                        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 1),
                        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1),
                        label.bottomAnchor.constraint(equalTo: bottomAnchor),
                    ])
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """, width: 7, height: 3, drawsBoxes: false)
        #expect(shown.picture == " one\n two\n three")
        #expect(shown.told == [])
    }

    @Test func `rows stand at the sides that earlier versions name left and right`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            import BlueprintUILists
            struct Word: BlueprintItemContent {
                var identifierValue: String
                func element(with info: ApplyItemContentInfo) -> Element { Label(text: identifierValue) }
            }
            func row(_ word: String, _ alignment: CustomWidth.Alignment) -> Item<Word> {
                Item(Word(identifierValue: word), layouts: .init {
                    $0.table.width = .custom(
                        .init(padding: HorizontalPadding(left: 1, right: 2), width: .fixed(5), alignment: alignment))
                })
            }
            let list = List { list in
                list("words") { section in
                    section += row("one", .left)
                    section += row("two", .right)
                }
            }
            """, width: 16, height: 2, drawsBoxes: false)
        #expect(shown.picture == " one\n         two")
        #expect(shown.holes == [])
        #expect(shown.told == [])
    }
}
