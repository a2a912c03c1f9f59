import Foundation

let instant = Date(timeIntervalSince1970: 1_700_000_123.456)
func written(_ options: ISO8601DateFormatter.Options) -> String {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = options
    return formatter.string(from: instant)
}

// run
p(instant.formatted(.iso8601.year().month().day()), instant.formatted(.iso8601.year().month()))
p(instant.formatted(.iso8601))
p(instant.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true)), instant.ISO8601Format())
p(instant.formatted(.iso8601.dateSeparator(.omitted)), instant.formatted(.iso8601.timeSeparator(.omitted)))
p(instant.formatted(.iso8601.dateTimeSeparator(.space)), instant.formatted(.iso8601.year().weekOfYear().day()))
p(instant.formatted(.iso8601.year().month().day().timeZone(separator: .omitted)))
p(instant.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)), instant.ISO8601Format(.iso8601.year()))
p(written([.withInternetDateTime]), written([.withFullDate]), written([.withInternetDateTime, .withFractionalSeconds]))
p(written([.withFullTime]), written([.withYear, .withMonth]))
p(written([.withFullDate, .withTime, .withColonSeparatorInTime]))
let formatter = ISO8601DateFormatter()
formatter.formatOptions = [.withFullDate]
p(formatter.date(from: "2024-03-05")?.timeIntervalSince1970 ?? 0, formatter.date(from: "x") == nil)
formatter.formatOptions.insert(.withFullTime)
p(formatter.string(from: instant))
