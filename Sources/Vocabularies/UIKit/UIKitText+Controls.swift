extension UIKitText {
    static let labels = """
        class UILabel: UIView {
            var text: String?
            var attributedText: NSAttributedString? {
                didSet {
                    text = attributedText?.string
                    if let font = attributedText?.font { self.font = font }
                    if let color = attributedText?.color { textColor = color }
                    if let style = attributedText?.paragraphStyle { textAlignment = style.alignment }
                }
            }
            var font: UIFont! = UIFont.systemFont(ofSize: 17)
            var textColor: UIColor! = .black
            var textAlignment: NSTextAlignment = .natural
            var lineBreakMode: NSLineBreakMode = .byTruncatingTail
            var numberOfLines = 1
            var adjustsFontSizeToFitWidth = false
            var adjustsFontForContentSizeCategory = false
            var minimumScaleFactor: CGFloat = 0
            var preferredMaxLayoutWidth: CGFloat = 0
            var highlightedTextColor: UIColor?
            var isHighlighted = false
            var isEnabled = true
            var shadowColor: UIColor?
            var shadowOffset: CGSize = .zero
            // What another file is to give it, where it has none.
            var __caption: String? {
                get { text }
                set { text = newValue }
            }
            override var __text: String? { text }
            override var __font: UIFont? { font }
            override var __textColor: UIColor? { textColor }
            override var __lines: Int { numberOfLines }
            override var __alignment: NSTextAlignment { textAlignment == .natural && __isReversed ? .right : textAlignment }
            override var __lineBreakMode: NSLineBreakMode { lineBreakMode }
            override var intrinsicContentSize: CGSize {
                sizeThatFits(CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity, height: .infinity))
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                __textSize(__written, font: font, lines: numberOfLines, width: size.width, cell: __cellSize())
            }
            override func __height(_ width: CGFloat) -> CGFloat {
                __textSize(__written, font: font, lines: numberOfLines, width: width, cell: __cellSize()).height
            }
            // A text that nobody knows is measured as it is shown.
            var __written: String {
                if let text { return text }
                return ""
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
            var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
            var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
            func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
            func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
            func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}
            func sendActions(for controlEvents: UIControl.Event) {}
            struct State: OptionSet, Hashable {
                \(SwiftText.options("State", in: .nestedType, states))
            }
            struct Event: OptionSet {
                \(SwiftText.options("Event", in: .nestedType, events))
            }
            enum ContentHorizontalAlignment { case center, left, right, fill, leading, trailing }
            enum ContentVerticalAlignment { case center, top, bottom, fill }
        }

        class UISwitch: UIControl {
            var isOn = false
            var onTintColor: UIColor?
            var thumbTintColor: UIColor?
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
            var isContinuous = true
            var minimumTrackTintColor: UIColor?
            var maximumTrackTintColor: UIColor?
            func setValue(_ value: Float, animated: Bool) { self.value = value }
            override var __knob: CGFloat? { CGFloat((value - minimumValue) / (maximumValue - minimumValue)) }
            \(sized(118, 34))
        }

        class UIStepper: UIControl {
            var value: Double = 0
            var minimumValue: Double = 0
            var maximumValue: Double = 100
            var stepValue: Double = 1
            override var __text: String? { "[-|+]" }
            override var __lines: Int { 1 }
            override var __alignment: NSTextAlignment { .center }
            \(sized(94, 32))
        }

        class UIProgressView: UIView {
            var progress: Float = 0
            var progressTintColor: UIColor?
            var trackTintColor: UIColor?
            override init() { super.init() }
            init(progressViewStyle style: UIProgressView.Style) { super.init() }
            func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
            override var __done: CGFloat? { CGFloat(progress) }
            \(sized(150, 4))
            enum Style { case `default`, bar }
        }

        class UIPageControl: UIControl {
            var numberOfPages = 0
            var currentPage = 0
            override var __text: String? {
                (0..<Swift.max(0, numberOfPages)).map { $0 == currentPage ? "●" : "○" }.joined(separator: " ")
            }
            override var __lines: Int { 1 }
            override var __alignment: NSTextAlignment { .center }
            override var intrinsicContentSize: CGSize {
                __controlSize(width: CGFloat(16 * numberOfPages), height: 26, cell: __cellSize())
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
        }

        class UISegmentedControl: UIControl {
            var titles: [String] = []
            var selectedSegmentIndex = -1
            var numberOfSegments: Int { titles.count }
            override init() { super.init() }
            init(items: [Any]?) {
                titles = (items ?? []).map { "\\($0)" }
                super.init()
            }
            func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
                titles.insert(title ?? "", at: min(segment, titles.count))
            }
            override var __text: String? { titles.map { " \\($0) " }.joined(separator: "│") }
            override var __lines: Int { 1 }
            func titleForSegment(at segment: Int) -> String? { titles[segment] }
            override var intrinsicContentSize: CGSize {
                let widest = titles.map { __textSize($0, font: nil, lines: 1, width: .infinity, cell: __cellSize()).width }.max() ?? 0
                let edge = __controlSize(width: 16, height: 32, cell: __cellSize())
                return CGSize(width: (widest + edge.width) * CGFloat(titles.count), height: edge.height)
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
        }

        class UIRefreshControl: UIControl {
            var isRefreshing = false
            func beginRefreshing() { isRefreshing = true }
            func endRefreshing() { isRefreshing = false }
        }
        """

    static let textInput = """
        class UITextField: UIControl {
            var text: String? = ""
            var placeholder: String?
            var attributedPlaceholder: NSAttributedString?
            var font: UIFont? = UIFont.systemFont(ofSize: 17)
            var textColor: UIColor? = .black
            var textAlignment: NSTextAlignment = .natural
            var borderStyle: UITextField.BorderStyle = .none
            var isSecureTextEntry = false
            var delegate: UITextFieldDelegate?
            var leftView: UIView?
            var rightView: UIView?
            override var intrinsicContentSize: CGSize {
                sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                let inner = __textSize(__text ?? "", font: font, lines: 1, width: .infinity, cell: __cellSize())
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
            enum ViewMode { case never, whileEditing, unlessEditing, always }
        }

        class UITextView: UIScrollView {
            var text: String! = ""
            var attributedText: NSAttributedString! {
                didSet { text = attributedText.string }
            }
            var font: UIFont?
            var textColor: UIColor?
            var textAlignment: NSTextAlignment = .natural
            var isEditable = true
            var isSelectable = true
            // What is not set takes no room.
            var __inset: UIEdgeInsets?
            var textContainerInset: UIEdgeInsets {
                get { __inset ?? UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) }
                set { __inset = newValue }
            }
            let __label = UILabel()
            var delegate: UITextViewDelegate?
            override var __text: String? { text == "" || __inset != nil ? nil : text }
            override var __shownSubviews: [UIView] {
                if text == "" || __inset == nil { return subviews }
                __label.text = text
                (__label.font, __label.textColor) = (font, textColor)
                (__label.numberOfLines, __label.textAlignment) = (0, textAlignment)
                __adopt(__label)
                return subviews
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                guard let inset = __inset else { return }
                let width = bounds.width - inset.left - inset.right
                let height = sizeThatFits(bounds.size).height - inset.top - inset.bottom
                __label.__give(CGRect(x: inset.left, y: inset.top, width: width, height: height))
            }
            override var __font: UIFont? { font }
            override var __textColor: UIColor? { textColor }
            override var __lines: Int { 0 }
            override var __alignment: NSTextAlignment { textAlignment }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                let inset = __inset ?? .zero
                let (across, down) = (inset.left + inset.right, inset.top + inset.bottom)
                let inner = __textSize(text, font: font, lines: 0, width: size.width - across, cell: __cellSize())
                return CGSize(width: inner.width + across, height: inner.height + down)
            }
            // One that does not scroll is as high as its text.
            override var intrinsicContentSize: CGSize {
                if isScrollEnabled { return super.intrinsicContentSize }
                return sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
            }
            override func __height(_ width: CGFloat) -> CGFloat {
                sizeThatFits(CGSize(width: width, height: .infinity)).height
            }
        }

        class UISearchBar: UIView {
            var text: String?
            var placeholder: String?
            override var __text: String? { text?.isEmpty == false ? text : placeholder }
            override var __textColor: UIColor? { text?.isEmpty == false ? .label : .gray }
            override var __lines: Int { 1 }
            override var intrinsicContentSize: CGSize { __controlSize(width: 320, height: 56, cell: __cellSize()) }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: size.width, height: intrinsicContentSize.height)
            }
        }
        """
}
