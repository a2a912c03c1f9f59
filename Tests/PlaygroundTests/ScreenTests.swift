import Foundation
import Terminal
import Testing

@testable import Playground

@Suite struct ScreenTests {
    @Test func `look`() {
        for (w, h) in [(120, 40), (80, 24), (40, 12), (20, 5), (10, 3), (1, 1)] {
            var state = PlaygroundState.menu(w, h)
            if w == 120 || w == 80 { state.press(Key(.down)) }
            print("-- \(w)x\(h)")
            print(state.screen)
        }
        var state = PlaygroundState.menu(120, 40)
        state.press(Key(.character("?")))
        print(state.screen)
    }
}
