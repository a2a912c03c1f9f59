import Negotiation

/// Which element of one layout is which of another: of the same tree in two proposals, or before and after an edit.
///
/// Siblings are matched by name, key and text, in order; what is left by name alone. An element that was put into a
/// wrapper, or taken out of one, is found inside; so are the children of a container that became another one.
package struct ElementMatching: Sendable {
    /// The counterpart of each element of the first layout, by index; nil for what is gone.
    package private(set) var after: [Int?]
    /// The counterpart of each element of the second layout, by index; nil for what is new.
    package private(set) var before: [Int?]

    package init(_ first: Inspection, _ second: Inspection) {
        after = Array(repeating: nil, count: first.elements.count)
        before = Array(repeating: nil, count: second.elements.count)
        guard !first.elements.isEmpty, !second.elements.isEmpty else { return }
        var waiting = [Siblings(before: [0], after: [0])]
        while let siblings = waiting.popLast() {
            var rest = siblings
            for (old, new) in rest.takePairs(first, second) {
                (after[old], before[new]) = (new, old)
                waiting.append(
                    Siblings(before: first.elements[old].children, after: second.elements[new].children))
            }
            if let inside = rest.unwrapped(first, second) { waiting.append(inside) }
        }
    }
}

/// Elements of two layouts, each a list of siblings, that may be the same.
private struct Siblings {
    var before: [Int]
    var after: [Int]

    /// Takes out those that are the same: first those alike in all, in order, then those of one name.
    mutating func takePairs(_ first: Inspection, _ second: Inspection) -> [(before: Int, after: Int)] {
        let alike = before.indices.prefix { index in
            index < after.count && first.sign(of: before[index]) == second.sign(of: after[index])
        }.count
        var pairs = Array(zip(before.prefix(alike), after.prefix(alike)))
        before.removeFirst(alike)
        after.removeFirst(alike)
        pairs += takePairs(by: { first.sign(of: $0) }, { second.sign(of: $0) })
        pairs += takePairs(by: { first.label(of: $0) }, { second.label(of: $0) })
        return pairs.map { (before: $0, after: $1) }
    }

    private mutating func takePairs<Trait: Hashable>(
        by traitBefore: (Int) -> Trait, _ traitAfter: (Int) -> Trait
    ) -> [(Int, Int)] {
        guard !before.isEmpty, !after.isEmpty else { return [] }
        var waiting = Dictionary(grouping: after, by: traitAfter).mapValues { $0[...] }
        let pairs = before.compactMap { old in
            waiting[traitBefore(old)]?.popFirst().map { (old, $0) }
        }
        let (matchedBefore, matchedAfter) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
        before.removeAll { matchedBefore.contains($0) }
        after.removeAll { matchedAfter.contains($0) }
        return pairs
    }

    /// More wrappers than an edit puts around an element at once.
    static let wrapperLimit = 8

    /// What is left, with the wrappers of one side opened until an element of the other is found in them; the children of
    /// both where none is. Nil where there is nothing to find.
    func unwrapped(_ first: Inspection, _ second: Inspection) -> Siblings? {
        guard !before.isEmpty, !after.isEmpty else { return nil }
        let wanted = Set(before.map { first.label(of: $0) })
        if let inside = second.opened(after, until: wanted) { return Siblings(before: before, after: inside) }
        let kept = Set(after.map { second.label(of: $0) })
        if let inside = first.opened(before, until: kept) { return Siblings(before: inside, after: after) }
        let inside = Siblings(
            before: before.flatMap { first.elements[$0].children },
            after: after.flatMap { second.elements[$0].children })
        return inside.before.isEmpty || inside.after.isEmpty ? nil : inside
    }
}

extension Inspection {
    /// What tells an element from its siblings.
    fileprivate struct Sign: Hashable {
        let label: String
        let text: String?
    }

    fileprivate func sign(of index: Int) -> Sign {
        Sign(label: label(of: index), text: appearance(of: index).text?.string)
    }

    /// The name, with its key.
    fileprivate func label(of index: Int) -> String { record[elements[index].recordID].label }

    /// The elements inside of some, a level deeper until one has a wanted label; nil where none has.
    fileprivate func opened(_ wrappers: [Int], until wanted: Set<String>) -> [Int]? {
        var inside = wrappers
        for _ in 0..<Siblings.wrapperLimit {
            inside = inside.flatMap { elements[$0].children }
            if inside.contains(where: { wanted.contains(label(of: $0)) }) { return inside }
        }
        return nil
    }
}
