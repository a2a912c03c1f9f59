import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// The line of a layout's own code that returned its size.
@Suite struct AnswerOriginTests {
    /// The lines that returned the measured answers of an element, by the widths proposed.
    private static func lines(_ source: String, _ name: String, width: CGFloat) throws -> [Int] {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        #expect(!document.hasErrors, "\(document.diagnostics)")
        let proposal = Proposal(width: .atMost(width), height: .atMost(5))
        let inspection = try #require(try document.inspect(proposal))
        #expect(inspection.failures.isEmpty, "\(inspection.failures)")
        let record = inspection.record
        let asked = try #require(record.elements.first { $0.name == name }, "\(record.elements.map(\.name))").asked
        return asked.compactMap { record.answerOrigin(of: $0) }
            .map { document.source.location(of: $0.utf8.lowerBound).line }
    }

    /// Code that returns in three places, after asks whose code returns too and closures that return.
    private static func body(_ width: String, _ ask: String) -> String {
        """
                let answers = children.map { child -> CGSize in
                    return \(ask)
                }
                if \(width) > 20 {
                    return larger(answers.reduce(0) { sum, size in return sum + size.width })
                }
                guard \(width) > 10 else { return CGSize(width: 1, height: 1) }
                return CGSize(width: answers[0].width, height: 2)
        """
    }

    private static let swiftUI = """
        import SwiftUI
        struct Own: Layout {
            func larger(_ width: CGFloat) -> CGSize { return CGSize(width: width, height: 3) }
            func sizeThatFits(proposal: ProposedViewSize, subviews children: Subviews, cache: inout ()) -> CGSize {
        \(body("proposal.replacingUnspecifiedDimensions().width", "child.sizeThatFits(proposal)"))
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews[0].place(at: bounds.origin, proposal: .zero)
            }
        }
        struct Inner: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 4, height: 1)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        struct Root: View { var body: some View { Own { Inner { Color.red } } } }
        """

    @Test(arguments: [(30, 9), (15, 12), (5, 11)])
    func `a SwiftUI answer has the line of its own return`(width: CGFloat, line: Int) throws {
        let lines = try Self.lines(Self.swiftUI, "Own", width: width)
        #expect(!lines.isEmpty && Set(lines) == [line], "\(lines)")
        // The expression of a one-line body is its return.
        #expect(Set(try Self.lines(Self.swiftUI, "Inner", width: width)) == [20])
    }

    private static let blueprint = """
        import BlueprintUI
        struct OwnLayout: Layout {
            func larger(_ width: CGFloat) -> CGSize { return CGSize(width: width, height: 3) }
            func sizeThatFits(
                proposal: SizeConstraint, subelements children: Subelements, environment: Environment, cache: inout ()
            ) -> CGSize {
        \(body("proposal.width.maximum", "child.sizeThatFits(proposal)"))
            }
            func placeSubelements(
                in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
            ) {
                subelements[0].place(filling: size)
            }
        }
        struct Own: Element {
            var content: ElementContent { ElementContent(layout: OwnLayout()) { $0.add(element: Label(text: "one")) } }
        }
        Own()
        """

    @Test(arguments: [(30, 11), (15, 14), (5, 13)])
    func `a Blueprint answer has the line of its own return`(width: CGFloat, line: Int) throws {
        let lines = try Self.lines(Self.blueprint, "Own", width: width)
        #expect(!lines.isEmpty && Set(lines) == [line], "\(lines)")
    }

    private static let quickLayout = """
        import QuickLayout
        struct Own: Layout {
            let children: [Element] = [Text("one")]
            func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
                let answer = children[0].layoutThatFits(proposal)
                guard proposal.width > 10 else { return LayoutNode(size: proposal, children: [], context: context) }
                return LayoutNode(
                    size: answer.size, children: [LayoutNode.Child(answer, at: .zero)], context: context)
            }
        }
        Own()
        """

    @Test(arguments: [(30, 7), (5, 6)])
    func `a QuickLayout answer has the line of its own return`(width: CGFloat, line: Int) throws {
        let lines = try Self.lines(Self.quickLayout, "Own", width: width)
        #expect(!lines.isEmpty && Set(lines) == [line], "\(lines)")
    }

    @Test func `an answer of the library's own elements has no line`() throws {
        #expect(try Self.lines(Self.blueprint, "Label", width: 30) == [])
    }
}
