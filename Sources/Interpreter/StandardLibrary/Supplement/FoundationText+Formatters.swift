extension FoundationText {
    static let formatters = """
        class Formatter {
            init() {}
            func string(for obj: Any?) -> String? { nil }
        }

        class NumberFormatter: Formatter {
            var numberStyle: NumberFormatter.Style = .none {
                didSet { (minimumFractionDigits, maximumFractionDigits) = digits }
            }
            var minimumFractionDigits = 0
            var maximumFractionDigits = 0
            var minimumIntegerDigits = 0
            var maximumIntegerDigits = 42
            private var currency: String?
            var currencyCode: String! {
                get { currency ?? "USD" }
                set { currency = newValue }
            }
            var currencySymbol: String!
            var usesGroupingSeparator = true
            var groupingSeparator: String! = ","
            var decimalSeparator: String! = "."
            var positivePrefix: String! = ""
            var negativePrefix: String! = "-"
            var roundingMode: NumberFormatter.RoundingMode = .halfEven
            var locale: Locale! = Locale.current
            private var digits: (Int, Int) {
                switch numberStyle {
                case .decimal: (0, 3)
                case .currency: (2, 2)
                default: (0, 0)
                }
            }
            private var symbol: String {
                if let currencySymbol { return currencySymbol }
                switch currencyCode ?? "" {
                case "USD": return "$"
                case "EUR": return "€"
                case "GBP": return "£"
                case "JPY": return "¥"
                default: return (currencyCode ?? "") + "\u{a0}"
                }
            }
            func string(from number: NSNumber) -> String? {
                let value = number.doubleValue
                if locale?.__isAmerican == false {
                    return __localNumber(
                        value, numberStyle.rawValue, currency ?? "", locale.identifier,
                        [minimumFractionDigits, maximumFractionDigits, minimumIntegerDigits],
                        usesGroupingSeparator && numberStyle != .none)
                }
                let size = abs(numberStyle == .percent ? value * 100 : value)
                let text = __formatNumber(
                    size, least: minimumFractionDigits, most: max(minimumFractionDigits, maximumFractionDigits),
                    isGrouped: usesGroupingSeparator && numberStyle != .none)
                let sign = value < 0 ? "-" : ""
                switch numberStyle {
                case .currency: return sign + symbol + text
                case .percent: return sign + text + "%"
                case .ordinal: return sign + text + ending(Int(size))
                default: return sign + positivePrefix + text
                }
            }
            private func ending(_ number: Int) -> String {
                if (11...13).contains(number % 100) { return "th" }
                switch number % 10 {
                case 1: return "st"
                case 2: return "nd"
                case 3: return "rd"
                default: return "th"
                }
            }
            override func string(for obj: Any?) -> String? {
                if let number = obj as? NSNumber { return string(from: number) }
                if let number = obj as? Int { return string(from: NSNumber(value: number)) }
                if let number = obj as? Double { return string(from: NSNumber(value: number)) }
                if let number = obj as? Decimal { return string(from: NSNumber(value: number.doubleValue)) }
                return nil
            }
            func number(from string: String) -> NSNumber? { Double(string).map { NSNumber(value: $0) } }
            static func localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String {
                let formatter = NumberFormatter()
                formatter.numberStyle = style
                return formatter.string(from: number) ?? ""
            }
            enum Style: Int {
                case none, decimal, currency, percent, scientific, spellOut, ordinal
                case currencyISOCode = 8
            }
            enum RoundingMode { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
        }

        class DateFormatter: Formatter {
            private var format = ""
            var dateFormat: String! {
                get { pattern }
                set { format = newValue ?? "" }
            }
            var dateStyle: DateFormatter.Style = .none { didSet { format = "" } }
            var timeStyle: DateFormatter.Style = .none { didSet { format = "" } }
            var locale: Locale! = Locale.current
            var timeZone: TimeZone! = TimeZone.current
            var calendar: Calendar! = Calendar.current
            var doesRelativeDateFormatting = false
            var isLenient = false
            private var pattern: String {
                if !format.isEmpty { return format }
                let parts = [dateStyle.day, timeStyle.time].filter { !$0.isEmpty }
                let isLong = dateStyle == .long || dateStyle == .full
                return parts.joined(separator: isLong ? " 'at' " : ", ")
            }
            private var isAmerican: Bool { locale?.__isAmerican ?? true }
            private var styles: [Int] { [dateStyle.rawValue, timeStyle.rawValue] }
            func string(from date: Date) -> String {
                let seconds = date.timeIntervalSince1970
                return isAmerican
                    ? __formatDate(seconds, pattern: pattern)
                    : __localDate(seconds, format, styles, locale.identifier)
            }
            func date(from string: String) -> Date? {
                let seconds =
                    isAmerican
                    ? __parseDate(string, pattern: pattern) : __readLocalDate(string, format, styles, locale.identifier)
                return seconds.map { Date(timeIntervalSince1970: $0) }
            }
            func setLocalizedDateFormatFromTemplate(_ template: String) {
                dateFormat =
                    isAmerican ? __datePattern(template) : __localPattern(template, locale.identifier)
            }
            override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
            static func localizedString(
                from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
            ) -> String {
                let formatter = DateFormatter()
                formatter.dateStyle = dateStyle
                formatter.timeStyle = timeStyle
                return formatter.string(from: date)
            }
            enum Style: Int {
                case none, short, medium, long, full
                var day: String {
                    switch self {
                    case .none: ""
                    case .short: "M/d/yy"
                    case .medium: "MMM d, y"
                    case .long: "MMMM d, y"
                    case .full: "EEEE, MMMM d, y"
                    }
                }
                var time: String {
                    switch self {
                    case .none: ""
                    case .short: "h:mm\u{202f}a"
                    case .medium: "h:mm:ss\u{202f}a"
                    case .long: "h:mm:ss\u{202f}a 'UTC'"
                    case .full: "h:mm:ss\u{202f}a 'Coordinated Universal Time'"
                    }
                }
            }
        }

        class ISO8601DateFormatter: Formatter {
            var formatOptions: ISO8601DateFormatter.Options = .withInternetDateTime
            var timeZone: TimeZone! = TimeZone.gmt
            func string(from date: Date) -> String { __isoWritten(date.timeIntervalSince1970, formatOptions.rawValue) }
            func date(from string: String) -> Date? {
                __isoRead(string, formatOptions.rawValue).map { Date(timeIntervalSince1970: $0) }
            }
            static func string(
                from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = .withInternetDateTime
            ) -> String {
                __isoWritten(date.timeIntervalSince1970, formatOptions.rawValue)
            }
            struct Options: OptionSet {
                let rawValue: Int
                init(rawValue: Int) { self.rawValue = rawValue }
                \(isoOptions)
            }
        }

        class RelativeDateTimeFormatter: Formatter {
            var unitsStyle: RelativeDateTimeFormatter.UnitsStyle = .full
            var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle = .numeric
            func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
                localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
            }
            func string(for date: Date, relativeTo referenceDate: Date) -> String {
                localizedString(for: date, relativeTo: referenceDate)
            }
            override func string(for obj: Any?) -> String? {
                (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
            }
            func localizedString(fromTimeInterval seconds: Double) -> String {
                let size = abs(seconds)
                let steps: [(Double, String, String)] = [
                    (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."),
                    (86_400, "day", "day"), (3600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
                ]
                let step = steps.first { size >= $0.0 } ?? steps[6]
                let count = Int(size / step.0)
                let isShort = unitsStyle == .short || unitsStyle == .abbreviated
                let name = isShort && step.1 != "day" ? step.2 : step.1 + (count == 1 ? "" : "s")
                return seconds > 0 ? "in \\(count) \\(name)" : "\\(count) \\(name) ago"
            }
            enum UnitsStyle { case full, spellOut, short, abbreviated }
            enum DateTimeStyle { case numeric, named }
        }

        class ByteCountFormatter: Formatter {
            var countStyle: ByteCountFormatter.CountStyle = .file
            func string(fromByteCount byteCount: Int64) -> String {
                ByteCountFormatter.string(fromByteCount: byteCount, countStyle: countStyle)
            }
            static func string(
                fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle
            ) -> String {
                let step = countStyle == .binary || countStyle == .memory ? 1024.0 : 1000.0
                var size = Double(byteCount)
                if size == 0 { return "Zero KB" }
                if size < step { return "\\(byteCount) bytes" }
                var unit = 0
                while size >= step && unit < 4 {
                    size /= step
                    unit += 1
                }
                let names = ["bytes", "KB", "MB", "GB", "TB"]
                return __formatNumber(size, least: 0, most: unit == 1 ? 0 : unit == 2 ? 1 : 2, isGrouped: false)
                    + " " + names[unit]
            }
            enum CountStyle { case file, memory, decimal, binary }
        }

        class MeasurementFormatter: Formatter {
            var unitStyle: Formatter.UnitStyle = .medium
            var unitOptions: MeasurementFormatter.UnitOptions = []
            var numberFormatter: NumberFormatter! = {
                let formatter = NumberFormatter()
                formatter.numberStyle = .decimal
                return formatter
            }()
            func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
                let width: MeasurementFormatStyle.UnitWidth =
                    unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .abbreviated
                let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? ""
                return MeasurementFormatStyle(width: width).__written(number, in: measurement.unit)
            }
            struct UnitOptions: OptionSet {
                let rawValue: Int
                init(rawValue: Int) { self.rawValue = rawValue }
                static let providedUnit = UnitOptions(rawValue: 1)
                static let naturalScale = UnitOptions(rawValue: 2)
                static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
            }
        }

        extension Formatter {
            enum UnitStyle { case short, medium, long }
        }
        """

    private static let isoOptions =
        [
            ("withYear", 1), ("withMonth", 2), ("withWeekOfYear", 4), ("withDay", 16), ("withTime", 32),
            ("withTimeZone", 64), ("withSpaceBetweenDateAndTime", 128), ("withDashSeparatorInDate", 256),
            ("withColonSeparatorInTime", 512), ("withColonSeparatorInTimeZone", 1024), ("withFractionalSeconds", 2048),
            ("withFullDate", 275), ("withFullTime", 1632), ("withInternetDateTime", 1907),
        ].map { name, value in "static let \(name) = Options(rawValue: \(value))" }.joined(separator: "\n")
}
