extension FoundationText {
    /// Format styles of dates: `date.formatted(.dateTime.day().month())`, in the locale and the time zone that they name.
    static let dateStyle = """
        struct DateFormatStyle: Hashable {
            enum DateStyle: Int { case omitted, numeric, abbreviated, long, complete }
            enum TimeStyle: Int { case omitted, shortened, standard, complete }
            enum Month { case defaultDigits, twoDigits, abbreviated, wide, narrow }
            enum Day { case defaultDigits, twoDigits, ordinalOfDayInMonth }
            enum Year { case defaultDigits, twoDigits }
            enum Weekday { case abbreviated, wide, narrow, short }
            enum TwoDigits { case defaultDigits, twoDigits }
            enum Hour {
                case plain, spare
                static var defaultDigitsNoAMPM: Hour { .spare }
                static var twoDigitsNoAMPM: Hour { .spare }
                static func defaultDigits(amPM: AMPM) -> Hour { amPM == .omitted ? .spare : .plain }
                static func twoDigits(amPM: AMPM) -> Hour { amPM == .omitted ? .spare : .plain }
                static func conversationalDefaultDigits(amPM: AMPM) -> Hour { .plain }
            }
            enum AMPM { case omitted, narrow, abbreviated, wide }
            var template = ""
            /// The parts that ISO 8601 has, a letter each; nil for another style.
            var iso: String?
            static var dateTime: DateFormatStyle { DateFormatStyle() }
            static var iso8601: DateFormatStyle { DateFormatStyle(iso: "") }
            enum Presentation: Int { case numeric, named }
            enum UnitsStyle: Int { case wide, spellOut, abbreviated, narrow }
            var relation: [Int]?
            var locale = Locale.current
            var timeZone = TimeZone.current
            func __in(_ locale: String, _ timeZone: String) -> DateFormatStyle {
                var style = self
                if !locale.isEmpty && style.locale == .current { style.locale = Locale(identifier: locale) }
                if !timeZone.isEmpty && style.timeZone == .current {
                    style.timeZone = TimeZone(identifier: timeZone) ?? .current
                }
                return style
            }
            static func relative(presentation: Presentation, unitsStyle: UnitsStyle = .wide) -> DateFormatStyle {
                DateFormatStyle(relation: [presentation.rawValue, unitsStyle.rawValue])
            }
            func __adding(_ letters: String) -> DateFormatStyle {
                var style = self
                if let iso { style.iso = iso + letters.prefix(1) } else { style.template += letters }
                return style
            }
            func year(_ format: Year = .defaultDigits) -> DateFormatStyle { __adding(format == .twoDigits ? "yy" : "y") }
            func month(_ format: Month = .abbreviated) -> DateFormatStyle {
                switch format {
                case .defaultDigits: return __adding("M")
                case .twoDigits: return __adding("MM")
                case .abbreviated: return __adding("MMM")
                case .wide: return __adding("MMMM")
                case .narrow: return __adding("MMMMM")
                }
            }
            func day(_ format: Day = .defaultDigits) -> DateFormatStyle { __adding(format == .twoDigits ? "dd" : "d") }
            func weekday(_ format: Weekday = .abbreviated) -> DateFormatStyle {
                switch format {
                case .wide: return __adding("EEEE")
                case .narrow: return __adding("EEEEE")
                default: return __adding("EEE")
                }
            }
            func hour(_ format: Hour = .plain) -> DateFormatStyle { __adding(format == .spare ? "J" : "j") }
            func minute(_ format: TwoDigits = .twoDigits) -> DateFormatStyle { __adding("mm") }
            func second(_ format: TwoDigits = .twoDigits) -> DateFormatStyle { __adding("ss") }
            enum TimeZoneStyle { case short, long }
            func timeZone(_ format: TimeZoneStyle = .short) -> DateFormatStyle { __adding("z") }
            func locale(_ locale: Locale) -> DateFormatStyle {
                var style = self
                style.locale = locale
                return style
            }
            func format(_ date: Date) -> String {
                if let relation { return __relative(date.timeIntervalSince(Date.now), relation[0], relation[1], locale.identifier) }
                if let iso { return __dateISO(date.timeIntervalSince1970, iso, timeZone.identifier) }
                return __dateStyled(
                    date.timeIntervalSince1970, template.isEmpty ? "yMdjmm" : template, locale.identifier,
                    timeZone.identifier)
            }
            struct Attributed {
                let plain: DateFormatStyle
                static var dateTime: DateFormatStyle { DateFormatStyle() }
            }
            var attributed: Attributed { Attributed(plain: self) }
        }

        extension DateFormatStyle {
            init(
                date: DateStyle, time: TimeStyle = .omitted, locale: Locale = .current, calendar: Calendar = .current,
                timeZone: TimeZone = .current
            ) {
                let dates = ["", "yMd", "yMMMd", "yMMMMd", "yMMMMEEEEd"]
                let times = ["", "jmm", "jmmss", "jmmssz"]
                self.init(
                    template: dates[date.rawValue] + times[time.rawValue], locale: locale, timeZone: timeZone)
            }
            init(
                time: TimeStyle, locale: Locale = .current, calendar: Calendar = .current, timeZone: TimeZone = .current
            ) {
                self.init(date: .omitted, time: time, locale: locale, timeZone: timeZone)
            }
            init(presentation: Presentation, unitsStyle: UnitsStyle = .wide, locale: Locale = .current) {
                self.init(relation: [presentation.rawValue, unitsStyle.rawValue], locale: locale)
            }
        }

        extension DateFormatStyle {
            enum DateSeparator { case dash, omitted }
            enum TimeSeparator { case colon, omitted }
            enum TimeZoneSeparator { case colon, omitted }
            enum DateTimeSeparator { case standard, space }
            func weekOfYear() -> DateFormatStyle { __adding("w") }
            func time(includingFractionalSeconds: Bool) -> DateFormatStyle {
                __adding(includingFractionalSeconds ? "f" : "t")
            }
            func timeZone(separator: TimeZoneSeparator) -> DateFormatStyle { __adding(separator == .colon ? "Z" : "z") }
            func timeZoneSeparator(_ separator: TimeZoneSeparator) -> DateFormatStyle { self }
            func dateSeparator(_ separator: DateSeparator) -> DateFormatStyle {
                separator == .omitted ? __adding("-") : self
            }
            func timeSeparator(_ separator: TimeSeparator) -> DateFormatStyle {
                separator == .omitted ? __adding(":") : self
            }
            func dateTimeSeparator(_ separator: DateTimeSeparator) -> DateFormatStyle {
                separator == .space ? __adding(" ") : self
            }
        }

        extension Date {
            static func + (date: Date, interval: Double) -> Date { date.addingTimeInterval(interval) }
            static func - (date: Date, interval: Double) -> Date { date.addingTimeInterval(-interval) }
            static func += (date: inout Date, interval: Double) { date = date.addingTimeInterval(interval) }
            static func -= (date: inout Date, interval: Double) { date = date.addingTimeInterval(-interval) }
            typealias FormatStyle = DateFormatStyle
            typealias RelativeFormatStyle = DateFormatStyle
            func formatted() -> String { DateFormatStyle().format(self) }
            func formatted(_ style: DateFormatStyle) -> String { style.format(self) }
            func formatted(_ style: DateFormatStyle.Attributed) -> AttributedString {
                AttributedString(style.plain.format(self))
            }
            func formatted(date: DateFormatStyle.DateStyle, time: DateFormatStyle.TimeStyle) -> String {
                DateFormatStyle(date: date, time: time).format(self)
            }
            func ISO8601Format() -> String { DateFormatStyle.iso8601.format(self) }
            func ISO8601Format(_ style: DateFormatStyle) -> String { style.format(self) }
            static func ISO8601FormatStyle(
                includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt
            ) -> DateFormatStyle {
                DateFormatStyle(iso: includingFractionalSeconds ? "yMdfz" : "", timeZone: timeZone)
            }
        }
        """
}
