extension FoundationText {
    /// Lengths of time and of names, and how en_US writes them.
    static let durations = [duration, durationStyle, intervals, components, names].joined(separator: "\n\n")

    private static let duration = """
        struct Duration: Hashable, Comparable, CustomStringConvertible {
            let __seconds: Double
            static let zero = Duration(__seconds: 0)
            private init(__seconds: Double) { self.__seconds = __seconds }
            init(secondsComponent: Int, attosecondsComponent: Int) {
                __seconds = Double(secondsComponent) + Double(attosecondsComponent) / 1e18
            }
            static func seconds(_ seconds: Int) -> Duration { Duration(__seconds: Double(seconds)) }
            static func seconds(_ seconds: Double) -> Duration { Duration(__seconds: seconds) }
            static func milliseconds(_ count: Int) -> Duration { Duration(__seconds: Double(count) / 1000) }
            static func milliseconds(_ count: Double) -> Duration { Duration(__seconds: count / 1000) }
            static func microseconds(_ count: Int) -> Duration { Duration(__seconds: Double(count) / 1e6) }
            static func microseconds(_ count: Double) -> Duration { Duration(__seconds: count / 1e6) }
            static func nanoseconds(_ count: Int) -> Duration { Duration(__seconds: Double(count) / 1e9) }
            var components: (seconds: Int, attoseconds: Int) {
                let whole = __seconds.rounded(.towardZero)
                return (Int(whole), Int(((__seconds - whole) * 1e18).rounded()))
            }
            var description: String { "\\(__seconds) seconds" }
            static func < (one: Duration, other: Duration) -> Bool { one.__seconds < other.__seconds }
            static func + (one: Duration, other: Duration) -> Duration {
                Duration(__seconds: one.__seconds + other.__seconds)
            }
            static func - (one: Duration, other: Duration) -> Duration {
                Duration(__seconds: one.__seconds - other.__seconds)
            }
            static func += (one: inout Duration, other: Duration) { one = one + other }
            static func -= (one: inout Duration, other: Duration) { one = one - other }
            static func * (one: Duration, factor: Int) -> Duration { Duration(__seconds: one.__seconds * Double(factor)) }
            static func * (one: Duration, factor: Double) -> Duration { Duration(__seconds: one.__seconds * factor) }
            static func / (one: Duration, divisor: Int) -> Duration { Duration(__seconds: one.__seconds / Double(divisor)) }
            static func / (one: Duration, divisor: Double) -> Duration { Duration(__seconds: one.__seconds / divisor) }
            static func / (one: Duration, other: Duration) -> Double { one.__seconds / other.__seconds }
            func formatted() -> String { DurationFormatStyle.time(pattern: .hourMinuteSecond).format(self) }
            func formatted(_ style: DurationFormatStyle) -> String { style.format(self) }
        }
        """

    private static let durationStyle = """
        struct DurationFormatStyle: Hashable {
            struct Pattern: Hashable {
                var hours = true
                var seconds = true
                var padding = 1
                var digits = 0
                static let hourMinute = Pattern(seconds: false)
                static let hourMinuteSecond = Pattern()
                static let minuteSecond = Pattern(hours: false)
                static func hourMinute(padHourToLength: Int) -> Pattern {
                    Pattern(seconds: false, padding: padHourToLength)
                }
                static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0) -> Pattern {
                    Pattern(padding: padHourToLength, digits: fractionalSecondsLength)
                }
                static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0) -> Pattern {
                    Pattern(hours: false, padding: padMinuteToLength, digits: fractionalSecondsLength)
                }
            }
            enum Unit: Int, Hashable { case weeks, days, hours, minutes, seconds, milliseconds }
            enum UnitWidth: Hashable { case wide, abbreviated, condensedAbbreviated, narrow }
            var pattern = Pattern.hourMinuteSecond
            var units: [Unit] = []
            var width = UnitWidth.abbreviated
            var most: Int?
            static func time(pattern: Pattern) -> DurationFormatStyle { DurationFormatStyle(pattern: pattern) }
            static func units(
                allowed units: Set<Unit> = [.hours, .minutes, .seconds], width: UnitWidth = .abbreviated,
                maximumUnitCount: Int? = nil
            ) -> DurationFormatStyle {
                DurationFormatStyle(
                    units: units.sorted { $0.rawValue < $1.rawValue }, width: width, most: maximumUnitCount)
            }
            func format(_ duration: Duration) -> String {
                // So is what is not known, of which every condition holds.
                if duration.__seconds.isNaN { return "\\(duration.__seconds)" }
                return units.isEmpty ? time(duration.__seconds) : list(duration.__seconds)
            }
            private func time(_ seconds: Double) -> String {
                let sign = seconds < 0 ? "-" : ""
                var scale = pattern.seconds ? 1.0 : 1.0 / 60
                for _ in 0..<pattern.digits { scale *= 10 }
                let size = (abs(seconds) * scale).rounded(.toNearestOrEven) / scale
                let minutes = Int(size / 60 + 1e-9)
                var parts = pattern.hours ? [minutes / 60, minutes % 60] : [minutes]
                var text = __formatNumber(Double(parts[0]), least: 0, most: 0, isGrouped: true)
                while text.count < pattern.padding { text = "0" + text }
                for part in parts.dropFirst() { text += ":" + (part < 10 ? "0" : "") + "\\(part)" }
                guard pattern.seconds else { return sign + text }
                let rest = max(0, size - Double(minutes * 60))
                let written = __formatNumber(rest, least: pattern.digits, most: pattern.digits, isGrouped: false)
                return sign + text + ":" + (rest < 10 ? "0" : "") + written
            }
            private func list(_ seconds: Double) -> String {
                let lengths: [Unit: Double] = [
                    .weeks: 604_800, .days: 86_400, .hours: 3600, .minutes: 60, .seconds: 1, .milliseconds: 0.001,
                ]
                var shown = units
                if let most {
                    let first = units.firstIndex { abs(seconds) >= (lengths[$0] ?? 1) } ?? units.count - 1
                    shown = Array(units[first..<min(units.count, first + max(1, most))])
                }
                let last = lengths[shown[shown.count - 1]] ?? 1
                var rest = (abs(seconds) / last).rounded(.toNearestOrEven) * last
                var parts: [String] = []
                for unit in shown {
                    let length = lengths[unit] ?? 1
                    let count = Int(rest / length + 1e-9)
                    rest -= Double(count) * length
                    if count > 0 { parts.append(written(count, unit)) }
                }
                if parts.isEmpty { parts = [written(0, shown[shown.count - 1])] }
                let separator = width == .narrow || width == .condensedAbbreviated ? " " : ", "
                return (seconds < 0 ? "-" : "") + parts.joined(separator: separator)
            }
            private func written(_ count: Int, _ unit: Unit) -> String {
                let number = __formatNumber(Double(count), least: 0, most: 0, isGrouped: true)
                let wide = ["week", "day", "hour", "minute", "second", "millisecond"][unit.rawValue]
                let short = ["wk", "day", "hr", "min", "sec", "ms"][unit.rawValue]
                let narrow = ["w", "d", "h", "m", "s", "ms"][unit.rawValue]
                switch width {
                case .wide: return number + " " + wide + (count == 1 ? "" : "s")
                case .narrow: return number + narrow
                default: return number + " " + short + (unit.rawValue < 2 && count != 1 ? "s" : "")
                }
            }
        }

        extension Duration {
            typealias TimeFormatStyle = DurationFormatStyle
            typealias UnitsFormatStyle = DurationFormatStyle
        }
        """

    /// From one date to another: what both have alike is written once.
    private static let intervals = """
        struct __DateInterval {
            static func written(_ start: Date, _ end: Date, _ days: String, _ times: String) -> String {
                let (from, to) = (start.timeIntervalSince1970, end.timeIntervalSince1970)
                let isOneDay = __formatDate(from, pattern: "yMMdd") == __formatDate(to, pattern: "yMMdd")
                func whole(_ seconds: Double) -> String {
                    [days, times].filter { !$0.isEmpty }.map { __formatDate(seconds, pattern: $0) }.joined(separator: ", ")
                }
                if from == to || isOneDay && times.isEmpty { return whole(from) }
                guard isOneDay else { return whole(from) + " – " + whole(to) }
                let isOneHalf = __formatDate(from, pattern: "a") == __formatDate(to, pattern: "a")
                let first = __formatDate(from, pattern: isOneHalf ? times.replacingOccurrences(of: "\u{202f}a", with: "") : times)
                let time = first + " – " + __formatDate(to, pattern: times)
                return days.isEmpty ? time : __formatDate(from, pattern: days) + ", " + time
            }
            static func written(
                _ start: Date, _ end: Date, date: DateFormatStyle.DateStyle, time: DateFormatStyle.TimeStyle
            ) -> String {
                let dates = ["", "M/d/y", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"]
                let times = ["", "h:mm\u{202f}a", "h:mm:ss\u{202f}a", "h:mm:ss\u{202f}a"]
                return written(start, end, dates[date.rawValue], times[time.rawValue])
            }
        }

        extension Range where Bound == Date {
            func formatted() -> String { formatted(date: .numeric, time: .shortened) }
            func formatted(date: DateFormatStyle.DateStyle, time: DateFormatStyle.TimeStyle) -> String {
                __DateInterval.written(lowerBound, upperBound, date: date, time: time)
            }
            func formatted(_ style: DateComponentsFormatStyle) -> String { style.format(self) }
        }
        """

    /// The time between two dates, in parts: `(start..<end).formatted(.components(style: .narrow))`.
    private static let components = """
        struct DateComponentsFormatStyle: Hashable {
            enum Style { case wide, abbreviated, condensedAbbreviated, narrow }
            enum Field { case year, month, week, day, hour, minute, second }
            let style: Style
            let fields: Set<Field>
            static func components(style: Style, fields: Set<Field>? = nil) -> DateComponentsFormatStyle {
                DateComponentsFormatStyle(
                    style: style, fields: fields ?? [.year, .month, .week, .day, .hour, .minute, .second])
            }
            func format(_ range: Range<Date>) -> String {
                let units: [(Field, Calendar.Component, [String])] = [
                    (.year, .year, ["year", "yr", "y"]), (.month, .month, ["month", "mth", "m"]),
                    (.week, .weekOfYear, ["week", "wk", "w"]), (.day, .day, ["day", "day", "d"]),
                    (.hour, .hour, ["hour", "hr", "h"]), (.minute, .minute, ["minute", "min", "m"]),
                    (.second, .second, ["second", "sec", "s"]),
                ]
                let asked = units.filter { fields.contains($0.0) }
                let found = Calendar.current.dateComponents(
                    Set(asked.map { $0.1 }), from: range.lowerBound, to: range.upperBound)
                let counts = asked.map { (found.value(for: $0.1) ?? 0, $0.2) }
                let shown = counts.filter { $0.0 != 0 }
                return (shown.isEmpty ? Array(counts.suffix(1)) : shown).map { written($0.0, $0.1) }
                    .joined(separator: style == .narrow || style == .condensedAbbreviated ? " " : ", ")
            }
            private func written(_ count: Int, _ names: [String]) -> String {
                let number = __formatNumber(Double(count), least: 0, most: 0, isGrouped: true)
                let isPlural = count != 1
                switch style {
                case .wide: return number + " " + names[0] + (isPlural ? "s" : "")
                case .narrow: return number + names[2]
                case .abbreviated, .condensedAbbreviated:
                    let plural = isPlural && ["yr", "mth", "wk", "day"].contains(names[1]) ? "s" : ""
                    return number + (style == .abbreviated ? " " : "") + names[1] + plural
                }
            }
        }
        """

    private static let names = """
        struct PersonNameComponents: Hashable {
            var namePrefix: String?
            var givenName: String?
            var middleName: String?
            var familyName: String?
            var nameSuffix: String?
            var nickname: String?
            func formatted() -> String { formatted(.name(style: .medium)) }
            func formatted(_ style: PersonNameFormatStyle) -> String { style.format(self) }
        }

        struct PersonNameFormatStyle: Hashable {
            enum Style { case short, medium, long, abbreviated }
            let style: Style
            static func name(style: Style) -> PersonNameFormatStyle { PersonNameFormatStyle(style: style) }
            func format(_ name: PersonNameComponents) -> String {
                let given = [name.givenName, name.familyName].compactMap { $0 }.filter { !$0.isEmpty }
                switch style {
                case .abbreviated: return given.map { String($0.prefix(1)) }.joined()
                case .short: return name.nickname ?? given.first ?? ""
                case .medium: return given.joined(separator: " ")
                case .long:
                    let all = [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
                    return all.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
                }
            }
        }
        """
}
