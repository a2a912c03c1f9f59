extension StandardLibrary {
    static func protocolDeclarations(of type: StandardType) -> String {
        switch type {
        case .optional: optional
        case .hashable: "func hash(into hasher: inout Hasher)\nvar hashValue: Int { get }"
        case .error: "var localizedDescription: String { get }"
        case .identifiable: "associatedtype ID\nvar id: ID { get }"
        case .caseIterable: "associatedtype AllCases\nstatic var allCases: [Self] { get }"
        case .rawRepresentable: "associatedtype RawValue\ninit?(rawValue: RawValue)\nvar rawValue: RawValue { get }"
        case .customStringConvertible: "var description: String { get }"
        case .optionSet: optionSet
        default: ""
        }
    }

    /// What the types of sources implement themselves: these declarations have no body here.
    static let requirements: Set<String> = [
        "Identifiable.id", "CaseIterable.allCases", "RawRepresentable.init(rawValue:)", "RawRepresentable.rawValue",
        "OptionSet.init(rawValue:)", "OptionSet.rawValue",
        "CustomStringConvertible.description", "CustomDebugStringConvertible.debugDescription",
        "IteratorProtocol.next()", "LocalizedError.errorDescription",
    ]

    private static let optionSet = """
        associatedtype RawValue
        init(rawValue: RawValue)
        var rawValue: RawValue { get }
        var isEmpty: Bool { get }
        func contains(_ member: Self) -> Bool
        func union(_ other: Self) -> Self
        func intersection(_ other: Self) -> Self
        func subtracting(_ other: Self) -> Self
        func symmetricDifference(_ other: Self) -> Self
        func isSubset(of other: Self) -> Bool
        func isSuperset(of other: Self) -> Bool
        func isDisjoint(with other: Self) -> Bool
        mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self)
        mutating func remove(_ member: Self) -> Self?
        mutating func formUnion(_ other: Self)
        mutating func formIntersection(_ other: Self)
        mutating func formSymmetricDifference(_ other: Self)
        mutating func subtract(_ other: Self)
        """

    private static let optional = """
        init(_ value: Wrapped)
        static var none: Wrapped? { get }
        static func some(_ value: Wrapped) -> Wrapped?
        var unsafelyUnwrapped: Wrapped { get }
        var hashValue: Int { get }
        func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
        func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
        mutating func take() -> Wrapped?
        """
}
