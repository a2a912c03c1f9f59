import Foundation
import QuickLayoutDialect
import Testing

/// Flows, and rules of other containers that are easily confused (QuickLayout b243891).
struct FlowTests {
    @Test func `a line's length spans its items and the corner, and is not the sum of their lengths`() {
        let flow = HFlow(lineAlignment: .trailing) {
            Image(width: 10, height: 1)
            Image(width: 1, height: 1).padding(.leading, -4)
            Image(width: 60, height: 1)
        }
        #expect(
            Recording(flow, 60, 10).drawing == """
                HFlow 0,0 60×2
                  Image 50,0 10×1
                  padding 60,0 -3×1
                    Image 56,0 1×1
                  Image 0,1 60×1
                """)
    }

    @Test func `a wrapped spacer of a flow stays in its line and extends along it`() {
        let flow = HFlow {
            Image(width: 2, height: 1)
            Spacer().padding(1)
        }
        #expect(
            Recording(flow, 10, 6).drawing == """
                HFlow 0,0 10×3
                  Image 4,0 2×1
                  padding 0,1 10×2
                    Spacer 1,2 8×0
                """)
    }

    @Test func `the first line of a flow can be empty only if there are several items`() {
        let one = HFlow(lineSpacing: 2) { Image(width: 30, height: 1) }
        #expect(Recording(one, 20, 10).drawing == "HFlow 0,0 30×1\n  Image 0,0 30×1")
        let two = HFlow(lineSpacing: 2) {
            Image(width: 30, height: 1)
            Image(width: 1, height: 1)
        }
        #expect(Recording(two, 20, 10).drawing == "HFlow 0,0 30×6\n  Image 0,2 30×1\n  Image 14.5,5 1×1")
    }

    @Test func `right to left reverses the items of a row flow and the lines of a column flow`() {
        func items() -> [any Element] { [3, 2, 4].map { Image(width: $0, height: 1) } }
        let rows = HFlow(lineAlignment: .leading, itemSpacing: 1) { items() }.layoutDirection(.rightToLeft)
        #expect(
            Recording(rows, 6, 10).drawing.hasSuffix(
                """
                  HFlow 0,0 6×2
                    Image 3,0 3×1
                    Image 0,0 2×1
                    Image 2,1 4×1
                """))
        let columns = VFlow(itemAlignment: .leading, lineSpacing: 1) { items() }.layoutDirection(.rightToLeft)
        #expect(
            Recording(columns, 10, 2).drawing.hasSuffix(
                """
                  VFlow 0,0 8×2
                    Image 5,0 3×1
                    Image 6,1 2×1
                    Image 0,0.5 4×1
                """))
    }

    @Test func `a custom guide of a flow is the mean of its lines' means`() {
        func guided(_ value: CGFloat) -> any Element {
            Image(width: 4, height: 2).alignmentGuide(VerticalAlignment(Mark.self)) { _ in value }
        }
        let flow = HFlow {
            guided(0)
            guided(1)
            guided(2)
        }
        let stack = HStack(alignment: VerticalAlignment(Mark.self)) {
            flow
            Image(width: 1, height: 1)
        }
        // Lines at 0 and 2: (0.5 + (2 + 2)) / 2.
        #expect(Recording(stack, 9, 10).drawing.hasSuffix("\n  Image 8,2.25 1×1"))
    }

    @Test func `the common point of a ZStack may be left of its corner, unlike that of a stack`() {
        func images() -> [any Element] {
            [
                Image(width: 4, height: 1).alignmentGuide(.leading) { _ in -3 },
                Image(width: 6, height: 1).alignmentGuide(.leading) { _ in -2 },
            ]
        }
        func places(_ root: any Element) -> [String] {
            Recording(root, 20, 10).drawing.split(separator: "\n").dropFirst().filter { $0.contains("Guide") }.map {
                String($0.split(separator: " ")[1])
            }
        }
        #expect(places(ZStack(alignment: .leading) { images() }) == ["1,0", "0,0"])
        #expect(places(VStack(alignment: .leading) { images() }) == ["3,0", "2,1"])
    }

    private enum Mark: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { 0 }
    }
}
