/// What a call of a library's body is charged for beside one step: the sizes of the values that it may walk, compare or copy.
///
/// A body is charged before it begins, by what it is given. What it makes is counted as it makes it, and what its closures do
/// is counted as they run.
enum HostCost: Sendable {
    /// For all that it is given. What most bodies are charged for.
    case everything
    /// For the same, and for a text that is compared at each place of the receiver.
    case searching
    /// For its arguments, and for its receiver where that is a text: it goes to an index, which is a walk in a text alone, or
    /// counts by itself what it searches.
    case atIndex
    /// For its arguments alone: it looks at an end of its receiver, or adds there.
    case atEnd

    /// The steps that a call is charged.
    func steps(_ receiver: Value, _ arguments: [Value?] = []) -> Int {
        var size = 0
        switch (self, receiver) {
        case (.everything, _), (.searching, _), (.atIndex, .string), (.atIndex, .part): size = receiver.size
        default: break
        }
        for case .some(let argument) in arguments { size += argument.size }
        if case .searching = self, let target = (arguments.first ?? nil)?.text {
            size += receiver.size * target.utf8.count / Self.sizePerComparison
        }
        return size / Self.sizePerStep
    }

    /// How many characters are compared in the time of a small thing.
    private static let sizePerComparison = 8

    /// How many small things a body does in the time that a step of the source takes.
    static let sizePerStep = 16
}

extension Value {
    /// How many elements or bytes it holds itself: what walking or copying it costs.
    var size: Int {
        switch self {
        case .array(let values): values.count
        case .set(let members): members.count
        case .slice(let slice): slice.values.count
        case .dictionary(let entries): entries.count
        case .string(let text): text.utf8.count
        case .part(let part): part.text.utf8.count
        default: 0
        }
    }

    /// Where its elements or bytes are stored: another place after a change means that they were copied. Nil for values
    /// without storage of their own.
    var storage: UnsafeRawPointer? {
        switch self {
        case .array(let values): values.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
        case .set(let members): members.elements.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
        case .slice(let slice): slice.values.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
        case .dictionary(let entries): entries.elements.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
        case .string(let text) where text.utf8.count > 15:
            text.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
        default: nil
        }
    }

    /// The elements of an array or of a part of one; nil for other values.
    var listed: [Value]? {
        switch self {
        case .array(let values): values
        case .slice(let slice): slice.values
        default: nil
        }
    }
}

extension String {
    /// Whether it is one character, without counting the others.
    var isOneCharacter: Bool { !isEmpty && index(after: startIndex) == endIndex }
}
