import Negotiation

/// The counterparts of elements in two layouts: of the same tree in two proposals, or before and after an edit.
///
/// Siblings are matched by their place in the source together with their contents, then by contents alone, by place,
/// and by name. An element that was wrapped or unwrapped is found inside; so are the children of a container that
/// became another one.
package struct ElementMatching: Sendable {
    /// The counterpart of each element of the first layout, by index; nil if it is gone.
    package private(set) var after: [Int?]
    /// The counterpart of each element of the second layout, by index; nil if it is new.
    package private(set) var before: [Int?]

    package init(_ first: Inspection, _ second: Inspection) {
        after = Array(repeating: nil, count: first.elements.count)
        before = Array(repeating: nil, count: second.elements.count)
        guard !first.elements.isEmpty, !second.elements.isEmpty else { return }
        let shift = SourceShift(from: first.sources, to: second.sources)
        let sides = Sides(
            first: Side(first) { shift.position(of: $0) }, second: Side(second) { $0 })
        var waiting = [Siblings(before: [0], after: [0])]
        while var siblings = waiting.popLast() {
            // Some were found inside others.
            siblings.before.removeAll { after[$0] != nil }
            siblings.after.removeAll { before[$0] != nil }
            for (old, new) in siblings.takePairs(sides) {
                (after[old], before[new]) = (new, old)
                waiting.append(
                    Siblings(before: first.elements[old].children, after: second.elements[new].children))
            }
            if let inside = siblings.unwrapped(sides) { waiting.append(inside) }
        }
    }
}

/// The two layouts.
private struct Sides {
    let first: Side
    let second: Side
}

/// The traits that distinguish the elements of one layout.
private struct Side {
    let inspection: Inspection
    /// The position of each element in the second layout's sources; nil if it has none.
    private let places: [Int?]
    /// A hash of each element's name, text and descendants.
    private let contents: [Int]

    init(_ inspection: Inspection, _ position: (Int) -> Int?) {
        self.inspection = inspection
        let record = inspection.record
        places = inspection.elements.map { element in
            record[element.recordID].origin.flatMap { position($0.utf8.lowerBound) }
        }
        var contents = [Int](repeating: 0, count: inspection.elements.count)
        // Parents precede their children.
        for index in inspection.elements.indices.reversed() {
            var hasher = Hasher()
            hasher.combine(inspection.label(of: index))
            hasher.combine(inspection.appearance(of: index).text?.string)
            for child in inspection.elements[index].children { hasher.combine(contents[child]) }
            contents[index] = hasher.finalize()
        }
        self.contents = contents
    }

    /// A trait that two siblings may share.
    struct Trait: Hashable {
        var place: Int?
        var contents: Int?
        var label: String?
    }

    func placeAndContents(of index: Int) -> Trait? {
        places[index].map { Trait(place: $0, contents: contents[index]) }
    }

    func contents(of index: Int) -> Trait? { Trait(contents: contents[index]) }

    func placeAndLabel(of index: Int) -> Trait? {
        places[index].map { Trait(place: $0, label: inspection.label(of: index)) }
    }

    func label(of index: Int) -> Trait? { Trait(label: inspection.label(of: index)) }

    /// Whether an element has contents that distinguish it from others of its name.
    func hasContents(_ index: Int) -> Bool {
        !inspection.elements[index].children.isEmpty || inspection.appearance(of: index).text != nil
    }

    /// The descendants of some elements, level by level, down to the wrapper limit.
    func inside(_ wrappers: [Int]) -> [[Int]] {
        var levels: [[Int]] = []
        var level = wrappers
        for _ in 0..<Siblings.wrapperLimit {
            level = level.flatMap { inspection.elements[$0].children }
            guard !level.isEmpty else { break }
            levels.append(level)
        }
        return levels
    }
}

/// Siblings of two layouts that may be counterparts.
private struct Siblings {
    var before: [Int]
    var after: [Int]

    /// More wrappers than one edit puts around an element.
    static let wrapperLimit = 8

    /// Removes and returns counterparts: first those with equal place and contents, last those with equal names.
    mutating func takePairs(_ sides: Sides) -> [(before: Int, after: Int)] {
        var pairs = takePairs(sides) { $0.placeAndContents(of: $1) }
        pairs += takePairs(sides) { $0.contents(of: $1) }
        pairs += takeWrapped(sides)
        pairs += takePairs(sides) { $0.placeAndLabel(of: $1) }
        pairs += takePairs(sides) { $0.label(of: $1) }
        return pairs
    }

    private mutating func takePairs(
        _ sides: Sides, by trait: (Side, Int) -> Side.Trait?
    ) -> [(before: Int, after: Int)] {
        guard !before.isEmpty, !after.isEmpty else { return [] }
        let pairs = Self.pairs(before, after, sides, by: trait)
        take(pairs)
        return pairs
    }

    private mutating func take(_ pairs: [(before: Int, after: Int)]) {
        guard !pairs.isEmpty else { return }
        let (matchedBefore, matchedAfter) = (Set(pairs.map(\.before)), Set(pairs.map(\.after)))
        before.removeAll { matchedBefore.contains($0) }
        after.removeAll { matchedAfter.contains($0) }
    }

    private static func pairs(
        _ before: [Int], _ after: [Int], _ sides: Sides, by trait: (Side, Int) -> Side.Trait?
    ) -> [(before: Int, after: Int)] {
        var waiting: [Side.Trait: ArraySlice<Int>] = [:]
        for new in after {
            if let trait = trait(sides.second, new) { waiting[trait, default: []].append(new) }
        }
        return before.compactMap { old in
            trait(sides.first, old).flatMap { waiting[$0]?.popFirst() }.map { (old, $0) }
        }
    }

    /// Removes and returns the unchanged elements that are inside the remaining elements of the other side.
    private mutating func takeWrapped(_ sides: Sides) -> [(before: Int, after: Int)] {
        guard !before.isEmpty, !after.isEmpty else { return [] }
        var all: [(before: Int, after: Int)] = []
        for level in sides.second.inside(after) {
            let wanted = before.filter { sides.first.hasContents($0) }
            guard !wanted.isEmpty else { break }
            let pairs = Self.pairs(wanted, level, sides) { $0.contents(of: $1) }
            take(pairs)
            all += pairs
        }
        for level in sides.first.inside(before) {
            let wanted = after.filter { sides.second.hasContents($0) }
            guard !wanted.isEmpty else { break }
            let pairs = Self.pairs(level, wanted, sides) { $0.contents(of: $1) }
            take(pairs)
            all += pairs
        }
        return all
    }

    /// The rest, with the wrappers of one side opened until they contain an element of the other; if none does, the
    /// children of both. Nil if one side is empty.
    func unwrapped(_ sides: Sides) -> Siblings? {
        guard !before.isEmpty, !after.isEmpty else { return nil }
        let (first, second) = (sides.first, sides.second)
        let wanted = Set(before.map { first.inspection.label(of: $0) })
        if let inside = second.opened(after, until: wanted) { return Siblings(before: before, after: inside) }
        let kept = Set(after.map { second.inspection.label(of: $0) })
        if let inside = first.opened(before, until: kept) { return Siblings(before: inside, after: after) }
        let inside = Siblings(
            before: before.flatMap { first.inspection.elements[$0].children },
            after: after.flatMap { second.inspection.elements[$0].children })
        return inside.before.isEmpty || inside.after.isEmpty ? nil : inside
    }
}

extension Side {
    /// The descendants of some elements, at the first level that has a wanted label; nil if no level has one.
    fileprivate func opened(_ wrappers: [Int], until wanted: Set<String>) -> [Int]? {
        inside(wrappers).first { $0.contains { wanted.contains(inspection.label(of: $0)) } }
    }
}

extension Inspection {
    /// The name, with its key.
    fileprivate func label(of index: Int) -> String { record[elements[index].recordID].label }
}
