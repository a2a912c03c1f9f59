import Testing

/// Calendars compute in the Gregorian calendar, UTC, with weeks that begin on Sunday.
@Suite struct CalendarTests {
    private static let instant = """
        let c = Calendar.current
        let d = c.date(from: DateComponents(year: 2024, month: 2, day: 15, hour: 13, minute: 45))!
        func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
            c.date(from: DateComponents(year: year, month: month, day: day))!
        }
        func written(_ date: Date?) -> String { date.map { $0.formatted(.iso8601) } ?? "nil" }

        """

    private func expectValue(_ expression: String, _ value: String) {
        #expect(outcome(Self.instant + expression).hasSuffix("\n" + value))
    }

    @Test(arguments: [
        ("c.date(from: c.dateComponents([.year, .month], from: d))", "2024-02-01T00:00:00Z"),
        ("c.date(from: c.dateComponents([.yearForWeekOfYear, .weekOfYear], from: d))", "2024-02-11T00:00:00Z"),
        ("c.dateInterval(of: .hour, for: d)?.end", "2024-02-15T14:00:00Z"),
        ("c.dateInterval(of: .month, for: d)?.end", "2024-03-01T00:00:00Z"),
        ("c.dateInterval(of: .weekOfMonth, for: d)?.start", "2024-02-11T00:00:00Z"),
        ("c.dateInterval(of: .quarter, for: d)?.start", "2024-01-01T00:00:00Z"),
        ("c.dateInterval(of: .year, for: d)?.end", "2025-01-01T00:00:00Z"),
    ])
    func `a period begins and ends around a date`(date: String, text: String) {
        expectValue("written(\(date))", "'\(text)'")
    }

    @Test(arguments: [
        ("c.component(.weekOfYear, from: d)", "7"), ("c.component(.weekOfMonth, from: d)", "3"),
        ("c.component(.yearForWeekOfYear, from: day(2024, 12, 30))", "2025"),
        ("c.component(.weekOfYear, from: day(2024, 12, 30))", "1"),
        ("c.component(.yearForWeekOfYear, from: day(2024, 12, 28))", "2024"),
        ("c.range(of: .day, in: .month, for: d)!.count", "29"), ("c.range(of: .day, in: .year, for: d)!.count", "366"),
        ("c.range(of: .weekOfMonth, in: .month, for: d)!.count", "5"),
        ("c.ordinality(of: .day, in: .year, for: d)!", "46"),
        ("c.dateComponents([.hour], from: d).minute == nil", "true"),
        ("c.isDate(d, equalTo: day(2024, 2, 28), toGranularity: .month)", "true"),
        ("c.compare(d, to: day(2024, 3, 1), toGranularity: .year) == .orderedSame", "true"),
        ("DateInterval(start: d, duration: 60).contains(d.addingTimeInterval(61))", "false"),
    ])
    func `parts of dates are those of the calendar`(expression: String, value: String) {
        expectValue(expression, value)
    }

    @Test(arguments: [
        ("c.dateComponents([.year], from: day(1990, 5, 20), to: d).year!", "33"),
        ("c.dateComponents([.month, .day], from: day(2024, 1, 31), to: day(2024, 3, 1)).month!", "1"),
        ("c.dateComponents([.month, .day], from: day(2024, 1, 31), to: day(2024, 3, 1)).day!", "1"),
        ("c.dateComponents([.day], from: day(2024, 3, 1), to: day(2024, 2, 1)).day!", "-29"),
        ("c.dateComponents([.weekOfYear], from: day(2024, 1, 1), to: d).weekOfYear!", "6"),
        ("c.dateComponents([.hour, .minute], from: d, to: d.addingTimeInterval(5400)).minute!", "30"),
    ])
    func `what lies between two dates is counted in the units that are asked for`(expression: String, value: String) {
        expectValue(expression, value)
    }

    @Test(arguments: [
        (".components(style: .condensedAbbreviated)", "1hr 30min"),
        (".components(style: .abbreviated)", "1 hr, 30 min"),
        (".components(style: .narrow)", "1h 30m"), (".components(style: .wide)", "1 hour, 30 minutes"),
        (".components(style: .wide, fields: [.minute])", "90 minutes"),
    ])
    func `the time between two dates is written in parts`(style: String, text: String) {
        expectValue("(d..<d.addingTimeInterval(5400)).formatted(\(style))", "'\(text)'")
    }

    @Test func `the names of days and months have three lengths, alone or not`() {
        expectValue(
            "c.veryShortStandaloneWeekdaySymbols.joined() + c.shortMonthSymbols[1] + c.standaloneMonthSymbols[2]",
            "'SMTWTFSFebMarch'")
    }
}
