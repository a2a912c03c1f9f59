import Foundation

// What Foundation's formatters write and read in other locales than en_US, in other time zones than UTC, and with symbols
// of one's own.

extension StandardLibrary {
    static var localFunctions: [HostEntry] { localNumbers + localDates + zones + [localList] }

    private static var localList: HostEntry {
        .call("func __localList(_ items: [String], _ isChoice: Bool, _ width: Int, _ locale: String) -> String") {
            call in
            var items: [String] = []
            for item in try call.values(0) { items.append(try call.runner.text(item)) }
            let widths: [ListFormatStyle<StringStyle, [String]>.Width] = [.standard, .short, .narrow]
            let width = widths[max(0, min(try call.int(2), 2))]
            var style = ListFormatStyle<StringStyle, [String]>.list(
                type: try call.bool(1) ? .or : .and, width: width)
            style.locale = Locale(identifier: try call.text(3))
            return .string(style.format(items))
        }
    }

    private static var localNumbers: [HostEntry] {
        let parameters = "_ style: Int, _ names: [String], _ numbers: [Int: Int], _ texts: [Int: String]"
        return [
            .call("func __localNumber(_ value: Double, \(parameters)) -> String?") { call in
                let number = NSNumber(value: try call.double(0))
                return .optional(try numberFormatter(call).string(from: number))
            },
            .call("func __localDecimal(_ value: __Decimal, \(parameters)) -> String?") { call in
                let number = try call.native(0, HostKind<Decimal>.native("__Decimal"))
                return .optional(try numberFormatter(call).string(from: NSDecimalNumber(decimal: number)))
            },
            .call("func __readLocalNumber(_ text: String, \(parameters)) -> Double?") { call in
                .optional(try numberFormatter(call).number(from: try call.text(0))?.doubleValue)
            },
            .call("func __numberText(_ index: Int, \(parameters)) -> String?") { call in
                let texts = NumberFormatter.texts
                let index = max(0, min(try call.int(0), texts.count - 1))
                return .optional(try numberFormatter(call)[keyPath: texts[index].path])
            },
        ]
    }

    /// A formatter of a style, of the currency and the locale that are named, and of what else is set.
    private static func numberFormatter(_ call: HostCall) throws(Failure) -> NumberFormatter {
        let formatter = NumberFormatter()
        let names = try call.values(2)
        guard names.count == 2 else { throw .silent }
        formatter.locale = Locale(identifier: try call.runner.text(names[1]))
        formatter.numberStyle = NumberFormatter.Style(rawValue: UInt(max(0, try call.int(1)))) ?? .none
        let currency = try call.runner.text(names[0])
        if !currency.isEmpty { formatter.currencyCode = currency }
        for entry in try call.runner.entries(try call.value(3)) {
            formatter.set(max(0, min(try call.runner.int(entry.value), 1000)), at: try call.runner.int(entry.key))
        }
        for entry in try call.runner.entries(try call.value(4)) {
            let index = try call.runner.int(entry.key)
            guard NumberFormatter.texts.indices.contains(index) else { throw .silent }
            formatter[keyPath: NumberFormatter.texts[index].path] = try call.runner.text(entry.value)
        }
        return formatter
    }

    private static var localDates: [HostEntry] {
        [
            .call(
                "func __localDate(_ seconds: Double, _ format: String, _ styles: [Int], _ place: [String]) -> String"
            ) { call in
                let date = Date(timeIntervalSince1970: try call.double(0))
                return .string(try dateFormatter(call).string(from: date))
            },
            .call(
                "func __readLocalDate(_ text: String, _ format: String, _ styles: [Int], _ place: [String]) -> Double?"
            ) { call in
                .optional(try dateFormatter(call).date(from: try call.text(0))?.timeIntervalSince1970)
            },
            .call("func __localPattern(_ template: String, _ locale: String) -> String") { call in
                let locale = Locale(identifier: try call.text(1))
                let template = try call.text(0)
                return .string(DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template)
            },
        ]
    }

    /// A formatter of the format, or of the styles of day and time, of the locale and in the time zone that a call names.
    private static func dateFormatter(_ call: HostCall) throws(Failure) -> DateFormatter {
        let formatter = DateFormatter()
        let place = try call.values(3)
        guard place.count == 2 else { throw .silent }
        formatter.locale = Locale(identifier: try call.runner.text(place[0]))
        formatter.timeZone = TimeZone(identifier: try call.runner.text(place[1])) ?? .gmt
        let format = try call.text(1)
        var styles: [DateFormatter.Style] = []
        for value in try call.values(2) {
            styles.append(DateFormatter.Style(rawValue: UInt(max(0, try call.runner.int(value)))) ?? .none)
        }
        guard styles.count == 2 else { throw .silent }
        (formatter.dateStyle, formatter.timeStyle) = (styles[0], styles[1])
        if !format.isEmpty { formatter.dateFormat = format }
        return formatter
    }

    /// Time zones, by their names.
    private static var zones: [HostEntry] {
        let dates = HostKind<Date>.native("Date")
        return [
            .call("func __zone(_ name: String) -> String?") { call in
                .optional(TimeZone(identifier: try call.text(0))?.identifier)
            },
            .call("func __zone(ofAbbreviation name: String) -> String?") { call in
                .optional(TimeZone(abbreviation: try call.text(0))?.identifier)
            },
            .call("func __zone(ofSeconds seconds: Int) -> String?") { call in
                .optional(TimeZone(secondsFromGMT: try call.int(0))?.identifier)
            },
            .call("func __zones() -> [String]") { call in
                try call.runner.array(TimeZone.knownTimeZoneIdentifiers.map { .string($0) })
            },
            .call("func __zoneParts(_ zone: String, _ date: Date) -> [Int]") { call in
                let (zone, date) = (try call.zone(0), try call.native(1, dates))
                let saved = zone.daylightSavingTimeOffset(for: date)
                return .array([.int(zone.secondsFromGMT(for: date)), .int(Int(saved))])
            },
            .call("func __zoneName(_ zone: String, _ date: Date) -> String?") { call in
                .optional(try call.zone(0).abbreviation(for: try call.native(1, dates)))
            },
            .call("func __zoneName(_ zone: String, _ style: Int, _ locale: String) -> String?") { call in
                let style = NSTimeZone.NameStyle(rawValue: try call.int(1)) ?? .standard
                return .optional(
                    try call.zone(0).localizedName(for: style, locale: Locale(identifier: try call.text(2))))
            },
        ]
    }
}

extension HostCall {
    func zone(_ index: Int) throws(Failure) -> TimeZone { TimeZone(identifier: try text(index)) ?? .gmt }
}
