import Testing

/// Elements of Blueprint's that are shown by views with something in them.
@Suite struct DescribedViewTests {
    @Test func `a view that an element describes is a box where it has subviews`() throws {
        try expect(
            """
            import UIKit

            struct Nested: Element {
                var title: String
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 12, height: 2)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    HostView.describe { config in config[\\.title] = title }
                }
            }

            final class HostView: UIView {
                private let blueprintView = BlueprintView()
                var title = "" { didSet { blueprintView.element = Label(text: title) } }
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(blueprintView)
                }
                required init?(coder: NSCoder) { fatalError() }
            }

            let column = Column { column in
                column.add(child: Nested(title: "inside"))
                column.add(child: Label(text: "below"))
            }
            """, 12, 3, boxes: false, of: .blueprint, shows: "▒▒ Nested ▒▒\n▒▒▒▒▒▒▒▒▒▒▒▒\nbelow")
    }

    @Test func `children of an element whose view has subviews are shown without it`() throws {
        try expect(
            """
            import UIKit

            struct Badged: Element {
                var count: Int
                var wrapped: Element
                var content: ElementContent { ElementContent(child: wrapped) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    ViewDescription(BadgedView.self) { config in
                        config.builder = { BadgedView(count: count) }
                        config.contentView = { $0.contentView }
                    }
                }
            }

            final class BadgedView: UIView {
                let contentView = UIView()
                let badge = UILabel()
                init(count: Int) {
                    super.init(frame: .zero)
                    badge.text = "\\(count)"
                    addSubview(contentView)
                    addSubview(badge)
                }
                required init?(coder: NSCoder) { fatalError() }
            }

            let badged = Badged(count: 9, wrapped: Label(text: "Inbox").constrainedTo(height: .absolute(2)))
            """, 8, 2, boxes: false, of: .blueprint, shows: "Inbox\n")
    }

    @Test func `children of an element whose view is unknown are shown without it`() throws {
        try expect(
            """
            import SystemViews

            struct Raised: Element {
                var wrapped: Element
                var content: ElementContent { ElementContent(child: wrapped) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    RaisedView.describe { config in config[\\.elevation] = 3 }
                }
            }

            let raised = Raised(wrapped: Label(text: "a"))
            """, 4, 1, of: .blueprint, shows: "a···")
    }

    @Test func `a view that is made of its type alone begins in no frame`() throws {
        try expect(
            """
            import UIKit

            final class Greeting: UILabel {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    text = "Hello"
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            func made<View: UIView>(_ type: View.Type) -> View { type.init() }
            func another<View: UIView>(_ type: View.Type) -> View { View() }
            let row = Row {
                Label(text: made(Greeting.self).text ?? "")
                Label(text: another(Greeting.self).text ?? "")
            }
            """, 10, 1, of: .blueprint, shows: "HelloHello")
    }
}
