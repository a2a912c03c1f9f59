import Foundation
import LayoutInspection
import SwiftSource
import Terminal
import TestSupport
import Testing

@testable import Playground

@Suite(.serialized) struct SlowMonkeyTests {
    @Test(arguments: 0..<8 as Range<UInt64>)
    func `random keys never trap, and the picture fills the window`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let colors: [ColorDepth] = [.none, .sixteen, .twoHundredFiftySix]
        var state = PlayedState.menu(80, 24, colors: colors[Int(seed % 3)])
        for count in 0..<150 {
            if random.next(below: 40) == 0 { reload(&state, &random) }
            let event = event(&random)
            perform(state.handle(event), on: &state)
            let canvas = state.canvas
            #expect(canvas.size == state.window, "seed \(seed), event \(count): \(event)")
            guard !state.window.isEmpty else { continue }
            #expect(canvas.rows.contains { !$0.isEmpty }, "blank; seed \(seed), event \(count): \(event)")
        }
    }

    private func perform(_ effect: Effect?, on state: inout PlayedState) {
        switch effect {
        case .open, .openOwn: state.open(ToyElement.menu.document())
        case .set, .choose: state.perform(effect)
        case .copy, .copyPicture, .quit, .redraw, .suspend, .stopWork, .readAgain, .scale, .write, .edit, .openEditor,
            .checkWritable, .save, .saveAs, .forget, .writePicture, nil:
            break
        }
    }

    private func reload(_ state: inout PlayedState, _ random: inout SeededGenerator) {
        let elements = [
            ToyElement.menu, .box(0, 0), .row(.label("宽字符 wide"), .box(3, 0), .label("")).inset(3),
            .pile(.box(500, 400), .label("far"), at: [CGPoint(x: -50, y: -50), CGPoint(x: 1e9, y: 2)]),
            ToyElement.label("hidden").looking { $0.isHidden = true }.inset(2),
        ]
        if random.next(below: 3) == 0 {
            return state.documentChanged(OrderProgram(fields: random.next(below: 40)).document)
        }
        let element = elements[random.next(below: elements.count)]
        let error = Diagnostic(.error, "no such thing", at: SourceRange(2, 400), hint: "another")
        state.documentChanged(element.document(source: "a\nb", diagnostics: random.next(below: 3) == 0 ? [error] : []))
    }

    private func event(_ random: inout SeededGenerator) -> TerminalEvent {
        let codes: [Key.Code] = [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .tab, .backTab, .escape, .backspace,
            .delete, .insert, .function(1),
        ]
        let letters = Array("12345pfebmunwhzxodrqtRXNd!\"?.,<>[]{}-=_+ jklHJKLgG0987e\u{301}宽")
        switch random.next(below: 20) {
        case 0:
            let size = CellSize(width: random.next(below: 150), height: random.next(below: 50))
            return .resize(size)
        case 1...3:
            let actions: [Mouse.Action] = [.press(.left), .scrollUp, .scrollDown, .scrollLeft, .scrollRight]
            let place = CellPoint(x: random.next(below: 160) - 5, y: random.next(below: 60) - 5)
            return .mouse(Mouse(actions[random.next(below: actions.count)], at: place))
        case 4: return .paste("<=3\u{1B}[31m\n0")
        case 5...10: return .key(Key(codes[random.next(below: codes.count)], random.next(below: 4) == 0 ? .shift : []))
        default: return .key(Key(.character(letters[random.next(below: letters.count)])))
        }
    }
}

extension SeededGenerator {
    fileprivate mutating func next(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
