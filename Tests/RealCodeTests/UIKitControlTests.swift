import Foundation
import Testing

@testable import haggle

/// Controls of UIKit's are drawn with their signs, as SwiftUI's are.
struct UIKitControlTests {
    @Test func `a configured button has the room of its size around its title, in the title's own font`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Buttons: UIView {
                let stack = UIStackView(), label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let font = UIFont.systemFont(ofSize: 34)
                    var filled = UIButton.Configuration.filled()
                    filled.title = "Save"
                    var large = UIButton.Configuration.tinted()
                    large.buttonSize = .large
                    large.title = "Large"
                    var attributed = UIButton.Configuration.plain()
                    var title = AttributedString("A")
                    title.font = font
                    attributed.attributedTitle = title
                    var changed = UIButton.Configuration.plain()
                    changed.title = "B"
                    changed.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                        var outgoing = incoming
                        outgoing.font = font
                        return outgoing
                    }
                    let old = UIButton(type: .system)
                    old.setAttributedTitle(NSAttributedString(string: "C", attributes: [.font: font]), for: .normal)
                    stack.axis = .vertical
                    stack.alignment = .leading
                    for configuration in [filled, large, attributed, changed] {
                        stack.addArrangedSubview(UIButton(configuration: configuration))
                    }
                    stack.addArrangedSubview(old)
                    addSubview(stack)
                    addSubview(label)
                }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    stack.frame = CGRect(x: 0, y: 16, width: 160, height: 200)
                    stack.layoutSubviews()
                    let sizes = stack.arrangedSubviews.map { "\\(Int($0.frame.width))×\\(Int($0.frame.height))" }
                    label.text = sizes.joined(separator: " ")
                    label.frame = CGRect(x: 0, y: 0, width: 400, height: 16)
                }
                required init?(coder: NSCoder) { nil }
            }
            """, width: 400, height: 240, drawsBoxes: false, cell: CGSize(width: 8, height: 16))
        #expect(shown.picture.split(separator: "\n").first == "56×30 80×46 40×46 40×46 16×32")
        #expect(shown.told == [] && shown.holes == [])
    }

    @Test func `a symbol is as large as its configuration says`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Symbols: UIView {
                let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let usual = UIImage(systemName: "star")
                    let images = [
                        usual, UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)),
                        usual?.withConfiguration(UIImage.SymbolConfiguration(scale: .large)),
                        usual?.applyingSymbolConfiguration(.init(font: .systemFont(ofSize: 51), scale: .default)),
                    ]
                    label.text = images.map { "\\(Int(($0?.size.width ?? 0).rounded()))" }.joined(separator: " ")
                    label.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
                    addSubview(label)
                }
                required init?(coder: NSCoder) { nil }
            }
            """, width: 160, height: 16, drawsBoxes: false, cell: CGSize(width: 8, height: 16))
        #expect(shown.words == ["20 40 26 60"])
        #expect(shown.told == [] && shown.holes == [])
    }

    @Test func `controls show what they are and how they stand`() throws {
        let shown = try Shown(
            """
            import QuickLayout
            final class Controls: UIView {
                let toggle = UISwitch()
                let slider = UISlider()
                let stepper = UIStepper()
                let progress = UIProgressView()
                let pages = UIPageControl()
                let spinner = UIActivityIndicatorView()
                let picture = UIImageView(image: UIImage(systemName: "star"))
                init() {
                    super.init(frame: .zero)
                    toggle.isOn = true
                    slider.maximumValue = 40
                    slider.value = 10
                    progress.progress = 0.5
                    pages.numberOfPages = 3
                    pages.currentPage = 1
                    spinner.startAnimating()
                }
                required init?(coder: NSCoder) { nil }
                var body: Layout {
                    VStack(spacing: 0) { toggle; slider; stepper; progress; pages; spinner; picture }
                }
            }
            """, width: 21, height: 12, drawsBoxes: false)
        #expect(
            shown.picture == """

                         ( ●)

                ─────●───────────────

                        [-|+]
                 ▬▬▬▬▬▬▬▬▬▬─────────

                        ○ ● ○
                          ◌
                         ├─┤
                """)
        #expect(shown.holes == [])
    }

    @Test func `an indicator that does not turn is not seen, and a slider of no range is at its start`() throws {
        let shown = try Shown(
            """
            import QuickLayout
            final class Controls: UIView {
                let slider = UISlider()
                let spinner = UIActivityIndicatorView()
                init() {
                    super.init(frame: .zero)
                    slider.maximumValue = 0
                }
                required init?(coder: NSCoder) { nil }
                var body: Layout { VStack(spacing: 0) { slider; spinner } }
            }
            """, width: 5, height: 5, drawsBoxes: false)
        #expect(shown.picture.trimmingCharacters(in: .newlines) == "●────")
    }

    @Test func `a label leaves out the part that its mode says`() throws {
        func picture(_ mode: String) throws -> String {
            try Shown(
                """
                import QuickLayout
                final class Card: UIView {
                    let label = UILabel()
                    init() {
                        super.init(frame: .zero)
                        label.text = "from one end to the other"
                        label.lineBreakMode = .\(mode)
                    }
                    required init?(coder: NSCoder) { nil }
                    var body: Layout { label }
                }
                """, width: 11, height: 1, drawsBoxes: false
            ).picture
        }
        #expect(try picture("byTruncatingTail") == "from one e…")
        #expect(try picture("byTruncatingMiddle") == "from …other")
        #expect(try picture("byTruncatingHead") == "… the other")
    }

    @Test func `a button's picture is drawn where its title leaves room`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Buttons: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let star = UIButton(type: .system)
                    star.setImage(UIImage(systemName: "star"), for: .normal)
                    star.setTitle("Star", for: .normal)
                    var next = UIButton.Configuration.filled()
                    next.title = "Go"
                    next.image = UIImage(systemName: "arrow.right")
                    next.imagePadding = 8
                    next.imagePlacement = .trailing
                    let go = UIButton(configuration: next)
                    next.imagePlacement = .top
                    let up = UIButton(configuration: next)
                    for (index, button) in [star, go, up].enumerated() {
                        view.addSubview(button)
                        button.frame = CGRect(x: 0, y: 32 * index, width: 88, height: index == 2 ? 64 : 32)
                    }
                }
            }
            """, width: 88, height: 128, drawsBoxes: false, cell: CGSize(width: 8, height: 16))
        #expect(shown.told == [] && shown.holes == [])
        #expect(
            shown.picture == """
                  ┌─┐
                  └─┘Star
                      ┌┐
                   Go └┘

                    ├─┤
                     Go

                """)
    }

    @Test(arguments: [
        ("", ["Jun 10, 2024 9:41\u{A0}AM"]), ("picker.datePickerMode = .time", ["9:41\u{A0}AM"]),
        ("picker.datePickerMode = .date; picker.preferredDatePickerStyle = .compact", ["Jun 10, 2024"]),
        (
            "picker.datePickerMode = .date; picker.preferredDatePickerStyle = .wheels",
            ["April 8 2022", "May 9 2023", "June 10 2024", "July 11 2025", "August 12 2026"]
        ),
        (
            "picker.datePickerMode = .date; picker.preferredDatePickerStyle = .inline",
            [
                "June 2024", "SUN MON TUE WED THU FRI SAT", "1", "2 3 4 5 6 7 8", "9 •10 11 12 13 14 15",
                "16 17 18 19 20 21 22", "23 24 25 26 27 28 29", "30",
            ]
        ),
    ])
    func `a date is shown in its style`(settings: String, words: [String]) throws {
        let shown = try Shown(
            """
            import QuickLayout
            final class Due: UIView {
                let picker = UIDatePicker()
                init() {
                    super.init(frame: .zero)
                    picker.date = DateComponents(
                        calendar: .current, year: 2024, month: 6, day: 10, hour: 9, minute: 41).date ?? Date()
                    \(settings)
                }
                required init?(coder: NSCoder) { nil }
                var body: Layout { picker }
            }
            """, width: 320, height: 336, drawsBoxes: false, cell: CGSize(width: 8, height: 16))
        #expect(shown.told == [] && shown.holes == [])
        #expect(shown.words.map { $0.split(separator: " ").joined(separator: " ") } == words)
    }

    /// What is shown of a button of 80×48 points.
    private func button(_ statements: String) throws -> Shown {
        try Shown(
            """
            import UIKit
            final class Bar: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
                    \(statements)
                    addSubview(button)
                }
                required init?(coder: NSCoder) { nil }
            }
            """, width: 80, height: 48, drawsBoxes: false, cell: CGSize(width: 8, height: 16))
    }

    @Test(arguments: [
        ("button.setTitle(\"on\", for: .selected); button.setTitle(\"off\", for: .normal)", "\n   off\n"),
        (
            "button.setTitle(\"on\", for: .selected); button.setTitle(\"off\", for: .normal); button.isSelected = true",
            "\n    on\n"
        ),
        ("button.setTitle(\"off\", for: .normal); button.isSelected = true", "\n   off\n"),
        ("button.setTitle(\"no\", for: .disabled); button.isEnabled = false", "\n    no\n"),
        ("button.setTitle(\"ok\", for: .normal); button.contentHorizontalAlignment = .leading", "\nok\n"),
        ("button.setTitle(\"ok\", for: .normal); button.contentHorizontalAlignment = .right", "\n        ok\n"),
        ("button.setTitle(\"ok\", for: .normal); button.contentVerticalAlignment = .bottom", "\n\n    ok"),
        (
            """
            button.configurationUpdateHandler = { button in
                var plain = UIButton.Configuration.plain()
                plain.title = button.isSelected ? "on" : "off"
                button.configuration = plain
            }
            button.isSelected = true
            """, "\n    on\n"
        ),
    ])
    func `a button shows what its state has, where its alignment says`(statements: String, picture: String) throws {
        let shown = try button(statements)
        #expect(shown.picture == picture)
        #expect(shown.told == [] && shown.holes == [])
    }

    @Test(arguments: [
        "AttributedString(\"Save\")", "\"Save\"",
        "AttributedString(\"Save\", attributes: AttributeContainer([.kern: 2]))",
        "AttributedString(NSAttributedString(string: \"Save\"))",
    ])
    func `a configuration's title may have attributes, and stands above its subtitle`(title: String) throws {
        let shown = try Shown(
            """
            import UIKit
            final class Bar: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    var filled = UIButton.Configuration.filled()
                    filled.attributedTitle = \(title)
                    filled.subtitle = "for 3"
                    let below = UILabel()
                    below.text = "below"
                    let stack = UIStackView(arrangedSubviews: [UIButton(configuration: filled), below])
                    stack.axis = .vertical
                    view.addSubview(stack)
                }
            }
            """, width: 80, height: 64, drawsBoxes: false, cell: CGSize(width: 8, height: 16))
        #expect(shown.told == [] && shown.holes == [])
        #expect(shown.words == ["Save", "for 3", "below"])
    }

    @Test func `a password is not shown`() throws {
        let shown = try Shown(
            """
            import QuickLayout
            final class Login: UIView {
                let word = UITextField()
                init() {
                    super.init(frame: .zero)
                    word.text = "hunter2"
                    word.isSecureTextEntry = true
                }
                required init?(coder: NSCoder) { nil }
                var body: Layout { word }
            }
            """, width: 10, height: 1, drawsBoxes: false)
        #expect(shown.words == ["•••••••"])
    }

    @Test func `a method that may be missing is called with its labels`() throws {
        let shown = try Shown(
            """
            import UIKit
            @objc protocol CropDelegate: NSObjectProtocol {
                @objc optional func crop(_ view: Crop, didCropTo rect: CGRect, angle: Int)
                @objc optional func crop(_ view: Crop, didCropTo image: UIImage, with rect: CGRect)
            }
            final class Crop: UIView {
                weak var delegate: CropDelegate?
                var plain: NSAttributedString! = NSAttributedString(string: "plain")
                let label = UILabel()
                override func layoutSubviews() {
                    delegate?.crop!(self, didCropTo: .zero, angle: 1)
                    delegate?.crop?(self, didCropTo: UIImage(), with: .zero)
                    show(bounds.isEmpty ? NSAttributedString(string: "empty") : plain)
                    addSubview(label)
                    label.frame = bounds
                }
                func show(_ text: NSAttributedString) { label.attributedText = text }
            }
            """, width: 8, height: 1, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.picture.contains("plain"))
    }
}
