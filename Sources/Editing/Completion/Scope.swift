import SwiftSource

/// The names that a block declares, or its head.
struct Scope {
    /// The position from which on its code begins.
    let start: Int
    let names: [Name]
    /// The type whose members they are.
    var type: String?
    /// Whether a name is known only behind its declaration.
    var isOrdered = false
    /// The types of `$0` and its like.
    var anonymousParameters: [TypeText] = []

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
