extension UIKitText {
    /// What cells show in their content that is configured.
    private static let configuredContent = """
        var contentConfiguration: UIContentConfiguration? { didSet { __use(contentConfiguration) } }
        var __content: UIView?
        func __use(_ configuration: UIContentConfiguration?) {
            __content?.removeFromSuperview()
            __content = configuration?.makeContentView()
            if let __content { contentView.addSubview(__content) }
        }
        """

    static let cells = """
        extension UIView {
            // The view that a cell has its content in, as large as the cell but for what stands at its end.
            func __holdContent(_ content: UIView) -> NSLayoutConstraint {
                addSubview(content)
                content.translatesAutoresizingMaskIntoConstraints = false
                let end = content.trailingAnchor.constraint(equalTo: trailingAnchor)
                NSLayoutConstraint.activate([
                    content.topAnchor.constraint(equalTo: topAnchor),
                    content.leadingAnchor.constraint(equalTo: leadingAnchor),
                    content.bottomAnchor.constraint(equalTo: bottomAnchor), end,
                ])
                return end
            }
            func __fillContent(_ content: UIView, with view: UIView?) {
                view?.__give(content.bounds)
            }
            // As high as its constraints, its own code or a usual row make it.
            func __rowHeight(_ width: CGFloat) -> CGFloat {
                let fitting = __wrapped(width)
                if fitting.height > 0 { return fitting.height }
                let own = sizeThatFits(CGSize(width: width, height: .infinity))
                return own.height > 0 && own.height < .infinity ? own.height : __points(0, 44).height
            }
        }

        class UITableViewCell: UIView {
            let contentView = UIView()
            let textLabel: UILabel? = UILabel()
            let detailTextLabel: UILabel? = UILabel()
            let imageView: UIImageView? = UIImageView()
            let reuseIdentifier: String?
            var selectionStyle: UITableViewCell.SelectionStyle = .default
            var accessoryType: UITableViewCell.AccessoryType = .none
            var accessoryView: UIView?
            var separatorInset: UIEdgeInsets = .zero
            var backgroundView: UIView?
            var selectedBackgroundView: UIView?
            var isSelected = false
            var isHighlighted = false
            var isEditing = false
            var showsReorderControl = false
            let __style: UITableViewCell.CellStyle
            \(SwiftText.members([configuredContent]))
            var __end: UIView?
            var __room: NSLayoutConstraint!
            override init() {
                (__style, reuseIdentifier) = (.default, nil)
                super.init()
                __begin()
            }
            override init(frame: CGRect) {
                (__style, reuseIdentifier) = (.default, nil)
                super.init(frame: frame)
                __begin()
            }
            init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                (__style, self.reuseIdentifier) = (style, reuseIdentifier)
                super.init()
                __begin()
            }
            required init?(coder: NSCoder) {
                (__style, reuseIdentifier) = (.default, nil)
                super.init(coder: coder)
                __begin()
            }
            func __begin() {
                __room = __holdContent(contentView)
                let size = __points(16, 11)
                contentView.layoutMargins = UIEdgeInsets(
                    top: size.height, left: size.width, bottom: size.height, right: size.width)
            }
            func defaultContentConfiguration() -> UIListContentConfiguration {
                __style == .value1 || __style == .value2 ? .valueCell() : .cell()
            }
            func prepareForReuse() {}
            func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
            func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
            func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
            // The labels and the picture that it has from the start, where they show something.
            func __useLabels() {
                if contentConfiguration != nil { return }
                let hasText = textLabel?.text != nil || detailTextLabel?.text != nil && __style != .default
                if !hasText && imageView?.image == nil { return __use(nil) }
                var list = defaultContentConfiguration()
                list.text = textLabel?.text
                list.image = imageView?.image
                list.textProperties.numberOfLines = textLabel?.numberOfLines ?? 1
                if let font = textLabel?.font { list.textProperties.font = font }
                if let color = textLabel?.textColor { list.textProperties.color = color }
                if textLabel?.textAlignment == .center { list.textProperties.alignment = .center }
                if __style != .default {
                    list.secondaryText = detailTextLabel?.text
                    list.secondaryTextProperties.numberOfLines = detailTextLabel?.numberOfLines ?? 1
                    if let color = detailTextLabel?.textColor { list.secondaryTextProperties.color = color }
                }
                __use(list)
            }
            func __showEnd() {
                var end = accessoryView
                if end == nil, let mark = accessoryType.__mark {
                    let label = __end as? UILabel ?? UILabel()
                    label.text = mark
                    end = label
                }
                if end !== __end { __end?.removeFromSuperview() }
                __end = end
                if let end, end.superview == nil { addSubview(end) }
                __room.constant = end == nil ? 0 : -(__endSize.width + __points(24, 0).width)
            }
            var __endSize: CGSize {
                guard let __end else { return .zero }
                return __end.frame.size == .zero || __end.frame == __end.__given ? __end.__fitting(.zero) : __end.frame.size
            }
            override var __shownSubviews: [UIView] {
                __useLabels()
                __showEnd()
                return subviews
            }
            override func layoutSubviews() {
                __useLabels()
                __showEnd()
                super.layoutSubviews()
                __fillContent(contentView, with: __content)
                let size = __endSize
                __end?.__give(
                    CGRect(
                        x: bounds.width - size.width - __points(16, 0).width, y: (bounds.height - size.height) / 2,
                        width: size.width, height: size.height))
            }
            override func __height(inTable width: CGFloat) -> CGFloat {
                __useLabels()
                __showEnd()
                return __content?.__height(inTable: width + __room.constant) ?? __rowHeight(width)
            }
            enum CellStyle { case `default`, value1, value2, subtitle }
            enum SelectionStyle { case none, blue, gray, `default` }
            enum SeparatorStyle { case none, singleLine, singleLineEtched }
            enum EditingStyle { case none, delete, insert }
            enum AccessoryType {
                case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
                var __mark: String? {
                    switch self {
                    case .none: return nil
                    case .disclosureIndicator: return "›"
                    case .detailDisclosureButton: return "ⓘ ›"
                    case .checkmark: return "✓"
                    case .detailButton: return "ⓘ"
                    }
                }
            }
        }

        class UITableViewHeaderFooterView: UIView {
            let contentView = UIView()
            let textLabel: UILabel? = UILabel()
            let detailTextLabel: UILabel? = UILabel()
            let reuseIdentifier: String?
            var backgroundView: UIView?
            \(SwiftText.members([configuredContent]))
            init(reuseIdentifier: String?) {
                self.reuseIdentifier = reuseIdentifier
                super.init()
                _ = __holdContent(contentView)
            }
            override init(frame: CGRect) {
                reuseIdentifier = nil
                super.init(frame: frame)
                _ = __holdContent(contentView)
            }
            required init?(coder: NSCoder) {
                reuseIdentifier = nil
                super.init(coder: coder)
            }
            func prepareForReuse() {}
            func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
            func __useLabel() {
                if let textLabel, textLabel.text != nil, textLabel.superview == nil { contentView.addSubview(textLabel) }
            }
            override var __shownSubviews: [UIView] {
                __useLabel()
                return subviews
            }
            override func layoutSubviews() {
                __useLabel()
                super.layoutSubviews()
                __fillContent(contentView, with: __content)
                guard let textLabel, textLabel.superview != nil else { return }
                let start = __points(16, 0).width
                let room = CGSize(width: bounds.width - 2 * start, height: bounds.height)
                let size = textLabel.sizeThatFits(room)
                textLabel.__give(
                    CGRect(x: start, y: (bounds.height - size.height) / 2, width: room.width, height: size.height))
            }
            override func __height(inTable width: CGFloat) -> CGFloat {
                __useLabel()
                if textLabel?.superview != nil { return __points(0, 32).height }
                return __content?.__height(inTable: width) ?? __rowHeight(width)
            }
        }

        class UICollectionReusableView: UIView {
            var reuseIdentifier: String?
            func prepareForReuse() {}
            override func __height(inTable width: CGFloat) -> CGFloat { __rowHeight(width) }
        }

        class UICollectionViewCell: UICollectionReusableView {
            let contentView = UIView()
            var isSelected = false
            var isHighlighted = false
            var backgroundView: UIView?
            var selectedBackgroundView: UIView?
            \(SwiftText.members([configuredContent]))
            var __room: NSLayoutConstraint!
            override init() {
                super.init()
                __room = __holdContent(contentView)
            }
            override init(frame: CGRect) {
                super.init(frame: frame)
                __room = __holdContent(contentView)
            }
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                __room = __holdContent(contentView)
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                __fillContent(contentView, with: __content)
            }
            override func __height(inTable width: CGFloat) -> CGFloat {
                __content?.__height(inTable: width + __room.constant) ?? __rowHeight(width)
            }
        }

        class UICollectionViewListCell: UICollectionViewCell {
            var accessories: [UICellAccessory] = [] { didSet { __showAccessories() } }
            var indentationLevel = 0
            let __ends = UIStackView()
            func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
            func __showAccessories() {
                __ends.arrangedSubviews.forEach { $0.removeFromSuperview() }
                __ends.arrangedSubviews = []
                for view in accessories.compactMap({ $0.__view }) { __ends.addArrangedSubview(view) }
                __ends.spacing = __points(8, 0).width
                if __ends.superview == nil { addSubview(__ends) }
                let width = __ends.intrinsicContentSize.width
                __room.constant = width == 0 ? 0 : -(width + __points(24, 0).width)
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                let size = __ends.intrinsicContentSize
                __ends.__give(
                    CGRect(
                        x: bounds.width - size.width - __points(16, 0).width, y: (bounds.height - size.height) / 2,
                        width: size.width, height: size.height))
            }
        }

        struct UICellAccessory {
            let __view: UIView?
            init(__primary: String?) {
                let label = UILabel()
                label.text = __primary
                __view = __primary == nil ? nil : label
            }
            init(__view: UIView?) { self.__view = __view }
            \(SwiftText.members(accessories.map { name, mark in
                    "static func \(name)(displayed: Any? = nil, options: Any? = nil, "
                        + "actionHandler: (() -> Void)? = nil) -> UICellAccessory "
                        + "{ UICellAccessory(__primary: \"\(mark)\") }"
                }))
            static func label(text: String, displayed: Any? = nil, options: Any? = nil) -> UICellAccessory {
                UICellAccessory(__primary: text)
            }
            static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory {
                UICellAccessory(__view: configuration.customView)
            }
            struct CustomViewConfiguration {
                let customView: UIView
                init(
                    customView: UIView, placement: Any? = nil, reservedLayoutWidth: Any? = nil,
                    tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
                ) { self.customView = customView }
            }
        }
        """

    private static let accessories: KeyValuePairs = [
        "disclosureIndicator": "›", "checkmark": "✓", "detail": "ⓘ", "outlineDisclosure": "›", "reorder": "≡",
        "multiselect": "○", "delete": "⊖", "insert": "⊕",
    ]
}
