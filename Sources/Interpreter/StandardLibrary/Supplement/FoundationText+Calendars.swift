extension FoundationText {
    static let calendars = """
        struct Calendar: Hashable {
            static var current: Calendar { Calendar(identifier: .gregorian) }
            static var autoupdatingCurrent: Calendar { Calendar(identifier: .gregorian) }
            let identifier: Calendar.Identifier
            var timeZone = TimeZone.current
            var locale: Locale? = Locale.current
            var firstWeekday = 1
            init(identifier: Calendar.Identifier) { self.identifier = identifier }
            var monthSymbols: [String] { __monthNames() }
            var shortMonthSymbols: [String] { __monthNames().map { String($0.prefix(3)) } }
            var weekdaySymbols: [String] { __dayNames() }
            var shortWeekdaySymbols: [String] { __dayNames().map { String($0.prefix(3)) } }
            var veryShortWeekdaySymbols: [String] { __dayNames().map { String($0.prefix(1)) } }
            func component(_ component: Calendar.Component, from date: Date) -> Int {
                let parts = __dateParts(date.timeIntervalSince1970)
                switch component {
                case .year: return parts[0]
                case .month: return parts[1]
                case .day: return parts[2]
                case .hour: return parts[3]
                case .minute: return parts[4]
                case .second: return parts[5]
                case .weekday: return parts[6]
                case .quarter: return (parts[1] + 2) / 3
                case .weekOfMonth: return (parts[2] + (parts[6] - parts[2] % 7 + 14) % 7 + 6) / 7
                default: return 0
                }
            }
            func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents {
                DateComponents(
                    year: component(.year, from: date), month: component(.month, from: date),
                    day: component(.day, from: date), hour: component(.hour, from: date),
                    minute: component(.minute, from: date), second: component(.second, from: date),
                    weekday: component(.weekday, from: date))
            }
            func dateComponents(
                _ components: Set<Calendar.Component>, from start: Date, to end: Date
            ) -> DateComponents {
                var rest = Int(end.timeIntervalSince(start))
                var found = DateComponents()
                if components.contains(.day) {
                    found.day = rest / 86400
                    rest %= 86400
                }
                if components.contains(.hour) {
                    found.hour = rest / 3600
                    rest %= 3600
                }
                if components.contains(.minute) {
                    found.minute = rest / 60
                    rest %= 60
                }
                if components.contains(.second) { found.second = rest }
                return found
            }
            func date(from components: DateComponents) -> Date? {
                Date(
                    timeIntervalSince1970: __instant([
                        components.year ?? 1, components.month ?? 1, components.day ?? 1, components.hour ?? 0,
                        components.minute ?? 0, components.second ?? 0,
                    ]))
            }
            func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date? {
                switch component {
                case .second: return date.addingTimeInterval(Double(value))
                case .minute: return date.addingTimeInterval(Double(value * 60))
                case .hour: return date.addingTimeInterval(Double(value * 3600))
                case .day, .weekday: return date.addingTimeInterval(Double(value * 86400))
                case .weekOfYear, .weekOfMonth: return date.addingTimeInterval(Double(value * 604_800))
                default:
                    let months = component == .year ? value * 12 : component == .quarter ? value * 3 : value
                    return Date(timeIntervalSince1970: __addMonths(months, to: date.timeIntervalSince1970))
                }
            }
            func date(byAdding components: DateComponents, to date: Date) -> Date? {
                let months = (components.year ?? 0) * 12 + (components.month ?? 0)
                let days = components.day ?? 0
                let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
                return Date(
                    timeIntervalSince1970: __addMonths(months, to: date.timeIntervalSince1970)
                        + Double(days * 86400 + seconds))
            }
            func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
                startOfDay(for: date).addingTimeInterval(Double(hour * 3600 + minute * 60 + second))
            }
            func startOfDay(for date: Date) -> Date {
                let seconds = date.timeIntervalSince1970
                return Date(timeIntervalSince1970: (seconds / 86400).rounded(.down) * 86400)
            }
            func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool { startOfDay(for: date1) == startOfDay(for: date2) }
            func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
            func isDateInYesterday(_ date: Date) -> Bool {
                isDate(date, inSameDayAs: Date().addingTimeInterval(-86400))
            }
            func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date().addingTimeInterval(86400)) }
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
            var year: Int?
            var month: Int?
            var day: Int?
            var hour: Int?
            var minute: Int?
            var second: Int?
            var weekday: Int?
            var date: Date? { Calendar.current.date(from: self) }
        }
        """
}
