import Testing

/// Components whose props' types live elsewhere.
@Suite struct TheodoliteTests {
    @Test func `a component with props whose types live elsewhere`() throws {
        let shown = try Shown(
            """
            import Theodolite

            final class NewsItemComponent: Component, TypedComponent {
                typealias PropType = (item: NewsItem, author: String)

                override func render() -> [Component] {
                    return [
                        FlexboxComponent((
                            options: FlexOptions(flexDirection: .column),
                            children: [
                                FlexChild(LabelComponent(("News", options: LabelComponent.Options()))),
                                FlexChild(LabelComponent((props.author, options: LabelComponent.Options()))),
                                FlexChild(LabelComponent((props.item.title, options: LabelComponent.Options()))),
                            ]))
                    ]
                }
            }
            """, width: 40, height: 5)
        #expect(
            shown.picture == """
                News····································
                ‹props.author›··························
                ‹props.item.title›······················
                │                                      │
                └──────────────────────────────────────┘
                """)
        #expect(shown.holes == ["props.author", "props.item.title"])
    }

    @Test func `a component that wraps an unknown one`() throws {
        let shown = try Shown(
            """
            import Theodolite

            final class CardComponent: Component, TypedComponent {
                typealias PropType = String

                override func render() -> [Component] {
                    return [
                        InsetComponent((
                            insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
                            component: ShadowComponent(LabelComponent(("Card", options: LabelComponent.Options())))))
                    ]
                }
            }
            """, width: 40, height: 5)
        #expect(
            shown.picture == """
                ┌────────┐─────────────────────────────┐
                │▒ Sha… ▒│                             │
                │▒Card  ▒│                             │
                │▒▒▒▒▒▒▒▒│                             │
                └────────┘─────────────────────────────┘
                """)
        #expect(shown.holes == ["props", "ShadowComponent"])
    }

    @Test func `a component at the top level with an unknown text`() throws {
        let shown = try Shown(
            """
            import Theodolite

            FlexboxComponent((
                options: FlexOptions(flexDirection: .row),
                children: [
                    FlexChild(LabelComponent(("Title: ", options: LabelComponent.Options()))),
                    FlexChild(LabelComponent((model.title, options: LabelComponent.Options()))),
                ]))
            """, width: 30, height: 3)
        #expect(
            shown.picture == """
                Title: ‹model.title›         ┐
                ····················         │
                ····················         ┘
                """)
        #expect(shown.holes == ["model.title"])
    }

    @Test func `the component of a hosting view's closure is shown`() throws {
        let shown = try Shown(
            """
            import Theodolite
            import UIKit

            class NewsController: UIViewController {
                override func loadView() {
                    let hostingView = ComponentHostingView { () -> Component in
                        return ScrollComponent((
                            LabelComponent(("the news", LabelComponent.Options())), direction: .horizontal, attributes: []))
                    }
                    hostingView.backgroundColor = .white
                    self.view = hostingView
                }
            }
            """, width: 20, height: 3)
        #expect(shown.holes == [])
        #expect(shown.picture.contains("the news"))
    }
}
