import Testing

/// Blueprint's elements in a view of their own, among views of UIKit's.
@Suite struct HostedViewTests {
    @Test func `a screen of this file is shown before a controller that asks an unknown one for it`() throws {
        try expect(
            """
            import WorkflowUI

            struct EntryScreen: Screen {
                let exercise: String
                func element() -> Element {
                    Column { column in
                        column.verticalUnderflow = .justifyToStart
                        column.add(child: Label(text: exercise))
                    }
                }
            }

            final class EntryController: ScreenViewController<EntryScreen> {
                let blueprintView = BlueprintView(element: nil)
                override func loadView() {
                    blueprintView.element = screen.element()
                    view = blueprintView
                }
            }
            """, 12, 1, boxes: false, of: .blueprint, holes: ["exercise"], shows: "‹exercise›")
    }
}
