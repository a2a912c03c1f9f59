import Foundation

let american = Locale(identifier: "en_US")
let day = Date(timeIntervalSince1970: 1_700_000_000)

func spelled(_ number: Double, _ style: NumberFormatter.Style) -> String {
    let formatter = NumberFormatter()
    formatter.locale = american
    formatter.numberStyle = style
    return formatter.string(from: NSNumber(value: number)) ?? "nil"
}

func written(_ zone: String, _ locale: String = "en_US") -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.timeZone = TimeZone(identifier: zone)
    formatter.dateFormat = "y-MM-dd HH:mm"
    return formatter.string(from: day)
}

func zoned(_ name: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: name) ?? .gmt
    return calendar
}

let calendar = zoned("UTC")
let tokyo = zoned("Asia/Tokyo")
let newYork = zoned("America/New_York")

func set(_ component: Calendar.Component, _ value: Int) -> String {
    let found = calendar.date(bySetting: component, value: value, of: day)
    return found.map { "\(Int($0.timeIntervalSince1970))" } ?? "nil"
}

func seconds(_ date: Date?) -> Int { Int(date?.timeIntervalSince1970 ?? -1) }

// run
for number in [0, 7, 13, 21, 342, 12345] { p(spelled(Double(number), .spellOut)) }
p(spelled(12345, .scientific), spelled(2.5, .spellOut), spelled(-5, .spellOut))
p(3.14159.formatted(.number.precision(.fractionLength(...1)).locale(american)))
p(3.0.formatted(.number.precision(.fractionLength(2...)).locale(american)))
p(3.14159.formatted(.number.precision(.significantDigits(...3)).locale(american)))
p(3.14159.formatted(.number.precision(.fractionLength(0..<3)).locale(american)))
if let url = URL(string: "https://a.example.com:8080/p%20q/r?x=1%202#f") {
    p(url.host() ?? "none", url.path(), url.path(percentEncoded: false))
    p(url.query() ?? "none", url.query(percentEncoded: false) ?? "none", url.fragment() ?? "none")
}
for (part, value) in [(Calendar.Component.hour, 5), (.hour, 23), (.hour, 22), (.minute, 5), (.minute, 50), (.day, 1)] {
    p(set(part, value))
}
for (part, value) in [(Calendar.Component.day, 20), (.month, 2), (.weekday, 2), (.second, 0), (.day, 31)] {
    p(set(part, value))
}
p(written("America/New_York"))
p(written("Asia/Tokyo", "de_DE"))
p(TimeZone(identifier: "America/New_York")?.secondsFromGMT(for: day) ?? 0)
p(TimeZone(secondsFromGMT: 5400)?.identifier ?? "none")
p(TimeZone(identifier: "Nowhere/Town") == nil)
p(["a", "b", "c"].formatted(.list(type: .or, width: .short).locale(Locale(identifier: "de_DE"))))
for calendar in [calendar, tokyo, newYork] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .weekday], from: day)
    p(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0, parts.weekday ?? 0)
    p(seconds(calendar.startOfDay(for: day)), seconds(calendar.date(byAdding: .month, value: 5, to: day)))
    p(seconds(calendar.date(bySettingHour: 9, minute: 30, second: 0, of: day)))
    p(seconds(calendar.date(from: DateComponents(year: 2024, month: 7, day: 4, hour: 12))))
    p(seconds(calendar.dateInterval(of: .month, for: day)?.start), calendar.isDateInWeekend(day))
}
p(calendar.dateComponents(in: tokyo.timeZone, from: day).hour ?? 0)
p(seconds(calendar.date(from: DateComponents(timeZone: newYork.timeZone, year: 2024, month: 1, day: 1))))
