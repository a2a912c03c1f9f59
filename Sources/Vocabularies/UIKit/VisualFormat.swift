/// Auto Layout's visual format, `V:|-[title]-(>=8)-[button(44)]|`, as relations between attributes of views.
struct VisualFormat {
    /// One relation: an attribute of a view to a length, or to an attribute of another.
    struct Relation {
        var view: String
        var attribute: String
        /// The name of the relation: `equal`.
        var relation: String
        /// Empty for none.
        var other = ""
        var otherAttribute = "notAnAttribute"
        /// A number, or the name of a metric.
        var constant: String
        var priority = "1000"

        /// Its parts, in the order of the properties.
        var parts: [String] { [view, attribute, relation, other, otherAttribute, constant, priority] }
    }

    /// The name of the view around.
    static let superview = "|"

    private(set) var relations: [Relation] = []
    /// The views in order.
    private(set) var views: [String] = []
    private var isVertical = false
    private var rest: Substring

    /// Nil for what is no visual format.
    init?(_ format: String) {
        rest = Substring(format.filter { $0 != " " })
        if take("V:") { isVertical = true } else { _ = take("H:") }
        guard readAll() else { return nil }
    }

    private var start: String { isVertical ? "top" : "leading" }
    private var end: String { isVertical ? "bottom" : "trailing" }
    private var length: String { isVertical ? "height" : "width" }

    private mutating func readAll() -> Bool {
        var last: String? = take("|") ? Self.superview : nil
        while !rest.isEmpty {
            guard let gap = readGap() else { return false }
            let next: String
            if take("|") {
                next = Self.superview
            } else {
                guard let view = readView() else { return false }
                next = view
            }
            if let last { relate(last, to: next, by: gap) } else if !gap.isFlush { return false }
            last = next
            if next == Self.superview { return rest.isEmpty }
        }
        return !views.isEmpty
    }

    // MARK: Between views

    private struct Gap {
        var isFlush = false
        /// Empty for the usual gap.
        var lengths: [Predicate] = []
    }

    private struct Predicate {
        var relation = "equal"
        var value: String
        var priority = "1000"
    }

    private mutating func readGap() -> Gap? {
        guard take("-") else { return Gap(isFlush: true) }
        if rest.first == "[" || rest.first == "|" { return Gap() }
        guard let lengths = readPredicates(), take("-") else { return nil }
        return Gap(lengths: lengths)
    }

    private mutating func relate(_ first: String, to second: String, by gap: Gap) {
        let isAtEdge = first == Self.superview || second == Self.superview
        // The usual gap to the view around is its margin.
        let usual = Predicate(value: isAtEdge ? "0" : "8")
        let lengths = gap.isFlush ? [Predicate(value: "0")] : gap.lengths.isEmpty ? [usual] : gap.lengths
        let margin = !gap.isFlush && gap.lengths.isEmpty ? "Margin" : ""
        for length in lengths {
            relations.append(
                Relation(
                    view: second, attribute: second == Self.superview ? end + margin : start,
                    relation: length.relation, other: first,
                    otherAttribute: first == Self.superview ? start + margin : end, constant: length.value,
                    priority: length.priority))
        }
    }

    // MARK: Views

    private mutating func readView() -> String? {
        guard take("["), let name = readName() else { return nil }
        views.append(name)
        if rest.first == "(" {
            guard let lengths = readPredicates() else { return nil }
            for one in lengths {
                var relation = Relation(
                    view: name, attribute: length, relation: one.relation, constant: one.value, priority: one.priority)
                // The name is another view's or a metric's; which, is known where the views are.
                if one.value.first?.isLetter == true { (relation.other, relation.otherAttribute) = (one.value, length) }
                relations.append(relation)
            }
        }
        return take("]") ? name : nil
    }

    private mutating func readPredicates() -> [Predicate]? {
        guard take("(") else {
            return readName().map { [Predicate(value: $0)] }
        }
        var all: [Predicate] = []
        repeat {
            var predicate = Predicate(value: "")
            if take(">=") { predicate.relation = "greaterThanOrEqual" }
            if take("<=") { predicate.relation = "lessThanOrEqual" }
            _ = take("==")
            guard let value = readName() else { return nil }
            predicate.value = value
            if take("@") {
                guard let priority = readName() else { return nil }
                predicate.priority = priority
            }
            all.append(predicate)
        } while take(",")
        return take(")") ? all : nil
    }

    /// A number or a name.
    private mutating func readName() -> String? {
        var name = ""
        if rest.first == "-" { name.append(rest.removeFirst()) }
        while let next = rest.first, next.isLetter || next.isNumber || next == "_" || next == "." {
            name.append(rest.removeFirst())
        }
        return name.isEmpty ? nil : name
    }

    private mutating func take(_ word: String) -> Bool {
        guard rest.hasPrefix(word) else { return false }
        rest.removeFirst(word.count)
        return true
    }
}
