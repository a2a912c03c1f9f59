import Foundation
import Negotiation
import Testing

@testable import EngineKit

/// The reasons and sentences that several engines share.
struct SharedReasonTests {
    private struct Line: NamedLine {
        let words: String
    }

    @Test func `a proposal can lack a length`() {
        let proposal = ProposedLengths(width: 12.5, height: nil)
        #expect(proposal[.horizontal] == 12.5)
        #expect(proposal[.vertical] == nil)
        #expect(proposal.words == "12.5×nil")
        #expect(PassedOn(proposal).calculation(on: .vertical) == nil)
        #expect(PassedOn(proposal).calculation(on: .horizontal)?.value == 12.5)
    }

    @Test func `a proposal that is passed on needs no memory of its own in a record`() {
        // A value larger than three words is allocated for each reason.
        #expect(MemoryLayout<PassedOn>.size <= 3 * MemoryLayout<Int>.size)
    }

    @Test func `a child is placed so that its guides are on the common lines`() {
        let lines = (across: Line(words: "leading edges"), down: Line(words: "tops"))
        let reason = LinedUp(
            size: CGSize(width: 5, height: 1), lines, at: CGPoint(x: 4, y: 2), own: CGPoint(x: 1, y: 2))
        #expect(reason.corner == CGPoint(x: 3, y: 0))
        #expect(reason.sentence == "its own size, leading edges and tops in line at 4, 2")
        let centers = (across: Line(words: LineWords.centers), down: Line(words: LineWords.centers))
        #expect(LineWords.both(centers) == "centers on one point")
    }

    @Test func `padding leaves at least 0 of a proposal`() {
        let proposal = ProposedLengths(width: 10, height: 3)
        let reason = MinusPadding(proposal, left: 1, right: 2, top: 4, bottom: 4)
        #expect(reason.sentence == "the proposal minus padding 1 + 2 across and 4 + 4 down")
        #expect(reason.calculation(on: .horizontal)?.description == "10 - 3")
        #expect(reason.calculation(on: .vertical)?.description == "3 - 8, at least 0")
        #expect(reason.taken(on: .vertical) == 8)
    }

    @Test func `a frame without a length passes the proposal on`() {
        let proposal = ProposedLengths(width: 10, height: nil)
        func words(_ width: CGFloat?, _ height: CGFloat?) -> String {
            FrameLength(proposal, own: ProposedLengths(width: width, height: height)).sentence
        }
        #expect(words(nil, nil) == "the proposal, passed on as it came")
        #expect(words(4, nil) == "the frame's own width 4")
        #expect(words(4, 2) == "the frame's own size 4×2")
        let reason = FrameLength(proposal, own: ProposedLengths(width: nil, height: 2))
        #expect(reason.calculation(on: .horizontal)?.value == 10)
        #expect(reason.calculation(on: .vertical)?.value == 2)
    }

    @Test func `the root is centered in an exact length`() {
        let reason = RootPlaced(size: CGSize(width: 4, height: 3), width: 10, height: nil)
        #expect(reason.corner == CGPoint(x: 3, y: 0))
        #expect(reason.sentence == "the root takes its answer, centered in the width 10")
    }
}
