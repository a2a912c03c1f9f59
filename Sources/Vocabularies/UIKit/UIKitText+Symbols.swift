// How large symbols of the system are.

extension UIKitText {
    static let symbols = """
        class UIImageConfiguration {}

        class UIImageSymbolConfiguration: UIImageConfiguration {
            // Of the font; nil for one that is not said.
            let points: CGFloat?
            let scale: UIImage.SymbolScale
            init(_ points: CGFloat?, _ scale: UIImage.SymbolScale) {
                self.points = points
                self.scale = scale
            }
            convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular, scale: UIImage.SymbolScale = .default) {
                self.init(pointSize, scale)
            }
            convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .default) {
                self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale)
            }
            convenience init(font: UIFont, scale: UIImage.SymbolScale = .default) { self.init(font.pointSize, scale) }
            convenience init(scale: UIImage.SymbolScale) { self.init(nil, scale) }
            convenience init(weight: UIImage.SymbolWeight) { self.init(nil, .default) }
            convenience init(hierarchicalColor: UIColor) { self.init(nil, .default) }
            convenience init(paletteColors: [UIColor]) { self.init(nil, .default) }
            static var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(nil, .default) }
            static func preferringMulticolor() -> UIImage.SymbolConfiguration { unspecified }
            static func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }
            func applying(_ other: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
                UIImage.SymbolConfiguration(other.points ?? points, other.scale == .default ? scale : other.scale)
            }
            func __sized(_ image: UIImage) -> UIImage {
                let factor: CGFloat = scale == .large ? 1.28 : scale == .small ? 0.79 : 1
                return __symbol(image, points: (points ?? 17) * factor)
            }
        }

        extension UIImage {
            typealias Configuration = UIImageConfiguration
            typealias SymbolConfiguration = UIImageSymbolConfiguration
            enum SymbolScale: Int { case `default` = -1, unspecified, small, medium, large }
            enum SymbolWeight: Int {
                case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
            }
            init?(systemName name: String, withConfiguration configuration: UIImageConfiguration?) {
                guard let image = UIImage(systemName: name) else { return nil }
                self = image.withConfiguration(configuration)
            }
            func withConfiguration(_ configuration: UIImageConfiguration?) -> UIImage {
                (configuration as? UIImage.SymbolConfiguration)?.__sized(self) ?? self
            }
            func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
                configuration.__sized(self)
            }
        }
        """
}
