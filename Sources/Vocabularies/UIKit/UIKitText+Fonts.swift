// What describes fonts of UIKit's. A font is its size here: traits and designs change none.

extension UIKitText {
    static let fonts = """
        class UIFontDescriptor {
            let pointSize: CGFloat
            init(name: String, size: CGFloat) { pointSize = size }
            static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
                UIFont.preferredFont(forTextStyle: style).fontDescriptor
            }
            func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(name: "", size: size) }
            func withSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? { self }
            func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { self }
            struct SymbolicTraits: OptionSet {
                \(SwiftText.options("SymbolicTraits", in: .nestedType, traits))
            }
            enum SystemDesign { case `default`, rounded, serif, monospaced }
        }

        class UIFontMetrics {
            static let `default` = UIFontMetrics(forTextStyle: .body)
            init(forTextStyle style: UIFont.TextStyle) {}
            func scaledFont(for font: UIFont) -> UIFont { font }
            func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
                font.withSize(Swift.min(font.pointSize, maximumPointSize))
            }
            func scaledValue(for value: CGFloat) -> CGFloat { value }
        }

        extension UIFont {
            var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: familyName, size: pointSize) }
            init(descriptor: UIFontDescriptor, size: CGFloat) {
                self = UIFont.systemFont(ofSize: size == 0 ? descriptor.pointSize : size)
            }
        }
        """

    private static let traits: KeyValuePairs = [
        "traitItalic": 1, "traitBold": 2, "traitExpanded": 32, "traitCondensed": 64, "traitMonoSpace": 1024,
        "traitTightLeading": 32768, "traitLooseLeading": 65536,
    ]
}
