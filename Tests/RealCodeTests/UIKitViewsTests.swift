import Testing

/// UIKit's views and Blueprint's common controls, as apps use them.
struct UIKitViewsTests {
    @Test func `a cell of labels, a picture and a switch is laid out with their sizes`() throws {
        try expect(
            """
            import UIKit

            final class ProfileCell: UICollectionViewCell {
                let avatar = UIImageView(image: UIImage(named: "me"))
                let name = UILabel()
                lazy var detail: UILabel = {
                    let label = UILabel()
                    label.numberOfLines = 2
                    label.font = .preferredFont(forTextStyle: .caption1)
                    label.text = "A longer text that wraps around"
                    return label
                }()
                let toggle = UISwitch()
                let follow = UIButton(type: .system)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    name.text = "Ada Lovelace"
                    follow.setTitle("Follow", for: .normal)
                    follow.addTarget(self, action: #selector(didTap), for: .touchUpInside)
                    layer.cornerRadius = 8
                }
                required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

                @objc private func didTap() {}

                var body: Layout {
                    HStack(spacing: 1) {
                        avatar
                        VStack(alignment: .leading) {
                            name
                            detail
                        }
                        toggle
                        follow
                    }
                }
            }
            """, 40, 4, of: .quickLayout, holes: ["me"],
            shows: """
                  ┌    Ada Lovelace     ┐             ┐
                  ▒▒▒▒ A longer text that ·(○ )· Follow
                  ▒▒▒▒ wraps around······ ······      ┘
                """)
    }

    @Test func `an element of a view is as large as the view answers`() throws {
        try expect(
            """
            import UIKit

            struct Badge: UIViewElement {
                var title: String
                func makeUIView() -> UILabel { UILabel() }
                func updateUIView(_ view: UILabel, with context: UIViewElementContext) {
                    view.text = title
                    view.numberOfLines = 0
                }
            }
            Row(alignment: .top, underflow: .justifyToStart) {
                Badge(title: "New")
                Label(text: "mail").box(borders: .solid(color: .gray, width: 1))
            }
            """, 12, 2, of: .blueprint,
            shows: """
                Newmail    ┤
                """)
    }

    @Test func `an element of a view is as large as its own code says, and a box where the view has subviews`() throws {
        try expect(
            """
            import UIKit

            struct Pair: UIViewElement {
                func makeUIView() -> UIView {
                    let view = UIView()
                    let left = UILabel(), right = UILabel()
                    left.text = "left"
                    right.text = "right"
                    view.addSubview(left)
                    view.addSubview(right)
                    return view
                }
                func updateUIView(_ view: UIView, with context: UIViewElementContext) {}
                func size(_ size: CGSize, thatFits view: UIView) -> CGSize { CGSize(width: 10, height: 2) }
            }
            Row(alignment: .top, underflow: .justifyToStart) {
                Pair()
                Label(text: "!")
            }
            """, 12, 2, boxes: false, of: .blueprint, shows: "▒ UIView ▒!\n▒▒▒▒▒▒▒▒▒▒")
    }

    @Test func `common controls and what screen readers say are known`() throws {
        try expect(
            """
            import BlueprintUICommonControls

            Column(alignment: .fill, underflow: .justifyToStart) {
                Button(onTap: { print("tapped") }, wrapping: Label(text: "Save"))
                    .accessibilityElement(label: "Save", value: nil, traits: [.button])
                TextField(text: "") { $0.placeholder = "Name" }
                Label(text: "More") { $0.font = .systemFont(ofSize: 17, weight: .bold) }
                    .tappable { print("more") }
                    .onAppear { print("here") }
            }.scrollable()
            """, 12, 6, of: .blueprint, contains: ["Save", "Name", "More"])
    }

    @Test func `another word at the end of a name is no slip`() throws {
        try expect(
            """
            import UIKit
            final class Card: UIView {
                var tags: [Int] { [UIView.hash(), UIView.layoutIfNeeded().count] }
                let path = \\UIView.accessibilityTraits
                override func layoutSubviews() {
                    self.accessibilityFrame = bounds.isFinite ? bounds : .zero
                    self.layoutSubviewsed = self.isUnhidden
                    self.bakgroundColor = .red
                }
            }
            """, 12, 6, of: nil,
            reporting: ["8: warning: Card has no member 'bakgroundColor'; did you mean 'backgroundColor'?"])
    }

    @Test func `a controller's property that is set before use is a hole`() throws {
        let shown = try expect(
            """
            import BlueprintUICommonControls
            import UIKit
            final class OrderController: UIViewController {
                var model: OrderModel!
                var order: Order!
                var onPay: ((Int) -> Void)!
                @IBOutlet weak var header: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    header.text = "Order"
                    view.addSubview(BlueprintView(element: element))
                }
                var element: Element {
                    Column {
                        Label(text: model.title)
                        Label(text: "\\(order.count) boxes")
                        Label(text: "pay").tappable { self.onPay(self.order.count) }
                    }
                }
            }
            struct Order { var count = 1 }
            """, 20, 3, boxes: false, of: .blueprint, holes: ["model.title"], shows: "‹model.title›\n1 boxes\npay")
        #expect(shown.holes.contains("model.title"))
    }

    @Test func `an extension may watch a property of a class from elsewhere`() throws {
        try expect(
            """
            extension NSTextView {
                open override var frame: CGRect {
                    didSet { drawsBackground = true }
                }
            }
            struct Screen: View { var body: some View { Text("a") } }
            """, 5, 1, boxes: false, shows: "  a")
    }

    @Test func `an asset gives a colour that may be missing, and a view's class has methods of its own`() throws {
        try expect(
            """
            import UIKit
            struct ColorAsset {
                let name: String
                var color: UIColor { UIColor(asset: self) }
            }
            extension UIColor {
                convenience init!(asset: ColorAsset) { self.init(named: asset.name) }
            }
            extension UIView {
                func transition(duration: TimeInterval = 0.5, animations: @escaping () -> Void) {
                    UIView.transition(with: self, duration: duration, options: [], animations: animations)
                }
            }
            final class Card: UIView {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.text = "a"
                    label.textColor = ColorAsset(name: "ink").color
                    addSubview(label)
                    transition { self.label.text = "b" }
                }
                required init?(coder: NSCoder) { nil }
            }
            """, 5, 1, boxes: false, of: nil, holes: ["self.init(named: asset.name)"])
    }
}
