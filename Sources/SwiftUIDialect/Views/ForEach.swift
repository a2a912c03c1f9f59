/// A view for each item of a collection, as if written one after the other. It is not an element.
public struct ForEach: PrimitiveView {
    private let items: [Item]
    /// Whether several items have one identity.
    private let hasRepeatedIdentities: Bool

    /// The view of an item.
    private struct Item {
        let id: ItemIdentity
        let tag: ViewTag
        let view: any View
    }

    /// Creates a view for each number, which is its identity.
    public init<Content: View>(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) {
        // A Picker identifies the views of a range by their offsets in it.
        items = data.map { Item(id: .number($0), tag: .number($0 - data.lowerBound), view: content($0)) }
        hasRepeatedIdentities = false
    }

    /// Creates a view for each value; the key path gives its identity.
    public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
    ) {
        let ids = data.map { $0[keyPath: id] }
        items = zip(data, ids).map { Item(id: ItemIdentity($1), tag: .value($1), view: content($0)) }
        hasRepeatedIdentities = Set(ids).count < ids.count
    }

    /// Creates a view for each value; its `id` is its identity.
    public init<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: (Data.Element) -> Content
    ) where Data.Element: Identifiable {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a loop of existing views, each with its item's identity as its tag too.
    package init(views: [(id: AnyHashable, tag: Any, view: any View)]) {
        items = views.map { Item(id: .value($0.id), tag: .value($0.tag), view: $0.view) }
        hasRepeatedIdentities = Set(views.map(\.id)).count < views.count
    }

    /// The views, without wrappers for their place in the source.
    package var made: [any View] {
        items.flatMap { one in (one.view as? ViewSequence)?.views ?? [one.view] }.map { Located.unwrap($0).view }
    }

    package func gather(into list: inout ChildList) {
        list.isStatic = false
        guard hasRepeatedIdentities else {
            for index in items.indices {
                list.add(items[index].view, as: items[index].id, 1, tagged: items[index].tag)
            }
            return
        }
        // Each of several items with one identity has a place of its own.
        var counts: [ItemIdentity: Int] = [:]
        for item in items {
            counts[item.id, default: 0] += 1
            list.add(item.view, as: item.id, counts[item.id] ?? 1, tagged: item.tag)
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
