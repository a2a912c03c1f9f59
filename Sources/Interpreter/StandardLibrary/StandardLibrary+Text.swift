extension LibraryText {
    /// What lists show of Swift's own library, as Swift without bodies: the types that sources name, with their members,
    /// and the functions.
    package static var standardLibrary: String {
        let types = StandardLibrary.listedTypes.map { type in
            let members = StandardLibrary.members(of: type).flatMap(\.declarations)
            let keyword = StandardLibrary.listedProtocols.contains(type) ? "protocol" : "struct"
            let parents = type.parents.filter(StandardLibrary.listedProtocols.contains).map(\.rawValue)
            let clause = parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))"
            return "\(keyword) \(type.rawValue)\(clause) {\n\(members.joined(separator: "\n"))\n}"
        }
        return (types + StandardLibrary.functions.flatMap(\.declarations)).joined(separator: "\n")
    }
}

extension StandardLibrary {
    fileprivate static let listedTypes: [StandardType] =
        [
            .int, .double, .cgFloat, .float, .bool, .string, .character, .substring, .optional, .array, .dictionary,
            .set, .range, .closedRange,
        ] + listedProtocols

    fileprivate static let listedProtocols: [StandardType] = [
        .sequence, .collection, .stringProtocol, .equatable, .hashable, .comparable, .error, .identifiable,
        .caseIterable, .rawRepresentable, .customStringConvertible, .optionSet,
    ]
}
