import Foundation

func formatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = pattern
    return formatter
}
// run
for seconds in [0.0, 1_709_210_096, 1_735_603_200, 1_704_067_200, 1_719_792_000] {
    for pattern in ["D w k K e c F Q QQQ QQQQ", "yyyy-'W'ww", "h 'o''clock' '' a", "''yy"] {
        p(formatter(pattern).string(from: Date(timeIntervalSince1970: seconds)))
    }
}
let day = formatter("yyyy-MM-dd")
p(day.date(from: "2024-02-30") == nil, day.date(from: "2024-02-29") != nil, day.date(from: "2023-02-29") == nil)
let time = formatter("HH:mm")
p(time.date(from: "25:00") == nil, time.date(from: "23:59") != nil, time.date(from: "12:60") == nil)
