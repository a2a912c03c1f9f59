import Testing

/// The findings of layouts whose code a source has.
struct OwnLayoutFindingTests {
    @Test func `children that a SwiftUI layout forgets or places twice, outside or over each other are named`() throws {
        let source = """
            import SwiftUI
            struct Mess: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    subviews[0].place(at: .zero, proposal: proposal)
                    return CGSize(width: 10, height: 3)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    subviews[0].place(at: bounds.origin, proposal: .unspecified)
                    subviews[0].place(at: bounds.origin, proposal: .unspecified)
                    subviews[1].place(at: CGPoint(x: bounds.minX + 3, y: bounds.minY), proposal: .unspecified)
                    subviews[2].place(at: CGPoint(x: bounds.minX - 4, y: bounds.minY + 2), proposal: .unspecified)
                }
            }
            Mess { Text("first"); Text("second"); Text("third"); Text("fourth") }
            """
        #expect(
            try FindingTests.findings(source, width: 40) == """
                placedTwice Mess/Text:14: Mess places it more than once; the last placement counts; place each child once
                placedWhileMeasuring Mess/Text:14: Mess places it while it measures; \
                place children only where Mess is asked to place them
                overlap Mess/Text#2:14: 2×1 cells of it cover Text "first"; \
                place them apart in Mess, or layer them with an overlay or a background
                outside Mess/Text#3:14: 4 columns of it are outside of Mess, past its left edge; \
                place it within Mess's 10×3
                unplaced Mess/Text#4:14: Mess never places it, so its position is a default; \
                place each of the children in Mess's code
                """)
    }

    @Test func `a SwiftUI layout can compare its subviews and rotate points`() throws {
        let source = """
            import SwiftUI
            struct Ring: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    proposal.replacingUnspecifiedDimensions()
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    let main = subviews.first { $0.priority > 0 }
                    for (index, subview) in subviews.filter({ $0 != main }).enumerated() {
                        let turn = CGAffineTransform(rotationAngle: .pi / 2 * Double(index))
                        let point = CGPoint(x: 0, y: -2).applying(turn)
                        let place = CGPoint(x: bounds.midX + point.x, y: bounds.midY + point.y)
                        subview.place(at: place, anchor: .center, proposal: .unspecified)
                    }
                    main?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
                }
            }
            Ring { Text("0"); Text("main").layoutPriority(1); Text("1"); Text("2"); Text("3") }
            """
        #expect(try FindingTests.findings(source, width: 20) == "")
    }

    @Test func `a Blueprint layout has the same findings, and that of a frame that is not finite`() throws {
        let source = """
            import BlueprintUI
            struct Mess: Layout {
                func sizeThatFits(
                    proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
                ) -> CGSize {
                    subelements[0].place(at: .zero, size: CGSize(width: 1, height: 1))
                    return CGSize(width: 10, height: 3)
                }
                func placeSubelements(
                    in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
                ) {
                    subelements[0].place(at: .zero, size: CGSize(width: 5, height: 1))
                    subelements[0].place(at: .zero, size: CGSize(width: 5, height: 1))
                    subelements[2].place(at: .zero, size: CGSize(width: CGFloat.nan, height: 1))
                }
            }
            struct Messy: Element {
                var content: ElementContent {
                    ElementContent(layout: Mess()) {
                        for text in ["first", "second", "third"] { $0.add(element: Label(text: text)) }
                    }
                }
            }
            Centered(Messy())
            """
        #expect(
            try FindingTests.findings(source, width: 40) == """
                placedTwice Centered/Messy/Label:20: Messy places it more than once; the last placement counts; \
                place each child once
                placedWhileMeasuring Centered/Messy/Label:20: Messy places it while it measures; \
                place children only where Messy is asked to place them
                unplaced Centered/Messy/Label#2:20: Messy never places it, so its position is a default; \
                place each of the children in Messy's code
                notFinite Centered/Messy/Label#3:20: its frame is not finite and was replaced; \
                check for divisions by zero, and for lengths computed from an unlimited proposal
                """)
    }

    @Test func `a QuickLayout layout that returns one child twice and another not at all`() throws {
        let source = """
            import QuickLayout
            struct Mess: Layout {
                let children: [Element]
                func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
                    let answer = children[0].layoutThatFits(proposal)
                    _ = children[1].layoutThatFits(proposal)
                    return LayoutNode(
                        size: CGSize(width: 10, height: 2),
                        children: [LayoutNode.Child(answer), LayoutNode.Child(answer, at: CGPoint(x: 0, y: 1))],
                        context: context)
                }
            }
            Mess(children: [Text("one"), Text("two")])
            """
        #expect(
            try FindingTests.findings(source, width: 40) == """
                unplaced Mess/Text#2:13: Mess never places Text#2, so it is not shown; \
                place each of the children in Mess's code
                placedTwice Mess/Text:13: Mess places it more than once; the last placement counts; place each child once
                """)
    }

    @Test func `an answer that is not finite is blamed on the element that gives it`() throws {
        let source = """
            import SwiftUI
            struct Odd: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: 0 / CGFloat(subviews.count - 1), height: 1)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    subviews[0].place(at: bounds.origin, proposal: .unspecified)
                }
            }
            VStack { Odd { Text("alone") } }
            """
        #expect(
            try FindingTests.findings(source, width: 40) == """
                notFinite VStack/Odd:10: proposed at most 40 wide, it answers nan×1, which is not finite; \
                check for divisions by zero, and for lengths computed from an unlimited proposal
                """)
    }

    @Test func `failing code is a finding at its position, without findings that follow from it`() throws {
        let source = """
            import SwiftUI
            struct Odd: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    let sizes = subviews.map { $0.sizeThatFits(proposal) }
                    return sizes[subviews.count]
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    subviews[0].place(at: bounds.origin, proposal: .unspecified)
                }
            }
            VStack { Odd { Text("alone") } }
            """
        #expect(
            try FindingTests.findings(source, width: 40) == """
                failure VStack/Odd:5: index 1 is out of range; the count is 1; \
                the layout is shown without what failed; make the code work at this proposal too
                """)
    }
}
