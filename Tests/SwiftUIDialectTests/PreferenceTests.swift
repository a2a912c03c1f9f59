import Foundation
import SwiftUIDialect
import Testing

/// Preferences and anchors of compiled Swift.
struct PreferenceTests {
    private enum WidthKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private enum BoundsKey: PreferenceKey {
        typealias Value = Anchor<CGRect>?
        static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
    }

    private struct Column: View {
        let titles: [String]
        @State private var width: CGFloat?

        init(_ titles: String...) {
            self.titles = titles
        }

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(titles, id: \.self) { title in
                    Text(title)
                        .background {
                            GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
                        }
                        .frame(width: width, alignment: .leading)
                }
            }
            .onPreferenceChange(WidthKey.self) { width = $0 }
        }
    }

    /// A view whose columns are created again in every pass.
    private struct Screen: View {
        var body: some View {
            HStack(spacing: 0) {
                Column("a", "bcd")
                Column("efghi", "j")
            }
        }
    }

    @Test func `a state that a preference sets is laid out, and each view keeps its own`() throws {
        let recording = Recording(Screen(), 40, 10)
        let frames = recording.record.elements.filter { $0.name == "frame" }.compactMap(\.placement?.frame)
        #expect(frames.map(\.width) == [3, 3, 5, 5])
        #expect(frames.map(\.minX) == [0, 0, 3, 3])
        #expect(recording.result.allFrames.count == recording.record.elements.count)
        #expect(
            Set(recording.record.notes.map(\.sentence)) == [
                "its action runs after a pass, and the layout was repeated until nothing changed: 2 passes"
            ])
    }

    private static func box(over bounds: CGRect) -> some View {
        Color.red.frame(width: bounds.width, height: bounds.height).offset(x: bounds.minX, y: bounds.minY)
    }

    @Test func `an anchor is resolved in the reader's coordinates`() throws {
        let view = Text("abc").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
            .padding(2)
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in Self.box(over: anchor.map { proxy[$0] } ?? .zero) }
                    .padding(.leading, 1)
            }
            .padding(.top, 5)
        let record = Recording(view, 40, 20).record
        func frames(_ name: String) -> [CGRect] {
            record.elements.filter { $0.name == name }.compactMap(\.placement?.frame)
        }
        #expect(frames("Color") == frames("Text"))
        #expect(frames("Color") == [CGRect(x: 2, y: 7, width: 3, height: 1)])
    }

    @Test func `a preference causes no further asks of its view`() {
        let plain = Recording(
            VStack {
                Text("a"); Text("b")
            }, 40, 20
        ).record.exchanges.count
        let handing = Recording(
            VStack {
                Text("a").preference(key: WidthKey.self, value: 1); Text("b")
            }
            .onPreferenceChange(WidthKey.self) { _ in }, 40, 20)
        #expect(handing.record.exchanges.count == plain + 3)
    }
}
