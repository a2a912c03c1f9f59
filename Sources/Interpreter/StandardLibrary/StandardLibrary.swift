/// The standard library, and the part of Foundation that layouts use: declared by Swift signatures, which the binder reads
/// when a type or a name is first used, with bodies in compiled code that are found by what they are declared as.
///
/// It is not complete: what it does not declare is not known, rather than wrong.
enum StandardLibrary {
    /// The members of a type as Swift source, as they stand inside its braces. Signatures alone: a declaration of a
    /// protocol that has no body here is a requirement.
    static func declarations(of type: StandardType) -> String {
        switch type {
        case _ where type.isNumber || type == .bool: numberDeclarations(of: type)
        case .string, .substring, .character: textDeclarations(of: type)
        case .sequence, .collection: sequenceDeclarations(of: type)
        case .array, .set, .dictionary: collectionDeclarations(of: type)
        case .range, .closedRange, .partialRangeFrom, .partialRangeUpTo, .partialRangeThrough:
            rangeDeclarations(of: type)
        default: protocolDeclarations(of: type)
        }
    }

    /// The signatures of free functions by their names, a line for each overload.
    static let globals: [String: String] = declared(
        orderFunctions + mathFunctions + sequenceFunctions + stoppingFunctions + outputFunctions
            + supplementFunctions + styledFunctions)

    /// Further types as whole Swift declarations, by their names.
    static let types: [String: String] = declared(typeAliases + sequenceTypes + foundationTypes)

    /// The body of a function, initializer or method; see `key`. A subscript's setter has `.set` behind its key, and takes
    /// the new value behind the indices.
    static func function(_ key: String) -> HostFunction? { bodies.functions[key] }

    /// What reads and sets a property, or a static one, whose receiver counts for nothing.
    static func property(_ key: String) -> HostProperty? { bodies.properties[key] }

    /// What a declaration's body is found by: `Array.insert(_:at:)`, `max(_:_:)`, `Int.init(_:)`, `Array.count`. Overloads
    /// with equal labels share a body, which looks at the values.
    /// - Parameter labels: of the parameters as callers write them, a variadic one once; nil for a property.
    static func key(owner: String?, name: String, labels: [String?]?) -> String {
        let list = labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? ""
        return (owner.map { $0 + "." } ?? "") + name + list
    }

    static let bodies = HostTable(
        numberBodies + textBodies + sequenceBodies + collectionBodies + functionBodies + foundationBodies)

    private static func declared(_ all: [(name: String, text: String)]) -> [String: String] {
        Dictionary(all, uniquingKeysWith: { $0 + "\n" + $1 })
    }
}
