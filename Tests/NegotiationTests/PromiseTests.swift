import Foundation
import Negotiation
import Testing

/// The findings of a proof, for elements whose answers are a function.
struct PromiseTests {
    /// A parent and possibly its child, with their answers and the number of asks.
    private final class Toy: ElementProbe {
        let record: LayoutRecord
        private let answers: [(CGSize, Int) -> ProbedAnswer]
        private(set) var asked = 0

        init(_ answers: [(CGSize, Int) -> ProbedAnswer]) {
            let recorder = Recorder()
            var parent: ElementID?
            for (index, _) in answers.enumerated() {
                let id = recorder.declare(index == 0 ? "Outer" : "Inner", parent: parent, origin: nil)
                recorder.place(id, in: .zero, because: UnstatedReason(), decidedBy: nil)
                parent = id
            }
            record = recorder.finished
            self.answers = answers
        }

        func ask(_ element: ElementID, _ proposal: CGSize) -> ProbedAnswer? {
            asked += 1
            return answers[element.index](proposal, asked)
        }

        func conversation(with element: ElementID, proposing proposal: Proposal) -> ProbedConversation? { nil }
    }

    private static func proof(_ answers: [(CGSize, Int) -> ProbedAnswer]) -> (result: TreeProof.Result, asks: Int) {
        // Elements of most libraries may answer more than their proposals.
        var proof = TreeProof(rules: Set(SizingRule.allCases).subtracting([.withinMaximum]))
        proof.screen = ScreenSize(columns: 40, lines: 12)
        var probes: [Toy] = []
        let subject = TreeProof.Subject(probe: { _ in
            probes.append(Toy(answers))
            return probes.last
        })
        let result = proof.run(subject)
        return (result, probes.reduce(0) { $0 + $1.asked })
    }

    /// The rules that an element breaks.
    private static func broken(_ answer: @escaping (CGSize) -> CGSize) -> [String] {
        proof([{ proposal, _ in ProbedAnswer(answer(proposal)) }]).result.broken.map(\.rule.description)
    }

    @Test func `an element that grows in steps, fills, or stays as it is keeps every rule`() {
        #expect(Self.broken { CGSize(width: $0.width >= 10 ? 10 : $0.width >= 7 ? 7 : $0.width, height: 2) } == [])
        #expect(Self.broken { $0 } == [])
        #expect(Self.broken { _ in CGSize(width: 5, height: 3) } == [])
    }

    @Test func `an answer that a shorter proposal does not repeat is reported with both`() {
        let broken = Self.broken { CGSize(width: $0.width >= 16 ? 10 : min(7, $0.width), height: 1) }
        #expect(
            broken == [
                """
                width, with unlimited height: proposed 16 it answers 10, so every proposal from 10 to 16 must \
                answer 10; proposed 15 it answers 7
                """
            ])
    }

    @Test func `an answer outside of the minimum and the maximum is reported`() {
        #expect(
            Self.broken { CGSize(width: $0.width == 0 ? 9 : 5, height: 1) }.last == """
                width, with unlimited height: proposed 0 it answers 9, its minimum, so no proposal is answered \
                with less; proposed 1 it answers 5
                """)
        let broken = Self.broken { CGSize(width: $0.width.isInfinite ? 4 : min(6, $0.width), height: 1) }
        #expect(
            broken.contains(
                """
                width, with unlimited height: without a limit it answers 4, its maximum, so no proposal is \
                answered with more; proposed 5 it answers 5
                """), "\(broken)")
    }

    @Test func `an answer of half the proposal breaks a rule`() {
        #expect(
            Self.broken { CGSize(width: 1, height: $0.height / 2) } == [
                """
                height, with unlimited width: proposed 2 it answers 1, so every proposal from 1 to 2 must answer \
                1; proposed 1 it answers 0.5
                """
            ])
    }

    @Test func `an element that shrinks with a larger proposal is reported at that proposal`() {
        let broken = Self.broken { proposal in
            CGSize(width: proposal.height == 3 && proposal.width > 20 ? 1 : min(4, proposal.width), height: 1)
        }
        #expect(
            broken.first == """
                width, at a height of 3: proposed 20 it answers 4, so more must not answer less; proposed 21 it answers 1
                """)
    }

    @Test func `a NaN answer is reported, and an infinite one to an unlimited proposal is not`() {
        #expect(
            Self.broken { CGSize(width: $0.width < 3 ? CGFloat.nan : 1, height: 1) }.first
                == "proposed at most 1 wide, any height, it answers nan×1, which is not finite")
        #expect(Self.broken { CGSize(width: min($0.width, .infinity), height: 1) } == [])
    }

    @Test func `a rule that an inner element breaks is reported for that one alone`() {
        let half: (CGSize, Int) -> ProbedAnswer = { proposal, _ in
            ProbedAnswer(CGSize(width: proposal.width / 2, height: 1))
        }
        let result = Self.proof([half, half]).result
        #expect(result.broken.map(\.element.index) == [1])
    }

    @Test func `an answer that depends on earlier asks is reported`() {
        let result = Self.proof([
            { _, count in ProbedAnswer(CGSize(width: 1, height: count == 300 ? 2 : 1)) }
        ])
        .result
        #expect(result.broken.contains { $0.rule.rule == .sameAgain })
    }

    @Test func `an answer that holds for many proposals is asked once`() {
        let (result, asks) = Self.proof([
            { _, _ in ProbedAnswer(CGSize(width: 5, height: 1), holdingIn: .everywhere) }
        ])
        #expect(result.proven == 480 && result.all == 480)
        // One ask for each line without a limit, and one for the whole screen.
        #expect(asks == 3)
    }

    @Test func `a proof in parts has the asks and findings of a whole one`() {
        let answer: (CGSize, Int) -> ProbedAnswer = { proposal, _ in
            ProbedAnswer(CGSize(width: proposal.width >= 16 ? 10 : min(7, proposal.width), height: 1))
        }
        let whole = Self.proof([answer])
        var proof = TreeProof(rules: Set(SizingRule.allCases).subtracting([.withinMaximum]))
        proof.screen = ScreenSize(columns: 40, lines: 12)
        var probes: [Toy] = []
        let subject = TreeProof.Subject(probe: { _ in
            probes.append(Toy([answer]))
            return probes.last
        })
        guard var progress = proof.begin(subject) else {
            Issue.record("there is an element")
            return
        }
        var parts = 1
        var left = 7
        while proof.advance(
            &progress, subject,
            while: {
                left -= 1
                return left >= 0
            })
        {
            (parts, left) = (parts + 1, 7)
        }
        #expect(parts > 100)
        #expect(probes.reduce(0) { $0 + $1.asked } == whole.asks)
        #expect(progress.finished.broken.map(\.rule) == whole.result.broken.map(\.rule))
        #expect(progress.finished.proven == 480)
    }

    @Test func `elements that were interrupted in an ask are built again, since their caches may be wrong`() {
        let cancellation = Cancellation()
        var proof = TreeProof(rules: Set(SizingRule.allCases))
        proof.screen = ScreenSize(columns: 40, lines: 12)
        proof.cancellation = cancellation
        var probes: [Toy] = []
        let subject = TreeProof.Subject(probe: { _ in
            let isFirst = probes.isEmpty
            probes.append(
                Toy([
                    { proposal, count in
                        guard isFirst, count >= 200 else { return ProbedAnswer(proposal) }
                        if count == 200 { cancellation.cancel() }
                        return ProbedAnswer(.zero)
                    }
                ]))
            return probes.last
        })
        guard var progress = proof.begin(subject) else {
            Issue.record("there is an element")
            return
        }
        #expect(!proof.advance(&progress, subject))
        let proven = progress.finished.proven
        #expect(proven > 0 && proven < 200)
        cancellation.reset()
        while proof.advance(&progress, subject) {}
        #expect(progress.finished.broken.isEmpty && progress.finished.proven == 480)
        #expect(probes[0].asked == 200, "what it remembers is not asked for")
        #expect(probes[1].asked == 480 - proven, "what was known is kept")
    }

    @Test func `a stopped proof says how far it came`() {
        var proof = TreeProof(rules: Set(SizingRule.allCases))
        proof.screen = ScreenSize(columns: 40, lines: 12)
        proof.askLimit = 200
        let toy = Toy([{ proposal, _ in ProbedAnswer(proposal) }])
        let result = proof.run(TreeProof.Subject(probe: { _ in toy }, runsCode: { _ in false }))
        #expect(result.all == 480 && result.proven < 480 && result.proven > 0)
    }
}
