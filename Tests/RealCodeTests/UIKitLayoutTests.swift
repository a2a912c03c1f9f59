import Foundation
import Testing

/// What UIKit's views have beside constraints and sizes to say where things stand.
struct UIKitLayoutTests {
    /// What is shown of a view whose initializer runs statements; a label and two functions are at hand.
    private func shown(
        _ statements: String, laidOut: String = "", width: Double = 80, height: Double = 48
    ) throws -> Shown {
        try Shown(
            """
            import UIKit
            final class Card: UIView {
                let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.text = "hi"
                    \(statements)
                }
                required init?(coder: NSCoder) { nil }
                func constrain(_ view: UIView) {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(view)
                }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    \(laidOut)
                }
            }
            """, width: width, height: height, drawsBoxes: false, cell: CGSize(width: 8, height: 16))
    }

    @Test(arguments: [
        (
            "addSubview(label)",
            "label.frame = bounds.inset(by: UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 0))", "\n   hi\n"
        ),
        ("addSubview(label)", "label.frame = bounds.divided(atDistance: 16, from: .maxYEdge).slice", "\n\nhi"),
        (
            "addSubview(label)",
            "label.frame = bounds.divided(atDistance: 24, from: CGRectEdge.minXEdge).remainder", "\n   hi\n"
        ),
        ("addSubview(label)", "label.frame = bounds.divided(atDistance: 16, from: .maxXEdge).slice", "\n        hi\n"),
        ("addSubview(label)", "label.frame = bounds.divided(atDistance: 500, from: .minYEdge).slice", "\nhi\n"),
        (
            """
            constrain(label)
            label.topAnchor.constraint(equalToSystemSpacingBelow: topAnchor, multiplier: 2).isActive = true
            label.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: leadingAnchor, multiplier: 3)
                .isActive = true
            """, "", "\n   hi\n"
        ),
        (
            """
            constrain(label)
            label.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor).isActive = true
            """, "", "\n\nhi"
        ),
        (
            """
            constrain(label)
            directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 0, trailing: 0)
            directionalLayoutMargins.leading += 8
            label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).isActive = true
            """, "", "\n   hi\n"
        ),
        (
            """
            let stack = UIStackView(arrangedSubviews: [label])
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 0)
            stack.frame = CGRect(x: 0, y: 0, width: 80, height: 48)
            addSubview(stack)
            """, "", "\n   hi\n"
        ),
    ])
    func `a view stands where insets, spacings, guides and margins place it`(
        statements: String, laidOut: String, picture: String
    ) throws {
        let shown = try shown(statements, laidOut: laidOut)
        #expect(shown.picture == picture)
        #expect(shown.told == [] && shown.holes == [])
    }

    @Test func `a controller's view has the system's margins, and other views those of 8 points`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Margins: UIViewController {
                let label = UILabel(), card = UIView(), inner = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = "Title"
                    inner.text = "inner"
                    for (new, around) in [(label, view!), (card, view!), (inner, card)] as [(UIView, UIView)] {
                        new.translatesAutoresizingMaskIntoConstraints = false
                        around.addSubview(new)
                    }
                    let outer = view.layoutMarginsGuide, own = card.layoutMarginsGuide
                    NSLayoutConstraint.activate([
                        label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                        label.topAnchor.constraint(equalTo: outer.topAnchor),
                        card.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                        card.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
                        inner.leadingAnchor.constraint(equalTo: own.leadingAnchor),
                        inner.topAnchor.constraint(equalTo: own.topAnchor),
                    ])
                }
            }
            """, width: 80, height: 48, drawsBoxes: false, cell: CGSize(width: 8, height: 16))
        #expect(shown.picture == "  Title\n\n   inner")
        #expect(shown.told == [] && shown.holes == [])
    }

    @Test func `what reads from the right stands the other way around, and a transform is told of`() throws {
        let statements = """
            let row = UIStackView(arrangedSubviews: ["one", "two"].map { text in
                let part = UILabel()
                part.text = text
                return part
            })
            row.spacing = 8
            let button = UIButton(type: .system)
            button.setTitle("Next", for: .normal)
            button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
            button.contentHorizontalAlignment = .left
            for view in [button, row, label] { view.semanticContentAttribute = .forceRightToLeft }
            let stack = UIStackView(arrangedSubviews: [row, label, button])
            stack.axis = .vertical
            stack.frame = CGRect(x: 0, y: 0, width: 80, height: 64)
            addSubview(stack)
            """
        let shown = try shown(statements, height: 64)
        #expect(shown.picture == "two one\n\n        hi\nNext├─┤")
        #expect(shown.told == [] && shown.holes == [])
        #expect(
            Shown.remarks(of: "import UIKit\nlet view = UIView()\nview.transform = CGAffineTransform(scaleX: 2, y: 2)")
                == ["3: 'transform' has no effect on the layout"])
    }

    @Test func `a guide of one's own takes room, and knows its frame once it is laid out`() throws {
        let shown = try shown(
            """
            let guide = UILayoutGuide(), other = UILabel()
            other.text = "\\(guide.owningView == nil)"
            addLayoutGuide(guide)
            constrain(label)
            constrain(other)
            NSLayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: topAnchor), guide.leadingAnchor.constraint(equalTo: leadingAnchor),
                guide.widthAnchor.constraint(equalToConstant: 24), guide.heightAnchor.constraint(equalToConstant: 32),
                label.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
                label.topAnchor.constraint(equalTo: guide.bottomAnchor),
                other.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
            """, laidOut: "label.text = \"\\(Int(layoutGuides[0].layoutFrame.height))\"")
        #expect(shown.picture == "   true\n\n   32")
        #expect(shown.told == [] && shown.holes == [])
    }

    @Test func `a text view that does not scroll is as high as its text`() throws {
        let shown = try shown(
            """
            let note = UITextView()
            note.text = "one two three"
            note.isScrollEnabled = false
            let stack = UIStackView(arrangedSubviews: [note, label])
            stack.axis = .vertical
            constrain(stack)
            stack.widthAnchor.constraint(equalToConstant: 64).isActive = true
            """)
        #expect(shown.picture == "one two\nthree\nhi")
        #expect(shown.told == [] && shown.holes == [])
    }

    @Test func `a text has the insets of its view, a search bar its placeholder, and a stack the usual spacing`() throws
    {
        let shown = try shown(
            """
            let note = UITextView()
            note.text = "one two"
            note.isScrollEnabled = false
            note.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 0, right: 0)
            let bar = UISearchBar()
            bar.placeholder = "Find"
            let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
            label.textColor = color
            let row = UIStackView(arrangedSubviews: [label, UILabel()])
            (row.arrangedSubviews[1] as? UILabel)?.text = "ho"
            row.spacing = UIStackView.spacingUseSystem
            row.setCustomSpacing(UIStackView.spacingUseDefault, after: label)
            let stack = UIStackView(arrangedSubviews: [note, bar, row])
            stack.axis = .vertical
            stack.alignment = .leading
            constrain(stack)
            stack.widthAnchor.constraint(equalToConstant: 80).isActive = true
            """, height: 128)
        #expect(shown.picture.split(separator: "\n") == ["  one two", "Find", "hi ho"])
        #expect(shown.told == [] && shown.holes == [])
    }

    @Test func `what is in an effect is seen, and what lets all light through is not`() throws {
        let shown = try shown(
            """
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light)), clear = UILabel()
            clear.text = "clear"
            clear.alpha = 0
            clear.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
            addSubview(clear)
            blur.frame = CGRect(x: 0, y: 16, width: 80, height: 32)
            addSubview(blur)
            label.translatesAutoresizingMaskIntoConstraints = false
            blur.contentView.addSubview(label)
            label.bottomAnchor.constraint(equalTo: blur.contentView.bottomAnchor).isActive = true
            """)
        #expect(shown.picture == "\n\nhi")
        #expect(shown.told == [] && shown.holes == [])
    }

    @Test func `what scrolls stands behind its inset`() throws {
        let shown = try shown(
            """
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
            scroll.contentInset = UIEdgeInsets(top: 16, left: 8, bottom: 0, right: 0)
            label.frame = CGRect(x: 8, y: 16, width: 32, height: 16)
            scroll.addSubview(label)
            addSubview(scroll)
            """)
        #expect(shown.picture == "\n\n  hi")
    }

    @Test func `constraints of arranged views hold, and what is left over goes to the others`() throws {
        func row(_ constraints: String, width: Double = 20) throws -> String {
            try Shown(
                """
                import UIKit
                final class Bar: UIView {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        let one = UILabel(), two = UILabel(), three = UILabel()
                        one.text = "a"
                        two.text = "b"
                        three.text = "c"
                        let stack = UIStackView(arrangedSubviews: [one, two, three])
                        stack.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
                        addSubview(stack)
                        NSLayoutConstraint.activate([\(constraints)])
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                """, width: width, height: 1, drawsBoxes: false
            ).picture
        }
        #expect(try row("one.widthAnchor.constraint(equalToConstant: 4)") == "a   b              c")
        #expect(try row("one.widthAnchor.constraint(equalTo: two.widthAnchor)") == "a         b        c")
        let quarter = "one.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.25)"
        #expect(try row(quarter) == "a    b             c")
        #expect(try row("one.widthAnchor.constraint(lessThanOrEqualToConstant: 3)") == "a  b               c")
    }
}
