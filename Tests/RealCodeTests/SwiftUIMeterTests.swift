import Foundation
import Testing

/// Progress views, gauges and fields.
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
    }

    @Test func `a gauge stands between its minimum and its maximum, below its label`() throws {
        let shown = try shown(
            """
            Gauge(value: 5, in: 0...10) { Text("Speed") } currentValueLabel: { Text("5") } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: { Text("10") }
            Gauge(value: Float(1), in: 0...4) { Text("Fuel") }
            """, width: 13, height: 8)
        #expect(
            shown.picture == """
                Speed

                0 ▬▬▬▬──── 10

                5
                Fuel

                ▬▬▬──────────
                """)
    }

    @Test func `a field that scrolls down is as high as what is written in it`() throws {
        let shown = try shown(
            """
            TextField("Note", text: $note, axis: .vertical)
            TextField("Note", text: $empty, axis: .vertical).lineLimit(2...4)
            Text("end")
            """, height: 5)
        #expect(shown.picture == "one\ntwo\nNote\n\nend")
    }
}
