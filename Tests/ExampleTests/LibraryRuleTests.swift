import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// Sizing rules of single libraries.
struct LibraryRuleTests {
    /// The findings of a leaf of at most 12 points that declares its flexibility.
    private static func meter(_ flexibility: String) throws -> PromiseReport {
        try PromiseTests.promises(
            """
            import QuickLayout
            struct Meter: LeafElement {
                func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
                    \(flexibility)
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
    }

    @Test func `a leaf that is declared fixed but follows its proposal is found at the smallest one`() throws {
        let report = try Self.meter(".fixedSize")
        #expect(report.findings.map(\.path.description) == ["HStack/Meter"])
        #expect(
            report.findings.first?.message == """
                width, with unlimited height: proposed 1 it answers 1, and it says that it is fixed, so every \
                proposal must answer 1; proposed 2 it answers 2
                """)
    }

    @Test func `a leaf that is declared partially flexible may follow its proposal`() throws {
        let report = try Self.meter("axis == .vertical ? .fixedSize : .partial")
        #expect(report.findings.map(\.message) == [])
    }

    @Test func `a component that exceeds its maximum is found at the smallest proposal`() throws {
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

    @Test(arguments: BuiltInExamples.all.filter { $0.dialect != "blueprint" }.map(\.name))
    func `the libraries' own elements keep the rules in the examples`(name: String) throws {
        let example = try #require(BuiltInExamples.all.first { $0.name == name })
        let window = Proposal(width: .atMost(30), height: .atMost(10))
        let (broken, proven) = try Self.broken(example.source, name, example.dialect, in: window)
        #expect(broken == [])
        #expect(proven > 0)
    }

    @Test(arguments: ["swiftui", "swiftui-grid", "theodolite"])
    func `the libraries' own elements keep the rules in every tenth case`(file: String) throws {
        let cases = try CaseFile.read(file).cases.enumerated().filter { $0.offset.isMultiple(of: 10) }.map(\.element)
        for item in cases {
            let dialect = String(file.prefix { $0 != "-" })
            let found = try Self.broken(item.source, item.name, dialect, in: item.proposal())
            #expect(found.broken == [], "\(item.name)")
        }
    }

    @Test func `random compositions of SwiftUI's own views keep the rules`() throws {
        var views = RandomViews(seed: 20)
        for depth in (0..<40).map({ 1 + $0 % 4 }) {
            let source = "import SwiftUI\n" + views.view(depth)
            let window = Proposal(width: .atMost(30), height: .atMost(10))
            let (broken, proven) = try Self.broken(source, "random", "swiftui", in: window)
            #expect(broken == [] && proven > 0, "\(source)")
        }
    }

    /// The rules that elements break and are not exempt from, each element asked alone, and the number of proposals
    /// asked.
    private static func broken(
        _ source: String, _ name: String, _ dialect: String, in window: Proposal
    ) throws -> (broken: [String], proven: Int) {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: name, dialect: dialect)
        let (dialect, root) = (try #require(document.dialect), try #require(document.root))
        let first = try #require(dialect.probe(root, in: window, cells: .unit, states: nil))
        var proof = TreeProof(rules: dialect.sizingRules.subtracting([.sameAgain]))
        proof.screen = ScreenSize(columns: 20, lines: 6)
        proof.askLimit = 20_000
        let result = proof.run(
            TreeProof.Subject(
                probe: { _ in first.probe }, runsCode: { _ in false },
                isHeld: { !first.elements.intent(of: $0).breaksRules }))
        return (result.broken.map { "\(first.probe.record.paths[$0.element.index]): \($0.rule)" }, result.proven)
    }

    /// Lengths are rounded up and positions down, so a box may begin a point before the end of its neighbour.
    @Test func `the rounding of Theodolite causes no overlap findings as the window grows`() throws {
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
