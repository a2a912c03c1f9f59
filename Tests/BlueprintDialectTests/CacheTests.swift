import BlueprintDialect
import Negotiation
import Testing

/// Remembered, deduced and repeated answers.
struct CacheTests {
    /// Asks its child one proposal after the other, and answers 0×0.
    private struct Questions: SingleChildLayout {
        let proposals: [SizeConstraint]

        func sizeThatFits(
            proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Void
        ) -> CGSize { .zero }

        func placeSubelement(
            in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Void
        ) {
            for proposal in proposals { _ = subelement.sizeThatFits(proposal) }
        }
    }

    private struct Questioner: Element {
        let proposals: [SizeConstraint]
        let child: any Element

        var content: ElementContent { ElementContent(child: child, layout: Questions(proposals: proposals)) }
    }

    /// Answers 5×1 to everything, or the proposal if that is less.
    private struct Leaf: Element {
        var content: ElementContent {
            ElementContent { (constraint: SizeConstraint) in
                CGSize(width: min(5, constraint.width.maximum), height: min(1, constraint.height.maximum))
            }
        }
    }

    private static func proposal(_ width: CGFloat, _ height: CGFloat) -> SizeConstraint {
        SizeConstraint(CGSize(width: width, height: height))
    }

    private static func answers(
        _ proposals: [SizeConstraint], options: LayoutOptions = .default, _ child: any Element = Leaf()
    ) throws -> [AnswerOrigin] {
        try Recording(Questioner(proposals: proposals, child: child), 50, 50, options: options)
            .record.exchanges.filter { $0.asker == ElementID(0) }.map(\.origin)
    }

    private static let without = LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)
    private static let none = CGFloat.infinity

    @Test func `an equal proposal is remembered`() throws {
        #expect(try Self.answers([Self.proposal(9, 9), Self.proposal(9, 9)]) == [.measured, .remembered])
        #expect(
            try Self.answers([Self.proposal(9, 9), Self.proposal(9, 9)], options: Self.without)
                == [.measured, .remembered])
    }

    @Test(
        arguments: [
            (9, 9, [(5, 9), (9, 1), (5, 1)], [(6, 9), (4, 9), (9, 2), (5, 2)]),
            (none, none, [(none, 1), (5, none), (5, 1)], []),
            (none, 9, [(5, 9), (none, 1), (5, 1)], []),
            (9, none, [(9, 1), (5, none), (5, 1)], []),
            (5, 9, [(5, 1)], [(4, 9), (4, 1)]),
            (3, 9, [(3, 1)], [(2, 9), (5, 9)]),
        ] as [(CGFloat, CGFloat, [(CGFloat, CGFloat)], [(CGFloat, CGFloat)])])
    func `an answer holds at its boundaries`(
        width: CGFloat, height: CGFloat, known: [(CGFloat, CGFloat)], unknown: [(CGFloat, CGFloat)]
    ) throws {
        for (other, how) in known.map({ ($0, AnswerOrigin.deduced) }) + unknown.map({ ($0, .measured) }) {
            let proposals = [Self.proposal(width, height), Self.proposal(other.0, other.1)]
            #expect(try Self.answers(proposals) == [.measured, how], "\(other)")
            #expect(try Self.answers(proposals, options: Self.without) == [.measured, .measured], "\(other)")
        }
    }

    @Test func `an answer over its limit holds for no other proposal, but one without a limit does`() throws {
        let spacer = Spacer(width: 9, height: 1)
        #expect(try Self.answers([Self.proposal(5, 5), Self.proposal(9, 5)], spacer) == [.measured, .measured])
        #expect(try Self.answers([Self.proposal(Self.none, 5), Self.proposal(9, 5)], spacer) == [.measured, .deduced])
    }

    @Test func `an unconstrained answer holds for every limit that it fits`() throws {
        let kept = [Self.proposal(9, Self.none), Self.proposal(9, 7)]
        let broken = [Self.proposal(9, Self.none), Self.proposal(9, 0.5)]
        #expect(try Self.answers(kept) == [.measured, .deduced])
        #expect(try Self.answers(broken) == [.measured, .measured])
        #expect(try Self.answers([Self.proposal(Self.none, 9), Self.proposal(7, 9)]) == [.measured, .deduced])
        let hintsOnly = LayoutOptions(hintRangeBoundaries: true, searchUnconstrainedKeys: false)
        #expect(try Self.answers(kept, options: hintsOnly) == [.measured, .measured])
    }

    @Test func `the newest of two matching answers counts`() throws {
        /// Breaks the sizing rules: half of the proposal, or 5.
        struct Half: Element {
            var content: ElementContent {
                ElementContent { (constraint: SizeConstraint) in
                    CGSize(width: constraint.width.constrainedValue.map { $0 / 2 } ?? 5, height: 1)
                }
            }
        }
        let proposals = [20, 10, 10, 5].map { SizeConstraint(width: $0) }
        let recording = try Recording(Questioner(proposals: proposals, child: Half()), 50, 50)
        // 10 is deduced from the answer to 20. Only 5 is measured, since 20's answer does not hold for it.
        #expect(recording.record.exchanges.map(\.answer.width) == [10, 10, 10, 2.5])
        let measured = try Recording(Questioner(proposals: proposals, child: Half()), 50, 50, options: Self.without)
        #expect(measured.record.exchanges.map(\.answer.width) == [10, 5, 5, 2.5])
    }

    @Test func `NaN is asked each time`() throws {
        #expect(try Self.answers([Self.proposal(.nan, 9), Self.proposal(.nan, 9)]) == [.measured, .measured])
    }

    @Test func `a box keeps no answers of its child`() throws {
        let twice = [Self.proposal(9, 9), Self.proposal(8, 9)]
        let recording = try Recording(Questioner(proposals: twice, child: Box(wrapping: Leaf())), 50, 50)
        #expect(recording.measures(of: "Leaf") == 2)
        #expect(recording.record.exchanges.allSatisfy { $0.origin == .measured })
    }

    @Test func `hints change the size of an element that breaks the rules`() throws {
        /// Half as wide as its proposal, however often it is asked.
        struct Shrinking: Element {
            var content: ElementContent {
                ElementContent { (constraint: SizeConstraint) in
                    CGSize(width: constraint.width.maximum / 2, height: 1)
                }
            }
        }
        let column = Column { $0.add(child: Shrinking()) }
        #expect(try Recording(column, 40, 4).drawing == "Column 0,0 40×4\n  Shrinking 0,0 20×1")
        let element = Row { $0.addFixed(child: Column { $0.add(child: Shrinking()) }) }
        #expect(try Recording(element, 40, 4).drawing.hasSuffix("Shrinking 0,0 20×1"))
        #expect(try Recording(element, 40, 4, options: Self.without).drawing.hasSuffix("Shrinking 0,0 10×1"))
    }
}
