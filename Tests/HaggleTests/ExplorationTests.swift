import Foundation
import Negotiation
import SwiftSource
import Testing

@testable import LayoutInspection
@testable import haggle

/// The answers of elements outside of their layout.
@Suite struct ExplorationTests {
    private static func document(_ source: String) -> LayoutDocument {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        #expect(!document.hasErrors, "\(document.diagnostics)")
        return document
    }

    private static func explored(
        _ source: String, _ path: String, _ axis: Axis = .horizontal, isOpen: Bool = false,
        asking proposal: Proposal? = nil,
        width: AxisProposal = .atMost(12), height: AxisProposal = .atMost(10)
    ) throws -> Exploration.Result {
        let exploration = Exploration(
            path: ElementPath(components: path.split(separator: "/").map(String.init)), axis: axis, isOpen: isOpen,
            proposal: proposal)
        return try #require(
            document(source).explore(
                exploration, in: Proposal(width: width, height: height), projection: .unit, until: nil))
    }

    private static let words = "one two three four"

    /// A text of each dialect, as the root.
    private static let texts = [
        ("import BlueprintUI\nLabel(text: \"\(words)\")", "Label"),
        ("import SwiftUI\nText(\"\(words)\")", "Text"),
        ("import QuickLayout\nText(\"\(words)\")", "Text"),
    ]

    @Test(arguments: texts)
    func `a text's curve has its lines, and the nearest proposals of other lines`(source: String, path: String) throws {
        let curve = try Self.explored(source, path, width: .atMost(14)).curve
        #expect(curve.currentCells == 14)
        #expect(curve.words(curve.answers[13]) == "2 lines")
        #expect(curve.upper.map { [$0.cells, Int($0.answer.width)] } == [18, 18])
        #expect(curve.upper.map { curve.words($0.answer) } == "1 line")
        #expect(curve.lower.map { $0.cells } == 9)
        #expect(curve.lower.map { curve.words($0.answer) } == "3 lines")
        #expect(curve.maximum == CGSize(width: 18, height: 1))
        #expect(curve.asks < curve.answers.count, "an answer that holds for many is asked once")
    }

    @Test func `the threshold of a one-line text is the width of the whole text`() throws {
        let source = "import BlueprintUI\nLabel(text: \"\(Self.words)\") { $0.numberOfLines = 1 }"
        let cut = try Self.explored(source, "Label", width: .atMost(14)).curve
        #expect(cut.upper?.cells == 18)
        #expect(cut.upper.map { cut.words($0.answer) } == "18×1")
        let whole = try Self.explored(source, "Label", width: .atMost(30)).curve
        #expect(whole.upper == nil && whole.lower?.cells == 17)
    }

    @Test(arguments: [
        "import BlueprintUI\nRow { row in row.add(child: Label(text: \"a bc def\"))\n row.addFixed(child: Label(text: \"xy\")) }",
        "import SwiftUI\nHStack { Text(\"a bc def\")\n Color.red.frame(minWidth: 2, maxWidth: 9) }",
        "import QuickLayout\nHStack { Text(\"a bc def\")\n Spacer()\n Text(\"xy\") }",
        """
        import Theodolite
        FlexboxComponent((options: FlexOptions(), children: [
            FlexChild(LabelComponent(("a bc def", options: LabelComponent.Options())), flexShrink: 1)]))
        """,
    ])
    func `every answer of a curve is that of a layout with the proposal`(source: String) throws {
        let document = Self.document(source)
        let root = try #require(try document.inspect(Proposal(width: .atMost(9), height: .atMost(10))))
        for axis in Axis.allCases {
            for isOpen in [false, true] {
                let exploration = Exploration(path: root.path(of: 0), axis: axis, isOpen: isOpen)
                let curve = try #require(
                    document.explore(exploration, in: root.proposal, projection: .unit, until: nil)
                ).curve
                for (index, answer) in curve.answers.enumerated() {
                    var proposal = Proposal(limits: CGSize(width: curve.across, height: curve.across))
                    proposal[axis] = .atMost(CGFloat(index + 1))
                    let layout = try #require(try document.inspect(proposal))
                    let expected = try #require(layout.record.exchanges.first).answer
                    #expect(answer.isAlmost(expected), "\(axis) \(index + 1): \(answer) is not \(expected)")
                }
            }
        }
    }

    @Test func `an element in a tree is asked with its parent's proposal, at other lengths`() throws {
        let source = "import BlueprintUI\nInset(uniformInset: 1, wrapping: Label(text: \"\(Self.words)\"))"
        let curve = try Self.explored(source, "Inset/Label").curve
        #expect(curve.current == 10 && curve.across == 8)
        #expect(try Self.explored(source, "Inset/Label", isOpen: true).curve.across == .infinity)
        #expect(try Self.explored(source, "Inset/Label", .vertical).curve.across == 10)
    }

    @Test func `only a SwiftUI view has an ideal answer`() throws {
        let view = "import SwiftUI\nColor.red.frame(minWidth: 2, idealWidth: 7, maxWidth: 9)"
        let curve = try Self.explored(view, "frame").curve
        #expect(curve.ideal?.width == 7 && curve.minimum.width == 2 && curve.maximum.width == 9)
        #expect(curve.upper == nil && curve.lower?.cells == 8, "\(String(describing: curve.lower))")
        #expect(try Self.explored("import BlueprintUI\nLabel(text: \"a\")", "Label").curve.ideal == nil)
    }

    @Test func `the reply to a single proposal has the asks inside`() throws {
        let source = "import BlueprintUI\nInset(uniformInset: 1, wrapping: Label(text: \"\(Self.words)\"))"
        let proposal = Proposal(width: .exactly(9), height: .unspecified)
        let reply = try #require(try Self.explored(source, "Inset", asking: proposal).reply)
        #expect(reply.proposal == Proposal(width: .atMost(9), height: .unconstrained))
        #expect(reply.answer == CGSize(width: 9, height: 5))
        #expect(reply.conversation.map(\.asked) == ["Inset", "Label"])
        #expect(reply.conversation.last?.proposal == Proposal(width: .atMost(7), height: .unconstrained))
        #expect(reply.remarks == ["Blueprint has no unspecified proposal; it is asked without a limit (inf)"])
    }

    @Test func `a proposal that the dialect lacks is refused in the dialect's words`() throws {
        let proposal = Proposal(width: .between(1, 5), height: .unconstrained)
        let reply = try #require(
            try Self.explored("import SwiftUI\nText(\"a\")", "Text", asking: proposal).reply)
        #expect(reply.answer == nil && reply.conversation.isEmpty && reply.remarks.count == 1)
        let theodolite = "import Theodolite\nLabelComponent((\"a\", options: LabelComponent.Options()))"
        let range = try Self.explored(theodolite, "LabelComponent", asking: proposal)
        #expect(range.reply?.answer == CGSize(width: 1, height: 1))
    }

    @Test func `failing code is a remark, and a missing element has no reply`() throws {
        let source = """
            import BlueprintUI
            struct Picky: Layout {
                func sizeThatFits(
                    proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
                ) -> CGSize {
                    let lengths: [CGFloat] = [1, 2, 3]
                    return CGSize(width: proposal.width.maximum == 7 ? lengths[7] : 1, height: 1)
                }
                func placeSubelements(
                    in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
                ) {
                    subelements[0].place(filling: size)
                }
            }
            struct Picked: Element {
                var content: ElementContent { ElementContent(layout: Picky()) { $0.add(element: Label(text: "p")) } }
            }
            Picked()
            """
        let proposal = Proposal(width: .atMost(7), height: .atMost(1))
        let reply = try Self.explored(source, "Picked", asking: proposal, width: .atMost(2)).reply
        #expect(reply?.remarks.first?.contains("index 7 is out of range") ?? false, "\(String(describing: reply))")
        let gone = Exploration(path: ElementPath(components: ["Nobody"]), axis: .horizontal)
        let window = Proposal(width: .atMost(2), height: .atMost(1))
        #expect(Self.document(source).explore(gone, in: window, projection: .unit, until: nil) == nil)
    }

    /// Sources in which a tap makes the first text longer, with the path of that text.
    private static let tapped = [
        (
            """
            import SwiftUI
            struct Words: View {
                @State var count = 1
                var body: some View {
                    VStack { Text(String(repeating: "long ", count: count)); Button("more") { count += 1 } }
                }
            }
            Words()
            """, "VStack/Text", "VStack", 2
        ),
        (
            """
            import Theodolite
            final class Words: Component, TypedComponent {
                typealias PropType = Int
                typealias StateType = Int
                func initialState() -> Int? { 1 }
                override func render() -> [Component] {
                    let count = state ?? 0
                    return [
                        TapComponent(
                            (
                                action: Action { _ in self.updateState(state: count + 1) },
                                component: LabelComponent(
                                    (String(repeating: "long ", count: count), options: LabelComponent.Options()))
                            ))
                    ]
                }
            }
            Words(1)
            """, "Words/TapComponent/LabelComponent", "Words", 1
        ),
    ]

    @Test(arguments: tapped)
    func `an element and its descendants are asked in their states after taps`(
        source: String, path: String, outer: String, asks: Int
    ) throws {
        let desk = LayoutDesk()
        let proposal = Proposal(width: .exactly(60), height: .exactly(20))
        let opened = desk.open(Self.document(source), in: proposal, after: nil, selected: nil, isAnother: true)
        let first = try #require(opened.layout).result.get()
        let button = try #require(first.elements.indices.first { first.interaction(of: $0) == .taps })
        func explored(_ path: String, _ key: LayoutKey) throws -> Exploration.Result {
            let exploration = Exploration(
                path: ElementPath(components: path.split(separator: "/").map(String.init)), axis: .horizontal,
                proposal: Proposal(width: .atMost(50), height: .atMost(9)))
            let reply = desk.perform(.whatIf(.explore(exploration), in: key))
            guard case .whatIf(_, .explored(let result), _)? = reply else { throw CocoaError(.featureUnsupported) }
            return try #require(result)
        }
        let before = LayoutKey(document: opened.id, proposal: proposal, taps: 0)
        #expect(try explored(path, before).reply?.answer?.width == 5)
        _ = desk.perform(.tap(first.path(of: button), in: opened.id))
        let after = LayoutKey(document: opened.id, proposal: proposal, taps: 1)
        _ = desk.perform(.layOut(after, selected: nil, seen: [.trace, .changes]))
        let result = try explored(path, after)
        #expect(result.reply?.answer?.width == 10)
        #expect(result.curve.maximum.width == 10)
        // The asks within its ancestors are as on the screen too.
        let said = try #require(try explored(outer, after).reply).conversation
        #expect(said.first?.asker == nil && said.first?.depth == 0)
        #expect(said.contains { path.hasSuffix($0.asked) && $0.answer.width == 10 })
        #expect(said.count > asks)
    }
}
