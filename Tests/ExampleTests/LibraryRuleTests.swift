import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// The rules that some of the libraries have of their own.
struct LibraryRuleTests {
    @Test func `a leaf that says it is fixed and follows its proposal is found with the smallest one`() throws {
        let report = try PromiseTests.promises(
            """
            import QuickLayout
            struct Meter: LeafElement {
                func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
                    .fixedSize
                }
                func layoutThatFits(
                    _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
                ) -> LayoutNode {
                    LayoutNode(
                        size: CGSize(width: min(proposal.width, 12), height: 1), children: [], context: context)
                }
            }
            HStack { Text("one"); Meter() }
            """)
        #expect(report.findings.map(\.path.description) == ["HStack/Meter"])
        #expect(
            report.findings.first?.message == """
                width, with unlimited height: proposed 1 it answers 1, and it says that it is fixed, so every \
                proposal must answer 1; proposed 2 it answers 2
                """)
    }

    @Test func `a leaf that says it is partial may follow its proposal`() throws {
        let report = try PromiseTests.promises(
            """
            import QuickLayout
            struct Meter: LeafElement {
                func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
                    axis == .vertical ? .fixedSize : .partial
                }
                func layoutThatFits(
                    _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
                ) -> LayoutNode {
                    LayoutNode(
                        size: CGSize(width: min(proposal.width, 12), height: 1), children: [], context: context)
                }
            }
            HStack { Text("one"); Meter() }
            """)
        #expect(report.findings.map(\.message) == [])
    }

    @Test func `a component that answers more than its maximum is found with the smallest one`() throws {
        let report = try PromiseTests.promises(
            """
            import Theodolite
            final class Wide: Component, TypedComponent {
                typealias PropType = Int
                override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
                    Layout(component: self, size: CGSize(width: 7, height: 1), children: [])
                }
            }
            InsetComponent((insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), component: Wide(3)))
            """)
        #expect(report.findings.map(\.path.description) == ["InsetComponent/Wide", "InsetComponent/Wide"])
        #expect(
            report.findings.first?.message
                == "width, with unlimited height: proposed 1 it answers 7, more than is proposed")
        #expect(report.findings.first?.help.contains("clamp") == true)
    }

    @Test func `a component that clamps its answer keeps the rule`() throws {
        let report = try PromiseTests.promises(
            """
            import Theodolite
            final class Clamped: Component, TypedComponent {
                typealias PropType = Int
                override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
                    Layout(component: self, size: constraint.clamp(CGSize(width: 7, height: 1)), children: [])
                }
            }
            Clamped(3)
            """)
        #expect(report.findings.map(\.message) == [])
    }

    /// Of each element alone, not only of those with code of the source.
    @Test(arguments: BuiltInExamples.all.filter { ["quicklayout", "theodolite"].contains($0.dialect) }.map(\.name))
    func `the libraries' own elements keep them`(name: String) throws {
        let example = try #require(BuiltInExamples.all.first { $0.name == name })
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(example.source), name: name)
        let (dialect, root) = (try #require(document.dialect), try #require(document.root))
        var proof = TreeProof(rules: dialect.sizingRules.subtracting([.sameAgain]))
        proof.screen = (30, 10)
        let window = Proposal(width: .atMost(30), height: .atMost(10))
        let result = proof.run(
            TreeProof.Subject(
                probe: { _ in dialect.probe(root, in: window, cells: .unit, states: nil)?.probe },
                runsCode: { _ in false }))
        #expect(result.broken.map { "\($0.element.index): \($0.rule)" } == [])
        #expect(result.proven > 0)
    }

    /// Lengths are rounded up, and places down, so that a box may begin a point before the one beside it ends.
    @Test func `what Theodolite rounds is no overlap that comes and goes as the window grows`() throws {
        let source = """
            import Theodolite
            func tag(_ text: String) -> Component {
                LabelComponent((text, options: LabelComponent.Options(maximumNumberOfLines: 0)))
            }
            FlexboxComponent(
                (options: FlexOptions(), children: [
                    FlexChild(tag("one two three"), flexShrink: 1), FlexChild(tag("a bb ccc"), flexGrow: 1, flexShrink: 2),
                    FlexChild(tag("four five"), flexGrow: 2, flexShrink: 1),
                ]))
            """
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        var overlaps = 0
        for width in 30...120 {
            let proposal = Proposal(width: .exactly(CGFloat(width)), height: .exactly(3))
            let inspection = try #require(try document.inspect(proposal))
            let frames = inspection.elements[0].children.map { inspection.elements[$0].frame }
            overlaps += zip(frames, frames.dropFirst()).count { $0.maxX > $1.minX }
            #expect(!inspection.findings.contains { $0.kind == .overlap }, "\(width)")
        }
        #expect(overlaps > 0, "nothing was rounded")
    }
}
