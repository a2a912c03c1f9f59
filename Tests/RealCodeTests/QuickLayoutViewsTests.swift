import Testing

/// Views and cells of QuickLayout's apps.
@Suite struct QuickLayoutViewsTests {
    @Test func `a view's body is shown, its subviews are boxes with their texts`() throws {
        try expect(
            """
            import UIKit

            @QuickLayout
            final class HelloView: UIView {
                private let imageView = UIImageView(image: UIImage(systemName: "globe"))

                private let titleLabel = {
                    let label = UILabel()
                    label.text = "Hello World!"
                    label.textColor = .label
                    return label
                }()

                var body: Layout {
                    HStack(spacing: 1) {
                        imageView
                        titleLabel
                        Spacer()
                    }
                }
            }
            """, 44, 6, of: .quickLayout,
            shows: """
                ├─┤ Hello World!                           ┤
                """)
    }

    @Test func `a source's extension of layouts is known behind modifiers`() throws {
        try expect(
            """
            extension Layout { func card() -> Layout { padding(.leading, 2) } }
            extension Element { func indented() -> Element & Layout { padding(.leading, 1) } }
            let view = VStack(alignment: .leading) {
                Text("a").padding(.top, 1).card()
                Text("b").indented().card().frame(height: 1).card()
                HStack { Text("c") }.card().indented()
            }
            """, 8, 4, boxes: false, of: .quickLayout, shows: "\n   a\n      b\n    c")
    }

    @Test func `texts that an initializer sets are seen`() throws {
        try expect(
            """
            @QuickLayout
            final class ProfileView: UIView {
                let nameLabel = UILabel()
                let jobLabel = UILabel()

                init(job: String) {
                    super.init(frame: .zero)
                    nameLabel.text = "Kylee"
                    jobLabel.text = job
                    jobLabel.numberOfLines = 0
                }

                required init?(coder: NSCoder) { fatalError() }

                var body: Layout {
                    VStack(alignment: .leading, spacing: 1) {
                        nameLabel
                        jobLabel
                    }
                }
            }
            """, 40, 6, of: .quickLayout, holes: ["job"],
            shows: """
                                  Kylee
                                  │   │
                                  ‹job›
                """)
    }

    @Test func `a preview is shown before the view that it previews`() throws {
        try expect(
            """
            @QuickLayout
            final class RowView: UIView {
                let text: String
                init(text: String) {
                    self.text = text
                    super.init(frame: .zero)
                }
                required init?(coder: NSCoder) { fatalError() }
                var body: Layout { HStack { Text(text) } }
            }

            @available(iOS 17, *)
            #Preview("long") {
                RowView(text: "from the preview")
            }
            """, 30, 4, of: .quickLayout,
            shows: """
                       from the preview
                """)
    }

    @Test func `a body at the top level is shown`() throws {
        try expect(
            """
            var body: Layout {
                HStack(spacing: 1) {
                    iconView
                    Text("Title")
                }
            }
            """, 30, 4, of: .quickLayout, holes: ["iconView"],
            shows: """
                      ▒ iconView ▒ Title
                """)
    }

    @Test func `known modifiers of an unknown view are laid out`() throws {
        try expect(
            """
            var body: Layout {
                imageView
                    .frame(width: 16, height: 3)
                    .padding(1)
            }
            """, 30, 7, of: .quickLayout, holes: ["imageView"],
            shows: """
                      ┌────────────────┐
                      │┌──────────────┐│
                      ││ ▒ imageView ▒││
                      │└──────────────┘│
                      └────────────────┘
                """)
    }

    @Test func `a cell that lays out by hand has its body`() throws {
        try expect(
            """
            @QuickLayout
            final class BarCell: UICollectionViewCell {
                static let reuseIdentifier = "BarCell"
                private var bar: Bar?

                func configure(with bar: Bar) {
                    self.bar = bar
                    setNeedsLayout()
                }

                override func prepareForReuse() {
                    super.prepareForReuse()
                    bar = nil
                }

                var body: Layout {
                    VStack {
                        Text("Bar")
                        Text(bar?.name ?? "no name")
                    }
                }
            }
            """, 34, 4, of: .quickLayout,
            shows: """
                              ┌ Bar ┐
                              no name
                """)
    }

    @Test func `a view answers with the size of a layout that it has`() throws {
        try expect(
            """
            import UIKit

            final class Card: UIView {
                var layout: Layout = EmptyLayout()
                override func sizeThatFits(_ size: CGSize) -> CGSize { layout.sizeThatFits(size) }
            }
            @QuickLayout
            final class Screen: UIView {
                let card = {
                    let card = Card()
                    card.layout = HStack { Spacer(3); EmptyLayout() }.padding(1)
                    return card
                }()
                let label = { let label = UILabel(); label.text = "below"; return label }()
                var body: Layout { VStack(alignment: .leading) { card; label } }
            }
            """, 9, 4, of: .quickLayout, shows: "  ┌───┐\n  └───┘\n  below")
    }

    @Test func `a view that overrides its initializer is made without a frame`() throws {
        try expect(
            """
            import UIKit

            final class Header: UIView {
                let title = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    title.text = "\\(frame.width)"
                }
                required init?(coder: NSCoder) { fatalError("none") }
                var body: Layout { title }
            }
            final class Page: UIView {
                let header = Header()
                var body: Layout { header }
            }
            """, 5, 1, boxes: false, of: .quickLayout, words: ["0.0"])
    }

    @Test func `a controller of an unknown class does what it says when its view is loaded`() throws {
        try expect(
            """
            import UIKit

            final class FormController: HostingController {
                let submit = UIButton(type: .system)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    submit.setTitle("Send", for: .normal)
                }
                override var body: Layout { VStack { submit } }
            }
            """, 8, 1, boxes: false, of: .quickLayout, words: ["Send"])
    }

    @Test func `an element that hands its proposal on to another is laid out as that one`() throws {
        try expect(
            """
            import UIKit

            struct Heading: Layout {
                let title: UILabel
                var body: Layout { HStack(spacing: 1) { title; Spacer() } }
                func quick_layoutThatFits(_ proposedSize: CGSize) -> LayoutNode { body.quick_layoutThatFits(proposedSize) }
                func quick_flexibility(for axis: Axis) -> Flexibility { body.quick_flexibility(for: axis) }
                func quick_layoutPriority() -> CGFloat { body.quick_layoutPriority() }
                func quick_extractViewsIntoArray(_ views: inout [UIView]) { body.quick_extractViewsIntoArray(&views) }
            }

            struct Half: Layout {
                let child: Element
                func quick_layoutThatFits(_ proposedSize: CGSize) -> LayoutNode {
                    child.frame(width: proposedSize.width / 2).quick_layoutThatFits(proposedSize)
                }
                func quick_flexibility(for axis: Axis) -> Flexibility { .fixedSize }
                func quick_layoutPriority() -> CGFloat { 0 }
                func quick_extractViewsIntoArray(_ views: inout [UIView]) {}
            }

            final class Profile: UIView {
                let name = UILabel()
                init() {
                    super.init(frame: .zero)
                    name.text = "Ada"
                }
                required init?(coder: NSCoder) { fatalError() }
                var body: Layout { VStack { Heading(title: name); Half(child: Text("a")); Text("end") } }
            }
            """, 10, 3, boxes: false, of: .quickLayout, shows: "Ada\n ▒ Half ▒\n    end")
    }

    @Test func `an element that hands its proposal on to a view of the source is that view`() throws {
        try expect(
            """
            import UIKit

            final class RowsView: UIScrollView, HasBody {
                var children: [Element] = []
                var body: Layout { VStack(alignment: .leading) { ForEach(children) } }
            }

            struct Rows: Layout, LeafElement {
                private let view: RowsView
                init(_ view: RowsView, children: [Element]) {
                    self.view = view
                    view.children = children
                }
                func quick_layoutThatFits(_ proposedSize: CGSize) -> LayoutNode {
                    return view.quick_layoutThatFits(proposedSize)
                }
                func quick_flexibility(for axis: Axis) -> Flexibility { view.quick_flexibility(for: axis) }
                func quick_layoutPriority() -> CGFloat { view.quick_layoutPriority() }
                func quick_extractViewsIntoArray(_ views: inout [UIView]) { views.append(view) }
                func backingView() -> UIView? { view }
            }

            final class Feed: UIView {
                let rows = RowsView()
                var body: Layout { HStack { Text(">"); Rows(rows, children: [Text("one"), Text("two")]) } }
            }
            """, 4, 2, boxes: false, of: .quickLayout, shows: " one\n>two")
    }
}
