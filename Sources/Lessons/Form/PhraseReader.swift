import Foundation
import LayoutInspection
import Negotiation

/// Reads the phrases of lessons: quantities, conditions, elements, proposals.
struct PhraseReader {
    private var words: ArraySlice<String>
    private let text: String

    /// Words are separated by spaces; quoted text is one word.
    init(_ text: some StringProtocol) {
        self.text = String(text)
        var words: [String] = []
        var isQuoted = false
        var isBetween = true
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            let isSpace = character.isWhitespace && !isQuoted
            // A comma parts elements, wherever it stands.
            let isComma = character == "," && !isQuoted
            if isComma {
                words.append(",")
            } else if !isSpace {
                if isBetween { words.append("") }
                words[words.count - 1].append(character)
            }
            isBetween = isSpace || isComma
        }
        self.words = words[...]
    }

    /// Reads all of a text.
    static func read<Phrase>(
        _ text: some StringProtocol, as form: LessonMistake.Form, _ read: (inout PhraseReader) -> Phrase?
    ) throws(LessonMistake) -> Phrase {
        var reader = PhraseReader(text)
        guard let phrase = read(&reader), reader.words.isEmpty else { throw .form(form, text: reader.text) }
        return phrase
    }

    private mutating func take(_ word: String) -> Bool {
        guard words.first == word else { return false }
        words.removeFirst()
        return true
    }

    // MARK: Quantities

    mutating func quantity() -> Quantity? {
        guard let kind = words.popFirst().flatMap(Quantity.Kind.init), kind != .order,
            take(kind == .proposal ? "to" : "of"), let subject = element()
        else { return nil }
        var (asked, window): (Proposal?, Proposal?)
        if take("asked") {
            guard kind.isOfAnswers, let proposal = proposal() else { return nil }
            asked = proposal
        }
        if take("at") {
            guard let proposal = proposal() else { return nil }
            window = proposal
        }
        return Quantity(kind, of: subject, asked: asked, window: window)
    }

    mutating func element() -> ElementName? {
        guard let word = words.popFirst(), word != "," else { return nil }
        if word.hasPrefix("\""), word.hasSuffix("\""), word.count > 1 {
            return .showing(String(word.dropFirst().dropLast()))
        }
        let parts = word.split(separator: "#", omittingEmptySubsequences: false)
        guard let name = parts.first, !name.isEmpty, name.allSatisfy(Self.isOfNames), parts.count <= 2 else {
            return nil
        }
        guard parts.count == 2 else { return .named(String(name), number: 1) }
        guard let number = Int(parts[1]), number > 0 else { return nil }
        return .named(String(name), number: number)
    }

    private static func isOfNames(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "."
    }

    /// Also in several words: `inf x inf`.
    mutating func proposal() -> Proposal? {
        guard var text = words.popFirst() else { return nil }
        if words.first == "x" || words.first == "×" {
            guard let sign = words.popFirst(), let height = words.popFirst() else { return nil }
            text += sign + height
        }
        let sides = text.split { $0 == "x" || $0 == "×" }
        guard sides.count == 2, let width = try? AxisProposal(parsing: String(sides[0])),
            let height = try? AxisProposal(parsing: String(sides[1]))
        else { return nil }
        return Proposal(width: width, height: height)
    }

    // MARK: Conditions

    mutating func condition() -> Condition? {
        var comparisons: [Condition.Comparison] = []
        repeat {
            guard let left = term(), let relation = words.popFirst().flatMap(Condition.Relation.init),
                let right = term()
            else { return nil }
            comparisons.append(Condition.Comparison(left: left, relation: relation, right: right))
        } while take("and")
        return Condition(comparisons: comparisons)
    }

    private mutating func term() -> Condition.Term? {
        guard let word = words.first else { return nil }
        if let value = Self.number(word).map(Measured.number) ?? Self.size(word).map(Measured.size) {
            words.removeFirst()
            return .value(value)
        }
        return quantity().map { .quantity($0) }
    }

    /// `Text, frame where width of it = 5`.
    mutating func choice() -> Question? {
        guard let elements = elements(), take("where"), let condition = condition() else { return nil }
        return .choose(elements, condition)
    }

    mutating func elements() -> [ElementName]? {
        var elements: [ElementName] = []
        repeat {
            guard let element = element() else { return nil }
            elements.append(element)
        } while take(",")
        return elements
    }

    // MARK: Values

    static func number(_ text: some StringProtocol) -> CGFloat? {
        if text == "inf" || text == "∞" { return .infinity }
        guard text.first?.isNumber ?? false, let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// `5x1`; also with a comma or a space, as a person may type it.
    static func size(_ text: some StringProtocol) -> CGSize? {
        let sides = text.split { "x×, ".contains($0) }.map { number($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        return CGSize(width: width, height: height)
    }
}
