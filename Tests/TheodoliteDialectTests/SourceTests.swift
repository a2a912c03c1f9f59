import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing
import TheodoliteDialect
import Vocabularies

@testable import Interpreter

/// Sources are read and laid out as by compiled Swift.
struct SourceTests {
    private static func document(_ source: String) -> LayoutDocument {
        LayoutReader(dialects: [Theodolite()]).read(SourceText("import Theodolite\n" + source), name: "source")
    }

    private static func drawing(_ source: String, _ width: CGFloat, _ height: CGFloat) throws -> String {
        let document = document(source)
        guard case let root?? = document.root.map({ $0.payload as? Component }) else {
            return document.diagnostics.map(\.message).joined(separator: "\n")
        }
        return (document.diagnostics.map(\.message) + [Recording(root, width, height).drawing])
            .joined(separator: "\n")
    }

    @Test func `props are labelled tuples`() throws {
        let source = """
            InsetComponent(key: "card", (
                insets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2),
                component: BackgroundComponent((
                    component: LabelComponent(("one two", options: LabelComponent.Options(maximumNumberOfLines: 0))),
                    background: ViewComponent(ViewConfiguration(view: UIView.self, attributes: [.backgroundColor(.red)]))
                ))
            ))
            """
        #expect(
            try Self.drawing(source, 9, 9) == """
                Inset 0,0 7×4
                  Background 2,1 3×2
                    View 2,1 3×2
                    Label 2,1 3×2
                """)
    }

    @Test func `options of views set their attributes`() throws {
        let source = """
            ViewComponent(ViewConfiguration(
                attributes: ViewOptions(backgroundColor: .red, borderWidth: 1, alpha: 0.5).viewAttributes()))
            """
        let document = Self.document(source)
        let inspection = try #require(
            try document.inspect(Proposal(width: .exactly(3), height: .exactly(3))))
        let look = inspection.appearance(of: 0)
        #expect(look.background == Paint(red: 255, green: 0, blue: 0))
        #expect(look.opacity == 0.5)
    }

    @Test func `a flex container has children, options and loops`() throws {
        let source = """
            let names = ["a", "bb", "ccc"]
            FlexboxComponent((
                options: FlexOptions(flexDirection: .column, alignItems: .flexEnd),
                children: names.map { name in
                    FlexChild(LabelComponent((name, options: LabelComponent.Options())), alignSelf: .auto, flexGrow: 1)
                }
            ))
            """
        #expect(
            try Self.drawing(source, 5, 6) == """
                Flexbox 0,0 5×6
                  Label 4,0 1×2
                  Label 3,2 2×2
                  Label 2,4 3×2
                """)
    }

    @Test func `a list makes its rows with a closure`() throws {
        let source = """
            ListComponent(ListComponent.Options(
                source: [[1, 2], [3]],
                factory: { LabelComponent(("row \\($0)", options: LabelComponent.Options())) }))
            """
        let drawing = try Self.drawing(source, 8, 5)
        #expect(drawing.contains("      Label 0,1 8×1\n"), "\(drawing)")
    }

    @Test func `an infinite load is a column that ends in a wheel, and a pull to refresh is its child`() throws {
        let source = """
            InfiniteLoadComponent((
                flexOptions: FlexOptions(flexDirection: .column), loadMoreAction: Action { _ in },
                component: PullToRefreshComponent((
                    action: Action(), component: LabelComponent(("x", options: .init()))))))
            """
        #expect(
            try Self.drawing(source, 70, 70) == """
                InfiniteLoad 0,0 70×70
                  Flexbox 0,0 70×70
                    PullToRefresh 0,0 70×1
                      Label 0,0 70×1
                    ActivityIndicator 0,1 70×60
                """)
    }

    @Test func `a tap runs the handler of the source`() throws {
        let source = """
            var taps = 0
            FlexboxComponent((
                options: FlexOptions(),
                children: [
                    FlexChild(TapComponent((
                        action: Action { _ in taps += 1; fail(taps) },
                        component: LabelComponent(("tap", options: LabelComponent.Options()))))),
                    FlexChild(ButtonComponent(ButtonComponent.Options(
                        actions: [.touchUpInside: Action { _ in fail(0) }], titles: [.normal: "OK"]))),
                ]
            ))

            func fail(_ number: Int) {
                let nothing: [Int] = []
                let element = nothing[number]
            }
            """
        let document = Self.document(source)
        #expect(document.diagnostics == [])
        var states: (any ElementStates)?
        let layout = try #require(
            try document.layOut(Proposal(width: .exactly(20), height: .exactly(3)), keeping: &states))
        let inspection = layout.inspection
        let tapped = try #require(inspection.elements.firstIndex { $0.name == "TapComponent" })
        let ofTap = document.tap(tapped, of: layout, keeping: &states).map(\.message)
        #expect(ofTap.contains { $0.contains("1") }, "\(ofTap)")
        let button = try #require(inspection.elements.firstIndex { $0.name == "ButtonComponent" })
        let ofPress = document.tap(button, of: layout, keeping: &states).map(\.message)
        #expect(ofPress.count == 1 && ofPress != ofTap, "\(ofPress)")
        #expect(document.diagnostics == [])
    }

    @Test func `elements have their source positions`() throws {
        let source = "InsetComponent((insets: .zero, component: LabelComponent((\"x\", options: .init()))))"
        let inspection = try #require(
            try Self.document(source).inspect(Proposal(width: .exactly(9), height: .exactly(3))))
        #expect(inspection.elements.map(\.name) == ["InsetComponent", "LabelComponent", "TextComponent"])
        let places = inspection.elements.compactMap(\.range).map { inspection.sources.location(of: $0.start).location }
        #expect(places.map(\.column) == [1, 43, 43])
        #expect(places.map(\.line) == [2, 2, 2])
    }

    @Test func `wrong labels in a tuple get a diagnostic`() {
        let messages = Self.document("InsetComponent((inset: .zero, component: Component()))").diagnostics.map(
            \.message)
        #expect(
            messages == [
                "cannot convert value of type '(inset: UIEdgeInsets, component: Component)' to expected argument type "
                    + "'(insets: UIEdgeInsets, component: Component)'"
            ])
    }

    @Test func `sizes that are NaN are reported`() throws {
        let document = Self.document("ViewComponent(ViewConfiguration(attributes: []))")
        let inspection = try #require(
            try document.inspect(Proposal(width: .unspecified, height: .exactly(3))))
        #expect(inspection.elements[0].frame.size.width.isNaN)
        #expect(inspection.elements[0].cells.size.width == 0)
        #expect(
            inspection.diagnostics.map(\.message) == [
                "Theodolite has no unspecified proposal; it is asked without a limit (inf)",
                "its width is NaN: it fills its range, which has no maximum; "
                    + "wrap it in a SizeComponent",
            ])
    }

    @Test func `a note on an unwritten part has the position of the written whole`() throws {
        let document = Self.document(
            "InsetComponent((insets: UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0), "
                + "component: LabelComponent((\"x\", options: .init()))))")
        let inspection = try #require(
            try document.inspect(Proposal(width: .exactly(9), height: .exactly(3))))
        let places = inspection.diagnostics.filter { $0.message.hasPrefix("its position") }.map(\.range.start)
        let label = try #require(inspection.elements.first { $0.name == "LabelComponent" }?.range)
        #expect(places == [label.start])
    }
}
