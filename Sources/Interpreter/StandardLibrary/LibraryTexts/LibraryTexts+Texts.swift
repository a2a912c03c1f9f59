extension LibraryTexts {
    /// Texts by their keys and formats, with a source's own interpolations, and ranges of UTF-16 units.
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

        extension StringProtocol {
            func replacing(_ other: String, with replacement: String, maxReplacements: Int) -> String {
                let parts = components(separatedBy: other)
                let count = min(maxReplacements, parts.count - 1)
                let first = parts.prefix(count + 1).joined(separator: replacement)
                return ([first] + parts.dropFirst(count + 1)).joined(separator: other)
            }
            func trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> Substring {
                self[(try firstIndex { try !predicate($0) } ?? endIndex)..<endIndex]
            }
        }

        struct NSRange: Hashable {
            var location = 0
            var length = 0
            init() {}
            init(location: Int, length: Int) {
                self.location = location
                self.length = length
            }
            init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
            init(_ range: Range<String.Index>, in text: String) {
                location = text[..<range.lowerBound].utf16.count
                length = text[range].utf16.count
            }
            var lowerBound: Int { location }
            var upperBound: Int { location + length }
        }

        func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }
        """
}
