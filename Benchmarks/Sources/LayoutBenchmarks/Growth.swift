import BlueprintDialect
import CAllocationCount
import Foundation

/// The cost of an element in trees of growing size. It is constant if time and memory grow in proportion to the tree.
enum Growth {
    static func rows(_ counts: [Int]) -> [String] {
        let trees: [(String, (Int) -> any Element)] = [
            ("column", { Trees.column($0) }),
            (
                "nested insets",
                { count in
                    Trees.nested(count, around: Label(text: "leaf")) { Inset(uniformInset: 1, wrapping: $0) }
                }
            ),
        ]
        return [
            "| tree | elements | ns an element | allocations an element | bytes an element |", "|---|--:|--:|--:|--:|",
        ]
            + trees.flatMap { name, make in counts.map { row(name, $0, make($0)) } }
    }

    private static func row(_ name: String, _ count: Int, _ tree: any Element) -> String {
        let length = CGFloat(2 * count)
        let pass = { _ = tree.layout(frame: CGRect(x: 0, y: 0, width: length, height: length)) }
        let time = ThreadClock.cost(of: pass)
        let (pieces, bytes) = (allocation_count(), allocated_bytes())
        pass()
        let cells = [
            name, "\(count)", "\(time / count)", part(allocation_count() - pieces, of: count),
            part(allocated_bytes() - bytes, of: count),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private static func part(_ whole: Int64, of count: Int) -> String {
        String(format: "%.1f", Double(whole) / Double(count))
    }
}
