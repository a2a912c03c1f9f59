// Values that views are given.

extension UIKitText {
    static let geometry = """
        extension CGRect {
            func inset(by insets: UIEdgeInsets) -> CGRect {
                CGRect(
                    x: origin.x + insets.left, y: origin.y + insets.top,
                    width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
            }
        }

        extension UIColor {
            init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self = dynamicProvider(UITraitCollection()) }
            func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
        }
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
