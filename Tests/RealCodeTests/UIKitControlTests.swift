import Foundation
import Testing

/// Controls of UIKit's are drawn with their signs, as SwiftUI's are.
struct UIKitControlTests {
    @Test func `controls show what they are and how they stand`() throws {
        try expect(
            """
            final class Controls: UIView {
                let toggle = UISwitch()
                let slider = UISlider()
                let progress = UIProgressView()
                let spinner = UIActivityIndicatorView()
                let picture = UIImageView(image: UIImage(systemName: "star"))
                init() {
                    super.init(frame: .zero)
                    toggle.isOn = true
                    slider.maximumValue = 40
                    slider.value = 10
                    progress.progress = 0.5
                    spinner.startAnimating()
                }
                required init?(coder: NSCoder) { nil }
                var body: Layout {
                    VStack(spacing: 0) { toggle; slider; progress; spinner; picture }
                }
            }
            """, 21, 12, boxes: false, of: .quickLayout,
            shows: """

                         ( ●)

                ─────●───────────────
                 ▬▬▬▬▬▬▬▬▬▬─────────
                          ◌
                         ├─┤
                """)
    }

    @Test func `an indicator that does not turn is not seen, and a slider of no range is at its start`() throws {
        let shown = try expect(
            """
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
            """, 5, 5, boxes: false, of: .quickLayout)
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

    @Test func `a password is not shown`() throws {
        try expect(
            """
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
            """, 10, 1, boxes: false, of: .quickLayout, words: ["•••••••"])
    }

    @Test func `a method that may be missing is called with its labels`() throws {
        try expect(
            """
            @objc protocol CropDelegate: NSObjectProtocol {
                @objc optional func crop(_ view: Crop, didCropTo rect: CGRect, angle: Int)
                @objc optional func crop(_ view: Crop, didCropTo image: UIImage, with rect: CGRect)
            }
            final class Crop: UIView {
                weak var delegate: CropDelegate?
                var plain: NSAttributedString! = NSAttributedString(string: "plain")
                let label = UILabel()
                init() {
                    super.init(frame: .zero)
                    delegate?.crop!(self, didCropTo: .zero, angle: 1)
                    delegate?.crop?(self, didCropTo: UIImage(), with: .zero)
                    show(bounds.isEmpty ? plain : NSAttributedString(string: "full"))
                }
                required init?(coder: NSCoder) { nil }
                var body: Layout { label }
                func show(_ text: NSAttributedString) { label.attributedText = text }
            }
            """, 8, 1, boxes: false, of: .quickLayout, contains: ["plain"])
    }
}
