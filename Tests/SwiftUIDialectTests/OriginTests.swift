import Negotiation
import SwiftUIDialect
import Testing

/// The origins of lengths: the number that the engine names, and its arithmetic, give the length.
struct OriginTests {
    @Test func `the widths of a grid's columns are those of their widest cells`() {
        let grid = Grid(horizontalSpacing: 2, verticalSpacing: 1) {
            GridRow {
                Text("abc")
                Text("a longer one")
            }
            GridRow {
                Text("abcde")
                Color.red.frame(width: 4, height: 3)
            }
        }
        let record = Recording(grid, 40, 9).record
        #expect(record.rootOrigins == ["Text 5, Text 12: 17 + 2", "Text 1, frame 3: 4 + 1"])
        let shares = record.exchanges.map(\.reason).compactMap { $0.calculation(on: .horizontal)?.description }
        #expect(shares.contains("(40 - 2) / 2"), "\(shares)")
    }

    @Test func `a lazy stack's length is its rows' lengths and the spacing`() {
        let stack = LazyVStack(spacing: 1) {
            Text("abc")
            Text("de")
        }
        #expect(
            Recording(stack, 20, 9).record.rootOrigins == [
                "room(Negotiation.Axis.horizontal): 20", "Text 1, Text 1: 2 + 1",
            ])
    }

    @Test func `a lazy grid's length is that of its highest cells, in columns of its width`() {
        let grid = LazyGrid(
            "LazyVGrid", axis: .vertical, items: [GridItem(.fixed(5), spacing: 1), GridItem(.flexible())],
            alignment: .center, spacing: 1, ViewSequence([Text("abc"), Text("de"), Text("f")]))
        let record = Recording(grid, 20, 9).record
        #expect(record.rootOrigins[1] == "Text 1, Text 1: 2 + 1")
        let columns = record.exchanges.dropFirst().map(\.reason)
        #expect(columns.map { $0.origin(on: .horizontal) }.prefix(2) == [.constant, .room(.horizontal)])
        #expect(columns.map { $0.calculation(on: .horizontal)?.description }.prefix(2) == ["5", "20 - 1 - 5"])
    }
}
