import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// Code as it is pasted: the bodies of tests, views that other files give their texts, and calls that extensions in other
/// files have.
@Suite struct PastedCodeTests {
    // MARK: Bodies of tests

    @Test func `views of UIKit in a stack are QuickLayout's, and what a test calls shows nothing`() throws {
        let shown = try Shown(
            """
            let title = UILabel()
            title.text = "Title"

            let layout = HStack {
                title
                    .padding(1)
            }

            verify(layout, at: CGSize(width: 20, height: 4))
            XCTAssertEqual(layout.sizeThatFits(.zero), .zero)
            """, width: 20, height: 3)
        #expect(
            shown.picture == """
                       ┌─────┐
                       │Title│
                       └─────┘
                """)
        #expect(shown.holes == ["verify"])
        #expect(shown.told == [])
    }

    @Test func `what an unknown function is given is shown in it where nothing else is there`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            verify(Label(text: "a"), in: 3)
            """, width: 20, height: 3)
        #expect(
            shown.picture == """
                ▒ verify ▒▒▒▒▒▒▒▒▒▒▒
                ▒a                 ▒
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                """)
    }

    @Test func `a method of the library's that is called with less is another file's`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            let label = Label(text: "a")
            label.content.measure(in: .unconstrained)
            label.onAppear()
            """, width: 20, height: 1)
        #expect(
            shown.told == [
                "3: warning: missing argument for parameter 'environment'",
                "4: warning: missing argument for parameter 'callback'",
            ])
        #expect(shown.picture == "a···················")
    }

    // MARK: Views

    @Test func `an unknown function that sets what an object is does so`() throws {
        let shown = try Shown(
            """
            import QuickLayout
            final class Badge: UIView {
                let title = UILabel().then {
                    $0.text = "New"
                    $0.numberOfLines = 0
                }
                let count = with(UILabel()) { label in label.text = "12" }
                let kind = UILabel(configure: { $0.text = "!" })
                lazy var rest = UILabel().configured { $0.text = "more" }
                var body: Layout {
                    HStack(spacing: 1) {
                        title
                        count
                        kind
                        rest
                    }
                }
            }
            """, width: 15, height: 1, drawsBoxes: false)
        #expect(shown.picture == " New 12 ! more")
        #expect(shown.told == [])
    }

    @Test func `a handler of an unknown method is not run`() throws {
        let shown = try Shown(
            """
            import QuickLayout
            final class Badge: UIView {
                let title = UILabel()
                init() {
                    super.init(frame: .zero)
                    title.text = "New"
                    title.onTap { tap in tap.location = .zero }
                    title.onDrag { print($0) }
                }
                var body: Layout { HStack { title } }
            }
            """, width: 3, height: 1, drawsBoxes: false)
        #expect(shown.picture == "New")
        #expect(shown.told == [])
    }

    @Test func `a label whose text others hand over shows its name`() throws {
        let source = """
            import QuickLayout
            final class Cell: UIView {
                let title = UILabel()
                let subtitle = UILabel()
                lazy var detail = UILabel()
                let error = UILabel()
                var model: Model? {
                    didSet { detail.text = model?.detail }
                }
                var body: Layout {
                    VStack(alignment: .leading) {
                        title
                        subtitle
                        detail
                        error
                    }
                }
                func configure(with model: Model) { title.text = model.title }
                func clear() { error.text = "" }
                func prepareForReuse() { subtitle.text = nil }
            }
            """
        let shown = try Shown(source, width: 15, height: 4, drawsBoxes: false)
        #expect(shown.picture == "‹title.text›\n‹subtitle.text›\n‹detail.text›")
        #expect(shown.holes == ["title.text", "subtitle.text", "detail.text"])
        let known = try Shown("// haggle: title.text = \"Ada\"\n" + source, width: 15, height: 4, drawsBoxes: false)
        #expect(known.picture == "Ada\n‹subtitle.text›\n‹detail.text›")
    }

    @Test func `a body that is not enabled is not laid out`() throws {
        let source = """
            import QuickLayout
            final class Old: UIView {
                let label = UILabel()
                override var isBodyEnabled: Bool { false }
                init() {
                    super.init(frame: .zero)
                    label.text = "new"
                }
                var body: Layout { HStack { label } }
            }
            """
        #expect(try !Shown(source, width: 5, height: 3).picture.contains("new"))
        let enabled = source.replacing("{ false }", with: "{ true }")
        #expect(try Shown(enabled, width: 5, height: 3).picture.contains("new"))
    }

    @Test func `a module may stand before two colons`() throws {
        let shown = try Shown(
            """
            import QuickLayout
            final class New: UIView {
                let label = UILabel()
                init() {
                    super.init(frame: .zero)
                    label.text = "new"
                }
                var body: QuickLayout::Layout { QuickLayout::HStack { label } }
            }
            """, width: 3, height: 1, drawsBoxes: false)
        #expect(shown.picture == "new")
        #expect(shown.told == [])
    }

    @Test func `a view without a body is laid out by its own code`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Badge: UIView {
                let title = UILabel()
                let note = UILabel()
                init() {
                    super.init(frame: .zero)
                    title.text = "New"
                    note.text = "today"
                    addSubview(title)
                    addSubview(note)
                }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    title.frame = CGRect(x: 2, y: 0, width: bounds.width - 2, height: 1)
                    note.frame = CGRect(x: 4, y: 1, width: 5, height: 1)
                }
            }
            """, width: 10, height: 2, drawsBoxes: false)
        #expect(shown.picture == "  New\n    today")
        #expect(shown.told == [])
    }

    @Test func `a function that calls itself as long as something unknown holds ends`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            func leaf(of node: Node) -> String {
                if let child = node.children.first { return leaf(of: child) }
                return "leaf"
            }
            Label(text: leaf(of: start))
            """, width: 4, height: 1)
        #expect(shown.picture == "leaf")
        #expect(shown.told == [])
    }

    // MARK: Calls and conformances

    @Test func `calls that another file's extensions may have, and literals of its types, are no mistakes`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            Column {
                Box(backgroundColor: "brand")
                Label("a")
                Label(text: "b", style: .headline)
                Label(txt: "c")
            }
            """, width: 12, height: 7, drawsBoxes: false)
        #expect(
            shown.told == [
                "4: warning: missing argument label 'text:' in call",
                "5: warning: Label has no parameter 'style'; its parameters are text, configure",
                "6: error: Label has no parameter 'txt'; did you mean 'text'?",
            ])
    }

    @Test(arguments: [
        "struct Card: ProxyElement {\n    var title: String\n    var detail",
        "struct Card: ProxyElement {\n    func card(",
    ])
    func `what a type that is not written to its end lacks is not reported`(source: String) throws {
        let shown = try Shown("import BlueprintUI\n" + source, width: 10, height: 1)
        #expect(shown.told.count == 1)
        #expect(shown.told.allSatisfy { $0.contains("expected") })
    }
}
