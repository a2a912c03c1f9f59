extension UIKitText {
    /// Buttons with a title, a picture or both.
    static let buttons = """
        class UIButton: UIControl {
            let titleLabel: UILabel? = UILabel()
            let imageView: UIImageView? = UIImageView()
            private(set) var buttonType: UIButton.ButtonType = .custom
            var configuration: UIButton.Configuration?
            var contentEdgeInsets: UIEdgeInsets = .zero
            var titleEdgeInsets: UIEdgeInsets = .zero
            var imageEdgeInsets: UIEdgeInsets = .zero
            var menu: UIMenu?
            var showsMenuAsPrimaryAction = false
            override init() { super.init() }
            override init(frame: CGRect) { super.init(frame: frame) }
            init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
                buttonType = .system
                super.init()
                self.configuration = configuration
                if let primaryAction, configuration.title == nil { self.configuration?.title = primaryAction.title }
            }
            init(type buttonType: UIButton.ButtonType, primaryAction: UIAction? = nil) {
                self.buttonType = buttonType
                super.init()
                setTitle(primaryAction?.title, for: .normal)
            }
            convenience init(primaryAction: UIAction?) { self.init(type: .system, primaryAction: primaryAction) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            var currentTitle: String? { titleLabel?.text ?? configuration?.title }
            var currentImage: UIImage? { imageView?.image ?? configuration?.image }
            func setTitle(_ title: String?, for state: UIControl.State) {
                if state == .normal { titleLabel?.text = title }
            }
            func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
                if state == .normal { titleLabel?.text = title?.string }
            }
            func title(for state: UIControl.State) -> String? { titleLabel?.text }
            func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
                if state == .normal { titleLabel?.textColor = color }
            }
            func setImage(_ image: UIImage?, for state: UIControl.State) {
                if state == .normal { imageView?.image = image }
            }
            override var __text: String? { currentImage == nil ? currentTitle : nil }
            var __title: String? {
                get { currentTitle }
                set { setTitle(newValue, for: .normal) }
            }
            override var __font: UIFont? { titleLabel?.font }
            override var __textColor: UIColor? { titleLabel?.textColor }
            override var __lines: Int { 1 }
            override var __alignment: NSTextAlignment { .center }
            func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
            override var intrinsicContentSize: CGSize {
                sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                let text = __textSize(
                    currentTitle ?? "", font: titleLabel?.font, lines: 1, width: .infinity, cell: __cellSize())
                let insets = contentEdgeInsets
                let inner = configuration?.contentInsets ?? .zero
                let content = __stacked(text, currentImage == nil ? .zero : __imageSize(currentImage, cell: __cellSize()))
                return CGSize(
                    width: content.width + insets.left + insets.right + inner.leading + inner.trailing,
                    height: content.height + insets.top + insets.bottom + inner.top + inner.bottom)
            }
            var __isAcross: Bool {
                guard let place = configuration?.imagePlacement else { return true }
                return place == .leading || place == .trailing
            }
            var __gap: CGFloat { currentImage != nil && currentTitle != nil ? configuration?.imagePadding ?? 0 : 0 }
            // The size of the title and the picture side by side, or one above the other.
            func __stacked(_ text: CGSize, _ picture: CGSize) -> CGSize {
                if __isAcross {
                    return CGSize(
                        width: text.width + picture.width + __gap, height: Swift.max(text.height, picture.height))
                }
                return CGSize(
                    width: Swift.max(text.width, picture.width), height: text.height + picture.height + __gap)
            }
            // Beside a picture the title is a view of its own, as the picture is.
            override var __showsSubviews: Bool { true }
            override var __shownSubviews: [UIView] {
                guard let image = currentImage, let picture = imageView, let label = titleLabel else { return subviews }
                picture.image = image
                label.text = currentTitle
                __adopt(picture)
                if currentTitle != nil { __adopt(label) }
                return subviews
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                guard currentImage != nil, let picture = imageView, let label = titleLabel else { return }
                let inner = configuration?.contentInsets ?? .zero, edges = contentEdgeInsets
                let room = CGRect(
                    x: inner.leading + edges.left, y: inner.top + edges.top,
                    width: bounds.width - inner.leading - inner.trailing - edges.left - edges.right,
                    height: bounds.height - inner.top - inner.bottom - edges.top - edges.bottom)
                var size = __imageSize(currentImage, cell: __cellSize())
                size = CGSize(width: Swift.min(size.width, room.width), height: Swift.min(size.height, room.height))
                var text = currentTitle == nil
                    ? CGSize.zero : __textSize(currentTitle ?? "", font: label.font, lines: 1, width: .infinity, cell: __cellSize())
                text.width = Swift.max(0, Swift.min(text.width, __isAcross ? room.width - size.width - __gap : room.width))
                let content = __stacked(text, size)
                let x = room.minX + __start(room.width - content.width), y = room.midY - content.height / 2
                let place = configuration?.imagePlacement ?? .leading
                let isFirst = place == .leading || place == .top
                var pictureAt = CGPoint(x: x, y: y), textAt = CGPoint(x: x, y: y)
                if __isAcross {
                    pictureAt.y += (content.height - size.height) / 2
                    textAt.y += (content.height - text.height) / 2
                    if isFirst { textAt.x += size.width + __gap } else { pictureAt.x += text.width + __gap }
                } else {
                    pictureAt.x += (content.width - size.width) / 2
                    textAt.x += (content.width - text.width) / 2
                    if isFirst { textAt.y += size.height + __gap } else { pictureAt.y += text.height + __gap }
                }
                picture.__give(CGRect(origin: pictureAt, size: size).__moved(imageEdgeInsets))
                label.__give(CGRect(origin: textAt, size: text).__moved(titleEdgeInsets))
            }
            func __start(_ spare: CGFloat) -> CGFloat {
                switch contentHorizontalAlignment {
                case .left, .leading: return 0
                case .right, .trailing: return spare
                default: return spare / 2
                }
            }
            enum ButtonType { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close }
            struct Configuration {
                var title: String?
                var subtitle: String?
                var image: UIImage?
                var imagePadding: CGFloat = 0
                var imagePlacement: NSDirectionalRectEdge = .leading
                var titlePadding: CGFloat = 1
                var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
                var baseForegroundColor: UIColor?
                var baseBackgroundColor: UIColor?
                \(SwiftText.each("plain filled tinted gray bordered borderedProminent borderless", in: .nestedType) {
                    "static func \($0)() -> Configuration { Configuration() }"
                })
            }
        }

        struct NSDirectionalRectEdge: OptionSet {
            \(SwiftText.options("NSDirectionalRectEdge", ["top": 1, "leading": 2, "bottom": 4, "trailing": 8]))
        }

        extension CGRect {
            // What stands in the middle of room that these insets make smaller.
            func __moved(_ insets: UIEdgeInsets) -> CGRect {
                offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
            }
        }
        """
}
