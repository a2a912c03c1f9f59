import SwiftSource

/// An occurrence of a hole. A class, since the checked code and the values that it gives share it.
final class HoleSite {
    /// The source text, white space collapsed.
    let text: String
    let range: SourceRange
    /// What is laid out in it: the view closures of the call, checked as builders, and elements among its arguments.
    let contents: [TypedExpression]
    /// Whether an error says what is wrong, so that no list does.
    var isReported: Bool
    /// For a modifier that is not known: what it is called on.
    let unmodified: TypedExpression?
    /// A name near to it that is known.
    let hint: String?
    /// The name in `.name` whose type is unknown until it runs.
    let member: String?
    /// The type of which it is a member: of one's own members, or a view of whose value something more is asked.
    let owner: Type?
    /// What it asks, where it may be of a collection.
    let question: CollectionQuestion?
    /// Of a value whose type is known: what that is written to be, by which it may be what is wanted.
    let unknownParent: String?

    init(
        _ text: String, at range: SourceRange, contents: [TypedExpression] = [],
        unmodified: TypedExpression? = nil, hint: String? = nil,
        member: String? = nil, owner: Type? = nil, question: CollectionQuestion? = nil, unknownParent: String? = nil,
        isReported: Bool = false
    ) {
        self.unknownParent = unknownParent
        self.member = member
        self.owner = owner
        self.question = question
        self.isReported = isReported
        self.text = text
        self.range = range
        self.contents = contents
        self.unmodified = unmodified
        self.hint = hint
    }
}

/// What is asked of an unknown collection, which has three elements wherever it is used.
enum CollectionQuestion: String {
    case count, endIndex, isEmpty

    static let assumedCount = 3

    var assumedNumber: Double? {
        switch self {
        case .count, .endIndex: Double(Self.assumedCount)
        case .isEmpty: nil
        }
    }
}
