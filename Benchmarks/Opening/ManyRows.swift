import BlueprintDialect
import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Terminal
import Vocabularies

/// A screen of 10,000 rows with five elements each, all of which overlap in the window: the time to its first frame, and
/// from a key that selects or scrolls to the frame.
struct ManyRows {
    private static let source = """
        import BlueprintUI
        import BlueprintUICommonControls

        struct Line: ProxyElement {
            var number: Int
            var elementRepresentation: Element {
                Row {
                    Label(text: "\\(number)")
                    Column {
                        Label(text: "Title \\(number)")
                        Label(text: "Detail")
                    }
                }
            }
        }

        let screen = Column(alignment: .fill) {
            for number in 0..<10_000 { Line(number: number) }
        }

        """

    private static let keys: [(name: String, key: Key)] = [
        ("the next element", Key(.down)), ("its first child", Key(.right)), ("a page of elements", Key(.pageDown)),
        ("the last element", Key(.end)), ("the first element", Key(.home)), ("the trace", Key(.character("4"))),
        ("a line of the trace", Key(.down)), ("a page of the trace", Key(.pageDown)),
        ("the tree", Key(.character("1"))),
    ]

    private let desk = LayoutDesk()
    private var state = PlaygroundState(
        window: CellSize(width: 160, height: 50), colors: .twoHundredFiftySix, isOpening: true)
    private var rows: [(name: String, seconds: Double)] = []

    /// Opens the screen, and presses all keys three times in turn; a key's time is the middle one.
    init() throws {
        let (document, read) = seconds {
            LayoutReader(dialects: [Blueprint()]).read(SourceText(Self.source), name: "screen")
        }
        let (opened, layOut) = seconds {
            desk.open(document, in: state.proposal.proposal, after: nil, selected: nil, isAnother: false)
        }
        let (_, draw) = seconds {
            state.receive(.opened(opened))
            return PlaygroundView(state).canvas
        }
        guard let elements = state.inspection?.elements.count, elements > 50_000 else {
            throw NothingLaidOut(diagnostics: state.problems)
        }
        rows = [("read", read), ("lay out", layOut), ("draw", draw), ("the first frame, in all", read + layOut + draw)]
        answerRequests(layingOut: false)
        var times: [[Double]] = Self.keys.map { _ in [] }
        for _ in 0..<3 {
            for (index, key) in Self.keys.enumerated() {
                times[index].append(
                    frame {
                        _ = $0.state.handle(.key(key.key))
                        // The playground draws before it answers requests.
                        _ = PlaygroundView($0.state).canvas
                        $0.answerRequests(layingOut: false)
                    })
            }
        }
        rows += zip(Self.keys, times).map { ($0.name, $1.sorted()[1]) }
        let narrower = frame {
            _ = $0.state.handle(.resize(CellSize(width: 150, height: 50)))
            $0.answerRequests(layingOut: true)
        }
        rows.append(("a narrower window, laid out again", narrower))
    }

    /// The seconds to the frame after a change.
    private mutating func frame(after change: (inout ManyRows) -> Void) -> Double {
        seconds {
            change(&self)
            return PlaygroundView(state).canvas
        }.time
    }

    private mutating func answerRequests(layingOut: Bool) {
        for request in state.takeRequests() where !request.isIdle {
            if case .layOut = request, !layingOut { preconditionFailure("selecting and scrolling lay nothing out") }
            desk.perform(request).map { state.receive($0) }
        }
    }

    var table: String {
        "| 10,000 rows of five elements | ms |\n|---|--:|\n"
            + rows.map { "| \($0.name) | \(String(format: "%.0f", $0.seconds * 1000)) |" }.joined(separator: "\n")
    }
}
