import SwiftSource

/// The names that a block declares, or its head.
struct Scope {
    /// The position from which on its code begins.
    let start: Int
    private let names: [Name]
    private let namesByText: [String: [Name]]
    /// The type whose members they are.
    let type: String?
    /// Whether a name is known only behind its declaration.
    private let isOrdered: Bool
    /// The types of `$0` and its like; empty if they are unknown, and nil outside of closures.
    let anonymousParameters: [TypeText]?

    init(
        start: Int, names: [Name], type: String? = nil, isOrdered: Bool = false, anonymousParameters: [TypeText]? = nil
    ) {
        (self.start, self.names, self.type, self.isOrdered) = (start, names, type, isOrdered)
        self.anonymousParameters = anonymousParameters
        namesByText = Dictionary(grouping: names, by: \.text)
    }

    struct Name {
        /// Without a type if the origin says it.
        let member: CompletionNames.Member
        let kind: Completion.Candidate.Kind
        /// The position from which on it is known.
        let start: Int
        let origin: Origin
        var modifiers: [Modifier] = []
        /// Whether an attribute wraps its value, so that `$name` is its projection.
        var isWrapped = false

        var text: String { member.name }

        /// Whether it is known at a position: not in the value that says its type.
        func isKnown(at position: Int) -> Bool {
            if case .value(let value) = origin, value.range.contains(position) { return false }
            return start <= position && text != "init"
        }
    }

    /// The code that says of which type a name is.
    enum Origin {
        case unknown
        case written(TypeText)
        case value(Expression)
        /// An element of the collection that an expression gives.
        case element(Expression)
    }

    /// The names that are known at a position, in the order of lists.
    func names(at position: Int) -> [Name] {
        let known = names.filter { $0.isKnown(at: position) }
        return isOrdered ? known.reversed() : known
    }

    /// The names with a given text that are known at a position, in the order of the source.
    func names(_ text: String, at position: Int) -> [Name] {
        (namesByText[text] ?? []).filter { $0.isKnown(at: position) }
    }
}

extension Scope.Name {
    /// A name that a pattern or a parameter binds.
    init(bound text: String, _ origin: Scope.Origin, from start: Int) {
        self.init(member: .init(text, type: ""), kind: .variable, start: start, origin: origin)
    }
}

extension SourceRange {
    func contains(_ position: Int) -> Bool { start <= position && position < end }
}
