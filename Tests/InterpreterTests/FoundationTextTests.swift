import Testing

/// Formatters, calendars and numbers of Foundation, whose results are those of Foundation itself in en_US and UTC.
struct FoundationTextTests {
    @Test(arguments: [
        ("yyyy-MM-dd HH:mm", "1970-01-02 00:00"), ("EEEE, MMM d, yyyy h:mm a", "Friday, Jan 2, 1970 12:00 AM"),
        ("MMMM yy", "January 70"), ("d.M.y 'at' HH", "2.1.1970 at 00"), ("EEEEE E", "F Fri"),
    ])
    func `dates are written by their pattern`(pattern: String, text: String) {
        #expect(
            outcome(
                """
                let f = DateFormatter()
                f.dateFormat = "\(pattern)"
                f.string(from: Date(timeIntervalSince1970: 86400))
                """
            ).hasSuffix("\n'\(text)'"))
    }

    @Test func `points, sizes and rectangles are transformed as Core Graphics does`() {
        #expect(
            outcome(
                """
                let both = CGAffineTransform.identity.translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 4)
                let turned = CGPoint(x: 0, y: -10).applying(CGAffineTransform(rotationAngle: .pi / 2))
                "\\(turned.x.rounded()) \\(abs(turned.y.rounded()))"
                CGPoint(x: 1, y: 2).applying(both) == CGPoint(x: 5, y: 12)
                CGPoint(x: 5, y: 12).applying(both.inverted()) == CGPoint(x: 1, y: 2)
                CGSize(width: 1, height: 2).applying(both) == CGSize(width: 2, height: 8)
                CGRect(x: 1, y: 1, width: 2, height: 2).applying(CGAffineTransform(scaleX: -1, y: 2)).minX
                both.concatenating(both).isIdentity
                """
            ).hasSuffix("\n'10.0 0.0'\ntrue\ntrue\ntrue\n-3.0\nfalse"))
    }

    @Test func `any formatter writes what is its own kind of value`() {
        #expect(
            outcome(
                """
                let f: Formatter = RelativeDateTimeFormatter()
                let date: Any = Date().addingTimeInterval(-7200)
                let text = f.string(for: date)!
                date is Date
                f.string(for: 3) == nil
                """
            ).hasSuffix("text = '2 hours ago'\ntrue\ntrue"))
    }

    @Test func `a date that was written is read again`() {
        #expect(
            outcome(
                """
                let f = DateFormatter()
                f.dateFormat = "MMM d, yyyy h:mm a"
                f.date(from: "Feb 29, 2024 11:05 PM")!.timeIntervalSince1970
                """
            ).hasSuffix("1709247900.0"))
    }

    @Test(arguments: [
        ("decimal", "1234567.891", "1,234,567.891"), ("currency", "3.5", "$3.50"), ("percent", "0.256", "26%"),
        ("none", "2.5", "2"), ("ordinal", "22", "22nd"), ("currency", "-3", "-$3.00"),
    ])
    func `numbers are written by their style`(style: String, number: String, text: String) {
        #expect(
            outcome("let f = NumberFormatter()\nf.numberStyle = .\(style)\nf.string(from: \(number))!")
                .hasSuffix("\n'\(text)'"))
    }

    @Test(arguments: [
        ("12.5 as NSNumber", "12.5"), ("7 as NSNumber", "7"), ("true as NSNumber", "1"),
        ("price as NSNumber", "3.25"), ("NSNumber(value: price) as NSNumber", "3.25"),
        ("(price * 2) as NSNumber", "6.5"),
    ])
    func `a number is cast to Foundation's`(number: String, text: String) {
        let source = "let price = 3.25\nlet f = NumberFormatter()\nf.numberStyle = .decimal\nf.string(from: \(number))!"
        #expect(outcome(source).hasSuffix("\n'\(text)'"))
    }

    @Test func `what is no number is not cast to one`() {
        #expect(outcome("let text = \"a\"\ntext as NSNumber").contains("cannot convert value of type 'String'"))
    }

    @Test(arguments: [
        ("Calendar.current.component(.weekday, from: Date(timeIntervalSince1970: 0))", "5"),
        (
            "Calendar.current.date(byAdding: .month, value: 1, to: Date(timeIntervalSince1970: 2505600))!"
                + ".timeIntervalSince1970", "5011200.0"
        ),
        (
            "Calendar.current.date(from: DateComponents(year: 2000, month: 3, day: 1))!.timeIntervalSince1970",
            "951868800.0"
        ),
        ("(Decimal(string: \"12.50\")! + 1).description", "'13.5'"), ("Decimal(2) * 3 > 5", "true"),
        ("7 / 2", "3"), ("String(describing: 7 / 2)", "'3'"), ("Locale(identifier: \"en_US\").identifier", "'en_US'"),
        ("Data([1, 2]).count", "2"),
    ])
    func `values are Foundation's`(expression: String, value: String) {
        #expect(outcome("let unused = Decimal(1)\n" + expression).hasSuffix("\n" + value))
    }

    @Test(arguments: [
        ("Measurement(value: 5, unit: UnitMass.kilograms).formatted()", "5 kg"),
        ("Measurement(value: 1, unit: UnitLength.feet).formatted(.measurement(width: .wide))", "1 foot"),
        ("Measurement(value: 6, unit: UnitLength.feet).formatted(.measurement(width: .narrow))", "6′"),
        ("Measurement(value: 21.5, unit: UnitTemperature.celsius).formatted()", "71°F"),
        (
            "Measurement(value: 3, unit: UnitSpeed.kilometersPerHour).formatted(.measurement(width: .wide, usage: .asProvided))",
            "3 kilometers per hour"
        ),
        (
            "Measurement(value: 2.25, unit: UnitEnergy.kilocalories).formatted(.measurement(width: .abbreviated, usage: .workout, numberFormatStyle: .number.precision(.fractionLength(1))))",
            "2.2 kcal"
        ),
        ("MeasurementFormatter().string(from: Measurement(value: 90, unit: UnitDuration.seconds))", "90 sec"),
    ])
    func `measurements are written in their own units`(expression: String, text: String) {
        #expect(outcome(expression).hasSuffix("'\(text)'"))
    }
}
