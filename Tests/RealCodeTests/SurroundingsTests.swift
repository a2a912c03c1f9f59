import Testing

@testable import haggle

/// What views read of their surroundings, and how values are written there.
struct SurroundingsTests {
    /// The lines of a column of views.
    private func lines(_ views: String, _ more: String = "", width: Double = 40, height: Double = 12) throws -> [String]
    {
        let shown = try Shown(
            """
            import SwiftUI
            \(more)
            struct Page: View {
                let day = Date(timeIntervalSince1970: 0)
                var body: some View {
                    VStack(alignment: .leading, spacing: 0) {
                        \(views)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            """, width: width, height: height, drawsBoxes: false)
        #expect(shown.told == [] && shown.holes == [])
        return shown.picture.split(separator: "\n").map(String.init)
    }

    @Test func `values are written in the locale and the time zone around them`() throws {
        let lines = try lines(
            """
            Group {
                Text(day, style: .date)
                Text(day, style: .time)
                Text(day, format: .dateTime.day().month(.wide))
                Text(1234.5, format: .number) + Text("!")
                Text(12.5, format: .currency(code: "EUR").locale(Locale(identifier: "en_GB")))
                Text(["a", "b", "c"], format: .list(type: .or))
                LabeledContent("Sum", value: 0.5, format: .percent)
            }
            .environment(\\.locale, Locale(identifier: "de_DE"))
            .environment(\\.timeZone, TimeZone(identifier: "America/New_York")!)
            Text(day, style: .time)
            """, width: 20)
        #expect(
            lines.map { String($0.map { $0.isWhitespace ? " " : $0 }) } == [
                "31. Dezember 1969", "19:00", "31. Dezember", "1.234,5!", "€12.50", "a, b oder c",
                "Sum             50 %", "12:00 AM",
            ])
    }

    @Test func `the scheme that a view wants is the window's, and what hands down another has that`() throws {
        let lines = try lines(
            """
            Own()
            Named()
            Named().environment(\\.colorScheme, .light)
            """,
            """
            struct Named: View {
                @Environment(\\.colorScheme) var scheme
                var body: some View { Text(scheme == .dark ? "dark" : "light") }
            }
            struct Own: View {
                @Environment(\\.colorScheme) var scheme
                var body: some View { Text(scheme == .dark ? "own dark" : "own light").preferredColorScheme(.dark) }
            }
            """)
        #expect(lines == ["own dark", "dark", "light"])
    }

    @Test func `the time until a date has two parts, and a timer's progress its rest`() throws {
        let lines = try lines(
            """
            Text(Date(timeIntervalSinceNow: -65), style: .relative)
            Text(Date(timeIntervalSinceNow: 8580), style: .relative)
            Text(Date(timeIntervalSinceNow: 5), style: .relative)
            ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60)) { Text("left") }
            """, width: 12)
        #expect(lines == ["1 min, 5 sec", "2 hr, 23 min", "5 sec", "left", "▬▬▬▬▬▬▬▬▬▬▬▬", "1:00"])
    }

    @Test func `formatters of lists and of lengths of time write as asked`() throws {
        let lines = try lines(
            """
            Text(ListFormatter.localizedString(byJoining: ["a", "b", "c"]))
            Text(length(3665, .abbreviated))
            Text(length(3665, .full))
            Text(length(3605, .positional))
            Text(length(5, .positional, pads: true))
            Text((try? AttributedString(markdown: "a **b**", options: .init(interpretedSyntax: .inlineOnly))) ?? "no")
            TextEditor(text: .constant(AttributedString("edited"))).frame(height: 1)
            """,
            """
            func length(
                _ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle, pads: Bool = false
            ) -> String {
                let formatter = DateComponentsFormatter()
                formatter.unitsStyle = style
                formatter.allowedUnits = [.hour, .minute, .second]
                if pads { formatter.zeroFormattingBehavior = .pad }
                return formatter.string(from: seconds) ?? "none"
            }
            """)
        #expect(
            lines == [
                "a, b, and c", "1h 1m 5s", "1 hour, 1 minute, 5 seconds", "1:00:05", "00:00:05", "a b", "edited",
            ])
    }

    @Test func `frames by their container leave out the margins of what scrolls`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Page: View {
                var body: some View {
                    ScrollView(.horizontal) {
                        HStack(spacing: 1) {
                            ForEach(0..<4) { number in
                                Text("\\(number)").containerRelativeFrame(.horizontal, count: 4, spacing: 1).border(.gray)
                            }
                        }
                    }
                    .contentMargins(.horizontal, 2, for: .scrollContent)
                    .contentMargins(3, for: .scrollIndicators)
                }
            }
            """, width: 31, height: 1, drawsBoxes: false)
        #expect(shown.picture == "  ├──0─┤ ├──1─┤ ├──2─┤ ├──3─┤")
        #expect(shown.told == [] && shown.holes == [])
    }

    @Test(arguments: [
        """
        for number in 1..<3 { store.context.insert(number) }
        return Card()
        """,
        """
        do {
            try store.context.insert(1)
            return Card()
        } catch {
            return Text("none")
        }
        """,
    ])
    func `what is done before a return is no view, in blocks either`(_ statements: String) throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Card: View { var body: some View { Text("card") } }
            #Preview {
                let store = Store.preview
                \(statements)
            }
            """, width: 4, height: 1, drawsBoxes: false)
        #expect(shown.picture == "card")
    }
}
