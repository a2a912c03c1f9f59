import Foundation
import LayoutInspection
import Terminal
import Testing

@testable import Playground

@Suite struct ScreenTests {
    @Test func `look`() throws {
        let card = ToyElement.column(
            .label("Chat").looking { $0.background = Paint(red: 0, green: 90, blue: 180) }.inset(1),
            .row(
                .box(8, 4).looking { $0.border = .init(paint: Paint(red: 200, green: 0, blue: 0), width: 1) },
                .column(.label("Anna writes about the weather of yesterday, and of tomorrow"), .label("12:40", alignment: .trailing)),
                .label("hidden").looking { $0.isHidden = true }, .box(0, 2)),
            .pile(.box(12, 4), .box(10, 4), .label("on top"), at: [.zero, CGPoint(x: 8, y: 2), CGPoint(x: 3, y: 1)]),
            .row(.label("Yes"), .label("No"), .label("Perhaps")).inset(1), .box(70, 2))
        func write(_ name: String, _ s: PlaygroundState) throws {
            try PlaygroundView(s).canvas.ansi.write(toFile: "/tmp/look-" + name, atomically: true, encoding: .utf8)
        }
        for (name, colors) in [("c", ColorDepth.twoHundredFiftySix), ("s", .sixteen), ("n", .none)] {
            var s = card.opened(130, 40, colors: colors)
            try write(name + "1", s)
            s.press(Key(.down), Key(.down), Key(.down), Key(.down), Key(.down), Key(.down))
            try write(name + "2", s)
            s.type("jjjjj")
            try write(name + "3", s)
            s.type("b")
            try write(name + "4", s)
            s.type("bp?")
            try write(name + "5", s)
        }
    }
}
