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

    /// Texts without their attributes.
    static let attributedStrings = """
        struct AttributedString: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
            var text: String
            init(_ text: String = "", attributes: Any? = nil) { self.text = text }
            init(_ text: NSAttributedString) { self.text = text.string }
            init(stringLiteral text: String) { self.text = text }
            var description: String { text }
            mutating func append(_ other: AttributedString) { text += other.text }
            static func + (one: AttributedString, other: AttributedString) -> AttributedString {
                AttributedString(one.text + other.text)
            }
        }

        extension NSAttributedString {
            convenience init(_ text: AttributedString) { self.init(string: text.text) }
        }
        """
}
