// Values that views are given.

extension UIKitText {
    static let geometry = """
        extension CGRect {
            func inset(by insets: UIEdgeInsets) -> CGRect {
                CGRect(
                    x: origin.x + insets.left, y: origin.y + insets.top,
                    width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
            }
            func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
                let isAcross = fromEdge == .minXEdge || fromEdge == .maxXEdge
                let length = isAcross ? width : height
                let distance = Swift.min(Swift.max(0, atDistance), length)
                let isFirst = fromEdge == .minXEdge || fromEdge == .minYEdge
                let end = isFirst ? distance : length - distance
                let first: CGRect, second: CGRect
                if isAcross {
                    first = CGRect(x: minX, y: minY, width: end, height: height)
                    second = CGRect(x: minX + end, y: minY, width: width - end, height: height)
                } else {
                    first = CGRect(x: minX, y: minY, width: width, height: end)
                    second = CGRect(x: minX, y: minY + end, width: width, height: height - end)
                }
                return isFirst ? (first, second) : (second, first)
            }
        }

        extension UIColor {
            init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self = dynamicProvider(UITraitCollection()) }
            func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
        }

        enum CGRectEdge: UInt32 { case minXEdge, minYEdge, maxXEdge, maxYEdge }
        """

    /// A text of one font.
    static let attributedStrings = """
        struct AttributedString: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
            var text: String
            var font: UIFont?
            var foregroundColor: UIColor?
            init(_ text: String = "") { self.text = text }
            init(_ text: String, attributes: AttributeContainer) {
                self.text = text
                setAttributes(attributes)
            }
            init(_ text: NSAttributedString) {
                self.text = text.string
                (font, foregroundColor) = (text.font, text.color)
            }
            init(stringLiteral text: String) { self.text = text }
            mutating func setAttributes(_ attributes: AttributeContainer) {
                (font, foregroundColor) = (attributes.font, attributes.foregroundColor)
            }
            mutating func mergeAttributes(_ attributes: AttributeContainer) {
                font = attributes.font ?? font
                foregroundColor = attributes.foregroundColor ?? foregroundColor
            }
            var description: String { text }
            mutating func append(_ other: AttributedString) { text += other.text }
            static func + (one: AttributedString, other: AttributedString) -> AttributedString {
                AttributedString(one.text + other.text)
            }
        }

        struct AttributeContainer: Hashable {
            var font: UIFont?
            var foregroundColor: UIColor?
            init() {}
            init(_ attributes: [NSAttributedString.Key: Any]) {
                font = attributes[.font] as? UIFont
                foregroundColor = attributes[.foregroundColor] as? UIColor
            }
        }

        extension NSAttributedString {
            convenience init(_ text: AttributedString) {
                self.init(string: text.text)
                (font, color) = (text.font, text.foregroundColor)
            }
        }
        """
}
