/// The place of a user view: the views around it, the list item, and its number among views of its name there. It stays
/// the same in the next pass, unless views of the name before it appear or disappear.
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

/// Keeps the states of user views between passes. A class, because a pass writes to it.
package protocol ViewKeeper: AnyObject {}

extension ChildList {
    /// Adds the view of a list item.
    mutating func add(_ view: any View, as id: AnyHashable, _ number: Int) {
        let outer = context.place
        // No type has such a name.
        context.place = outer.inner("#\(id.base)", number)
        defer { context.place = outer }
        add(view)
    }

    /// Adds a view, and calls a closure with a place for each element that it produces.
    package mutating func add(
        _ view: any View, named name: String, telling: ((any ViewKeeper)?, ViewPlace) -> Void
    ) {
        let first = children.count
        let place = pass.place(of: name, in: context.place)
        add(view)
        for index in first..<max(first, children.count) { telling(pass.keeper, place.inner(name, index - first)) }
    }

    /// Adds the elements of a user view.
    /// - Parameter content: called in the view's place, with the keeper of its state; nil for no view.
    package mutating func add(
        own name: String, content: ((any ViewKeeper)?, ViewPlace) -> (any View)?
    ) {
        let outer = context.place
        context.place = pass.place(of: name, in: outer)
        defer { context.place = outer }
        if let body = content(pass.keeper, context.place) { add(bodyOf: name, body) }
    }
}
