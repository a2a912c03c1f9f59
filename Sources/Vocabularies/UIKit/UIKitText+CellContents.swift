extension UIKitText {
    /// The content that cells of tables and of collections are configured with.
    static let cellContents = """
        protocol UIContentConfiguration {
            func makeContentView() -> UIView
        }

        struct UIListContentConfiguration: UIContentConfiguration {
            var text: String?
            var attributedText: NSAttributedString?
            var secondaryText: String?
            var secondaryAttributedText: NSAttributedString?
            var image: UIImage?
            var textProperties = UIListContentConfiguration.TextProperties(font: .systemFont(ofSize: 17), color: .label)
            var secondaryTextProperties = UIListContentConfiguration.TextProperties(
                font: .systemFont(ofSize: 13), color: .secondaryLabel)
            var imageProperties = UIListContentConfiguration.ImageProperties()
            var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
            var prefersSideBySideTextAndSecondaryText = false
            var imageToTextPadding: CGFloat = 16
            var textToSecondaryTextHorizontalPadding: CGFloat = 6
            var textToSecondaryTextVerticalPadding: CGFloat = 4
            \(SwiftText.each(
                "cell subtitleCell plainHeader groupedHeader plainFooter groupedFooter sidebarCell sidebarSubtitleCell "
                    + "sidebarHeader accompaniedSidebarCell accompaniedSidebarSubtitleCell header footer"
            ) { "static func \($0)() -> UIListContentConfiguration { UIListContentConfiguration() }" })
            static func valueCell() -> UIListContentConfiguration {
                var configuration = UIListContentConfiguration()
                configuration.prefersSideBySideTextAndSecondaryText = true
                return configuration
            }
            func makeContentView() -> UIView { UIListContentView(configuration: self) }
            struct TextProperties {
                var font: UIFont
                var color: UIColor
                var numberOfLines = 0
                var alignment: UIListContentConfiguration.TextProperties.TextAlignment = .natural
                var adjustsFontForContentSizeCategory = true
                enum TextAlignment { case natural, center, justified }
            }
            struct ImageProperties {
                var tintColor: UIColor?
                var cornerRadius: CGFloat = 0
                var maximumSize = CGSize.zero
                var reservedLayoutSize = CGSize.zero
            }
        }

        class UIListContentView: UIView {
            var configuration: UIContentConfiguration { didSet { __show() } }
            let __primary = UILabel(), __second = UILabel(), __picture = UIImageView()
            init(configuration: UIListContentConfiguration) {
                self.configuration = configuration
                super.init()
                __show()
            }
            var __list: UIListContentConfiguration {
                configuration as? UIListContentConfiguration ?? UIListContentConfiguration()
            }
            func __show() {
                let list = __list
                __set(__primary, list.text, list.attributedText, list.textProperties)
                __set(__second, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
                __picture.image = list.image
                subviews.forEach { $0.removeFromSuperview() }
                if list.image != nil { addSubview(__picture) }
                if __primary.text != nil { addSubview(__primary) }
                if __second.text != nil { addSubview(__second) }
            }
            func __set(
                _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
                _ properties: UIListContentConfiguration.TextProperties
            ) {
                label.font = properties.font
                label.textColor = properties.color
                label.numberOfLines = properties.numberOfLines
                label.textAlignment = properties.alignment == .center ? .center : .natural
                label.text = text
                if let attributed { label.attributedText = attributed }
            }
            override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: __height(size.width)) }
            override func __height(_ width: CGFloat) -> CGFloat { __frames(in: width).height }
            override func layoutSubviews() {
                super.layoutSubviews()
                let (frames, height) = __frames(in: bounds.width)
                let extra = (bounds.height - height) / 2
                for (view, frame) in zip([__primary, __second, __picture] as [UIView], frames) {
                    view.__give(frame.offsetBy(dx: 0, dy: extra))
                }
            }
            // Those of the text, the secondary text and the picture, and how high the whole is.
            func __frames(in width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
                let list = __list
                let least = __points(0, 44).height
                let edges = list.directionalLayoutMargins
                let start = __points(edges.leading, 0).width, end = __points(edges.trailing, 0).width
                var picture = list.image == nil ? CGSize.zero : __picture.intrinsicContentSize
                let most = list.imageProperties.maximumSize
                if most.width > 0 { picture.width = Swift.min(picture.width, most.width) }
                if most.height > 0 { picture.height = Swift.min(picture.height, most.height) }
                let x = start + (list.image == nil ? 0 : picture.width + __points(list.imageToTextPadding, 0).width)
                let room = Swift.max(0, width - x - end)
                let limit = CGSize(width: room, height: CGFloat.infinity)
                var text = __primary.sizeThatFits(limit), second = __second.sizeThatFits(limit)
                let isBeside = list.prefersSideBySideTextAndSecondaryText && text.width + second.width <= room
                let gap = text.height > 0 && second.height > 0 && !isBeside && __cellSize().height > 1
                    ? list.textToSecondaryTextVerticalPadding : 0
                let content = isBeside ? Swift.max(text.height, second.height) : text.height + gap + second.height
                let margins = __points(0, edges.top + edges.bottom).height
                let height = Swift.max(least, Swift.max(content, picture.height) + (margins < least ? margins : 0))
                let top = (height - content) / 2
                let below = isBeside ? top : top + text.height + gap
                if room < .infinity { text.width = isBeside ? text.width : room }
                if room < .infinity, !isBeside { second.width = room }
                let beside = isBeside ? Swift.max(x, width - end - second.width) : x
                return (
                    [
                        CGRect(origin: CGPoint(x: x, y: top), size: text),
                        CGRect(origin: CGPoint(x: beside, y: below), size: second),
                        CGRect(origin: CGPoint(x: start, y: (height - picture.height) / 2), size: picture),
                    ], height
                )
            }
        }
        """
}
