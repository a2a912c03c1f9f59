extension LibraryTexts {
    /// Texts by their keys and formats, as a person of one country reads them.
    static let texts = """
        extension String {
            init(format: String, locale: Locale?, _ arguments: Any...) {
                self = String(format: format, arguments: arguments)
            }
            init(format: String, locale: Locale?, arguments: [Any]) { self = String(format: format, arguments: arguments) }
            init(
                localized key: String, defaultValue: String = "", options: Any? = nil, table: String? = nil,
                bundle: Bundle? = nil, locale: Locale = Locale.current, comment: String? = nil
            ) {
                self = NSLocalizedString(key, value: defaultValue)
            }
            init(
                _ key: String, defaultValue: String, table: String? = nil, locale: Locale = Locale.current,
                bundle: Any? = nil, comment: String? = nil
            ) {
                self = NSLocalizedString(key, value: defaultValue)
            }
            static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String {
                String(format: format, arguments: arguments)
            }
        }
        """
}
