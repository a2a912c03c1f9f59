extension UIKitText {
    /// Buttons with a title, a picture or both.
    static let buttons = """
        class UIButton: UIControl {
            let titleLabel: UILabel? = UILabel()
            let imageView: UIImageView? = UIImageView()
            private(set) var buttonType: UIButton.ButtonType = .custom
            typealias ConfigurationUpdateHandler = (UIButton) -> Void
            var configuration: UIButton.Configuration?
            var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
            var __needsUpdate = true
            func setNeedsUpdateConfiguration() { __needsUpdate = true }
            func updateConfiguration() { configurationUpdateHandler?(self) }
            // What says how it looks is asked once it is measured or shown.
            func __update() {
                if !__needsUpdate { return }
                __needsUpdate = false
                updateConfiguration()
            }
            override var isEnabled: Bool { didSet { setNeedsUpdateConfiguration() } }
            override var isSelected: Bool { didSet { setNeedsUpdateConfiguration() } }
            override var isHighlighted: Bool { didSet { setNeedsUpdateConfiguration() } }
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
            // What it is given for a state; in one that is given nothing it is as in the normal state.
            var __titles: [UIControl.State: String] = [:]
            var __images: [UIControl.State: UIImage] = [:]
            var currentTitle: String? {
                __titles[state] ?? __titles[.normal] ?? titleLabel?.text ?? configuration?.title
            }
            var currentImage: UIImage? {
                __images[state] ?? __images[.normal] ?? imageView?.image ?? configuration?.image
            }
            func setTitle(_ title: String?, for state: UIControl.State) {
                __titles[state] = title
                if state == .normal { titleLabel?.text = title }
            }
            func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
                setTitle(title?.string, for: state)
                if state != .normal { return }
                if let font = title?.font { titleLabel?.font = font }
                if let color = title?.color { titleLabel?.textColor = color }
            }
            func title(for state: UIControl.State) -> String? { __titles[state] }
            func image(for state: UIControl.State) -> UIImage? { __images[state] }
            func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
                if state == .normal { titleLabel?.textColor = color }
            }
            func setImage(_ image: UIImage?, for state: UIControl.State) {
                __images[state] = image
                if state == .normal { imageView?.image = image }
            }
            override var __text: String? { __isComposed ? nil : __words }
            // The title above its subtitle.
            var __words: String? {
                let lines = [currentTitle, configuration?.subtitle].compactMap { $0 }
                return lines.isEmpty ? nil : lines.joined(separator: "\\n")
            }
            // Whether its title is a view of its own, as a picture is.
            var __isComposed: Bool {
                __update()
                return currentImage != nil || configuration?.subtitle != nil || contentHorizontalAlignment != .center
                    || contentVerticalAlignment != .center
            }
            var __title: String? {
                get { currentTitle }
                set { setTitle(newValue, for: .normal) }
            }
            override var __font: UIFont? { configuration?.__attributes.font ?? titleLabel?.font }
            override var __textColor: UIColor? { configuration?.__attributes.foregroundColor ?? titleLabel?.textColor }
            override var __lines: Int { configuration?.subtitle == nil ? 1 : 2 }
            override var __alignment: NSTextAlignment { .center }
            func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
            override var intrinsicContentSize: CGSize {
                sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                __update()
                let text = __textSize(
                    __words ?? "", font: __font, lines: __lines, width: .infinity, cell: __cellSize())
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
            var __gap: CGFloat { currentImage != nil && __words != nil ? configuration?.imagePadding ?? 0 : 0 }
            // The size of the title and the picture side by side, or one above the other.
            func __stacked(_ text: CGSize, _ picture: CGSize) -> CGSize {
                if __isAcross {
                    return CGSize(
                        width: text.width + picture.width + __gap, height: Swift.max(text.height, picture.height))
                }
                return CGSize(
                    width: Swift.max(text.width, picture.width), height: text.height + picture.height + __gap)
            }
            override var __showsSubviews: Bool { true }
            override var __shownSubviews: [UIView] {
                guard __isComposed, let picture = imageView, let label = titleLabel else { return subviews }
                if let image = currentImage {
                    picture.image = image
                    __adopt(picture)
                }
                if let words = __words {
                    label.text = words
                    label.font = __font
                    label.textColor = __textColor
                    if configuration?.subtitle != nil {
                        label.numberOfLines = 2
                        label.textAlignment = __titleAlignment
                    }
                    __adopt(label)
                }
                return subviews
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                guard __isComposed, let picture = imageView, let label = titleLabel else { return }
                let inner = configuration?.contentInsets ?? .zero, edges = contentEdgeInsets
                let room = CGRect(
                    x: inner.leading + edges.left, y: inner.top + edges.top,
                    width: bounds.width - inner.leading - inner.trailing - edges.left - edges.right,
                    height: bounds.height - inner.top - inner.bottom - edges.top - edges.bottom)
                var size = currentImage == nil ? CGSize.zero : __imageSize(currentImage, cell: __cellSize())
                size = CGSize(width: Swift.min(size.width, room.width), height: Swift.min(size.height, room.height))
                var text = __textSize(
                    __words ?? "", font: __font, lines: __lines, width: .infinity, cell: __cellSize())
                text.width = Swift.max(0, Swift.min(text.width, __isAcross ? room.width - size.width - __gap : room.width))
                let content = __stacked(text, size)
                let x = room.minX + __start(room.width - content.width)
                let y = room.minY + __top(room.height - content.height)
                let place = configuration?.imagePlacement ?? .leading
                let isFirst = place == (__isReversed ? .trailing : .leading) || place == .top
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
                case .left: return 0
                case .right: return spare
                case .leading: return __isReversed ? spare : 0
                case .trailing: return __isReversed ? 0 : spare
                default: return spare / 2
                }
            }
            var __titleAlignment: NSTextAlignment {
                switch configuration?.titleAlignment ?? .automatic {
                case .leading: return .left
                case .trailing: return .right
                case .center: return .center
                case .automatic: return __start(2) == 1 ? .center : __start(2) == 0 ? .left : .right
                }
            }
            func __top(_ spare: CGFloat) -> CGFloat {
                switch contentVerticalAlignment {
                case .top: return 0
                case .bottom: return spare
                default: return spare / 2
                }
            }
            enum ButtonType { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close }
            struct Configuration {
                var title: String?
                var subtitle: String?
                var attributedTitle: AttributedString? { didSet { title = attributedTitle?.text } }
                var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
                var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
                var __attributes: AttributeContainer {
                    var attributes = AttributeContainer()
                    attributes.font = attributedTitle?.font
                    attributes.foregroundColor = attributedTitle?.foregroundColor
                    return titleTextAttributesTransformer?.transform(attributes) ?? attributes
                }
                var attributedSubtitle: AttributedString? { didSet { subtitle = attributedSubtitle?.text } }
                var image: UIImage?
                var imagePadding: CGFloat = 0
                var imagePlacement: NSDirectionalRectEdge = .leading
                var titlePadding: CGFloat = 1
                var titleAlignment: TitleAlignment = .automatic
                enum TitleAlignment { case automatic, center, leading, trailing }
                var buttonSize: Size = .medium { didSet { setDefaultContentInsets() } }
                enum Size { case mini, small, medium, large }
                var contentInsets = Configuration.__insets(.medium)
                mutating func setDefaultContentInsets() { contentInsets = Configuration.__insets(buttonSize) }
                // Where a point is a cell, a title has no room above it.
                static func __insets(_ size: Size) -> NSDirectionalEdgeInsets {
                    let (across, down): (CGFloat, CGFloat) =
                        switch size {
                        case .mini, .small: (10, 5)
                        case .medium: (12, 7)
                        case .large: (20, 15)
                        }
                    let width = __controlSize(width: across, height: 0, cell: __cellSize()).width
                    let height = __cellSize().height > 1 ? down : 0
                    return NSDirectionalEdgeInsets(top: height, leading: width, bottom: height, trailing: width)
                }
                var baseForegroundColor: UIColor?
                var baseBackgroundColor: UIColor?
                \(SwiftText.each(configurations, in: .nestedType) {
                    "static func \($0)() -> Configuration { Configuration() }"
                })
            }
        }

        struct UIConfigurationTextAttributesTransformer {
            let transform: (AttributeContainer) -> AttributeContainer
            init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
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

    private static let configurations =
        "plain filled tinted gray bordered borderedTinted borderedProminent borderless glass prominentGlass clearGlass"
}
