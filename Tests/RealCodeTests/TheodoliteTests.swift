import Testing

/// Components whose props' types live elsewhere.
@Suite struct TheodoliteTests {
    @Test func `a component with props whose types live elsewhere`() throws {
        try expect(
            """
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
            """, 40, 5, of: .theodolite, holes: ["props.author", "props.item.title"],
            shows: """
                News····································
                ‹props.author›··························
                ‹props.item.title›······················
                │                                      │
                └──────────────────────────────────────┘
                """)
    }

    @Test func `the component of a hosting view's closure is shown`() throws {
        try expect(
            """
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
            """, 20, 3, of: .theodolite, contains: ["the news"])
    }
}
