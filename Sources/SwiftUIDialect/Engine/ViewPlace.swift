/// The place of a user view: the views around it, the list item, and its number among views of its name there. It stays
/// the same in the next pass, unless views of the name before it appear or disappear.
package struct ViewPlace: Hashable, Sendable {
    /// The innermost step around it; nil outside of all views.
    private let outer: Step?
    /// The number that identifies the list item whose place it is; nil for another place. Such a place is made for each
    /// item, so it has a step only once a view is in it.
    var item: Int?

    init() {
        (outer, item) = (nil, nil)
    }

    private init(_ outer: Step?, item: Int? = nil) {
        (self.outer, self.item) = (outer, item)
    }

    private var last: Step? { item.map { Step(.number($0), 1, in: outer) } ?? outer }

    func inner(_ name: String, _ number: Int) -> ViewPlace { ViewPlace(Step(.view(name), number, in: last)) }

    /// The place of a list item.
    /// - Parameter number: its number among the items of its identity, from 1.
    func inner(_ item: ItemIdentity, _ number: Int) -> ViewPlace {
        switch item {
        case .number(let own):
            number == 1 ? ViewPlace(last, item: own) : ViewPlace(Step(.number(own), number, in: last))
        case .value(let value): ViewPlace(Step(.item("\(value.base)"), number, in: last))
        }
    }

    private enum Name: Hashable {
        case view(String)
        /// A list item with a number as its identity.
        case number(Int)
        case item(String)
    }

    /// A step from a place to one in it. A class, because the places of all views in a view share its steps.
    private final class Step: Hashable, Sendable {
        let outer: Step?
        let name: Name
        let number: Int

        init(_ name: Name, _ number: Int, in outer: Step?) {
            (self.outer, self.name, self.number) = (outer, name, number)
        }

        static func == (one: Step, other: Step) -> Bool {
            one === other || one.number == other.number && one.name == other.name && one.outer == other.outer
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(outer)
            hasher.combine(name)
            hasher.combine(number)
        }
    }
}

/// Keeps the states of user views between passes. A class, because a pass writes to it.
package protocol ViewKeeper: AnyObject {}

extension ChildList {
    /// Adds the view of a list item, with a tag; an element with a tag of its own keeps it.
    mutating func add(_ view: any View, as id: ItemIdentity, _ number: Int, tagged tag: ViewTag) {
        if case .number(let own) = id, number == 1, add(view, at: own, tagged: tag) { return }
        let outer = context.place
        context.place = outer.inner(id, number)
        defer { context.place = outer }
        add(view, tagged: tag)
    }

    /// Adds a view, and calls a closure with a place for each element that it produces.
    package mutating func add(
        _ view: any View, named name: String, telling: ((any ViewKeeper)?, ViewPlace) -> Void
    ) {
        let first = children.count
        let place = pass.place(of: name, in: context.place)
        add(view)
        for index in first..<max(first, children.count) {
            telling(pass.pointee.keeper, place.inner(name, index - first))
        }
    }

    /// Adds the elements of a user view.
    /// - Parameter content: called in the view's place, with the keeper of its state; nil for no view.
    package mutating func add(
        own name: String, content: ((any ViewKeeper)?, ViewPlace) -> (any View)?
    ) {
        let outer = context.place
        context.place = pass.place(of: name, in: outer)
        defer { context.place = outer }
        if let body = content(pass.pointee.keeper, context.place) { add(bodyOf: name, body) }
    }
}
