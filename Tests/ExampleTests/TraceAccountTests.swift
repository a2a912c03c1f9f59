import Foundation
import LayoutInspection
import LayoutTestSupport
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// The accounts in `trace`: how containers divided or computed their lengths.
struct TraceAccountTests {
    private static func inspection(
        _ files: [(name: String, text: String)], width: CGFloat = 20, height: CGFloat = 4
    ) throws -> Inspection {
        let sources = SourceSet(
            files.enumerated().map { SourceSet.File(name: $1.name, text: SourceText($1.text, number: $0)) })
        let document = LayoutReader(dialects: Dialects.all).read(ParsedSources(sources), name: "layout")
        #expect(document.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(try document.inspect(Proposal(width: .exactly(width), height: .exactly(height))))
    }

    private static func events(_ source: String, named names: Set<String>) throws -> [[String: Any]] {
        try inspection([("layout.swift", source)]).traceJSON.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }.filter { names.contains($0["event"] as? String ?? "") }
    }

    // MARK: Every container

    @Test(arguments: BuiltInExamples.all.map(\.name))
    func `every container of every example has an account`(name: String) throws {
        let example = try #require(BuiltInExamples.all.first { $0.name == name })
        for width in [20, 40, 90] as [CGFloat] {
            let record = try Self.inspection([("\(name).swift", example.source)], width: width, height: 20).record
            let witness = ShareWitness(record, surrounds: example.dialect == "theodolite")
            #expect(witness.contradictions == [])
            #expect(witness.codeContradictions == [])
            #expect(witness.silent() == [])
        }
    }

    @Test func `SwiftUI's rows, bars, grids and readers have accounts`() throws {
        let source = """
            import SwiftUI
            struct Screen: View {
                @State var isOn = true
                var body: some View {
                    NavigationStack {
                        VStack {
                            List { Section("S") { Text("one"); Text("two") } }.frame(height: 3)
                            Form { Toggle("on", isOn: $isOn); Text("three") }.frame(height: 3)
                            LazyHStack { Text("a"); Text("bcd") }
                            LazyVStack { Text("a"); Text("bcd") }
                            LazyVGrid(columns: [GridItem(.adaptive(minimum: 3))]) { Text("a"); Text("b") }
                            LazyHGrid(rows: [GridItem(.fixed(1)), GridItem()]) { Text("a"); Text("b"); Text("c") }
                            GeometryReader { _ in Text("a"); Text("b") }
                            TabView { Text("one").tabItem { Text("A") }; Text("two").tabItem { Text("B") } }
                            Text("a").safeAreaInset(edge: .bottom) { Text("inset") }
                        }
                        .navigationTitle("T")
                    }
                    .sheet(isPresented: $isOn) { Text("sheet") }
                }
            }
            """
        for width in [18, 40] as [CGFloat] {
            let record = try Self.inspection([("a.swift", source)], width: width, height: 60).record
            #expect(ShareWitness(record).contradictions == [])
            #expect(ShareWitness(record).silent() == [])
        }
    }

    // MARK: JSON

    @Test func `a share names the ask of each child`() throws {
        let source = """
            import SwiftUI
            HStack(spacing: 1) { Text("some words"); Color.red }
            """
        let events = try Self.events(source, named: ["ask", "answer", "share", "combine"])
        let shares = events.filter { $0["children"] != nil }
        #expect(shares.map { $0["event"] as? String } == ["share", "combine"])
        let members = try shares.flatMap { try #require($0["children"] as? [[String: Any]]) }
        #expect(members.count == 4)
        for member in members {
            let ask = try #require(
                events.first { $0["event"] as? String == "ask" && $0["id"] as? Int == member["ask"] as? Int })
            let answer = try #require(
                events.first { $0["event"] as? String == "answer" && $0["id"] as? Int == member["ask"] as? Int })
            #expect(ask["path"] as? String == member["path"] as? String)
            #expect(ask["proposal"] as? [String: String] == member["asked"] as? [String: String])
            #expect(answer["size"] as? [String: Double] == member["answered"] as? [String: Double])
        }
        #expect(members[0]["asked"] as? [String: String] == ["width": "<=9.5", "height": "<=4"])
        #expect(members[0]["answered"] as? [String: Double] == ["width": 5, "height": 2])
        #expect(members[0]["got"] as? Double == 5)
    }

    @Test func `a child that was not asked has no ask`() throws {
        let source = """
            import BlueprintUI
            Row { row in
                row.addFixed(child: Label(text: "abcdefghijklmnopqrstuvwxyz"))
                row.add(child: Label(text: "nothing is left"))
            }
            """
        let share = try #require(try Self.events(source, named: ["share"]).first)
        let members = try #require(share["children"] as? [[String: Any]])
        #expect(members.map { $0["ask"] is NSNull } == [false, true])
        #expect(members.map { $0["asked"] == nil } == [false, true])
        #expect(members.map { $0["wanted"] is NSNull } == [false, true])
    }

    /// Layouts that ask the second child in the rest of the first, and place both.
    private static let ownLayouts = [
        """
        import SwiftUI
        struct Own: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let one = subviews[0].sizeThatFits(.unspecified)
                let two = subviews[1].sizeThatFits(ProposedViewSize(width: 9, height: 1))
                return CGSize(width: one.width + two.width, height: 1)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews[0].place(at: bounds.origin, proposal: .unspecified)
                subviews[1].place(at: CGPoint(x: bounds.minX + 3, y: bounds.minY), proposal: ProposedViewSize(width: 9, height: 1))
            }
        }
        Own { Text("one"); Text("two") }
        """,
        """
        import BlueprintUI
        struct Beside: Layout {
            func sizeThatFits(proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()) -> CGSize {
                let one = subelements[0].sizeThatFits(proposal)
                let two = subelements[1].sizeThatFits(SizeConstraint(CGSize(width: 9, height: 1)))
                return CGSize(width: one.width + two.width, height: 1)
            }
            func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()) {
                subelements[0].place(at: .zero, size: CGSize(width: 3, height: 1))
                subelements[1].place(at: CGPoint(x: 3, y: 0), size: CGSize(width: 3, height: 1))
            }
        }
        struct Own: Element {
            var content: ElementContent {
                ElementContent(layout: Beside()) { $0.add(element: Label(text: "one")); $0.add(element: Label(text: "two")) }
            }
        }
        Own().aligned(vertically: .top, horizontally: .leading)
        """,
        """
        import QuickLayout
        struct Own: Layout {
            var children: [Element] { [Text("one"), Text("two")] }
            func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
                let one = children[0].layoutThatFits(proposal)
                let two = children[1].layoutThatFits(CGSize(width: 9, height: 1))
                let (first, second) = (
                    LayoutNode.Child(one, at: .zero),
                    LayoutNode.Child(two, at: CGPoint(x: 3, y: 0)))
                return LayoutNode(size: CGSize(width: one.size.width + two.size.width, height: 1), children: [first, second], context: context)
            }
        }
        Own()
        """,
        """
        import Theodolite
        final class Own: Component, TypedComponent {
            typealias PropType = Int
            static func text(_ text: String) -> Component { LabelComponent((text, options: LabelComponent.Options())) }
            override func render() -> [Component] { [Self.text("one"), Self.text("two")] }
            override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
                let trees = tree.children()
                let one = trees[0].component().layout(constraint: constraint, tree: trees[0])
                let two = trees[1].component().layout(constraint: SizeRange(max: CGSize(width: 9, height: 1)), tree: trees[1])
                return Layout(component: self, size: CGSize(width: one.size.width + two.size.width, height: 1), children: [
                    LayoutChild(layout: one, position: .zero),
                    LayoutChild(layout: two, position: CGPoint(x: 3, y: 0)),
                ])
            }
        }
        Own(1)
        """,
    ]

    @Test(arguments: ownLayouts)
    func `the account of a source's own layout lists its asks in order, its answer and its placements`(
        source: String
    ) throws {
        let event = try #require(try Self.events(source, named: ["code"]).first, "\(source)")
        let asks = try #require(event["asks"] as? [[String: Any]])
        #expect(asks.count == 2)
        #expect((asks[1]["proposal"] as? [String: String])?["width"] == "<=9")
        #expect(asks.map { ($0["size"] as? [String: Double])?["width"] } == [3, 3])
        let answer = try #require(event["answer"] as? [String: Any])
        #expect((answer["size"] as? [String: Double])?["width"] == 6)
        let places = try #require(event["places"] as? [[String: Any]])
        let corners = places.compactMap { ($0["frame"] as? [String: Double])?["x"] }
        #expect(corners.count == 2 && corners[1] - corners[0] == 3)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func line(_ object: [String: Any]) throws -> String {
            let at = try #require(object["at"] as? [String: Int], "\(object)")
            return lines[try #require(at["line"]) - 1]
        }
        #expect(try line(asks[0]).contains("let one"))
        #expect(try line(asks[1]).contains("let two"))
        #expect(try line(answer).contains("return"))
        #expect(try places.map(line).allSatisfy { $0.contains("lace") || $0.contains("Child(") })
    }

    // MARK: Text

    @Test func `text rows end with their line, and containers have their shares`() throws {
        let source = """
            import BlueprintUI
            Row { row in
                row.horizontalUnderflow = .growUniformly
                row.addFixed(child: Label(text: "id"))
                row.add(child: Label(text: "words"))
            }
            """
        let text = try Self.inspection([("layout.swift", source)], width: 12, height: 1).traceText
        #expect(
            text == """
                Row is placed 12×1 at 0,0: the root's proposal (line 2)
                  Row asks Label: <=12 × <=1 → 2×1 (measured): fixed children are asked first: it may use all 12 (line 4)
                  Row asks Label#2: <=10 × <=1 → 5×1 (measured): all that is left: 12 - 2 (line 5)
                  Row asks Label: <=2 × <=1 → 2×1 (deduced): its final width 2, asked again for the height (line 4)
                  Row asks Label#2: <=10 × <=1 → 5×1 (remembered): its final width 5 + 5 = 10, asked again for the height (line 5)
                  Row: how it shared its width 12
                    12 - 7 = 5 left over, shared by grow priority.
                      round       asked  wanted  got
                      1. Label    <=12   2       2    its own width 2, which does not grow
                      2. Label#2  <=10   5       10   its width 5 plus 5, all that is left over: 12 - 7
                      sum 12 = 12
                    Its height 1: given by its parent; the largest child answered 1.
                               asked  answered  got
                      Label    <=1    1         1
                      Label#2  <=1    1         1
                  Label is placed 2×1 at 0,0: its own width 2, which does not grow; its own height 1 (line 4)
                  Label#2 is placed 10×1 at 2,0: its width 5 plus 5, all that is left over: 12 - 7; its own height 1 (line 5)

                """)
    }

    @Test func `rows of several files name their file, and the positions of asks and placements by code`() throws {
        let layout = """
            import SwiftUI
            struct Only: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    let one = subviews[0].sizeThatFits(.zero)
                    return one
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    subviews[0].place(at: bounds.origin, proposal: .zero)
                }
            }
            """
        let text = try Self.inspection(
            [("Only.swift", layout), ("main.swift", "import SwiftUI\n\nOnly { Color.red }")]
        ).traceText
        #expect(
            text == """
                asked: Only: <=20 × <=4 → 0×0 (measured): the root's proposal (main.swift:3, answered in Only.swift:5)
                  Only asks Color: <=0 × <=0 → 0×0 (measured): the layout's own code: subviews[0].sizeThatFits(.zero) \
                (main.swift:3, asked in Only.swift:4)
                Only is placed 0×0 at 10,2: the root takes its answer, centered in 20×4 (main.swift:3)
                  Only: what its code did
                      asked Color <=0×<=0 → 0×0 in line 4 of Only.swift
                      returned 0×0 in line 5 of Only.swift
                      placed Color at 0, 0: 0×0 in line 8 of Only.swift
                  Color is placed 0×0 at 10,2: its own size, at 0, 0 by the layout's code (main.swift:3, placed in \
                Only.swift:8)

                """)
    }
}
