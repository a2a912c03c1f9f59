import Testing

/// Views and controllers of UIKit's whose subviews other code than a layout places.
struct ControllerTests {
    private let greeting = """
        import QuickLayout
        import UIKit
        final class Greeting: UIView {
            let title = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(title)
                title.setContentHuggingPriority(.required, for: .horizontal)
                NSLayoutConstraint.activate([
                    title.topAnchor.constraint(equalTo: topAnchor),
                    title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                ])
                title.snp.makeConstraints { make in make.edges.equalToSuperview() }
                layer.cornerRadius = 8
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() {
                super.layoutSubviews()
                title.frame = bounds
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 14, height: 1) }
        }

        """

    @Test func `a view with subviews is a box of its own size`() throws {
        try expect(
            greeting + "let row = HStack { Greeting(); Text(\"!\") }", 15, 1, boxes: false, of: nil,
            shows: "▒▒ Greeting ▒▒!")
    }

    @Test func `a view with a body shows that, whatever its subviews are`() throws {
        try expect(
            """
            final class Card: UIView {
                let title = UILabel()
                var isLaidOut = true
                init() {
                    super.init(frame: .zero)
                    title.text = "Title"
                    addSubview(title)
                }
                required init?(coder: NSCoder) { nil }
                override var isBodyEnabled: Bool { isLaidOut }
                override func layoutSubviews() { super.layoutSubviews() }
                var body: Layout { title }
            }
            let with = Card()
            let without = { let card = Card(); card.isLaidOut = false; return card }()
            let both = HStack { with; without.frame(width: 8, height: 1) }
            """, 13, 1, boxes: false, of: .quickLayout, shows: "Title▒ Card ▒")
    }

    @Test func `Auto Layout is reported once a file`() {
        #expect(
            Shown.remarks(of: greeting).filter { $0.contains("Auto Layout") } == ["8: Auto Layout is not laid out"])
    }

    @Test func `a view of a class for constraints or rows is a box`() throws {
        try expect(
            """
            final class Card: UIView {
                let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
                let table = UITableView(frame: .zero, style: .plain)
                init() {
                    super.init(frame: .zero)
                    stack.axis = .vertical
                    stack.addArrangedSubview(UILabel())
                    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                    table.dataSource = self
                }
                required init?(coder: NSCoder) { nil }
                var body: Layout { VStack { stack; table } }
            }
            extension Card: UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                }
            }
            """, 24, 2, boxes: false, of: .quickLayout, holes: ["UIStackView", "UITableView"],
            contains: ["UIStackView", "UITableView"])
    }

    @Test func `a controller that hosts nothing is a box`() throws {
        try expect(
            """
            import UIKit
            final class Settings: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
                    view.addSubview(UILabel())
                }
            }
            """, 14, 1, boxes: false, of: .blueprint, holes: ["Settings"], shows: "▒▒ Settings ▒▒")
    }

    @Test func `a transform without effect is reported`() {
        #expect(
            Shown.remarks(of: "import UIKit\nlet view = UIView()\nview.transform = CGAffineTransform(scaleX: 2, y: 2)")
                == ["3: 'transform' has no effect on the layout"])
    }
}
