import BlueprintDialect
import LayoutInspection
import TestSupport
import Testing

/// Frames rounded to whole pixels, and views as iOS code describes them.
struct RoundingTests {
    private static let halves = CGRect(x: -0.5, y: 4.5, width: 5, height: 0.4)

    @Test func `edges go to the nearest pixel, halves away from zero, so that neighbours touch`() {
        let edges = FrameRoundingBehavior.prioritizeEdges
        #expect(edges.rounded(Self.halves) == CGRect(x: -1, y: 5, width: 6, height: 0))
        let thirds = (0..<3).map { CGRect(x: 10 / 3 * CGFloat($0), y: 0, width: 10 / 3, height: 1) }
        #expect(thirds.map { edges.rounded($0).size.width } == [3, 4, 3])
        #expect(thirds.map { edges.rounded($0).origin.x } == [0, 3, 7])
        #expect(edges.rounded(CGRect(x: 0.3, y: 0, width: 1, height: 1), scale: 2).origin.x == 0.5)
    }

    @Test func `equal sizes stay equal if sizes are prioritized`() {
        let size = FrameRoundingBehavior.prioritizeSize
        #expect(size.rounded(Self.halves) == CGRect(x: -1, y: 5, width: 5, height: 0))
    }

    @Test func `cells are rounded as the edges of views are`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            func number() -> CGFloat { CGFloat(Int.random(in: -40...40, using: &random)) / 4 }
            let frame = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
            let cells = CellProjection.unit.cells(of: frame)
            let rounded = FrameRoundingBehavior.prioritizeEdges.rounded(frame)
            #expect(CGFloat(cells.origin.x) == rounded.origin.x && CGFloat(cells.size.width) == rounded.size.width)
        }
    }

    private final class Gauge: UIView {}

    @Test func `a view is described with its class and its rounding`() {
        let description = Gauge.describe { configuration in
            configuration.frameRoundingBehavior = .prioritizeSize
            configuration.apply { _ in }
        }
        #expect(description.viewType == Gauge.self)
        #expect(description.frameRoundingBehavior == .prioritizeSize)
        #expect(ViewDescription(Gauge.self).frameRoundingBehavior == .prioritizeEdges)
    }
}
