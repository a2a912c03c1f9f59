/// A pattern of a date as DateFormatter has them, in en_US and UTC: `EEEE, MMM d, yyyy h:mm a`. (Unicode, Date Format
/// Patterns; those that apps write most.)
struct DatePattern {
    private let parts: [Part]

    private enum Part {
        case literal(String)
        /// A letter and how often it stands there.
        case field(Character, Int)
    }

    init(_ pattern: String) {
        var parts: [Part] = []
        var rest = Substring(pattern)
        while let first = rest.first {
            if first == "'" {
                parts.append(.literal(Self.quoted(&rest)))
            } else if first.isASCII, first.isLetter {
                let run = rest.prefix { $0 == first }
                parts.append(.field(first, run.count))
                rest = rest.dropFirst(run.count)
            } else {
                parts.append(.literal(String(first)))
                rest.removeFirst()
            }
        }
        self.parts = parts
    }

    /// Text between quotes, in which two are one; two alone are one, too.
    private static func quoted(_ rest: inout Substring) -> String {
        rest.removeFirst()
        if rest.first == "'" {
            rest.removeFirst()
            return "'"
        }
        var text = ""
        while let letter = rest.popFirst() {
            if letter == "'" {
                guard rest.first == "'" else { break }
                rest.removeFirst()
            }
            text.append(letter)
        }
        return text
    }

    func text(of date: CivilDate) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .field(let letter, let count): Self.text(letter, count, date)
            }
        }.joined()
    }

    private static func text(_ letter: Character, _ count: Int, _ date: CivilDate) -> String {
        switch letter {
        case "y", "Y", "u": count == 2 ? padded(date.year % 100, 2) : padded(date.year, count)
        case "M", "L": named(CivilDate.monthNames[date.month - 1], date.month, count)
        case "d": padded(date.day, count)
        case "E": named(CivilDate.dayNames[date.weekday - 1], nil, max(3, count))
        case "c", "e": named(CivilDate.dayNames[date.weekday - 1], date.weekday, count)
        case "D": padded(date.dayOfYear, count)
        case "w": padded(date.weekOfYear, count)
        case "F": padded((date.day - 1) / 7 + 1, count)
        case "H": padded(date.hour, count)
        case "k": padded(date.hour == 0 ? 24 : date.hour, count)
        case "K": padded(date.hour % 12, count)
        case "h": padded((date.hour + 11) % 12 + 1, count)
        case "m": padded(date.minute, count)
        case "s": padded(date.second, count)
        case "S": String(repeating: "0", count: count)
        case "a": date.hour < 12 ? "AM" : "PM"
        case "Q", "q": quarter((date.month + 2) / 3, count)
        case "G": "AD"
        case "z", "v", "V", "O": count < 4 ? "UTC" : "Coordinated Universal Time"
        case "Z", "X", "x": letter == "X" ? "Z" : "+0000"
        default: ""
        }
    }

    private static func quarter(_ number: Int, _ count: Int) -> String {
        switch count {
        case 1, 2: padded(number, count)
        case 3: "Q\(number)"
        case 5: "\(number)"
        default: ["1st", "2nd", "3rd", "4th"][number - 1] + " quarter"
        }
    }

    private static func named(_ name: String, _ number: Int?, _ count: Int) -> String {
        switch count {
        case 1, 2: number.map { padded($0, count) } ?? String(name.prefix(3))
        case 3: String(name.prefix(3))
        case 5: String(name.prefix(1))
        default: name
        }
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// The date that a text is of; nil for one that does not have the pattern.
    func date(in text: String) -> CivilDate? {
        var date = CivilDate(year: 2000, month: 1, day: 1)
        var rest = Substring(text)
        var isAfternoon: Bool?
        for part in parts {
            switch part {
            case .literal(let literal):
                guard rest.hasPrefix(literal) else { return nil }
                rest.removeFirst(literal.count)
            case .field("a", _):
                isAfternoon = rest.uppercased().hasPrefix("PM")
                guard rest.count >= 2 else { return nil }
                rest.removeFirst(2)
            case .field(let letter, let count):
                guard Self.read(letter, count, from: &rest, into: &date) else { return nil }
            }
        }
        if let isAfternoon { date.hour = date.hour % 12 + (isAfternoon ? 12 : 0) }
        return rest.isEmpty && date.isReal ? date : nil
    }

    private static func read(
        _ letter: Character, _ count: Int, from rest: inout Substring, into date: inout CivilDate
    ) -> Bool {
        if letter == "E" || (letter == "M" || letter == "L") && count > 2 {
            let names = letter == "E" ? CivilDate.dayNames : CivilDate.monthNames
            let written = names.map { count > 3 ? $0 : String($0.prefix(3)) }
            guard let index = written.firstIndex(where: { rest.hasPrefix($0) }) else { return false }
            rest.removeFirst(written[index].count)
            if letter != "E" { date.month = index + 1 }
            return true
        }
        let digits = rest.prefix { $0.isNumber }.prefix(letter == "y" ? max(4, count) : 2)
        guard let number = Int(digits) else { return false }
        rest.removeFirst(digits.count)
        switch letter {
        case "y", "Y", "u": date.year = count == 2 ? 2000 + number : number
        case "M", "L": date.month = number
        case "d": date.day = number
        case "H", "h": date.hour = number
        case "m": date.minute = number
        case "s": date.second = number
        default: return false
        }
        return (1...12).contains(date.month) && (1...31).contains(date.day)
    }

    /// The pattern that en_US has for the fields of a template: `MMMd` is `MMM d`.
    static func pattern(of template: String) -> String {
        func run(_ letters: String) -> String { template.filter { letters.contains($0) } }
        let (day, month, year, weekday) = (run("d"), run("ML"), run("yY"), run("Ec"))
        var date = [month, day].filter { !$0.isEmpty }.joined(separator: month.count > 2 || day.isEmpty ? " " : "/")
        if !year.isEmpty { date += date.isEmpty ? year : (month.count > 2 ? (day.isEmpty ? " " : ", ") : "/") + year }
        if !weekday.isEmpty { date = date.isEmpty ? weekday : weekday + ", " + date }
        let (hour, minute, second) = (run("jhH"), run("m"), run("s"))
        let isLong = hour.contains("H")
        var time = [hour.isEmpty ? "" : isLong ? hour : "h", minute.isEmpty ? "" : "mm", second.isEmpty ? "" : "ss"]
            .filter { !$0.isEmpty }.joined(separator: ":")
        if !hour.isEmpty, !isLong { time += "\u{202f}a" }
        return [date, time].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// A day of the Gregorian calendar and a time of that day, in UTC.
struct CivilDate {
    var year: Int
    var month: Int
    var day: Int
    var hour = 0
    var minute = 0
    var second = 0

    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    static let dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    init(year: Int, month: Int, day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// - Parameter seconds: since 1970.
    init(secondsSince1970 seconds: Double) {
        let whole = Int(max(-1e12, min(1e12, seconds)).rounded(.down))
        let days = whole >= 0 ? whole / 86400 : (whole - 86399) / 86400
        let rest = whole - days * 86400
        // Years that begin in March, in cycles of 400.
        let shifted = days + 719_468
        let cycle = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfCycle = shifted - cycle * 146_097
        let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let march = (5 * dayOfYear + 2) / 153
        month = march < 10 ? march + 3 : march - 9
        day = dayOfYear - (153 * march + 2) / 5 + 1
        year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0)
        (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    }

    /// Days since 1970. A month, or a day of it, may be beyond the last: then it counts on.
    private var days: Int {
        let months = year * 12 + month - 1
        let (year, month) = (months.flooredQuotient(12), months - months.flooredQuotient(12) * 12 + 1)
        let marchYear = month <= 2 ? year - 1 : year
        let cycle = marchYear.flooredQuotient(400)
        let yearOfCycle = marchYear - cycle * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 719_468
    }

    var secondsSince1970: Double { Double(days) * 86400 + Double(hour * 3600 + minute * 60 + second) }

    /// Whether the month has such a day, and the day such a time.
    var isReal: Bool {
        let same = CivilDate(secondsSince1970: secondsSince1970)
        return (same.month, same.day, same.hour, same.minute) == (month, day, hour, minute)
    }

    /// From 1.
    var dayOfYear: Int { days - CivilDate(year: year, month: 1, day: 1).days + 1 }

    /// From 1, the week in which the year begins; weeks begin on Sundays.
    var weekOfYear: Int {
        let next = CivilDate(year: year + 1, month: 1, day: 1)
        if days + 7 - weekday >= next.days { return 1 }
        return (dayOfYear + CivilDate(year: year, month: 1, day: 1).weekday - 2) / 7 + 1
    }

    /// From 1, a Sunday.
    var weekday: Int { (days + 4) - (days + 4).flooredQuotient(7) * 7 + 1 }

    /// The same day so many months later, or the last of that month.
    func adding(months: Int) -> CivilDate {
        var later = self
        let all = year * 12 + month - 1 + max(-120_000, min(120_000, months))
        later.year = all.flooredQuotient(12)
        later.month = all - later.year * 12 + 1
        var first = CivilDate(year: later.year, month: later.month + 1, day: 1)
        first.day = 0
        later.day = min(day, CivilDate(secondsSince1970: first.secondsSince1970).day)
        return later
    }
}

extension Int {
    fileprivate func flooredQuotient(_ divisor: Int) -> Int {
        self >= 0 ? self / divisor : (self - divisor + 1) / divisor
    }
}
