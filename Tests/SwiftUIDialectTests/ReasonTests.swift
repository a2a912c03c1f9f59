import Foundation
import SwiftUIDialect
import Testing

/// The reasons of asks, with their numbers.
struct ReasonTests {
    @Test func `a stack reserves minimums, serves the least flexible first, and gives minimums back`() {
        let row = HStack(spacing: 2) {
            Text("a longer text of words").frame(maxWidth: 30)
            Color.red.frame(minWidth: 4, maxWidth: 30)
            Spacer(minLength: 5)
            Image(width: 3, height: 1).layoutPriority(-1)
        }
        let asks = Recording(row, 40, 4).askedBy("HStack")
        #expect(
            asks == [
                "layoutPriority <=0: its minimum width, reserved while higher priorities are served",
                "Spacer <=0: its minimum width, reserved while higher priorities are served",
                "frame <=0: its minimum width, to find its flexibility",
                "frame inf: its maximum width, to find its flexibility",
                "frame <=0: its minimum width, to find its flexibility",
                "frame inf: its maximum width, to find its flexibility",
                "frame <=13: highest priority 0 first; flexibility 30 - 4 = 26; "
                    + "equal share (40 - 6 - 3 - 5) / 2 = 13",
                "frame <=13: highest priority 0 first; flexibility 30 - 0 = 30; "
                    + "all that is left: 40 - 6 - 3 - 5 - 13 = 13",
                "layoutPriority <=3: next priority -1; all that is left: 40 - 6 - 3 - 5 - 13 - 13 + 3 = 3",
                "Spacer <=5: spacers come last; all that is left: 0 + 5 = 5",
            ])
    }

    @Test func `the last of equal asks decides a size`() throws {
        // The text is proposed 0 for its minimum, and 0 again as the rest.
        let row = HStack(spacing: 0) {
            Text("words of a text")
            Color.red.frame(width: 12)
        }
        let recording = Recording(row, 10, 1)
        let text = try #require(recording.record.elements.first { $0.name == "Text" })
        let decider = try #require(text.placement?.decidedBy)
        #expect(recording.record[decider].proposal.width == .atMost(0))
        #expect(recording.record[decider].reason.sentence.contains("all that is left: 10 - 12, at least 0 = 0"))
    }

    @Test func `a stack without a length asks for ideal lengths, and again at its own height`() {
        let row = HStack(spacing: 1) {
            Text("ab")
            Color.red
        }
        #expect(
            Recording(row, nil, nil).askedBy("HStack") == [
                "Text nil: the stack has no width to share, so each child is asked for its ideal width",
                "Color nil: the stack has no width to share, so each child is asked for its ideal width",
                "Text nil: the stack has no width to share, so each child is asked for its ideal width; "
                    + "computed again in the stack's own height 10",
                "Color nil: the stack has no width to share, so each child is asked for its ideal width; "
                    + "computed again in the stack's own height 10",
            ])
    }

    @Test func `positions are explained by the previous sibling and by guides`() {
        let row = HStack(spacing: 2) {
            Text("ab")
            Image(width: 3, height: 3)
        }
        #expect(
            Recording(row, 20, 5).placements == [
                "its own size; first; centers in line at 1.5",
                "its own size; after Text, which ends at 2, and spacing 2; centers in line at 1.5",
            ])
    }

    @Test func `ViewThatFits asks whether each ideal size fits`() {
        let choice = ViewThatFits(in: .horizontal) {
            Text("a long one")
            Text("short")
        }
        #expect(
            Recording(choice, 6, 1).askedBy("ViewThatFits") == [
                "Text nil: does its ideal width fit in 6×1?",
                "Text <=6: none before it fits, so the last is shown: the proposal",
            ])
    }

    @Test func `a grid names a cell's turn and its proposal`() {
        let grid = Grid(horizontalSpacing: 2, verticalSpacing: 0) {
            GridRow {
                Text("ab")
                Color.red
            }
        }
        #expect(
            Recording(grid, 20, 5).askedBy("Grid") == [
                "Text <=0: its minimum, to find its turn", "Text inf: its maximum, to find its turn",
                "Color <=0: its minimum, to find its turn",
                "Color inf: its maximum, to find its turn",
                "Text <=9: row 1, column 1; unlimited on no axis, flexibility 2; a column (18 - 0) / 2 = 9, "
                    + "a row (5 - 0) / 1 = 5",
                "Color <=16: row 1, column 2; unlimited on both axes, flexibility 0; a column (18 - 2) / 1 = 16, "
                    + "a row (5 - 0) / 1 = 5", "Text <=2: its slot in the grid: 2×5",
            ])
    }
}

extension Recording {
    /// The asks by an element, with the widths proposed and the reasons.
    func askedBy(_ name: String) -> [String] {
        record.exchanges.filter { $0.asker.map { record[$0].name } == name }.map {
            "\(record[$0.asked].name) \($0.proposal.width): \($0.reason.sentence)"
        }
    }
}
