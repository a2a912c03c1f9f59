extension UIKitText {
    static let labels = """
        class UILabel: UIView {
            var text: String?
            var attributedText: NSAttributedString? {
                didSet { text = attributedText?.string }
            }
            var font: UIFont! = UIFont.systemFont(ofSize: 17)
            var textColor: UIColor! = .black
            var textAlignment: NSTextAlignment = .natural
            var lineBreakMode: NSLineBreakMode = .byTruncatingTail
            var numberOfLines = 1
            var adjustsFontSizeToFitWidth = false
            var adjustsFontForContentSizeCategory = false
            // What another file is to give it, where it has none.
            var __caption: String? {
                get { text }
                set { text = newValue }
            }
            override var __text: String? { text }
            override var __font: UIFont? { font }
            override var __textColor: UIColor? { textColor }
            override var __lines: Int { numberOfLines }
            override var __alignment: NSTextAlignment { textAlignment }
            override var __lineBreakMode: NSLineBreakMode { lineBreakMode }
            override var intrinsicContentSize: CGSize { __unlimitedSize }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                __textSize(text ?? "", font: font, lines: numberOfLines, width: size.width, cell: __cellSize())
            }
        }
        """

    private static let states: KeyValuePairs = [
        "normal": 0, "highlighted": 1, "disabled": 2, "selected": 4, "focused": 8,
    ]

    private static let events: KeyValuePairs = [
        "touchDown": 1, "touchUpInside": 64, "touchUpOutside": 128, "touchCancel": 256, "valueChanged": 4096,
        "primaryActionTriggered": 8192, "editingDidBegin": 65536, "editingChanged": 131_072, "editingDidEnd": 262_144,
    ]

    /// The members of a control that is as large as UIKit's, whatever it is proposed.
    private static func sized(_ width: Int, _ height: Int) -> String {
        SwiftText.members([
            "override var intrinsicContentSize: CGSize "
                + "{ __controlSize(width: \(width), height: \(height), cell: __cellSize()) }",
            "override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }",
        ])
    }

    static let controls = """
        class UIControl: UIView {
            var isEnabled = true
            var isSelected = false
            var isHighlighted = false
            var state: UIControl.State {
                var state: UIControl.State = isEnabled ? [] : .disabled
                if isSelected { state.insert(.selected) }
                if isHighlighted { state.insert(.highlighted) }
                return state
            }
            func addTarget(_ target: Any?, action: Any, for controlEvents: UIControl.Event) {}
            func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
            struct State: OptionSet, Hashable {
                \(SwiftText.options("State", in: .nestedType, states))
            }
            struct Event: OptionSet {
                \(SwiftText.options("Event", in: .nestedType, events))
            }
        }

        class UISwitch: UIControl {
            var isOn = false
            func setOn(_ on: Bool, animated: Bool) { isOn = on }
            override var __text: String? { isOn ? "( ●)" : "(○ )" }
            override var __lines: Int { 1 }
            override var __alignment: NSTextAlignment { .center }
            \(sized(51, 31))
        }

        class UISlider: UIControl {
            var value: Float = 0
            var minimumValue: Float = 0
            var maximumValue: Float = 1
            func setValue(_ value: Float, animated: Bool) { self.value = value }
            override var __knob: CGFloat? { CGFloat((value - minimumValue) / (maximumValue - minimumValue)) }
            \(sized(118, 34))
        }

        class UIProgressView: UIView {
            var progress: Float = 0
            override init(frame: CGRect) { super.init(frame: frame) }
            convenience init(progressViewStyle style: UIProgressView.Style) { self.init(frame: .zero) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
            override var __done: CGFloat? { CGFloat(progress) }
            \(sized(150, 4))
            enum Style { case `default`, bar }
        }
        """

    static let textInput = """
        class UITextField: UIControl {
            var text: String? = ""
            var placeholder: String?
            var font: UIFont? = UIFont.systemFont(ofSize: 17)
            var textColor: UIColor? = .black
            var textAlignment: NSTextAlignment = .natural
            var borderStyle: UITextField.BorderStyle = .none
            var isSecureTextEntry = false
            override var intrinsicContentSize: CGSize { __unlimitedSize }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                let text = __text ?? ""
                var inner = __textSize(
                    text.isEmpty ? " " : text, font: font, lines: 1, width: .infinity, cell: __cellSize())
                if text.isEmpty { inner.width = 0 }
                guard borderStyle == .roundedRect else { return inner }
                let edge = __controlSize(width: 14, height: 12, cell: __cellSize())
                return CGSize(width: inner.width + edge.width, height: inner.height + edge.height)
            }
            override var __text: String? {
                guard let text, !text.isEmpty else { return placeholder }
                return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
            }
            override var __font: UIFont? { font }
            override var __textColor: UIColor? { (text ?? "").isEmpty ? .gray : textColor }
            override var __lines: Int { 1 }
            override var __alignment: NSTextAlignment { textAlignment }
            enum BorderStyle { case none, line, bezel, roundedRect }
        }

        class UITextView: UIScrollView {
            var text: String! = ""
            var attributedText: NSAttributedString! {
                didSet { text = attributedText.string }
            }
            var font: UIFont?
            var textColor: UIColor?
            var textAlignment: NSTextAlignment = .natural
            // What is not set takes no room.
            var textContainerInset: UIEdgeInsets = .zero
            override var __text: String? { text == "" ? nil : text }
            override var __font: UIFont? { font }
            override var __textColor: UIColor? { textColor }
            override var __alignment: NSTextAlignment { textAlignment }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                let inset = textContainerInset
                let (across, down) = (inset.left + inset.right, inset.top + inset.bottom)
                let inner = __textSize(text, font: font, lines: 0, width: size.width - across, cell: __cellSize())
                return CGSize(width: inner.width + across, height: inner.height + down)
            }
            // One that does not scroll is as high as its text.
            override var intrinsicContentSize: CGSize {
                isScrollEnabled ? super.intrinsicContentSize : __unlimitedSize
            }
        }
        """

    /// Buttons with a title, a picture or both, side by side.
    static let buttons = """
        class UIButton: UIControl {
            let titleLabel: UILabel? = UILabel()
            let imageView: UIImageView? = UIImageView()
            var configuration: UIButton.Configuration?
            var contentEdgeInsets: UIEdgeInsets = .zero
            override init(frame: CGRect) { super.init(frame: frame) }
            convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
                self.init(frame: .zero)
                self.configuration = configuration
                setTitle(primaryAction?.title, for: .normal)
            }
            convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction? = nil) {
                self.init(frame: .zero)
                setTitle(primaryAction?.title, for: .normal)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            var currentTitle: String? { titleLabel?.text ?? configuration?.title }
            var currentImage: UIImage? { imageView?.image ?? configuration?.image }
            func setTitle(_ title: String?, for state: UIControl.State) {
                if state == .normal { titleLabel?.text = title }
            }
            func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
                if state == .normal { titleLabel?.attributedText = title }
            }
            func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
                if state == .normal { titleLabel?.textColor = color }
            }
            func setImage(_ image: UIImage?, for state: UIControl.State) {
                if state == .normal { imageView?.image = image }
            }
            var __title: String? {
                get { currentTitle }
                set { setTitle(newValue, for: .normal) }
            }
            override var __text: String? { currentTitle }
            override var __font: UIFont? { titleLabel?.font }
            override var __textColor: UIColor? { titleLabel?.textColor }
            override var __lines: Int { 1 }
            override var __alignment: NSTextAlignment { .center }
            override var __isPicture: Bool { currentTitle == nil && currentImage != nil }
            override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                let text = __textSize(currentTitle ?? "", font: __font, lines: 1, width: .infinity, cell: __cellSize())
                let picture = __imageSize(currentImage, cell: __cellSize())
                let inset = contentEdgeInsets
                return CGSize(
                    width: text.width + picture.width + inset.left + inset.right,
                    height: Swift.max(text.height, picture.height) + inset.top + inset.bottom)
            }
            enum ButtonType { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close }
            struct Configuration {
                var title: String?
                var image: UIImage?
                \(SwiftText.each(configurations, in: .nestedType) {
                    "static func \($0)() -> Configuration { Configuration() }"
                })
            }
        }
        """

    private static let configurations =
        "plain filled tinted gray bordered borderedTinted borderedProminent borderless"
}
