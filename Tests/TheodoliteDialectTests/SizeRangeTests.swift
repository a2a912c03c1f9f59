import Foundation
import Testing
import TheodoliteDialect

struct SizeRangeTests {
    private static func clamped(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        SizeRange(min: CGSize(width: minimum, height: 0), max: CGSize(width: maximum, height: 0))
            .clamp(CGSize(width: length, height: 0)).width
    }

    @Test(
        arguments: [
            (5, 2, 8, 5), (1, 2, 8, 2), (9, 2, 8, 8), (5, CGFloat.nan, CGFloat.nan, 5), (9, CGFloat.nan, 8, 8),
            (1, 2, CGFloat.nan, 2),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func `a length is clamped to the minimum and maximum`(
        length: CGFloat, minimum: CGFloat, maximum: CGFloat, expected: CGFloat
    ) {
        #expect(Self.clamped(length, minimum, maximum) == expected)
    }

    @Test func `the minimum beats the maximum`() {
        #expect(Self.clamped(5, 8, 2) == 8)
        #expect(Self.clamped(10, 8, 2) == 8)
    }

    @Test func `a NaN length becomes the maximum, or else the minimum`() {
        #expect(Self.clamped(.nan, 2, 8) == 8)
        #expect(Self.clamped(.nan, 2, .nan) == 2)
        #expect(Self.clamped(.nan, .nan, .nan).isNaN)
    }

    @Test func `absent minimums and maximums are equal`() {
        #expect(SizeRange.unlimited == SizeRange(max: CGSize(width: CGFloat.nan, height: CGFloat.nan)))
        #expect(Set([SizeRange.unlimited, SizeRange(max: .unlimited)]).count == 1)
        #expect(SizeRange(CGSize(width: 1, height: 2)) != SizeRange(max: CGSize(width: 1, height: 2)))
    }

    @Test func `a size is in a range if clamping does not change it`() {
        let range = SizeRange(min: CGSize(width: 2, height: CGFloat.nan), max: CGSize(width: 8, height: 3))
        #expect(range.contains(CGSize(width: 2, height: 3)))
        #expect(!range.contains(CGSize(width: 1, height: 3)))
        #expect(!range.contains(CGSize(width: 2, height: 4)))
        #expect(!range.contains(CGSize(width: 2, height: CGFloat.nan)))
        #expect(SizeRange.unlimited.contains(CGSize(width: CGFloat.nan, height: 4)))
    }
}
