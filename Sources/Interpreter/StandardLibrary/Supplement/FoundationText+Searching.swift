extension FoundationText {
    /// Texts that are searched with options, by patterns, or for characters of a set.
    static let searching = """
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
            struct CompareOptions: OptionSet {
                let rawValue: Int
                static let caseInsensitive = CompareOptions(rawValue: 1)
                static let literal = CompareOptions(rawValue: 2)
                static let backwards = CompareOptions(rawValue: 4)
                static let anchored = CompareOptions(rawValue: 8)
                static let numeric = CompareOptions(rawValue: 64)
                static let diacriticInsensitive = CompareOptions(rawValue: 128)
                static let regularExpression = CompareOptions(rawValue: 1024)
            }
            func range(of searchString: String, options: CompareOptions) -> Range<String.Index>? {
                __range(__found(self, searchString, options.rawValue), 0)
            }
            func compare<S: StringProtocol>(_ other: S, options: CompareOptions) -> ComparisonResult {
                let order = __compared(self, String(other), options.rawValue)
                return order < 0 ? .orderedAscending : order > 0 ? .orderedDescending : .orderedSame
            }
            func range(of text: String, range: Range<String.Index>) -> Range<String.Index>? { self[range].range(of: text) }
            func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>? {
                guard let first = firstIndex(where: { "\\($0)".trimmingCharacters(in: set).isEmpty }) else { return nil }
                return first..<index(after: first)
            }
            func replacingOccurrences(of target: String, with replacement: String, options: CompareOptions) -> String {
                __replaced(self, target, replacement, options.rawValue)
            }
            func __range(_ ends: [Int], _ place: Int) -> Range<String.Index>? {
                if ends.count < place + 2 { return nil }
                return index(startIndex, offsetBy: ends[place])..<index(startIndex, offsetBy: ends[place + 1])
            }
        }

        extension Substring {
            func compare<S: StringProtocol>(_ other: S, options: String.CompareOptions) -> ComparisonResult {
                String(self).compare(String(other), options: options)
            }
            func range(of text: String, range: Range<String.Index>) -> Range<String.Index>? { self[range].range(of: text) }
        }

        struct NSRange: Hashable, CustomStringConvertible {
            var location = 0
            var length = 0
            init() {}
            init(location: Int, length: Int) {
                self.location = location
                self.length = length
            }
            init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
            init(_ range: ClosedRange<Int>) { self.init(location: range.lowerBound, length: range.count) }
            init(_ range: Range<String.Index>, in text: String) {
                location = text[..<range.lowerBound].utf16.count
                length = text[range].utf16.count
            }
            var lowerBound: Int { location }
            var upperBound: Int { location + length }
            var description: String { "{\\(location), \\(length)}" }
            func contains(_ index: Int) -> Bool { index >= location && index < location + length }
        }
        func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

        extension Range where Bound == Int {
            init?(_ range: NSRange) { self = range.lowerBound..<range.upperBound }
        }

        extension IndexSet {
            init(integersIn range: NSRange) { self.init(integersIn: range.lowerBound..<range.upperBound) }
        }

        /// What is asked of texts themselves; of other values nothing is true.
        class NSPredicate {
            let __format: String
            let __text: String
            init(format: String, _ arguments: Any...) {
                __format = format.uppercased()
                __text = arguments.first as? String ?? ""
            }
            func evaluate(with object: Any?) -> Bool {
                guard let text = object as? String, __format.hasPrefix("SELF ") else { return false }
                if __format.contains(" MATCHES") { return !__found(text, "^(?:" + __text + ")$", 1024).isEmpty }
                let isLoose = __format.contains("[C")
                let one = isLoose ? text.lowercased() : text
                let other = isLoose ? __text.lowercased() : __text
                if __format.contains(" CONTAINS") { return one.contains(other) }
                if __format.contains(" BEGINSWITH") { return one.hasPrefix(other) }
                if __format.contains(" ENDSWITH") { return one.hasSuffix(other) }
                return __format.contains(" ==") && one == other
            }
        }
        """
}
