/// Where a view of an author's own stands: in which of them, one in the other, and as the how manieth of its name. It is
/// the same in the next pass, unless views of the name before it come or go.
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
    /// Adds what a view of an author's own comes to.
    /// - Parameter content: is called in the view's place, with what keeps its values; nil for nothing.
    package mutating func add(
        own name: String, content: ((any ViewKeeper)?, ViewPlace) -> (any View)?
    ) {
        let outer = context.place
        context.place = pass.place(of: name, in: outer)
        defer { context.place = outer }
        if let view = content(pass.keeper, context.place) { add(view) }
    }
}
