import Foundation

/// How far each element of a layout reaches: its frame and all descendants, overflow included. A window reaches no
/// farther than its frame.
struct Reaches {
    private let edges: [FrameEdges]
    private let children: [[Int]]
    /// The indexes of elements with many children.
    private var indexes: [Int: FrameIndex] = [:]

    /// - Parameter elements: parents before their children.
    init(_ elements: [InspectedElement], windows: [Int: ScrollExtent]) {
        var edges = elements.map { FrameEdges($0.frame) }
        for (index, element) in elements.enumerated().reversed() {
            guard let parent = element.parent else { continue }
            if windows[parent]?.isLimited ?? false { continue }
            edges[parent].formUnion(edges[index])
        }
        self.edges = edges
        children = elements.map(\.children)
        for (index, element) in elements.enumerated() where element.children.count > FrameIndex.linearScanLimit {
            indexes[index] = FrameIndex(element.children.map { edges[$0] })
        }
    }

    /// The children of an element that reach into a rectangle, in order.
    func children(of index: Int, meeting rect: CGRect) -> [Int] {
        let children = children[index]
        if let index = indexes[index] { return index.indices(meeting: rect).map { children[$0] } }
        let asked = FrameEdges(rect)
        return children.filter { edges[$0].meets(asked) }
    }
}
