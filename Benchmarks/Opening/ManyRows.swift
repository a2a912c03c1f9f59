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

    /// Each is pressed three times, so that the third tells what it usually takes.
    private static let keys: [(name: String, key: Key)] = [
        ("the next element", Key(.down)), ("its first child", Key(.right)), ("a page of elements", Key(.pageDown)),
        ("the last element", Key(.end)), ("the first element", Key(.home)), ("a pane", Key(.character("4"))),
        ("a line of the trace", Key(.down)), ("a page of the trace", Key(.pageDown)),
    ]

    private let desk = LayoutDesk()
    private var state = PlaygroundState(
        window: CellSize(width: 160, height: 50), colors: .twoHundredFiftySix, isOpening: true)
    private var rows: [(name: String, seconds: Double)] = []

    /// Opens the screen, and presses each key three times.
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
        _ = answerRequests()
        for (name, key) in Self.keys {
            var times: [Double] = []
            for _ in 0..<3 { times.append(press(key)) }
            rows.append((name, times.sorted()[1]))
        }
        rows.append(("a narrower window, laid out again", relayOut()))
    }

    /// The seconds to the frame that shows what the key asked for.
    private mutating func press(_ key: Key) -> Double {
        let (_, moved) = seconds {
            _ = state.handle(.key(key))
            return PlaygroundView(state).canvas
        }
        return moved + answerRequests()
    }

    private mutating func relayOut() -> Double {
        seconds {
            _ = state.handle(.resize(CellSize(width: 150, height: 50)))
            for request in state.takeRequests().filter({ !$0.isIdle }) {
                desk.perform(request).map { state.receive($0) }
            }
            return PlaygroundView(state).canvas
        }.time
    }

    private mutating func answerRequests() -> Double {
        seconds {
            let requests = state.takeRequests().filter { !$0.isIdle }
            for request in requests {
                if case .layOut = request { preconditionFailure("selecting and scrolling lay nothing out") }
                desk.perform(request).map { state.receive($0) }
            }
            if !requests.isEmpty { _ = PlaygroundView(state).canvas }
        }.time
    }

    var table: String {
        "| 10,000 rows of five elements | ms |\n|---|--:|\n"
            + rows.map { "| \($0.name) | \(String(format: "%.0f", $0.seconds * 1000)) |" }.joined(separator: "\n")
    }
}
