import Foundation

// What Foundation's formatters write and read in locales other than en_US, in UTC.

extension StandardLibrary {
    static var localFunctions: [HostEntry] {
        [
            .call(
                "func __localNumber(_ value: Double, _ style: Int, _ currency: String, _ locale: String, "
                    + "_ digits: [Int], _ isGrouped: Bool) -> String?"
            ) { call in
                let formatter = NumberFormatter()
                formatter.locale = Locale(identifier: try call.text(3))
                formatter.numberStyle = NumberFormatter.Style(rawValue: UInt(max(0, try call.int(1)))) ?? .none
                let currency = try call.text(2)
                if !currency.isEmpty { formatter.currencyCode = currency }
                var digits: [Int] = []
                for value in try call.values(4) { digits.append(max(0, min(100, try call.runner.int(value)))) }
                guard digits.count == 3 else { throw Failure.silent }
                formatter.minimumFractionDigits = digits[0]
                formatter.maximumFractionDigits = max(digits[0], digits[1])
                formatter.minimumIntegerDigits = max(1, digits[2])
                formatter.usesGroupingSeparator = try call.bool(5)
                return .optional(formatter.string(from: NSNumber(value: try call.double(0))))
            },
            .call(
                "func __localDate(_ seconds: Double, _ format: String, _ styles: [Int], _ locale: String) -> String"
            ) { call in
                let date = Date(timeIntervalSince1970: try call.double(0))
                return .string(try dateFormatter(call).string(from: date))
            },
            .call(
                "func __readLocalDate(_ text: String, _ format: String, _ styles: [Int], _ locale: String) -> Double?"
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

    /// A formatter of the format, or of the styles of day and time, and of the locale that a call hands over.
    private static func dateFormatter(_ call: HostCall) throws(Failure) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: try call.text(3))
        formatter.timeZone = .gmt
        let format = try call.text(1)
        var styles: [DateFormatter.Style] = []
        for value in try call.values(2) {
            styles.append(DateFormatter.Style(rawValue: UInt(max(0, try call.runner.int(value)))) ?? .none)
        }
        guard styles.count == 2 else { throw Failure.silent }
        (formatter.dateStyle, formatter.timeStyle) = (styles[0], styles[1])
        if !format.isEmpty { formatter.dateFormat = format }
        return formatter
    }
}
