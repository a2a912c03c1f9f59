import Foundation
import Testing

/// Progress views, gauges, fields and dates, as they are and as the styles of the library and of sources make them.
struct SwiftUIMeterTests {
    private func shown(
        _ body: String, declaring declarations: String = "", width: Double = 24, height: Double
    ) throws -> Shown {
        try Shown(
            """
            import SwiftUI
            \(declarations)
            struct Screen: View {
                @State private var note = "one\\ntwo"
                @State private var empty = ""
                @State private var date = Date(timeIntervalSince1970: 40 * 86_400)
                var body: some View { VStack(alignment: .leading, spacing: 0) { \(body) } }
            }
            """, width: width, height: height, drawsBoxes: false)
    }

    @Test func `a sign turns above its label until a value is known`() throws {
        let shown = try shown(
            """
            ProgressView("Loading")
            ProgressView("Copying", value: 1, total: 4)
            ProgressView("Counting", value: nil as Double?)
            """, width: 12, height: 8)
        #expect(
            shown.picture == """
                   ◌

                Loading
                Copying

                ▬▬▬─────────
                   ◌

                Counting
                """)
        #expect(shown.told == [])
    }

    @Test func `the library's styles turn a bar into a sign and a sign into a bar`() throws {
        let shown = try shown(
            """
            ProgressView(value: 0.5).progressViewStyle(.circular)
            ProgressView().progressViewStyle(LinearProgressViewStyle(tint: .red))
            """, width: 12, height: 2)
        #expect(shown.picture.contains("◌"))
        #expect(shown.picture.contains("▬▬▬──"))
        #expect(shown.told == [])
    }

    @Test func `a style of the source makes a progress view of its parts`() throws {
        let shown = try shown(
            """
            Group {
                ProgressView("Sent", value: 1, total: 4)
                ProgressView(value: 3, total: 4) { Text("Got") } currentValueLabel: { Text("3/4") }
                ProgressView(value: 1.5)
            }
            .progressViewStyle(Percent())
            """,
            declaring: """
                struct Percent: ProgressViewStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        let done = configuration.fractionCompleted ?? 0
                        HStack(spacing: 1) {
                            if let label = configuration.label { label } else { Text("-") }
                            Text(verbatim: "\\(Int(done * 100))%")
                            configuration.currentValueLabel
                            ProgressView(configuration).labelsHidden().frame(width: 4)
                        }
                    }
                }
                """, height: 5)
        #expect(
            shown.picture == """
                    Sent 25% ▬───
                                ▬▬▬─
                    Got 75% 3/4
                                3/4
                    - 100% ▬▬▬▬
                """)
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `a gauge stands between its minimum and its maximum, below its label`() throws {
        let shown = try shown(
            """
            Gauge(value: 5, in: 0...10) { Text("Speed") } currentValueLabel: { Text("5") } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: { Text("10") }
            Gauge(value: Float(1), in: 0...4) { Text("Fuel") }.gaugeStyle(.accessoryLinear)
            """, width: 13, height: 6)
        #expect(
            shown.picture == """
                Speed

                0 ▬▬▬▬──── 10

                5
                ▬▬▬──────────
                """)
        #expect(shown.told == [])
    }

    @Test func `a circular gauge has the size of its circle`() throws {
        let shown = try shown(
            """
            Gauge(value: 5, in: 0...10) { Text("km") } currentValueLabel: { Text("5") }
                .gaugeStyle(.accessoryCircular)
            """, width: 13, height: 3)
        #expect(
            shown.picture.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet.whitespaces) } == [
                "5", "km",
            ])
        #expect(shown.told == [])
    }

    @Test func `a style of the source makes a gauge of its parts`() throws {
        let shown = try shown(
            """
            Gauge(value: 5, in: 0...10) { Text("km") } currentValueLabel: { Text("5") }
                .gaugeStyle(Dial())
            """,
            declaring: """
                struct Dial: GaugeStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        HStack(spacing: 1) {
                            configuration.label
                            configuration.currentValueLabel
                            Text(configuration.value, format: .percent)
                            if configuration.maximumValueLabel == nil { Text("open") }
                        }
                    }
                }
                """, height: 1)
        #expect(shown.words == ["km 5 50% open"])
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `a field is what its style makes of it, and one of the library's has a border`() throws {
        let shown = try shown(
            """
            TextField("Name", text: $empty).textFieldStyle(Searched())
            SecureField("Code", text: $empty).textFieldStyle(.roundedBorder)
            """,
            declaring: """
                struct Searched: TextFieldStyle {
                    func _body(configuration: TextField<Self._Label>) -> some View {
                        HStack(spacing: 1) { Text("?"); configuration.frame(width: 8) }
                    }
                }
                """, width: 12, height: 2)
        #expect(shown.picture == "? Name\n Code")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `a field that scrolls down is as high as what is written in it`() throws {
        let shown = try shown(
            """
            TextField("Note", text: $note, axis: .vertical)
            TextField("Note", text: $empty, axis: .vertical).lineLimit(2...4)
            Text("end")
            """, height: 5)
        #expect(shown.picture == "one\ntwo\nNote\n\nend")
        #expect(shown.told == [])
    }
}
