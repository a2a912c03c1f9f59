import SwiftSource

/// A value that nothing says. What is asked of it or made with it is unknown again; where something is wanted of it, the
/// evaluation puts something in its place.
package struct HoleValue {
    /// Its source text on one line.
    package let text: String
    package let range: SourceRange
    /// What is known of its type.
    var type: ValueType?
    /// What the box is called that is drawn for it.
    var boxName: String
    /// Whether it is what a type makes, `AvatarView(user: user)`, and modifiers of that.
    var isMade = false
    /// The elements that its view closures gave.
    var contents: [Value] = []
    /// The texts that its call is given.
    var literals: [String] = []
    /// Whether an error said so, so that no list does.
    var isReported = false
    /// Whether it is a part of another hole that code gives a name: an element in a loop.
    var isPart = false

    init(_ text: String, at range: SourceRange, type: ValueType? = nil) {
        self.text = text
        self.range = range
        self.type = type
        boxName = text
    }

    /// As it is drawn where a text is wanted.
    var quoted: String {
        let limit = 22
        return text.count > limit ? "‹\(text.prefix(limit - 1))…›" : "‹\(text)›"
    }

    /// The same value under another text: what a name stands for.
    func renamed(_ text: String, at range: SourceRange) -> HoleValue {
        var hole = HoleValue(text, at: range, type: type)
        hole.isReported = isReported
        hole.contents = contents
        hole.literals = literals
        hole.isMade = isMade
        if isMade { hole.boxName = boxName }
        return hole
    }
}

extension Value {
    /// What it is a hole of; nil for a value that is known.
    var hole: HoleValue? {
        if case .hole(let hole) = self { hole } else { nil }
    }

    var isHole: Bool { hole != nil }

    /// Whether something in it is a hole.
    var holdsHole: Bool {
        switch self {
        case .hole: true
        case .array(let values): values.contains(where: \.holdsHole)
        case .tuple(let elements): elements.contains(where: \.value.holdsHole)
        case .dictionary(let entries): entries.contains { $0.key.holdsHole || $0.value.holdsHole }
        default: false
        }
    }
}
