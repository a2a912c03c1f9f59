/// Where a view of an author's own stands: in which of them, one in the other, for which item of a list, and as the how
/// manieth of its name there. It is the same in the next pass, unless views of the name before it come or go.
package struct ViewPlace: Hashable, Sendable {
    private var steps: [Step] = []

    private struct Step: Hashable {
        let name: String
        let number: Int
    }

    init() {}

    func inner(_ name: String, _ number: Int) -> ViewPlace {
        var place = self
        place.steps.append(Step(name: name, number: number))
        return place
    }
}

/// Keeps what views of an author's own have in them, from one pass to the next. A class, for a pass writes to it.
package protocol ViewKeeper: AnyObject {}

extension ChildList {
    /// Adds the view of an item of a list.
    mutating func add(_ view: any View, as id: AnyHashable, _ number: Int) {
        let outer = context.place
        // No type has such a name.
        context.place = outer.inner("#\(id.base)", number)
        defer { context.place = outer }
        add(view)
    }

    /// Adds a view, and tells of each view that it comes to, in a place of its own.
    package mutating func add(
        _ view: any View, named name: String, telling: ((any ViewKeeper)?, ViewPlace) -> Void
    ) {
        let first = children.count
        let place = pass.place(of: name, in: context.place)
        add(view)
        for index in first..<max(first, children.count) { telling(pass.keeper, place.inner(name, index - first)) }
    }

    /// Adds what a view of an author's own comes to.
    /// - Parameter content: is called in the view's place, with what keeps its values; nil for nothing.
    package mutating func add(
        own name: String, content: ((any ViewKeeper)?, ViewPlace) -> (any View)?
    ) {
        let outer = context.place
        context.place = pass.place(of: name, in: outer)
        defer { context.place = outer }
        if let body = content(pass.keeper, context.place) { add(bodyOf: name, body) }
    }
}
