import Foundation

// Numbers, dates and sizes as Foundation's styles write them.

extension StandardLibrary {
    static var styledFunctions: [HostEntry] {
        [
            .call("func __styled(_ value: Double, _ code: String, _ options: [Int], _ locale: String) -> String") {
                call in
                var options: [Int] = []
                for value in try call.values(2) { options.append(try call.runner.int(value)) }
                let style = StyledNumber(
                    value: try call.double(0), code: try call.text(1), options: options, locale: try call.locale(3))
                return .string(style.text)
            },
            .call("func __byteCount(_ count: Int, _ style: Int, _ locale: String) -> String") { call in
                let styles: [ByteCountFormatStyle.Style] = [.file, .memory, .decimal, .binary]
                let style = try call.int(1)
                let count = Int64(try call.int(0))
                return .string(
                    ByteCountFormatStyle(style: styles[max(0, min(style, 3))], locale: try call.locale(2)).format(count)
                )
            },
            .call("func __scalars(_ text: String) -> [UInt32]") { call in
                try call.runner.array(try call.text(0).unicodeScalars.map { .whole($0.value) })
            },
            .call("func __text(of scalars: [UInt32]) -> String") { call in
                var text = String.UnicodeScalarView()
                for value in try call.values(0) {
                    text.append(Unicode.Scalar(try call.runner.whole(value, as: UInt32.self)) ?? "\u{FFFD}")
                }
                return .string(String(text))
            },
            .call(
                "func __dateStyled(_ seconds: Double, _ fields: String, _ locale: String, _ zone: String) -> String"
            ) { call in
                let style = StyledDate(
                    date: Date(timeIntervalSince1970: try call.double(0)), fields: try call.text(1),
                    locale: try call.locale(2), zone: try call.zone(3))
                return .string(style.text)
            },
            .call("func __dateISO(_ seconds: Double, _ parts: String, _ zone: String) -> String") { call in
                let date = Date(timeIntervalSince1970: try call.double(0))
                return .string(Date.ISO8601FormatStyle(parts: try call.text(1), zone: try call.zone(2)).format(date))
            },
            .call("func __isoWritten(_ seconds: Double, _ options: Int, _ zone: String) -> String") { call in
                let date = Date(timeIntervalSince1970: try call.double(0))
                let formatter = ISO8601DateFormatter(options: try call.int(1), zone: try call.zone(2))
                return .string(formatter.string(from: date))
            },
            .call("func __isoRead(_ text: String, _ options: Int, _ zone: String) -> Double?") { call in
                let formatter = ISO8601DateFormatter(options: try call.int(1), zone: try call.zone(2))
                return .optional(formatter.date(from: try call.text(0))?.timeIntervalSince1970)
            },
            .call("func __compared(_ one: String, _ other: String, _ options: Int) -> Int") { call in
                let (one, other) = (try call.text(0), try call.text(1))
                try call.runner.walk(one.utf8.count + other.utf8.count)
                return .int(one.compare(other, options: .init(rawValue: UInt(try call.count(2)))).rawValue)
            },
            .call("func __found(_ text: String, _ pattern: String, _ options: Int) -> [Int]") { call in
                var search = TextSearch(text: try call.text(0), pattern: try call.text(1), options: try call.int(2))
                let found = search.ends()
                try call.runner.walk(search.work)
                return .array(found.map { .int($0) })
            },
            .call("func __replaced(_ text: String, _ pattern: String, _ replacement: String, _ options: Int) -> String")
            { call in
                var search = TextSearch(text: try call.text(0), pattern: try call.text(1), options: try call.int(3))
                let replaced = search.replaced(by: try call.text(2))
                try call.runner.walk(search.work)
                return try call.runner.string(replaced)
            },
            .call("func __relative(_ seconds: Double, _ presentation: Int, _ units: Int, _ locale: String) -> String") {
                call in
                let presentations: [Date.RelativeFormatStyle.Presentation] = [.numeric, .named]
                let units: [Date.RelativeFormatStyle.UnitsStyle] = [.wide, .spellOut, .abbreviated, .narrow]
                let style = Date.RelativeFormatStyle(
                    presentation: presentations[try call.int(1) == 1 ? 1 : 0],
                    unitsStyle: units[max(0, min(try call.int(2), 3))], locale: try call.locale(3))
                // The style measures from the clock, of which a run shows one instant; a moment more keeps it whole.
                let seconds = try call.double(0)
                let moment = seconds < 0 ? -0.5 : 0.5
                return .string(style.format(Date().addingTimeInterval(seconds + moment)))
            },
        ]
    }
}

/// A number with what a style says of it, in the order in which the style hands it over; -1 for what it does not say.
private struct StyledNumber {
    let value: Double
    let code: String
    let options: [Int]
    let locale: Locale

    private enum Option: Int {
        case kind, isWhole, isGrouped, sign, notation, presentation, integer, leastFraction, mostFraction
        case leastSignificant, mostSignificant
    }

    private subscript(option: Option) -> Int {
        options.indices.contains(option.rawValue) ? options[option.rawValue] : -1
    }

    /// Nil for the style's own.
    private var precision: NumberFormatStyleConfiguration.Precision? {
        func limits(_ least: Option, _ most: Option) -> ClosedRange<Int>? {
            let (least, most) = (self[least], self[most])
            return least >= 0 && most >= least ? least...min(most, 100) : nil
        }
        if let digits = limits(.leastSignificant, .mostSignificant), digits.lowerBound > 0 {
            return .significantDigits(digits)
        }
        let fraction = limits(.leastFraction, .mostFraction)
        let integer = self[.integer]
        if integer >= 0 {
            return .integerAndFractionLength(integer: min(integer, 100), fraction: fraction?.upperBound ?? 0)
        }
        return fraction.map { .fractionLength($0) }
    }

    var text: String {
        switch self[.kind] {
        case 1: percent
        case 2: currency
        default: number
        }
    }

    private var number: String {
        var style = FloatingPointFormatStyle<Double>(locale: locale)
        if let precision { style = style.precision(precision) }
        if self[.isGrouped] == 0 { style = style.grouping(.never) }
        if self[.sign] == 1 { style = style.sign(strategy: .never) }
        if self[.sign] == 2 { style = style.sign(strategy: .always()) }
        if self[.notation] == 1 { style = style.notation(.compactName) }
        if self[.notation] == 2 { style = style.notation(.scientific) }
        return style.format(value)
    }

    private var percent: String {
        var style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
        if let precision { style = style.precision(precision) }
        if self[.isGrouped] == 0 { style = style.grouping(.never) }
        if self[.sign] == 2 { style = style.sign(strategy: .always()) }
        // A whole number counts hundredths.
        return style.format(self[.isWhole] == 1 ? value / 100 : value)
    }

    private var currency: String {
        var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
        if let precision { style = style.precision(precision) }
        if self[.isGrouped] == 0 { style = style.grouping(.never) }
        if self[.sign] == 2 { style = style.sign(strategy: .always()) }
        let presentations: [CurrencyFormatStyleConfiguration.Presentation] = [.standard, .isoCode, .narrow, .fullName]
        let shown = self[.presentation]
        if presentations.indices.contains(shown) { style = style.presentation(presentations[shown]) }
        return style.format(value)
    }
}

/// A date with the fields that a style shows, by the letters of Unicode's patterns.
private struct StyledDate {
    let date: Date
    let fields: String
    let locale: Locale
    let zone: TimeZone

    var text: String {
        var style = Date.FormatStyle(locale: locale, timeZone: zone)
        var runs: [(letter: Character, count: Int)] = []
        for letter in fields {
            if runs.last?.letter == letter { runs[runs.count - 1].count += 1 } else { runs.append((letter, 1)) }
        }
        for run in runs { style = Self.adding(run.letter, run.count, to: style) }
        return style.format(date)
    }

    private static func adding(_ letter: Character, _ count: Int, to style: Date.FormatStyle) -> Date.FormatStyle {
        switch (letter, count) {
        case ("y", 2): style.year(.twoDigits)
        case ("y", _): style.year()
        case ("M", 1): style.month(.defaultDigits)
        case ("M", 2): style.month(.twoDigits)
        case ("M", 3): style.month(.abbreviated)
        case ("M", 4): style.month(.wide)
        case ("M", _): style.month(.narrow)
        case ("d", 2): style.day(.twoDigits)
        case ("d", _): style.day()
        case ("E", 4): style.weekday(.wide)
        case ("E", 5): style.weekday(.narrow)
        case ("E", _): style.weekday(.abbreviated)
        case ("j", _): style.hour()
        case ("J", _): style.hour(.defaultDigits(amPM: .omitted))
        case ("m", _): style.minute()
        case ("s", _): style.second()
        case ("z", _): style.timeZone()
        default: style
        }
    }
}

extension HostCall {
    fileprivate func locale(_ index: Int) throws(Failure) -> Locale { Locale(identifier: try text(index)) }
}

extension Date.ISO8601FormatStyle {
    /// - Parameter parts: a letter for each call that adds a part, or leaves a separator out.
    fileprivate init(parts: String, zone: TimeZone) {
        self.init(timeZone: zone)
        for part in parts {
            switch part {
            case "y": self = year()
            case "M": self = month()
            case "w": self = weekOfYear()
            case "d": self = day()
            case "t": self = time(includingFractionalSeconds: false)
            case "f": self = time(includingFractionalSeconds: true)
            case "z": self = timeZone(separator: .omitted)
            case "Z": self = timeZone(separator: .colon)
            case "-": self = dateSeparator(.omitted)
            case ":": self = timeSeparator(.omitted)
            case " ": self = dateTimeSeparator(.space)
            default: break
            }
        }
    }
}

extension ISO8601DateFormatter {
    fileprivate convenience init(options: Int, zone: TimeZone) {
        self.init()
        timeZone = zone
        formatOptions = Options(rawValue: UInt(max(0, options)))
    }
}
