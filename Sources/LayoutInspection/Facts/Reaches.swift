import Foundation

/// How far each element of a layout reaches: its frame and all descendants, overflow included. A window reaches no
/// farther than its frame.
struct Reaches {
    private let edges: [FrameEdges]

    /// - Parameter elements: parents before their children.
    init(_ elements: [InspectedElement], windows: [Int: ScrollExtent]) {
        var edges = elements.map { FrameEdges($0.frame) }
        for index in elements.indices.reversed() {
            guard let parent = elements[index].parent else { continue }
            if windows[parent]?.isLimited ?? false { continue }
            edges[parent].formUnion(edges[index])
        }
        self.edges = edges
    }

    /// The elements among some that reach into a rectangle, in order.
    func elements(among some: some Sequence<Int>, meeting rect: CGRect) -> [Int] {
        let asked = FrameEdges(rect)
        return some.filter { edges[$0].meets(asked) }
    }
}
