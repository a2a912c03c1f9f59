import Foundation

extension StandardLibrary {
    /// An index path is its section and its place in it; an index set is the array of its numbers in order.
    static var indexPaths: [HostEntry] {
        let kind = HostKind<IndexPath>.native("IndexPath")
        let made = { @Sendable (call: HostCall) throws(Failure) -> Value in
            kind.value(IndexPath(indexes: [try call.int(1), try call.int(0)]))
        }
        return [
            .call("IndexPath.init(row:section:)", made), .call("IndexPath.init(item:section:)", made),
            .reading("IndexPath.row", of: kind) { (_, path) throws(Failure) in .int(path[1]) },
            .reading("IndexPath.item", of: kind) { (_, path) throws(Failure) in .int(path[1]) },
            .reading("IndexPath.section", of: kind) { (_, path) throws(Failure) in .int(path[0]) },
        ] + indexSets
    }

    private static var indexSets: [HostEntry] {
        [
            .call("IndexSet.init()") { _ throws(Failure) in .array([]) },
            .call("IndexSet.init(integer:)") { call throws(Failure) in .array([.int(try call.int(0))]) },
            .call("IndexSet.init(integersIn:)") { call throws(Failure) in .array(try call.values(0)) },
            .call("IndexSet.init(arrayLiteral:)") { call throws(Failure) in
                .array(try call.runner.sorted(try call.runner.unique(try call.values(0))))
            },
            .reading("IndexSet.count", of: .elements) { (_, values) throws(Failure) in .int(values.count) },
            .reading("IndexSet.isEmpty", of: .elements) { (_, values) throws(Failure) in .bool(values.isEmpty) },
            .reading("IndexSet.first", of: .elements) { (_, values) throws(Failure) in .optional(values.first) },
            .reading("IndexSet.last", of: .elements) { (_, values) throws(Failure) in .optional(values.last) },
            .changing("IndexSet.insert(_:)", on: .elements) { (call, values) throws(Failure) in
                values = try call.runner.sorted(try call.runner.unique(values + [.int(try call.int(0))]))
                return .void
            },
        ]
    }
}
