import Foundation
import Testing

/// Format styles, which write what Foundation's own styles write in en_US and UTC: their bodies are those.
struct FormatStyleTests {
    @Test(
        arguments: [
            ("1234567.891.formatted(.number)", "1,234,567.891"), ("(1.0 / 3).formatted(.number)", "0.333333"),
            ("1234.formatted(.number.grouping(.never))", "1234"),
            ("3.14159.formatted(.number.precision(.significantDigits(3)))", "3.14"),
            ("2.5.formatted(.number.precision(.fractionLength(2...4)))", "2.50"),
            ("7.formatted(.number.precision(.integerLength(3)))", "007"),
            ("1234567.formatted(.number.notation(.compactName))", "1.2M"),
            ("5.formatted(.number.sign(strategy: .always()))", "+5"), ("0.2567.formatted(.percent)", "25.67%"),
            ("12.formatted(.percent)", "12%"), ("0.125.formatted(.percent.precision(.fractionLength(0)))", "12%"),
            ("1234.5.formatted(.currency(code: \"USD\"))", "$1,234.50"),
            ("(-3.5).formatted(.currency(code: \"JPY\"))", "-¥4"),
            ("3.formatted(.currency(code: \"CHF\"))", "CHF\u{a0}3.00"),
            ("12.5.formatted(FloatingPointFormatStyle<Double>.Currency(code: \"EUR\"))", "€12.50"),
            ("Decimal(12.5).formatted(.currency(code: \"GBP\"))", "£12.50"),
            ("1500.formatted(.byteCount(style: .file))", "2 kB"),
            ("\"\\(0.5, format: .percent) \\(2.0, specifier: \"%.2f\")\"", "50% 2.00"),
        ] as [(String, String)])
    func `numbers are written in a style`(expression: String, text: String) {
        #expect(outcome("let unused = 1\n" + expression).hasSuffix("\n'\(text)'"))
    }

    @Test(
        arguments: [
            ("formatted()", "6/10/2024, 9:41\u{202f}AM"), ("formatted(.dateTime.month().day())", "Jun 10"),
            ("formatted(.dateTime.weekday(.wide).hour())", "Monday, 9\u{202f}AM"),
            ("formatted(.dateTime.year().month(.wide))", "June 2024"), ("formatted(.iso8601)", "2024-06-10T09:41:00Z"),
            ("formatted(date: .long, time: .omitted)", "June 10, 2024"),
            ("formatted(date: .numeric, time: .omitted)", "6/10/2024"),
            ("formatted(date: .abbreviated, time: .shortened)", "Jun 10, 2024 at 9:41\u{202f}AM"),
            ("formatted(date: .omitted, time: .standard)", "9:41:00\u{202f}AM"),
            ("addingTimeInterval(-7200).formatted(.relative(presentation: .named))", "2 hours ago"),
            ("addingTimeInterval(86400).formatted(.relative(presentation: .numeric))", "in 1 day"),
        ] as [(String, String)])
    func `dates are written in a style`(call: String, text: String) {
        #expect(outcome("let date = Date.now\ndate.\(call)").hasSuffix("\n'\(text)'"))
    }

    @Test(
        arguments: [
            ("[\"a\", \"b\", \"c\"].formatted()", "a, b, and c"), ("[\"a\", \"b\"].formatted()", "a and b"),
            ("[\"a\", \"b\", \"c\"].formatted(.list(type: .or))", "a, b, or c"),
            ("[\"a\", \"b\", \"c\"].formatted(.list(type: .and, width: .narrow))", "a, b, c"),
            ("String(\"héllo\".unicodeScalars.count)", "5"),
            ("\"a,b;c\".components(separatedBy: CharacterSet(charactersIn: \",;\")).joined()", "abc"),
        ] as [(String, String)])
    func `lists and texts are taken apart and put together`(expression: String, text: String) {
        #expect(outcome("let unused = 1\n" + expression).hasSuffix("\n'\(text)'"))
    }

    @Test func `comparators sort by key paths`() {
        #expect(
            outcome(
                #"""
                struct Item { let name: String; let price: Int }
                let items = [Item(name: "b", price: 3), Item(name: "a", price: 3), Item(name: "c", price: 1)]
                let order = [KeyPathComparator(\Item.price), KeyPathComparator(\Item.name, order: .reverse)]
                let one = items.sorted(using: KeyPathComparator(\Item.name)).map(\.name).joined()
                items.sorted(using: order).map(\.name).joined() + one
                    + items.sorted(using: SortDescriptor(\Item.name, order: .reverse)).map(\.name).joined()
                """#
            ).hasSuffix("\n'cbaabccba'"))
    }
}

/// Lengths of time, from one date to another, and names, as Foundation writes them in en_US.
struct DurationTests {
    @Test(
        arguments: [
            ("Duration.seconds(75).formatted()", "0:01:15"),
            ("Duration.seconds(75).formatted(.time(pattern: .minuteSecond))", "1:15"),
            ("Duration.seconds(3675).formatted(.time(pattern: .minuteSecond))", "61:15"),
            ("Duration.seconds(45).formatted(.time(pattern: .hourMinute))", "0:01"),
            (
                "Duration.seconds(75.56).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2)))",
                "01:15.56"
            ),
            ("Duration.seconds(3675).formatted(.units())", "1 hr, 1 min, 15 sec"),
            (
                "Duration.seconds(90061).formatted(.units(allowed: [.hours, .minutes], width: .wide))",
                "25 hours, 1 minute"
            ),
            ("Duration.seconds(3675).formatted(.units(width: .narrow))", "1h 1m 15s"),
            ("Duration.seconds(3675).formatted(.units(maximumUnitCount: 1))", "1 hr"),
            ("Duration.seconds(0).formatted(.units(width: .wide))", "0 seconds"),
            ("(Duration.milliseconds(1500) + .seconds(2)).formatted(.units(allowed: [.seconds]))", "4 sec"),
            (
                "(Date.now..<Date.now.addingTimeInterval(3600)).formatted(date: .omitted, time: .shortened)",
                "9:41 – 10:41\u{202f}AM"
            ),
            (
                "(Date.now..<Date.now.addingTimeInterval(14400)).formatted(date: .omitted, time: .shortened)",
                "9:41\u{202f}AM – 1:41\u{202f}PM"
            ),
            ("PersonNameComponents(givenName: \"Ada\", familyName: \"Lovelace\").formatted()", "Ada Lovelace"),
            (
                "PersonNameComponents(givenName: \"Ada\", familyName: \"Lovelace\").formatted(.name(style: .abbreviated))",
                "AL"
            ),
        ] as [(String, String)])
    func `they are written in a style`(expression: String, text: String) {
        #expect(outcome("let unused = 1\n" + expression).hasSuffix("\n'\(text)'"))
    }

    @Test func `dates and texts have ranges`() {
        #expect(
            outcome(
                #"""
                let start = Date.now
                let day = start...start.addingTimeInterval(86400)
                let later = start.addingTimeInterval(100)
                let isIn = "\(day.contains(later)) \(day.contains(start.addingTimeInterval(-1))) \(day.lowerBound == start)"
                let letters = "a"..<"f"
                isIn + " \(letters.contains("e")) \(letters.contains("f"))"
                """#
            ).hasSuffix("\n'true false true true false'"))
    }

    @Test(arguments: [
        ("Date.FormatStyle(date: .numeric, time: .standard)", "1/1/1970, 1:01:01\u{202F}AM"),
        ("Date.FormatStyle(date: .abbreviated)", "Jan 1, 1970"),
        ("Date.FormatStyle(time: .shortened)", "1:01\u{202F}AM"),
        (".dateTime.weekday(.wide).timeZone()", "Thursday, GMT"),
    ])
    func `a style is made of how much of the date and the time it shows`(style: String, text: String) {
        #expect(outcome("Date(timeIntervalSince1970: 3661).formatted(\(style))").hasSuffix("'\(text)'"))
    }
}
