import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Parts of Blueprint's, QuickLayout's and Theodolite's apps as they stand in files and documents.
@Suite struct FurtherPartRootTests {
    @Test func `a stack's child may say its priorities as traits`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            let bar = Row(underflow: .growUniformly) {
                StackLayout.Child(element: Label(text: "left"), traits: StackLayout.Traits(growPriority: 0))
                StackLayout.Child(element: Label(text: "right"), traits: .init(), key: "right")
            }
            """, width: 16, height: 1)
        #expect(shown.picture == "leftright·······")
        #expect(shown.holes == [])
    }

    @Test func `an element that a view controller keeps is shown`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            final class PageController: UIViewController {
                private lazy var page: Element = {
                    Column {
                        Label(text: "first")
                        Label(text: "second")
                    }
                }()
                let rows = BlueprintView()
            }
            """, width: 8, height: 2)
        #expect(
            shown.picture == """
                first  ┐
                second ┘
                """)
        #expect(shown.holes == [])
    }

    @Test func `a lazy view may be loaded, and is known by its type`() throws {
        let shown = try Shown(
            """
            import QuickLayout

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
            """, width: 12, height: 6, drawsBoxes: false)
        #expect(
            shown.picture == """
                 not loaded

                 not loaded

                 not loaded
                 ▒ Badges ▒
                """)
        #expect(shown.holes == ["Badges"])
    }

    @Test func `a modifier on a new line is no part of an unknown element's name`() throws {
        let shown = try Shown(
            """
            import QuickLayout

            var body: Layout {
                HStack {
                    portrait
                        .resizable()
                        .frame(width: 10, height: 1)
                    caption
                        .emphasized(by: 2)
                }
            }
            """, width: 20, height: 1)
        #expect(shown.picture == "▒ portr… ▒▒ capti… ▒")
        #expect(shown.holes == ["portrait", "caption", ".emphasized(by: 2)"])
    }

    @Test func `a layout by the library's own requirements is a box`() throws {
        let shown = try Shown(
            """
            import QuickLayout

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
            """, width: 9, height: 1)
        #expect(shown.picture == "a▒ Flat ▒")
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
