/// The words that lessons introduce.
package enum Glossary {
    package struct Entry: Hashable, Sendable {
        package let word: String
        package let definition: String
    }

    /// The entry of a word; nil if it has none.
    package static func entry(_ word: String) -> Entry? { entries.first { $0.word == word } }

    /// The words that occur in a text, in alphabetical order.
    package static func words(in text: String) -> [String] {
        let found = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
        return entries.map(\.word).filter { word in
            guard !word.contains(" ") else { return text.contains(word) }
            // A proposal is what a parent proposes.
            let stem = word == "proposal" ? "propos" : word
            return ["", "s", "d", "ed", "es", "al", "als"].contains { found.contains(stem + $0) }
        }
    }

    /// In alphabetical order.
    package static let entries: [Entry] = [
        Entry(
            word: "answer",
            definition: "The size with which a child answers a proposal. It need not be the proposed size."),
        Entry(
            word: "container",
            definition: "An element that proposes sizes to its children and places them, such as a row or a stack."),
        Entry(
            word: "flexibility",
            definition:
                "The gap between a child's answers to a minimum and to a maximum proposal. A stack asks the least flexible child first."
        ),
        Entry(
            word: "frame",
            definition:
                "A modifier with a size or limits of its own. It changes the proposal to its child, and the answer to its parent. Also: where an element stands."
        ),
        Entry(
            word: "guide",
            definition:
                "A line in a child, such as its leading edge or a baseline. A container places children so that their guides are in one line."
        ),
        Entry(
            word: "hole",
            definition: "A box that stands for code that haggle does not know. Its children are laid out."),
        Entry(
            word: "ideal size",
            definition: "The size that a child answers if a side is proposed as nil: what it would like."),
        Entry(
            word: "layout",
            definition:
                "The rules by which a container measures and places its children. Also: the result for a whole source."),
        Entry(word: "leaf", definition: "An element without children, such as a text or a colour."),
        Entry(
            word: "maximum",
            definition: "The answer to a proposal without limit: how much the child can use at all."),
        Entry(word: "minimum", definition: "The answer to a proposal of zero: how little the child can live with."),
        Entry(
            word: "modifier",
            definition:
                "An element with one child, written after it, such as padding. It changes the proposal, the answer or the place."
        ),
        Entry(
            word: "priority",
            definition:
                "A place in the queue of a stack. Children of a higher priority are asked first; the others' minimums are set aside."
        ),
        Entry(
            word: "probe",
            definition: "An ask that learns a child's minimum or maximum, before the ask that decides its size."),
        Entry(
            word: "proposal",
            definition:
                "The size that a parent proposes to a child. Each side is a number, zero, without limit, or nil."),
        Entry(word: "record", definition: "All asks, answers and placements of one layout, with their reasons."),
        Entry(
            word: "share",
            definition:
                "The part of what is left that a stack proposes to a child: the rest, divided by the children that still wait."
        ),
        Entry(
            word: "spacing",
            definition: "The gap between two neighbours in a stack. A stack subtracts it before it shares."),
        Entry(
            word: "step",
            definition: "One ask, answer or placement of the record. The playground walks from one to the next."),
        Entry(
            word: "window",
            definition: "The parent of the root. It proposes its own size, and centers a smaller answer."),
    ]
}
