import Testing

/// Layouts that code asks for their size and their frames, and views with layouts among others.
struct ManualLayoutTests {
    @Test func `a view is as large as its body answers, wherever code asks`() throws {
        let shown = try Shown(
            """
            import QuickLayout
            import UIKit
            @QuickLayout
            final class Badge: UIView {
                let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.text = "New"
                }
                required init?(coder: NSCoder) { fatalError() }
                var body: Layout { HStack { label }.padding(.horizontal, 1) }
            }
            final class Page: UIView {
                let badge = Badge(), size = UILabel()
                override func layoutSubviews() {
                    super.layoutSubviews()
                    let fitting = badge.sizeThatFits(bounds.size)
                    badge.frame = CGRect(origin: CGPoint(x: 2, y: 1), size: fitting)
                    size.text = "\\(Int(fitting.width))×\\(Int(fitting.height))"
                    size.frame = CGRect(x: 0, y: 0, width: 5, height: 1)
                    addSubview(badge)
                    addSubview(size)
                }
            }
            """, width: 12, height: 3, drawsBoxes: false)
        #expect(shown.picture == "5×1\n   New\n")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `an applied layout gives views their frames`() throws {
        let shown = try Shown(
            """
            import QuickLayout
            import UIKit
            final class Bar: UIView {
                private let title = UILabel(), more = UILabel()
                init() {
                    super.init(frame: .zero)
                    title.text = "Title"
                    more.text = "…"
                    addSubviews {
                        title
                        more
                    }
                }
                required init?(coder: NSCoder) { fatalError() }
                private var layout: Layout {
                    HStack {
                        title
                        Spacer()
                        more
                    }
                }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    layout.applyFrame(bounds.insetBy(dx: 2, dy: 0), alignment: .top)
                }
                override func sizeThatFits(_ size: CGSize) -> CGSize { layout.sizeThatFits(size) }
            }
            final class Screen: UIViewController {
                private let bar = Bar()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(bar)
                }
                override func viewDidLayoutSubviews() { bar.frame = view.bounds }
            }
            """, width: 16, height: 3, drawsBoxes: false)
        #expect(shown.picture == "  Title      …\n\n")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `rows of a table are as high as their bodies and their elements answer`() throws {
        let rows = """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! RowCell
                    cell.show(indexPath.row == 0 ? "one" : "two words that wrap")
                    return cell
                }
            """
        let laidOut = try Shown(
            """
            import QuickLayout
            import UIKit
            final class Rows: UITableViewController {
            \(rows)
            }
            @QuickLayout
            final class RowCell: UITableViewCell {
                private let label = UILabel()
                var bodyContainerView: UIView { contentView }
                var body: Layout {
                    HStack {
                        label
                        Spacer()
                    }.padding(.leading, 1)
                }
                func show(_ text: String) {
                    label.numberOfLines = 0
                    label.text = text
                }
            }
            """, width: 12, height: 4, drawsBoxes: false)
        #expect(laidOut.picture == " one\n two words\n that wrap\n")
        #expect(laidOut.told == [])
        let elements = try Shown(
            """
            import BlueprintUI
            import BlueprintUICommonControls
            import UIKit
            final class Rows: UITableViewController {
            \(rows)
            }
            final class RowCell: UITableViewCell {
                private let blueprintView = BlueprintView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(blueprintView)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    blueprintView.frame = contentView.bounds
                }
                override func sizeThatFits(_ size: CGSize) -> CGSize { blueprintView.sizeThatFits(size) }
                func show(_ text: String) { blueprintView.element = Label(text: text).inset(left: 1) }
            }
            """, width: 12, height: 4, drawsBoxes: false)
        #expect(elements.picture == " one\n two words\n that wrap\n")
        #expect(elements.told == [])
    }
}
