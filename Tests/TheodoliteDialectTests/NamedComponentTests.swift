import Foundation
import Negotiation
import Testing
import TheodoliteDialect

/// Components that choose their names.
struct NamedComponentTests {
    private final class Themed: Component, TypedComponent, NamedComponent {
        typealias PropType = String

        var componentName: String { "Themed(\(props))" }

        override func render() -> [Component] {
            [LabelComponent((props, options: LabelComponent.Options()))]
        }
    }

    @Test func `components of one class have names of their own`() throws {
        let column = FlexboxComponent(
            (
                options: FlexOptions(flexDirection: .column),
                children: [FlexChild(Themed("one")), FlexChild(Themed("two"))]
            ))
        let recorder = Recorder()
        let proposal = Proposal(width: .exactly(10), height: .exactly(4))
        TheodolitePass(root: column, proposal: proposal, recorder: recorder).run()
        let names = recorder.finished.elements.map(\.name)
        #expect(names.filter { $0.hasPrefix("Themed") } == ["Themed(one)", "Themed(two)"])
    }
}
