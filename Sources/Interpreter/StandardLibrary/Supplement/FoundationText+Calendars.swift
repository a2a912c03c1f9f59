extension FoundationText {
    /// The parts of a date, in the order in which they are written.
    private static let parts = [
        "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal", "quarter",
        "weekOfMonth", "weekOfYear", "yearForWeekOfYear",
    ]

    /// The names of months and days, whole, short, and as a letter; each alone too, which is the same in English.
    private static let symbols = [("month", "__monthNames"), ("weekday", "__dayNames")].flatMap { unit, names in
        [("", ""), ("short", ".map { String($0.prefix(3)) }"), ("veryShort", ".map { String($0.prefix(1)) }")].flatMap {
            length, cut in
            ["", "standalone"].map { manner in
                let words = [length, manner, unit].filter { !$0.isEmpty }
                let name = words[0] + words.dropFirst().map(\.capitalized).joined()
                return "            var \(name)Symbols: [String] { \(names)()\(cut) }"
            }
        }
    }.joined(separator: "\n")

    static let calendars = """
        struct Calendar: Hashable {
            static var current: Calendar { Calendar(identifier: .gregorian) }
            static var autoupdatingCurrent: Calendar { Calendar(identifier: .gregorian) }
            let identifier: Calendar.Identifier
            var timeZone = TimeZone.current
            var locale: Locale? = Locale.current
            var firstWeekday = 1
            init(identifier: Calendar.Identifier) { self.identifier = identifier }
            var amSymbol: String { "AM" }
            var pmSymbol: String { "PM" }
            \(symbols)
            func component(_ component: Calendar.Component, from date: Date) -> Int {
                let parts = __dateParts(timeZone.__clock(at: date))
                switch component {
                case .year: return parts[0]
                case .month: return parts[1]
                case .day: return parts[2]
                case .hour: return parts[3]
                case .minute: return parts[4]
                case .second: return parts[5]
                case .weekday: return parts[6]
                case .quarter: return (parts[1] + 2) / 3
                case .weekOfMonth: return __week(of: parts[2], parts[6])
                case .weekOfYear:
                    let next = __isInWeekOfNextYear(parts)
                    return next ? 1 : __week(of: ordinality(of: .day, in: .year, for: date) ?? 1, parts[6])
                case .yearForWeekOfYear: return parts[0] + (__isInWeekOfNextYear(parts) ? 1 : 0)
                case .weekdayOrdinal: return (parts[2] + 6) / 7
                case .era: return 1
                default: return 0
                }
            }
            func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date? {
                switch component {
                case .second: return date.addingTimeInterval(Double(value))
                case .minute: return date.addingTimeInterval(Double(value * 60))
                case .hour: return date.addingTimeInterval(Double(value * 3600))
                case .day, .weekday: return __days(value, after: date)
                case .weekOfYear, .weekOfMonth: return __days(value * 7, after: date)
                default:
                    let months = component == .year ? value * 12 : component == .quarter ? value * 3 : value
                    return timeZone.__date(ofClock: __addMonths(months, to: timeZone.__clock(at: date)))
                }
            }
            func __days(_ count: Int, after date: Date) -> Date {
                timeZone.__date(ofClock: timeZone.__clock(at: date) + Double(count * 86400))
            }
            func date(byAdding components: DateComponents, to date: Date) -> Date? {
                let months = (components.year ?? 0) * 12 + (components.month ?? 0)
                let days = components.day ?? 0
                let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
                let later = __addMonths(months, to: timeZone.__clock(at: date)) + Double(days * 86400)
                return timeZone.__date(ofClock: later).addingTimeInterval(Double(seconds))
            }
            func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date? {
                if self.component(component, from: date) == value { return date }
                var start = date
                // As many as the largest number of equal parts without one: days until the next month of 31.
                for _ in 0..<62 {
                    guard let part = dateInterval(of: component, for: start) else { return nil }
                    let isLast = component == .day && value > self.component(.day, from: part.start)
                    start = part.end
                    let found = self.component(component, from: start)
                    // A month that has no such day is followed by the next one.
                    if found == value || isLast && found == 1 { return start }
                }
                return nil
            }
            func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
                timeZone.__date(ofClock: __midnight(of: date) + Double(hour * 3600 + minute * 60 + second))
            }
            func startOfDay(for date: Date) -> Date { timeZone.__date(ofClock: __midnight(of: date)) }
            func __midnight(of date: Date) -> Double { (timeZone.__clock(at: date) / 86400).rounded(.down) * 86400 }
            func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool { startOfDay(for: date1) == startOfDay(for: date2) }
            func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
            func isDateInYesterday(_ date: Date) -> Bool { isDate(date, inSameDayAs: __days(-1, after: Date())) }
            func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, inSameDayAs: __days(1, after: Date())) }
            func isDateInWeekend(_ date: Date) -> Bool { [1, 7].contains(component(.weekday, from: date)) }
            enum Identifier { case gregorian, iso8601, buddhist, chinese, hebrew, islamic, japanese }
            enum Component {
                case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth
                case weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone
            }
        }

        struct DateComponents: Hashable {
            var calendar: Calendar?
            var timeZone: TimeZone?
            \(parts.map { "            var \($0): Int?" }.joined(separator: "\n"))
            func value(for component: Calendar.Component) -> Int? {
                switch component {
            \(parts.map { "                case .\($0): return \($0)" }.joined(separator: "\n"))
                default: return nil
                }
            }
            mutating func setValue(_ value: Int?, for component: Calendar.Component) {
                switch component {
            \(parts.map { "                case .\($0): \($0) = value" }.joined(separator: "\n"))
                default: return
                }
            }
            var date: Date? { (calendar ?? Calendar.current).date(from: self) }
        }
        """
}
