import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// Functions and initializers that other files add: what the source says of them is kept, and none of it is a mistake.
struct UnknownHelperTests {
    @Test func `an unknown modifier's result may be compared and destructured`() throws {
        try expect(
            """
            import BlueprintUICommonControls
            func check() {
                let row = Row { Label(text: "a") }
                XCTAssertEqual(row.measured().map(\\.frame), [CGRect(x: 0, y: 0, width: 1, height: 1)], file: file, line: line)
                let frames: [CGRect] = row.measured().map { $0.frame }
                let (screen, alert) = row.rendered(in: frames)
                XCTFail("no", file: file, line: line)
            }
            Label(text: "b")
            """, 1, 1, of: .blueprint, shows: "b")
    }

    @Test func `a method beside one's own that a class of the system's may have is no mistake`() throws {
        try expect(
            """
            final class Host: UIViewController {
                var content = UIViewController()
                func update(with screen: Int) { update(child: \\.content, with: screen) }
            }
            UILabel()
            """, 4, 1, of: .quickLayout)
    }

    @Test func `the views of a hosted element are not known, and there are some`() throws {
        try expect(
            """
            import BlueprintUICommonControls
            final class ViewTests: XCTestCase {
                func testViews() {
                    let view = BlueprintView(element: Label(text: "a"))
                    view.layoutIfNeeded()
                    let label = view.subviews[0].subviews[0] as! UILabel
                    XCTAssertEqual(label.text, "a")
                }
            }
            """, 1, 1, of: .blueprint, shows: "a")
    }

    @Test func `an element whose code does not say its content is hatched`() throws {
        try expect(
            """
            import BlueprintUICommonControls
            struct Field: Element {
                var content: ElementContent { makeContent() }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
            }
            Column {
                Field()
                Label(text: "below")
            }
            """, 12, 2, boxes: false, of: .blueprint, holes: ["makeContent"], shows: "▒ makeCon… ▒\nbelow")
    }

    @Test func `attributes of a text are kept, and unknown ones show their name`() throws {
        try expect(
            """
            func row(_ attributes: TextKitAttributes) -> FlexChild {
                FlexChild(TextComponent((attributes, options: TextComponent.Options())))
            }
            let grey: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.gray]
            FlexboxComponent((
                options: FlexOptions(flexDirection: .column),
                children: [
                    row(TextKitAttributes(attributedString: NSAttributedString.init(string: "one", attributes: grey))),
                    row(TextKitAttributes(attributedString: story.title, maximumNumberOfLines: 2)),
                    FlexChild(TextComponent((story.attributes, options: TextComponent.Options()))),
                ]))
            """, 20, 3, boxes: false, of: .theodolite, holes: ["story.title", "story.attributes"],
            shows: "one\n‹story.title›\n‹story.attributes›")
    }

    @Test(arguments: [".padding(8)", ".padding(.horizontal, 2)\n.frame(maxWidth: .infinity)"])
    func `modifiers alone are the larger library's`(source: String) {
        #expect(opened(source).dialect?.name == "swiftui")
    }

    @Test func `a getter of an unknown type is called once to set a member`() throws {
        let shown = try expect(
            """
            final class Model { var title = "a" }
            let model = Model()
            var calls = 0
            func found() -> Stored {
                calls += 1
                return model
            }
            found().title = "b"
            Text("\\(calls) \\(model.title)")
            """, 8, 1)
        #expect(shown.picture.hasSuffix("1 b"))
    }

    @Test func `an unknown optional has a value`() throws {
        try expect(
            """
            struct Row: View {
                var body: some View {
                    VStack {
                        Text("v\\(Double(Bundle.main.infoDictionary!["Version"] as! String)!)")
                        Text(Int(settings["width"] as! String)! > 1 ? "wide" : "narrow")
                    }
                }
            }
            """, 60, 2, boxes: false,
            holes: [
                #"Double(Bundle.main.infoDictionary!["Version"] as! String)"#,
                #"Bundle.main.infoDictionary!["Version"]"#, #"Int(settings["width"] as! String)"#,
                #"settings["width"]"#,
            ], contains: ["v‹Double(Bundle.main", "wide"])
    }

    @Test func `a chain over several lines is named as on one`() throws {
        try expect(
            """
            struct Row: View {
                var body: some View {
                    Text(
                        order
                            .items
                            .title(in: .short, at: 1
                                + 2) { item in
                                .plain
                            })
                }
            }
            """, 60, 2, boxes: false, holes: ["order.items.title(in: .short, at: 1 + 2) { item in .plain }"])
    }

    @Test func `names of other forms are no slips`() throws {
        try expect(
            """
            import BlueprintUICommonControls
            Label(text: "a").rendered().assert(3).centerd()
            """, 9, 1, of: .blueprint, holes: [".rendered()", ".assert(3)", ".centerd()"],
            reporting: ["2: warning: Label has no member 'centerd'; did you mean 'centered'?"])
    }

    @Test func `members of an unknown class are used and overridden without an error`() throws {
        try expect(
            """
            import ListViews
            import UIKit

            final class Rows: ListViews.Rows {
                var height: CGFloat = 1
                override var contentSize: CGSize { didSet { height = 2 } }
            }
            struct Feed: ProxyElement {
                let rows = Rows(frame: .zero)
                var elementRepresentation: Element { Label(text: "\\(rows.height)") }
                func apply(to views: RowViews) {
                    views.content.element = Label(text: "a")
                    if let other = views.other { views.background.element = other }
                }
            }
            """, 4, 1, of: .blueprint, holes: ["Rows(frame: .zero)"], shows: "1.0·")
    }
}
