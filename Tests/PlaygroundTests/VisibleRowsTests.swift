import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Synchronization
import Terminal
import Testing

@testable import Playground

@Suite struct VisibleRowsTests {
    @Test func `only the visible rows of a hundred thousand steps are built`() throws {
        let count = Mutex(0)
        let recorder = Recorder()
        let root = recorder.declare("Root", parent: nil, origin: nil)
        let child = recorder.declare("Child", parent: root, origin: nil)
        let other = recorder.declare("Child", parent: root, origin: nil)
        let reason = CountedReason { count.withLock { $0 += 1 } }
        let size = CGSize(width: 5, height: 1)
        recorder.ask(root, by: nil, try proposal("9", "9"), because: reason)
        for number in 0..<100_000 {
            let asked = number.isMultiple(of: 2) ? child : other
            recorder.ask(asked, by: root, try proposal("9", "inf"), because: reason)
            recorder.answer(size, .measured)
        }
        let exchange = recorder.answer(size, .measured)
        recorder.place(root, in: CGRect(origin: .zero, size: size), because: reason, decidedBy: exchange)
        recorder.placed()
        var state = PlayedState(
            120, 40,
            document: LayoutDocument(
                name: "", source: SourceText(""), dialect: SumDialect(),
                root: Native(TypeName("Record"), recorder.finished), diagnostics: []))
        count.withLock { $0 = 0 }
        _ = state.canvas
        let drawn = count.withLock { $0 }
        #expect(drawn > 0 && drawn < 40, "\(drawn)")
        state.type("v4")
        count.withLock { $0 = 0 }
        state.press(Key(.pageDown))
        let stepped = count.withLock { $0 }
        #expect(stepped < 40, "\(stepped)")
        state.press(Key(.end))
        #expect(state.rows[38].hasPrefix("▸"))
        #expect(state.offset(.trace).y == 100_003 - state.visibleSize(of: .trace).height)
    }

    @Test func `a hidden trace builds no rows`() {
        var state = PlayedState.menu(120, 40)
        #expect(state.stepping.madeRows.isMade)
        state.type("4\\]")
        _ = state.canvas
        #expect(!state.showsTrace && !state.stepping.madeRows.isMade)
        // The window's size changes, and another element is selected.
        _ = state.handle(.resize(CellSize(width: 110, height: 38)))
        state.type("2jk")
        _ = state.canvas
        #expect(!state.stepping.madeRows.isMade)
        state.type("\\")
        _ = state.canvas
        #expect(state.showsTrace && state.stepping.madeRows.isMade)
    }
}

/// Reports when its sentence is read.
private struct CountedReason: Reason {
    let asked: @Sendable () -> Void

    var sentence: String {
        asked()
        return "counted"
    }
}
