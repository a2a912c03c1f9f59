/// A view for each item of a collection, as if written one after the other. It is not an element.
public struct ForEach: PrimitiveView {
    private let views: [any View]
    private let identities: Identities

    /// The identities and the tags of the items.
    private enum Identities {
        /// Numbers from the given one. A Picker identifies the views of a range by their offsets in it.
        case numbers(from: Int)
        /// - Parameter areRepeated: whether several items have one identity.
        case values([(id: ItemIdentity, tag: Any)], areRepeated: Bool)
    }

    /// Creates a view for each number, which is its identity.
    public init<Content: View>(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) {
        views = data.map { content($0) }
        identities = .numbers(from: data.lowerBound)
    }

    /// Creates a view for each value; the key path gives its identity.
    public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
    ) {
        let ids = data.map { $0[keyPath: id] }
        views = data.map { content($0) }
        identities = .values(ids.map { (ItemIdentity($0), $0) }, areRepeated: Set(ids).count < ids.count)
    }

    /// Creates a view for each value; its `id` is its identity.
    public init<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: (Data.Element) -> Content
    ) where Data.Element: Identifiable {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a loop of existing views, each with its item's identity as its tag too.
    package init(views: [(id: AnyHashable, tag: Any, view: any View)]) {
        self.views = views.map(\.view)
        identities = .values(
            views.map { (.value($0.id), $0.tag) }, areRepeated: Set(views.map(\.id)).count < views.count)
    }

    /// The views, without wrappers for their place in the source.
    package var made: [any View] {
        views.flatMap { view in (view as? ViewSequence)?.views ?? [view] }.map { Located.unwrap($0).view }
    }

    package func gather(into list: inout ChildList) {
        list.isStatic = false
        switch identities {
        case .numbers(let first):
            HeldView.forEach(in: views) { offset, view in
                view.gather(into: &list, as: .number(first + offset), tagged: .number(offset))
            }
        case .values(let items, areRepeated: false):
            HeldView.forEach(in: views) { index, view in
                view.gather(into: &list, as: items[index].id, tagged: .value(items[index].tag))
            }
        case .values(let items, areRepeated: true):
            // Each of several items with one identity has a place of its own.
            var counts: [ItemIdentity: Int] = [:]
            for (view, item) in zip(views, items) {
                counts[item.id, default: 0] += 1
                list.add(view, as: item.id, counts[item.id] ?? 1, tagged: .value(item.tag))
            }
        }
    }
}

/// The identity of a list item.
enum ItemIdentity: Hashable {
    case number(Int)
    case value(AnyHashable)

    init<ID: Hashable>(_ id: ID) {
        self = (id as? Int).map { .number($0) } ?? .value(id)
    }
}
