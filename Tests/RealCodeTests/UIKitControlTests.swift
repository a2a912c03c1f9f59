import Foundation
import Testing

@testable import haggle

/// Controls of UIKit's are drawn with their signs, as SwiftUI's are.
struct UIKitControlTests {
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
}
