extension FoundationText {
    static let formatters = """
        class Formatter {
            init() {}
            func string(for obj: Any?) -> String? { nil }
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
            // As en_US writes it in UTC.
            private var isPlain: Bool { (locale?.__isAmerican ?? true) && (timeZone?.__isUTC ?? true) }
            private var place: [String] { [locale?.identifier ?? "en_US", (timeZone ?? TimeZone.current).identifier] }
            private var styles: [Int] { [dateStyle.rawValue, timeStyle.rawValue] }
            func string(from date: Date) -> String {
                let seconds = date.timeIntervalSince1970
                return isPlain ? __formatDate(seconds, pattern: pattern) : __localDate(seconds, format, styles, place)
            }
            func date(from string: String) -> Date? {
                let seconds =
                    isPlain
                    ? __parseDate(string, pattern: pattern) : __readLocalDate(string, format, styles, place)
                return seconds.map { Date(timeIntervalSince1970: $0) }
            }
            func setLocalizedDateFormatFromTemplate(_ template: String) {
                dateFormat = isPlain ? __datePattern(template) : __localPattern(template, place[0])
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
            private var zone: String { (timeZone ?? TimeZone.gmt).identifier }
            func string(from date: Date) -> String {
                __isoWritten(date.timeIntervalSince1970, formatOptions.rawValue, zone)
            }
            func date(from string: String) -> Date? {
                __isoRead(string, formatOptions.rawValue, zone).map { Date(timeIntervalSince1970: $0) }
            }
            static func string(
                from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = .withInternetDateTime
            ) -> String {
                __isoWritten(date.timeIntervalSince1970, formatOptions.rawValue, timeZone.identifier)
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
