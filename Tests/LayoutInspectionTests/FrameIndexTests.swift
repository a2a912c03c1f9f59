import Foundation
import LayoutInspection
import TestSupport
import Testing

struct FrameIndexTests {
    /// The result of a search through every frame.
    private static func meeting(_ rect: CGRect, _ frames: [CGRect]) -> [Int] {
        frames.indices.filter { index in
            let frame = frames[index]
            return frame.minX <= rect.maxX && rect.minX <= frame.maxX && frame.minY <= rect.maxY
                && rect.minY <= frame.maxY
        }
    }

    private static func rows(_ count: Int) -> [CGRect] {
        (0..<count).map { CGRect(x: 0, y: CGFloat($0), width: 80, height: 1) }
    }

    @Test func `a screenful of many rows is found`() {
        let index = FrameIndex(Self.rows(100_000))
        #expect(index.indices(meeting: CGRect(x: 0, y: 500.5, width: 80, height: 3)) == [500, 501, 502, 503])
        #expect(index.indices(meeting: CGRect(x: 0, y: 99_999.5, width: 80, height: 30)) == [99_999])
    }

    @Test func `a frame in many stripes is found once`() {
        let frames =
            Self.rows(200) + [CGRect(x: 0, y: 0, width: 1, height: 200), CGRect(x: 3, y: 50, width: 1, height: 40)]
        let index = FrameIndex(frames)
        #expect(index.indices(meeting: CGRect(x: 0, y: 60, width: 80, height: 2)) == [59, 60, 61, 62, 200, 201])
    }

    @Test func `frames outside of the layout are found`() {
        let frames =
            Self.rows(50) + [CGRect(x: -9, y: -70, width: 4, height: 2), CGRect(x: 200, y: 900, width: 1, height: 1)]
        let index = FrameIndex(frames)
        #expect(index.indices(meeting: CGRect(x: -20, y: -90, width: 30, height: 40)) == [50])
        #expect(index.indices(meeting: CGRect(x: 150, y: 800, width: 100, height: 200)) == [51])
    }

    @Test func `frames with a NaN origin are everywhere, and NaN lengths are 0`() {
        let frames =
            Self.rows(30) + [
                CGRect(x: CGFloat.nan, y: CGFloat.nan, width: 1, height: 1),
                CGRect(x: 0, y: 5, width: CGFloat.nan, height: 1),
                CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity),
            ]
        let index = FrameIndex(frames)
        #expect(index.indices(meeting: CGRect(x: 0, y: 5.5, width: 9, height: 0.2)) == [5, 30, 31, 32])
        #expect(index.indices(meeting: CGRect(x: 1, y: 5.5, width: 9, height: 0.2)) == [5, 30, 32])
        #expect(index.indices(meeting: CGRect(x: CGFloat.nan, y: 20.5, width: 1, height: 0.1)) == [20, 30, 32])
    }

    @Test func `the index finds the same frames as a search through all`() {
        for seed in 0..<300 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            func rect(_ reach: CGFloat) -> CGRect {
                CGRect(
                    x: .random(in: -reach...reach, using: &random), y: .random(in: -reach...reach, using: &random),
                    width: .random(in: 0...reach / 4, using: &random), height: .random(in: 0...reach, using: &random))
            }
            let frames = (0..<Int.random(in: 0...120, using: &random)).map { _ in rect(50) }
            let index = FrameIndex(frames)
            for _ in 0..<10 {
                let asked = rect(70)
                #expect(index.indices(meeting: asked) == Self.meeting(asked, frames), "seed \(seed)")
            }
        }
    }

    @Test func `a frame of any numbers is found among many as it is alone`() {
        let numbers: [CGFloat] = [
            0, 1, -3, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
            .leastNonzeroMagnitude,
        ]
        for seed in 0..<2_000 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            func rect() -> CGRect {
                func number() -> CGFloat { numbers[Int.random(in: 0..<numbers.count, using: &random)] }
                return CGRect(x: number(), y: number(), width: number(), height: number())
            }
            let frames = (0..<Int.random(in: 0...40, using: &random)).map { _ in rect() }
            let asked = rect()
            let alone = frames.indices.filter { !FrameIndex([frames[$0]]).indices(meeting: asked).isEmpty }
            #expect(FrameIndex(frames).indices(meeting: asked) == alone, "seed \(seed)")
        }
    }
}
