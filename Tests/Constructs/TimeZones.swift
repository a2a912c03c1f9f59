// swift-format-ignore-file: NeverForceUnwrap
import Foundation

// run
let date = Date(timeIntervalSince1970: 1_700_000_000)
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(identifier: "America/New_York")
formatter.dateFormat = "yyyy-MM-dd HH:mm zzz ZZZZ xxx"
p(formatter.string(from: date))
formatter.timeZone = TimeZone(secondsFromGMT: 3600 * 5 + 1800)
formatter.dateFormat = "yyyy-MM-dd HH:mm Z"
p(formatter.string(from: date))
formatter.timeZone = TimeZone(abbreviation: "PST")
p(formatter.string(from: date), formatter.date(from: "2024-07-01 10:00 -0700")!.timeIntervalSince1970)
formatter.dateFormat = "yyyy-MM-dd HH:mm"
formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
p(formatter.date(from: "2024-07-01 10:00")!.timeIntervalSince1970)
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "Asia/Tokyo")!
p(calendar.component(.hour, from: date), calendar.startOfDay(for: date).timeIntervalSince1970)
let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
p(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!)
let newYork = TimeZone(identifier: "America/New_York")!
p(calendar.dateComponents(in: newYork, from: date).hour!)
calendar.timeZone = newYork
p(calendar.date(from: DateComponents(year: 2024, month: 3, day: 10, hour: 12))!.timeIntervalSince1970)
// The night in which the clocks change.
let evening = Date(timeIntervalSince1970: 1_710_000_000), later = Date(timeIntervalSince1970: 1_710_100_000)
p(calendar.date(byAdding: .day, value: 1, to: evening)!.timeIntervalSince(evening))
p(calendar.date(byAdding: .hour, value: 24, to: evening)!.timeIntervalSince(evening))
p(calendar.dateComponents([.day, .hour, .minute], from: evening, to: later).hour!)
p(calendar.dateInterval(of: .day, for: later)!.duration, calendar.range(of: .day, in: .month, for: evening)!)
p(calendar.ordinality(of: .day, in: .year, for: Date(timeIntervalSince1970: 1_720_000_000))!)
p(calendar.isDate(date, inSameDayAs: date.addingTimeInterval(7 * 3600)))
p(newYork.secondsFromGMT(for: date), newYork.isDaylightSavingTime(for: date))
p(TimeZone(identifier: "Nowhere/X") == nil)
p(TimeZone(secondsFromGMT: 3600)!.identifier, TimeZone.gmt.identifier, TimeZone(identifier: "UTC")!.secondsFromGMT())
let iso = ISO8601DateFormatter()
iso.timeZone = newYork
p(iso.string(from: date), iso.date(from: "2023-11-14T17:13:20-05:00")!.timeIntervalSince1970)
p(DateComponents(calendar: calendar, timeZone: newYork, year: 2024, month: 1, day: 1).date!.timeIntervalSince1970)
var style = Date.FormatStyle(date: .numeric, time: .shortened, locale: Locale(identifier: "en_US"))
style.timeZone = newYork
let german = Locale(identifier: "de_DE")
p(date.formatted(style), date.formatted(Date.FormatStyle(time: .standard, locale: german, timeZone: newYork)))
