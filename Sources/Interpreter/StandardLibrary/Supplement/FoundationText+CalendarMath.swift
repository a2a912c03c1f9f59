extension FoundationText {
    /// How calendars compute: parts of dates, periods around them, and what lies between two.
    static let calendarMath = """
        struct DateInterval: Hashable, Comparable {
            var start: Date
            var duration: TimeInterval
            init() { self.init(start: Date(), duration: 0) }
            init(start: Date, duration: TimeInterval) {
                self.start = start
                self.duration = duration
            }
            init(start: Date, end: Date) { self.init(start: start, duration: end.timeIntervalSince(start)) }
            var end: Date {
                get { start.addingTimeInterval(duration) }
                set { duration = newValue.timeIntervalSince(start) }
            }
            func contains(_ date: Date) -> Bool { start <= date && date <= end }
            func intersects(_ other: DateInterval) -> Bool { start <= other.end && other.start <= end }
            static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
                lhs.start < rhs.start || lhs.start == rhs.start && lhs.duration < rhs.duration
            }
        }

        extension Calendar {
            func __week(of day: Int, _ weekday: Int) -> Int { (day + (weekday - day % 7 + 14) % 7 + 6) / 7 }
            func __isInWeekOfNextYear(_ parts: [Int]) -> Bool {
                parts[1] == 12 && parts[2] - (parts[6] - firstWeekday + 7) % 7 + 6 > 31
            }
            func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents {
                var found = DateComponents()
                for one in components { found.setValue(component(one, from: date), for: one) }
                if components.contains(.timeZone) { found.timeZone = timeZone }
                if components.contains(.calendar) { found.calendar = self }
                return found
            }
            func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
                var calendar = self
                calendar.timeZone = timeZone
                return calendar.dateComponents(
                    [
                        .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth,
                        .weekOfYear, .yearForWeekOfYear, .timeZone, .calendar,
                    ], from: date)
            }
            func dateComponents(
                _ components: Set<Calendar.Component>, from start: Date, to end: Date
            ) -> DateComponents {
                var found = DateComponents()
                let isBack = end < start
                var (from, to) = isBack ? (end, start) : (start, end)
                for unit in [Calendar.Component.year, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .hour, .minute, .second]
                where components.contains(unit) {
                    var count = Int(to.timeIntervalSince(from) / __longest(unit))
                    while count > 0, let last = date(byAdding: unit, value: count, to: from), last > to { count -= 1 }
                    while let next = date(byAdding: unit, value: count + 1, to: from), next <= to { count += 1 }
                    from = date(byAdding: unit, value: count, to: from) ?? from
                    found.setValue(isBack ? -count : count, for: unit)
                }
                return found
            }
            func __longest(_ unit: Calendar.Component) -> Double {
                switch unit {
                case .year: 31_622_400
                case .quarter: 7_948_800
                case .month: 2_678_400
                case .weekOfYear, .weekOfMonth: 604_800
                case .day: 86400
                case .hour: 3600
                case .minute: 60
                default: 1
                }
            }
            func date(from components: DateComponents) -> Date? {
                let zone = components.timeZone ?? timeZone
                if let week = components.weekOfYear, components.month == nil, components.day == nil {
                    let year = components.yearForWeekOfYear ?? components.year ?? 1
                    let first = __instant([year, 1, 1, 0, 0, 0])
                    let back = (__dateParts(first)[6] - firstWeekday + 7) % 7
                    let ahead = ((components.weekday ?? firstWeekday) - firstWeekday + 7) % 7
                    let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
                    return zone.__date(ofClock: first + Double((week * 7 - 7 - back + ahead) * 86400 + seconds))
                }
                return zone.__date(
                    ofClock: __instant([
                        components.year ?? 1, components.month ?? 1, components.day ?? 1, components.hour ?? 0,
                        components.minute ?? 0, components.second ?? 0,
                    ]))
            }
            func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
                var parts = dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
                switch component {
                case .year: (parts.month, parts.day, parts.hour, parts.minute, parts.second) = (1, 1, 0, 0, 0)
                case .quarter:
                    let month = parts.month ?? 1
                    (parts.month, parts.day, parts.hour, parts.minute, parts.second) = (month - (month - 1) % 3, 1, 0, 0, 0)
                case .month: (parts.day, parts.hour, parts.minute, parts.second) = (1, 0, 0, 0)
                case .weekOfYear, .weekOfMonth:
                    let back = (self.component(.weekday, from: date) - firstWeekday + 7) % 7
                    let start = startOfDay(for: __days(-back, after: date))
                    return DateInterval(start: start, end: __days(7, after: start))
                case .day, .weekday: (parts.hour, parts.minute, parts.second) = (0, 0, 0)
                case .hour: (parts.minute, parts.second) = (0, 0)
                case .minute: parts.second = 0
                case .second: break
                default: return nil
                }
                guard let start = self.date(from: parts),
                    let end = self.date(byAdding: component, value: 1, to: start)
                else { return nil }
                return DateInterval(start: start, end: end)
            }
            func range(
                of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date
            ) -> Range<Int>? {
                switch smaller {
                case .hour: return 0..<24
                case .minute, .second: return 0..<60
                case .weekday: return 1..<8
                case .month: return larger == .year ? 1..<13 : nil
                case .day, .weekOfMonth, .weekOfYear:
                    guard let whole = dateInterval(of: larger, for: date) else { return nil }
                    let days = Int((whole.duration / 86400).rounded())
                    if smaller == .day { return 1..<days + 1 }
                    let before = (component(.weekday, from: whole.start) - firstWeekday + 7) % 7
                    return 1..<(days + before + 6) / 7 + 1
                default: return nil
                }
            }
            func ordinality(
                of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date
            ) -> Int? {
                guard let whole = dateInterval(of: larger, for: date) else { return nil }
                switch smaller {
                case .month: return component(.month, from: date)
                case .day, .weekday:
                    return Int(((__midnight(of: date) - timeZone.__clock(at: whole.start)) / 86400).rounded()) + 1
                case .hour, .minute, .second:
                    return Int(date.timeIntervalSince(whole.start) / __longest(smaller)) + 1
                default: return nil
                }
            }
            func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult {
                let one = dateInterval(of: component, for: date1)?.start ?? date1
                let other = dateInterval(of: component, for: date2)?.start ?? date2
                return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
            }
            func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool {
                compare(date1, to: date2, toGranularity: component) == .orderedSame
            }
        }
        """
}
