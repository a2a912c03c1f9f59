import QuickLayoutDialect
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
        #expect(Recording(grid, 40, 9).record.rootOrigins == ["Text 5, Text 12: 17 + 2", "Text 1, frame 3: 4 + 1"])
    }

    @Test func `a flow's lengths are its longest line's and its lines'`() {
        let flow = HFlow(itemSpacing: 1, lineSpacing: 2) {
            Text("abc")
            Color.red.frame(width: 2, height: 3)
            Text("a longer one")
        }
        #expect(Recording(flow, 14, 9).record.rootOrigins == ["Text 12: 12", "frame 3, Text 1: 4 + 2"])
    }

    @Test func `an ideal stack proposes the length of its longest child`() throws {
        let stack = VStack {
            Text("ab")
            Text("abcdef")
        }.idealLayout()
        let record = Recording(stack, 20, 9).record
        let asked = try #require(record.exchanges.last)
        guard case .answer(let longest, .horizontal) = asked.reason.origin(on: .horizontal) else {
            Issue.record("\(asked.reason.sentence)")
            return
        }
        #expect(record[longest].answer.width == 6 && asked.proposal.width == .atMost(6))
    }
}
