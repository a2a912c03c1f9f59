import Foundation

extension StandardLibrary {
    /// An index path is its section and its place in it; an index set is the array of its numbers in order.
    static var indexPaths: [LibraryFunction] {
        let kind = HostKind<IndexPath>.native("IndexPath")
        return [
            .call("init(row: Int, section: Int)", "init(item: Int, section: Int)") { call in
                kind.value(IndexPath(indexes: [try call.int(1), try call.int(0)]))
            }
        ]
            + [("__place", 1), ("__section", 0)].map { name, place in
                .reading("var \(name): Int", of: kind) { _, path in .int(path[place]) }
            }
    }

    static var indexSets: [LibraryFunction] {
        [
            .declared("typealias Element = Int", "typealias SubSequence = [Int]"),
            .call("init()") { _ in .array([]) },
            .call("init(integer: Int)") { call in .array([.int(try call.int(0))]) },
            .call("init(integersIn range: Range<Int>)", "init(integersIn range: ClosedRange<Int>)") { call in
                .array(try call.values(0))
            },
            .call("init(arrayLiteral elements: Int...)") { call in
                .array(try call.runner.sorted(try call.runner.unique(try call.values(0)).elements))
            },
            .reading("var count: Int", of: .elements) { _, values in .int(values.count) },
            .reading("var isEmpty: Bool", of: .elements) { _, values in .bool(values.isEmpty) },
            .reading("var first: Int?", of: .elements) { _, values in .optional(values.first) },
            .reading("var last: Int?", of: .elements) { _, values in .optional(values.last) },
            .modifying("mutating func insert(_ integer: Int)", on: .elements) { call, values in
                values = try call.runner.sorted(try call.runner.unique(values + [.int(try call.int(0))]).elements)
            },
        ]
    }
}
