/// A program that the compiler accepts, with the places where a change makes the compiler refuse it.
package struct GeneratedProgram: Sendable {
    /// The text with both forms of each place.
    private let marked: Piece

    init(_ marked: String) {
        var rest = marked[...]
        self.marked = Piece(reading: &rest)
    }

    package var text: String { marked.text { _, _ in false } }

    /// The number of places.
    package var mistakeCount: Int { marked.count }

    /// The program with one mistake.
    package func mutant(_ index: Int) -> Mutant {
        var kind = Mistake.wrongType
        let text = marked.text { found, own in
            guard found == index else { return false }
            kind = own
            return true
        }
        return Mutant(kind: kind, text: text)
    }

    package struct Mutant: Sendable {
        package let kind: Mistake
        package let text: String
    }
}

/// The kind of mistake at a place.
package enum Mistake: String, CaseIterable, Sendable {
    case wrongType, unknownName, unknownMember, wrongLabel, missingArgument, extraArgument
    case assignedConstant, notUnwrapped, unknownType
}

/// Text in which some places have a right and a wrong form.
private struct Piece: Sendable {
    private var parts: [Part] = []
    private(set) var count = 0

    private indirect enum Part: Sendable {
        case text(String)
        case place(index: Int, Mistake, right: Piece, wrong: Piece)
    }

    init(reading rest: inout Substring) {
        var number = 0
        self.init(reading: &rest, &number)
        count = number
    }

    private init(reading rest: inout Substring, _ number: inout Int) {
        var text = ""
        while let next = rest.first, next != Marks.between, next != Marks.end {
            rest.removeFirst()
            guard next == Marks.start, let kind = rest.popFirst().flatMap(Marks.mistake) else {
                text.append(next)
                continue
            }
            parts.append(.text(text))
            text = ""
            let index = number
            number += 1
            let right = Piece(reading: &rest, &number)
            rest = rest.dropFirst()
            // Places within a wrong form are not counted.
            var ignored = Int.min
            let wrong = Piece(reading: &rest, &ignored)
            rest = rest.dropFirst()
            parts.append(.place(index: index, kind, right: right, wrong: wrong))
        }
        parts.append(.text(text))
    }

    func text(_ isWrong: (Int, Mistake) -> Bool) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .place(let index, let kind, let right, let wrong):
                isWrong(index, kind) ? wrong.text { _, _ in false } : right.text(isWrong)
            }
        }.joined()
    }
}

/// The characters around the forms of a place. The character after the start is the kind.
private enum Marks {
    static let start: Character = "\u{E000}"
    static let between: Character = "\u{E001}"
    static let end: Character = "\u{E002}"
    private static let kinds = Array("abcdefghijklmnopqrstuvwxyz")

    static func mistake(_ mark: Character) -> Mistake? { kinds.firstIndex(of: mark).map { Mistake.allCases[$0] } }

    static func mark(_ mistake: Mistake) -> Character { kinds[Mistake.allCases.firstIndex(of: mistake) ?? 0] }
}

extension ProgramGenerator {
    /// Text that is right, with its wrong form.
    func place(_ kind: Mistake, _ right: String, wrong: String) -> String {
        "\(Marks.start)\(Marks.mark(kind))\(right)\(Marks.between)\(wrong)\(Marks.end)"
    }
}
