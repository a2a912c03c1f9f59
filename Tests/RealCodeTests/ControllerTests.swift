import Foundation
import Testing

/// View controllers and views of UIKit's alone, whose subviews have their frames from constraints, stacks or code.
struct ControllerTests {
    @Test func `constraints give a controller's views their frames`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Greeting: UIViewController {
                private let label = UILabel()
                private lazy var button: UIButton = {
                    let button = UIButton(type: .system)
                    button.setTitle("Next", for: .normal)
                    button.translatesAutoresizingMaskIntoConstraints = false
                    return button
                }()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = "Good morning"
                    label.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(label)
                    view.addSubview(button)
                    NSLayoutConstraint.activate([
                        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 1),
                        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                        button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -2),
                        button.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    ])
                }
            }
            """, width: 20, height: 5, drawsBoxes: false)
        #expect(shown.picture == "\n    Good morning\n\n\n              Next")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `views that a controller adds once its view is laid out, or has appeared, are there`() throws {
        let shown = try Shown(
            """
            import UIKit
            class Greeting: UIViewController {
                var box: UIView!
                let label = UILabel(), note = UILabel(), child = Child()
                override func loadView() {
                    super.loadView()
                    box = UIView()
                    label.text = "Title"
                }
                override func viewDidLayoutSubviews() {
                    box.frame = CGRect(x: 2, y: 1, width: view.frame.width - 4, height: 2)
                    label.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
                    child.view.frame = CGRect(x: 1, y: 3, width: 9, height: 1)
                    if box.superview == nil {
                        view.addSubview(box)
                        box.addSubview(label)
                        addChild(child)
                        view.addSubview(child.view)
                    }
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    note.text = "\\(Int(box.frame.width) + 4 == Int(view.frame.width))"
                    note.frame = CGRect(x: 1, y: 4, width: 10, height: 1)
                    view.addSubview(note)
                }
            }
            class Child: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    let label = UILabel()
                    label.text = "child"
                    label.frame = CGRect(x: 1, y: 0, width: 6, height: 1)
                    view.addSubview(label)
                }
            }
            """, width: 16, height: 5, drawsBoxes: false)
        #expect(shown.picture == "\n  Title\n\n  child\n true")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test(arguments: [
        ("UIViewController", "override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label) }"),
        (
            "UIView",
            "override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }\n"
                + "required init?(coder: NSCoder) { nil }"
        ),
    ])
    func `a controller or a view alone in a file of Blueprint's is shown`(superclass: String, start: String) throws {
        let shown = try Shown(
            """
            import BlueprintUI
            import UIKit
            final class Greeting: \(superclass) {
                let label: UILabel = {
                    let label = UILabel()
                    label.text = "hi"
                    return label
                }()
                \(start)
            }
            """, width: 20, height: 2, drawsBoxes: false)
        #expect(shown.picture.trimmingCharacters(in: .whitespacesAndNewlines) == "hi")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `inequalities, multiples and priorities hold, and a text that wraps is as high as it is`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Row: UITableViewCell {
                let mark = UIView()
                let title = UILabel()
                let note = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    title.text = "A title that is long"
                    note.text = "one two three"
                    note.numberOfLines = 0
                    for view in [mark, title, note] {
                        view.translatesAutoresizingMaskIntoConstraints = false
                        contentView.addSubview(view)
                    }
                    let wide = mark.widthAnchor.constraint(equalToConstant: 9)
                    wide.priority = .defaultLow
                    NSLayoutConstraint.activate([
                        wide, mark.widthAnchor.constraint(lessThanOrEqualToConstant: 4),
                        mark.heightAnchor.constraint(equalTo: mark.widthAnchor, multiplier: 0.5),
                        mark.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                        mark.topAnchor.constraint(equalTo: contentView.topAnchor),
                        title.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 1),
                        title.topAnchor.constraint(equalTo: contentView.topAnchor),
                        title.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -1),
                        note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                        note.topAnchor.constraint(equalTo: title.bottomAnchor),
                        note.widthAnchor.constraint(equalToConstant: 8),
                        NSLayoutConstraint(
                            item: note, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: contentView,
                            attribute: .bottom, multiplier: 1, constant: 0),
                    ])
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """, width: 16, height: 4)
        #expect(
            shown.picture == """
                ┌──┐ A title th┐
                └──┘ one two·  │
                │    three···  │
                └──────────────┘
                """)
        #expect(shown.told == [])
    }

    @Test func `a stack arranges its views by its axis, alignment and distribution`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Bar: UIViewController {
                override func viewDidLoad() {
                    let title = UILabel()
                    title.text = "Title"
                    let more = UIButton(type: .system)
                    more.setTitle("More", for: .normal)
                    let row = UIStackView(arrangedSubviews: [title, UIView(), more])
                    let left = UILabel(), right = UILabel()
                    left.text = "L"
                    right.text = "right"
                    let even = UIStackView(arrangedSubviews: [left, right])
                    even.distribution = .fillEqually
                    let all = UIStackView(arrangedSubviews: [row, even])
                    all.axis = .vertical
                    all.spacing = 1
                    all.frame = CGRect(x: 1, y: 0, width: 18, height: 3)
                    view.addSubview(all)
                }
            }
            """, width: 20, height: 3, drawsBoxes: false)
        #expect(shown.picture == " Title         More\n\n L        right")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `a view of an unknown class is hatched in the frame that it is given`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Trip: UIViewController {
                let map = TileMapView()
                let caption = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    caption.text = "Here"
                    map.frame.origin.y = 1
                    map.frame = CGRect(x: 0, y: 1, width: 20, height: 2)
                    view.addSubview(map)
                    view.addSubview(caption)
                    caption.layout.pin(to: map)
                }
            }
            """, width: 20, height: 3, drawsBoxes: false)
        #expect(shown.picture.contains("▒▒ TileMapView ▒▒"))
        #expect(shown.picture.hasPrefix("Here"))
        #expect(shown.holes == ["TileMapView()"])
    }

    @Test func `what is in a scroll view is related to its content, and unknown edges relate nothing`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Settings: UIViewController {
                let scroll = UIScrollView(), content = UIView(), title = UILabel(), value = UILabel(), note = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title.text = "Sound"
                    value.text = "on"
                    note.text = "below"
                    view.addSubview(scroll)
                    scroll.addSubview(content)
                    for label in [title, value, note] { content.addSubview(label) }
                    for view in [scroll, content, title, value, note] {
                        view.translatesAutoresizingMaskIntoConstraints = false
                    }
                    NSLayoutConstraint.activate([
                        scroll.topAnchor.constraint(equalTo: view.topAnchor),
                        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                        title.topAnchor.constraint(equalTo: content.topAnchor),
                        title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 1),
                        value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
                        value.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -1),
                        note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                        note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1),
                        note.trailingAnchor.constraint(equalTo: keyboard.edgeAnchor),
                        note.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                    ])
                }
            }
            """, width: 14, height: 2, drawsBoxes: false)
        #expect(shown.picture == " Sound     on\n")
        #expect(shown.holes == ["keyboard.edgeAnchor"])
        #expect(shown.told == [])
    }

    @Test func `a large text stands in the cells that it takes`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Greeting: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let title = UILabel()
                    title.text = "Hi"
                    title.font = .systemFont(ofSize: 34)
                    title.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
                    view.addSubview(title)
                }
            }
            """, width: 160, height: 32, drawsBoxes: false, cell: CGSize(width: 8, height: 16))
        #expect(shown.picture == " Hi\n")
        #expect(shown.told == [])
    }

    @Test func `a preview shows the controller in a navigation controller, whatever its superclass is`() throws {
        let shown = try Shown(
            """
            import QuickLayout
            import UIKit
            final class Counter: HostingController {
                let views: [UIView] = []
                let count = UILabel(), name = UILabel(), flag = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    count.text = "0"
                    flag.text = "flag"
                    flag.clipsToBounds = true
                    view.backgroundColor = .white
                }
                override func reload() {
                    super.reload()
                    name.text = Texts.name
                }
                override var body: Layout {
                    VStack(alignment: .leading) {
                        count
                        name
                        flag
                    }
                    .padding(EdgeInsets())
                }
            }
            #Preview { UINavigationController(rootViewController: Counter()) }
            """, width: 11, height: 3, drawsBoxes: false)
        #expect(shown.picture == "0\n‹name.text›\nflag")
        #expect(shown.told == [])
    }

    @Test func `what an unknown way of layout is told is reported`() {
        let remarks = Shown.remarks(
            of: """
                import UIKit
                final class Trip: UIViewController {
                    let caption = UILabel()
                    override func viewDidLoad() {
                        view.addSubview(caption)
                        caption.layout.pin(to: view)
                    }
                }
                """)
        #expect(remarks == ["6: caption.layout.pin(to: view) is not known here; what it may change stays as it is"])
    }

    @Test func `outlets of a nib are shown with the texts that they are given`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Profile: UIViewController {
                @IBOutlet weak var name: UILabel!
                @IBOutlet private var role: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    name.text = "Ada"
                    role.text = "Countess"
                }
            }
            """, width: 12, height: 3, drawsBoxes: false)
        #expect(shown.picture == "Ada\nCountess\n")
        #expect(shown.holes == ["name", "role"])
        let view = try Shown(
            """
            import QuickLayout
            final class ProfileView: UIView {
                @IBOutlet weak var name: UILabel!
                override func awakeFromNib() {
                    super.awakeFromNib()
                    name.text = "Ada"
                }
                var body: Layout { VStack { name } }
            }
            """, width: 3, height: 1, drawsBoxes: false)
        #expect(view.picture == "Ada")
        #expect(view.holes == ["name"])
    }

    @Test func `an outlet whose code fails is changed again by the next call`() throws {
        let shown = try Shown(
            """
            import UIKit
            import SwiftUI
            final class Profile: BaseController {
                @IBOutlet var footer: UIView!
                @IBOutlet var time: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    update()
                    update()
                }
                private func update() {
                    time.textColor = Theme.text()
                    footer.frame = CGRect(x: footer.frame.minX, y: 0, width: footer.frame.width, height: height)
                }
                private func hint() -> some View { Text("hint") }
            }
            """, width: 12, height: 1, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.picture.contains("hint"))
    }
}
