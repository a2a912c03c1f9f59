import LayoutInspection
import Testing

@testable import Playground

@Suite struct FirstScreenTests {
    private static let about = "A parent proposes, the child answers. [ ] narrower, . steps, ? helps"

    @Test func `the last line introduces the program until the first key`() {
        var state = PlayedState.menu(80, 24)
        state.state.isIntroduced = true
        #expect(state.rows[23].hasPrefix(" \(Self.about)"), "\(state.screen)")
        state.type("j")
        #expect(!state.screen.contains("A parent proposes"))
    }

    @Test func `a narrow window keeps the key of the help in its last line`() {
        var state = PlayedState.menu(40, 12)
        state.state.isIntroduced = true
        #expect(state.rows[11].hasPrefix(" [ ] narrower, . steps, ? helps"), "\(state.screen)")
    }

    @Test
    func `a description of an example stands above the panes until the first key, and moves nothing in the layout`()
        throws
    {
        let example = Example.three[1]
        var state = PlayedState(
            80, 24, examples: Example.three,
            document: ToyElement.box(2, 2).document(named: example.name, of: [(example.name, example.source)]))
        #expect(state.rows[2] == " A picture, a title. And what can be done.", "\(state.screen)")
        #expect(state.rows[3].contains("2 Stage"))
        let frame = try #require(state.inspection?.elements[0].frame)
        state.type("j")
        #expect(state.rows[2].contains("2 Stage") && state.inspection?.elements[0].frame == frame)
    }
}
