extension FoundationText {
    /// Formatters of lists, and of lengths of time in parts.
    static let furtherFormatters = """
        class ListFormatter: Formatter {
            var locale: Locale! = Locale.current
            var itemFormatter: Formatter?
            func string(from items: [Any]) -> String? {
                let texts = items.map { item in itemFormatter?.string(for: item) ?? "\\(item)" }
                return ListFormatStyle(place: locale).format(texts)
            }
            override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
            static func localizedString(byJoining strings: [String]) -> String { ListFormatStyle().format(strings) }
        }

        class NSCalendar {
            struct Unit: OptionSet {
                let rawValue: Int
                init(rawValue: Int) { self.rawValue = rawValue }
                static let year = Unit(rawValue: 4)
                static let month = Unit(rawValue: 8)
                static let day = Unit(rawValue: 16)
                static let hour = Unit(rawValue: 32)
                static let minute = Unit(rawValue: 64)
                static let second = Unit(rawValue: 128)
                static let weekOfMonth = Unit(rawValue: 4096)
            }
        }

        class DateComponentsFormatter: Formatter {
            var allowedUnits: NSCalendar.Unit = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
            var unitsStyle: DateComponentsFormatter.UnitsStyle = .positional
            var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
            var maximumUnitCount = 0
            var allowsFractionalUnits = false
            var collapsesLargestUnit = false
            var includesApproximationPhrase = false
            var includesTimeRemainingPhrase = false
            var calendar: Calendar?
            var referenceDate: Date?
            func string(from ti: TimeInterval) -> String? {
                let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
                return string(from: start, to: start.addingTimeInterval(ti))
            }
            func string(from components: DateComponents) -> String? {
                let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
                return Calendar.current.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
            }
            func string(from startDate: Date, to endDate: Date) -> String? {
                let units: [(NSCalendar.Unit, Calendar.Component, [String])] = [
                    (.year, .year, ["year", "yr", "y"]), (.month, .month, ["month", "mth", "mo"]),
                    (.weekOfMonth, .weekOfMonth, ["week", "wk", "w"]), (.day, .day, ["day", "day", "d"]),
                    (.hour, .hour, ["hour", "hr", "h"]), (.minute, .minute, ["minute", "min", "m"]),
                    (.second, .second, ["second", "sec", "s"]),
                ]
                let asked = units.filter { allowedUnits.contains($0.0) }
                let found = Calendar.current.dateComponents(Set(asked.map { $0.1 }), from: startDate, to: endDate)
                let counts = asked.map { (abs(found.value(for: $0.1) ?? 0), $0.2) }
                if counts.isEmpty { return nil }
                let text = unitsStyle == .positional ? positional(counts) : listed(counts)
                let sign = endDate < startDate && counts.contains { $0.0 != 0 } ? "-" : ""
                return (includesApproximationPhrase ? "About " : "") + sign + text
                    + (includesTimeRemainingPhrase ? " remaining" : "")
            }
            private func shown(_ counts: [(Int, [String])]) -> [(Int, [String])] {
                let isPadded = zeroFormattingBehavior.contains(.pad)
                let first = isPadded ? 0 : counts.firstIndex { $0.0 != 0 } ?? counts.count - 1
                let most = maximumUnitCount > 0 ? maximumUnitCount : counts.count
                return Array(counts[first...].prefix(most))
            }
            private func positional(_ counts: [(Int, [String])]) -> String {
                let isPadded = zeroFormattingBehavior.contains(.pad)
                var text = ""
                for (count, names) in shown(counts) {
                    if ["y", "mo", "w", "d"].contains(names[2]) {
                        if count != 0 { text += "\\(count)" + names[2] + " " }
                        continue
                    }
                    let isFirst = text.isEmpty || text.hasSuffix(" ")
                    text += (isFirst ? "" : ":") + (count < 10 && (isPadded || !isFirst) ? "0" : "") + "\\(count)"
                }
                return text
            }
            private func listed(_ counts: [(Int, [String])]) -> String {
                let isPadded = zeroFormattingBehavior.contains(.pad)
                let parts = shown(counts).filter { $0.0 != 0 || isPadded }
                return (parts.isEmpty ? Array(counts.suffix(1)) : parts).map { written($0.0, $0.1) }
                    .joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
            }
            private func written(_ count: Int, _ names: [String]) -> String {
                let ending = count == 1 ? "" : "s"
                let short = names[1] + (["yr", "mth", "wk", "day"].contains(names[1]) ? ending : "")
                switch unitsStyle {
                case .abbreviated: return "\\(count)" + names[2]
                case .brief: return "\\(count)" + short
                case .short: return "\\(count) " + short
                case .spellOut:
                    return NumberFormatter.localizedString(from: NSNumber(value: count), number: .spellOut)
                        + " " + names[0] + ending
                default: return "\\(count) " + names[0] + ending
                }
            }
            override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }
            static func localizedString(
                from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
            ) -> String? {
                let formatter = DateComponentsFormatter()
                formatter.unitsStyle = unitsStyle
                return formatter.string(from: components)
            }
            enum UnitsStyle: Int { case positional, abbreviated, short, full, spellOut, brief }
            struct ZeroFormattingBehavior: OptionSet {
                let rawValue: Int
                init(rawValue: Int) { self.rawValue = rawValue }
                static let `default` = ZeroFormattingBehavior(rawValue: 1)
                static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
                static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
                static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
                static let dropAll = ZeroFormattingBehavior(rawValue: 14)
                static let pad = ZeroFormattingBehavior(rawValue: 65536)
            }
        }
        """
}
