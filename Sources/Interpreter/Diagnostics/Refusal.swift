/// Why a library's function does not take a value of the right type.
package protocol Refusal: Sendable {
    /// What the diagnostic says.
    var sentence: String { get }
}

/// What the standard library's functions, and Foundation's, do not take.
enum LibraryRefusal: Refusal {
    case missingArgument(String)
    case negativeCount(Int)
    case tooManyElements(Int)
    case tooManyCharacters(Int)
    case tooManySteps
    case noStep
    case nothingToRemove
    case tooFewToRemove(Int)
    case equalKeys(String)
    case notACharacter(String)
    case radix(Int)
    case noPadding(Int)
    case emptyRange(mayBeInfinite: Bool)
    case notConvertible(String, to: StandardType)
    case tooFewFormatValues
    case wideFormat
    case unknownFormat(String)
    /// The program ends itself: `fatalError("no room")`.
    case stopped(by: String, saying: String)

    var sentence: String {
        switch self {
        case .missingArgument(let name): "missing argument for parameter '\(name)'"
        case .negativeCount(let count): "a count cannot be negative: \(count)"
        case .tooManyElements(let count): "\(count) elements are too many"
        case .tooManyCharacters(let count): "\(count) characters are too many"
        case .tooManySteps: "these are too many steps"
        case .noStep: "stride size must not be zero"
        case .nothingToRemove: "there is nothing to remove"
        case .tooFewToRemove(let count): "there are only \(count) to remove"
        case .equalKeys(let key): "two values have the same key: \(key)"
        case .notACharacter(let text): "\"\(text.prefix(40))\" is not one character"
        case .radix(let radix): "a radix is 2 to 36, not \(radix)"
        case .noPadding(let start): "the padding has no character at \(start)"
        case .emptyRange(let mayBeInfinite):
            "there is no number in an empty \(mayBeInfinite ? "or infinite " : "")range"
        case .notConvertible(let number, let type): "\(number) cannot be converted to \(type.rawValue)"
        case .tooFewFormatValues: "the format has more specifiers than values"
        case .wideFormat: "the format is too wide"
        case .unknownFormat(let letter): "haggle does not know the format '%\(letter)'"
        case .stopped(let function, let text): text.isEmpty ? function : "\(function): \(text)"
        }
    }
}
