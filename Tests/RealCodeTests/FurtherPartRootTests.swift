import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Parts of Blueprint's, QuickLayout's and Theodolite's apps as they stand in files and documents.
@Suite struct FurtherPartRootTests {
    @Test func `a stack's child may say its priorities as traits`() throws {
        try expect(
            """
            let bar = Row(underflow: .growUniformly) {
                StackLayout.Child(element: Label(text: "left"), traits: StackLayout.Traits(growPriority: 0))
                StackLayout.Child(element: Label(text: "right"), traits: .init(), key: "right")
            }
            """, 16, 1, of: .blueprint, shows: "leftright·······")
    }

    @Test func `an element that a view controller keeps is shown`() throws {
        try expect(
            """
            final class PageController: UIViewController {
                private lazy var page: Element = {
                    Column {
                        Label(text: "first")
                        Label(text: "second")
                    }
                }()
                let rows = BlueprintView()
            }
            """, 8, 2, of: .blueprint, words: ["first", "second"])
    }

    @Test func `a lazy view may be loaded, and is known by its type`() throws {
        try expect(
            """
            final class NoteView: UIView {
                private let title = LazyView {
                    let label = UILabel()
                    label.text = "before"
                    return label
                }

                var body: Layout {
                    let wasLoaded = title.isLoaded
                    title.loadIfNeeded().text = wasLoaded ? "loaded" : "not loaded"
                    return VStack {
                        title
                        title.loadIfNeeded().padding(1)
                        Text(title.ifLoaded?.text ?? "none")
                        LazyView { Badges() }
                    }
                }
            }
            """, 12, 6, boxes: false, of: .quickLayout, holes: ["Badges"],
            shows: """
                 not loaded

                 not loaded

                 not loaded
                 ▒ Badges ▒
                """)
    }

    @Test func `a modifier on a new line is no part of an unknown element's name`() throws {
        try expect(
            """
            var body: Layout {
                HStack {
                    portrait
                        .resizable()
                        .frame(width: 10, height: 1)
                    caption
                        .emphasized(by: 2)
                }
            }
            """, 20, 1, of: .quickLayout, holes: ["portrait", "caption", ".emphasized(by: 2)"],
            shows: "▒ portr… ▒▒ capti… ▒")
    }

    @Test func `a layout by the library's own requirements is a box`() throws {
        try expect(
            """
            struct Flat: Layout {
                func quick_layoutThatFits(_ proposedSize: CGSize) -> LayoutNode { LayoutNode.empty }
                func quick_flexibility(for axis: Axis) -> Flexibility { .partial }
                func quick_layoutPriority() -> CGFloat { 0 }
                func quick_extractViewsIntoArray(_ views: inout [UIView]) {}
            }

            var body: Layout {
                HStack {
                    Text("a")
                    Flat()
                }
            }
            """, 9, 1, of: .quickLayout, shows: "a▒ Flat ▒")
    }

    @Test func `Theodolite's labels are as large as their fonts where a cell is several points`() throws {
        let source = SourceText(
            """
            import Theodolite

            let title = LabelComponent(("Big", options: LabelComponent.Options(font: .systemFont(ofSize: 32))))
            """)
        let document = LayoutReader(dialects: Dialects.all).read(source, name: "Test.swift")
        let cells = CellProjection(cell: CGSize(width: 8, height: 16))
        let inspection = try document.inspect(Proposal(width: .atMost(200), height: .atMost(200)), projection: cells)
        #expect(inspection?.elements[0].frame.size == CGSize(width: 48, height: 32))
    }
}
