import Foundation
import Negotiation
import Testing

struct ProposalTests {
    @Test(arguments: [
        ("40", AxisProposal.exactly(40)), ("0", .exactly(0)), ("2.5", .exactly(2.5)), (".5", .exactly(0.5)),
        ("≤40", .atMost(40)), ("<=40", .atMost(40)), ("<=0.25", .atMost(0.25)), ("20..40", .between(20, 40)),
        ("3..3", .between(3, 3)),
        ("inf", .unconstrained), ("nil", .unspecified), (" 40 ", .exactly(40)),
    ])
    func `a proposal is parsed from its text`(text: String, proposal: AxisProposal) throws {
        #expect(try AxisProposal(parsing: text) == proposal)
        #expect(try AxisProposal(parsing: proposal.description) == proposal)
    }

    @Test(arguments: [
        "-3", "abc", "nan", "", "40..20", "<=", "<=inf", "<=-1", "..", "3..", "..3", "1e3", "5.", "٣", "1.2.3",
    ])
    func `an invalid proposal is refused with the valid forms`(text: String) {
        let error = #expect(throws: ProposalError.self) { try AxisProposal(parsing: text) }
        #expect(
            error?.description
                == "'\(text)' is not a proposal; allowed are: 40 (exactly), <=40 (at most), 20..40 (between), "
                + "inf (unconstrained), nil (unspecified)")
    }

    @Test func `points have a short form`() {
        let written = [3, -0.5, 2.346, 1.0 / 3, .infinity, -.infinity, .nan, 2.999, 1e20, 8.98846567e307, -7].map {
            PointsFormat.short($0)
        }
        #expect(written == ["3", "-0.5", "2.35", "0.33", "inf", "-inf", "nan", "3", "1e+20", "8.99e+307", "-7"])
        #expect(PointsFormat.short(CGSize(width: 3, height: 0.5)) == "3×0.5")
    }

    @Test(arguments: [(1.125, "1.12", "1.88"), (1.875, "1.88", "1.12"), (0.005, "0", "3"), (2.625, "2.62", "0.38")])
    func `two parts of a whole add up in their short forms`(part: CGFloat, written: String, rest: String) {
        #expect(PointsFormat.short(part) == written)
        #expect(PointsFormat.short(3 - part) == rest)
    }

    @Test func `a proposal has a length for each axis`() {
        var proposal = Proposal(width: .exactly(3), height: .unconstrained)
        #expect(proposal[.horizontal] == .exactly(3))
        #expect(proposal[.vertical] == .unconstrained)
        proposal[.vertical] = .atMost(7)
        proposal[.horizontal] = .unspecified
        #expect(proposal == Proposal(width: .unspecified, height: .atMost(7)))
    }
}
