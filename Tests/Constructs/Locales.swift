import Foundation

let german = Locale(identifier: "de_DE")
let french = Locale(identifier: "fr_FR")
let moment = Date(timeIntervalSince1970: 1_700_000_123)
func number(_ style: NumberFormatter.Style, _ locale: Locale, _ value: Double) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: value)) ?? ""
}
func day(_ locale: Locale, _ format: String? = nil) -> String {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.locale = locale
    formatter.dateStyle = .long
    if let format { formatter.dateFormat = format }
    return formatter.string(from: moment)
}

// run
p(1234.5.formatted(.currency(code: "EUR").locale(german)), 1234.5.formatted(.number.locale(french)))
p(0.25.formatted(.percent.locale(german)), 1234567.formatted(.number.locale(german)))
p(moment.formatted(.dateTime.month(.wide).day().locale(german)))
p(moment.formatted(.dateTime.month(.wide).year().locale(french)))
p(moment.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: german)))
p(number(.currency, german, 1234.5), number(.decimal, french, 1234.567))
p(number(.decimal, Locale(identifier: "en_US"), 1234.5))
p(day(german), day(french), day(german, "EEEE, d. MMMM"), day(Locale(identifier: "en_US_POSIX"), "EEEE"))
