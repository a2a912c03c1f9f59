/// What of Foundation is Swift that is run as sources are: formatters, calendars and what stands around a program. The
/// current locale is en_US, the current time zone UTC.
enum FoundationText {
    static let supplement = Supplement(
        [
            numbers, decimals, numberFormatter, formatters, calendars, calendarMath, places, messages, values, styles,
            measures, durations, searching, transforms, random, tasks, testing, sequences, collections, coding,
            containers, regexes, combine, furtherFormatters,
        ].joined(
            separator: "\n\n"),
        from: Supplement.firstNumber + 1)

    private static let places = """
        struct Locale: Hashable {
            let identifier: String
            static var current: Locale { Locale(identifier: "en_US") }
            static var autoupdatingCurrent: Locale { Locale(identifier: "en_US") }
            var languageCode: String? { String(identifier.prefix(2)) }
            var regionCode: String? { identifier.count > 3 ? String(identifier.suffix(2)) : nil }
            var currencyCode: String? { "USD" }
            var currencySymbol: String? { "$" }
            var __isAmerican: Bool {
                identifier == "en_US" || identifier == "en_US_POSIX" || identifier == "en" || identifier == "en-US"
            }
        }

        struct TimeZone: Hashable {
            let identifier: String
            static var current: TimeZone { TimeZone(name: "UTC") }
            static var autoupdatingCurrent: TimeZone { current }
            static var gmt: TimeZone { TimeZone(name: "GMT") }
            private init(name: String) { identifier = name }
            init?(identifier: String) {
                guard __zone(identifier) != nil else { return nil }
                self.identifier = identifier
            }
            init?(abbreviation: String) {
                guard let name = __zone(ofAbbreviation: abbreviation) else { return nil }
                identifier = name
            }
            init?(secondsFromGMT seconds: Int) {
                guard let name = __zone(ofSeconds: seconds) else { return nil }
                identifier = name
            }
            var __isUTC: Bool { identifier == "UTC" || identifier == "GMT" }
            func secondsFromGMT(for date: Date = Date()) -> Int { __isUTC ? 0 : __zoneParts(identifier, date)[0] }
            func isDaylightSavingTime(for date: Date = Date()) -> Bool { !__isUTC && __zoneParts(identifier, date)[1] > 0 }
            func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval {
                __isUTC ? 0 : Double(__zoneParts(identifier, date)[1])
            }
            func abbreviation(for date: Date = Date()) -> String? { __zoneName(identifier, date) }
            func localizedName(for style: NSTimeZone.NameStyle, locale: Locale?) -> String? {
                __zoneName(identifier, style.rawValue, locale?.identifier ?? "en_US")
            }
            static var knownTimeZoneIdentifiers: [String] { __zones() }
            // What a clock there shows, as seconds since 1970.
            func __clock(at date: Date) -> Double { date.timeIntervalSince1970 + Double(secondsFromGMT(for: date)) }
            func __date(ofClock seconds: Double) -> Date {
                let date = Date(timeIntervalSince1970: seconds)
                if __isUTC { return date }
                let first = date.addingTimeInterval(-Double(secondsFromGMT(for: date)))
                let second = date.addingTimeInterval(-Double(secondsFromGMT(for: first)))
                return __clock(at: second) == seconds ? second : first
            }
        }

        class NSTimeZone {
            enum NameStyle: Int {
                case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric
            }
        }

        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
            comment: String = ""
        ) -> String {
            value.isEmpty ? key : value
        }

        class Bundle {
            static let main = Bundle()
            static let module = Bundle()
            init() {}
            init(for aClass: Any) {}
            func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                NSLocalizedString(key, value: value ?? "")
            }
        }

        class UserDefaults {
            static let standard = UserDefaults()
            private var kept: [String: Any] = [:]
            init() {}
            init?(suiteName: String?) {}
            func object(forKey key: String) -> Any? { kept[key] }
            func string(forKey key: String) -> String? { kept[key] as? String }
            func bool(forKey key: String) -> Bool { kept[key] as? Bool ?? false }
            func integer(forKey key: String) -> Int { kept[key] as? Int ?? 0 }
            func double(forKey key: String) -> Double { (kept[key] as? NSNumber)?.doubleValue ?? 0 }
            func float(forKey key: String) -> Float { (kept[key] as? NSNumber)?.floatValue ?? 0 }
            func data(forKey key: String) -> Data? { kept[key] as? Data }
            func url(forKey key: String) -> URL? { kept[key] as? URL }
            func array(forKey key: String) -> [Any]? { kept[key] as? [Any] }
            func stringArray(forKey key: String) -> [String]? { kept[key] as? [String] }
            func dictionary(forKey key: String) -> [String: Any]? { kept[key] as? [String: Any] }
            func value(forKey key: String) -> Any? { kept[key] }
            func register(defaults: [String: Any]) { kept.merge(defaults) { own, _ in own } }
            func synchronize() -> Bool { true }
            func set(_ value: Any?, forKey key: String) { kept[key] = value }
            func removeObject(forKey key: String) { kept[key] = nil }
        }
        """

    private static let messages = """
        class NotificationCenter {
            static let `default` = NotificationCenter()
            private let posts = PassthroughSubject<Notification, Never>()
            init() {}
            func post(name: Notification.Name, object: Any?) { post(name: name, object: object, userInfo: nil) }
            func post(name: Notification.Name, object: Any?, userInfo: [String: Any]?) {
                post(Notification(name: name, object: object, userInfo: userInfo))
            }
            func post(_ notification: Notification) { posts.send(notification) }
            func addObserver(_ observer: Any, selector: Any, name: Notification.Name?, object: Any?) {}
            func addObserver(
                forName name: Notification.Name?, object: Any?, queue: Any?, using block: @escaping (Notification) -> Void
            ) -> Any { posts.filter { name == nil || $0.name == name }.sink(receiveValue: block) }
            func removeObserver(_ observer: Any) { (observer as? AnyCancellable)?.cancel() }
            func publisher(for name: Any, object: Any? = nil) -> AnyPublisher<Notification, Never> {
                posts.filter { $0.name == name as? Notification.Name }
            }
        }

        struct Notification {
            let name: Notification.Name
            var object: Any?
            var userInfo: [String: Any]?
            struct Name: Hashable {
                let rawValue: String
                init(_ rawValue: String) { self.rawValue = rawValue }
                init(rawValue: String) { self.rawValue = rawValue }
            }
        }

        class Timer {
            var isValid = true
            init() {}
            func invalidate() { isValid = false }
            func fire() {}
            static func scheduledTimer(
                withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
            ) -> Timer { Timer() }
            static func scheduledTimer(
                timeInterval: Double, target: Any, selector: Any, userInfo: Any?, repeats: Bool
            ) -> Timer { Timer() }
        }
        """

    private static let values = """
        struct Data: Hashable, Sequence {
            private var bytes: [UInt8]
            var __bytes: [UInt8] { bytes }
            init() { bytes = [] }
            init<S: Sequence>(_ bytes: S) where S.Element == UInt8 { self.bytes = Array(bytes) }
            init(count: Int) { bytes = Array(repeating: 0, count: count) }
            init?(base64Encoded base64String: String, options: Base64DecodingOptions = []) {
                guard let bytes = __base64(base64String, options.contains(.ignoreUnknownCharacters)) else { return nil }
                self.bytes = bytes
            }
            func base64EncodedString(options: Base64EncodingOptions = []) -> String {
                let text = __base64(bytes)
                let length = options.contains(.lineLength64Characters) ? 64 : 76
                let isBroken = options.contains(.lineLength64Characters) || options.contains(.lineLength76Characters)
                guard isBroken else { return text }
                let ends = [options.contains(.endLineWithCarriageReturn), options.contains(.endLineWithLineFeed)]
                let end = (ends[0] || !ends[1] ? "\\r" : "") + (ends[1] || !ends[0] ? "\\n" : "")
                let letters = Array(text)
                return stride(from: 0, to: letters.count, by: length).map {
                    String(letters[$0..<min($0 + length, letters.count)])
                }.joined(separator: end)
            }
            func base64EncodedData(options: Base64EncodingOptions = []) -> Data {
                Data(base64EncodedString(options: options).utf8)
            }
            struct Base64DecodingOptions: OptionSet {
                let rawValue: Int
                init(rawValue: Int) { self.rawValue = rawValue }
                static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
            }
            struct Base64EncodingOptions: OptionSet {
                let rawValue: Int
                init(rawValue: Int) { self.rawValue = rawValue }
                static let lineLength64Characters = Base64EncodingOptions(rawValue: 1)
                static let lineLength76Characters = Base64EncodingOptions(rawValue: 2)
                static let endLineWithCarriageReturn = Base64EncodingOptions(rawValue: 16)
                static let endLineWithLineFeed = Base64EncodingOptions(rawValue: 32)
            }
            init(repeating repeatedValue: UInt8, count: Int) { bytes = Array(repeating: repeatedValue, count: count) }
            var count: Int {
                get { bytes.count }
                set {
                    if newValue < count { bytes.removeLast(count - newValue) }
                    while newValue > count { bytes.append(0) }
                }
            }
            var isEmpty: Bool { bytes.isEmpty }
            var first: UInt8? { bytes.first }
            var last: UInt8? { bytes.last }
            var startIndex: Int { 0 }
            var endIndex: Int { bytes.count }
            var indices: Range<Int> { 0..<bytes.count }
            func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
            subscript(index: Int) -> UInt8 {
                get { bytes[index] }
                set { bytes[index] = newValue }
            }
            subscript(bounds: Range<Int>) -> Data { Data(bytes[bounds]) }
            mutating func append(_ byte: UInt8) { bytes.append(byte) }
            mutating func append(_ other: Data) { bytes += other.bytes }
            mutating func append<S: Sequence>(contentsOf other: S) where S.Element == UInt8 { bytes += Array(other) }
        }
        """
}
